<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Connections\Services;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the webhook at PayPal, once per app, and stores its id, which is needed to verify events. PayPal requires HTTPS. Without
 * it, payments are detected when buyers return, or by the hourly reconciliation.
 */
final class Paypal_Endpoint {

	/** Types of events to subscribe to. */
	const EVENTS = array( 'CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED', self::REVERSED, 'PAYMENT.CAPTURE.DENIED' );

	/** Event: PayPal or a bank reversed a completed payment. */
	const REVERSED = 'PAYMENT.CAPTURE.REVERSED';

	/** Seconds until the next attempt. */
	const RETRY_DELAY = HOUR_IN_SECONDS;

	/** Creates the webhook if there is none. Sends no request once it exists, and at most one attempt per RETRY_DELAY. Returns whether there is a webhook. */
	public static function ensure( string $mode ): bool {
		if ( '' !== self::get_id( $mode ) ) {
			return true;
		}
		$wait = 'mainstreet_paypal_hook_' . $mode;
		if ( ! Paypal_Keys::parse( Paypal_Keys::get( $mode ) ) || 'https' !== wp_parse_url( self::get_url(), PHP_URL_SCHEME ) || get_transient( $wait ) ) {
			return false;
		}
		// This may run during a purchase; only one buyer has to wait for it.
		set_transient( $wait, 1, self::RETRY_DELAY );
		$id = self::create( new Paypal_Client( $mode ) );
		if ( '' !== $id ) {
			update_option( self::option_name( $mode ), array( 'id' => $id ) + self::get_fingerprint( $mode ), false );
			delete_transient( $wait );
		}
		return '' !== $id;
	}

	/** Returns the id of the webhook; empty if there is none for the current app and URL. */
	public static function get_id( string $mode ): string {
		$stored = get_option( self::option_name( $mode ) );
		return is_array( $stored ) && isset( $stored['id'] ) && array_diff_key( $stored, array( 'id' => 1 ) ) === self::get_fingerprint( $mode ) ? (string) $stored['id'] : '';
	}

	/** Returns the name of the option that stores the webhook. */
	public static function option_name( string $mode ): string {
		return 'mainstreet_paypal_webhook_' . $mode;
	}

	/** Returns the URL that PayPal sends events to. */
	public static function get_url(): string {
		return rest_url( Routes::OWN . '/paypal/webhook' );
	}

	/**
	 * Creates the webhook when a key was saved.
	 *
	 * @param string $option Name of the key's option.
	 */
	public static function handle_saved_key( $option ): void {
		foreach ( Paypal_Keys::SERVICES as $mode => $service ) {
			if ( Services::option_name( $service ) === $option ) {
				delete_transient( 'mainstreet_paypal_hook_' . $mode );
				self::ensure( $mode );
			}
		}
	}

	/**
	 * Returns the URL and app that a webhook belongs to. If one of them changes, a new webhook is created.
	 *
	 * @return string[] `url`, `client`.
	 */
	private static function get_fingerprint( $mode ): array {
		$pair = Paypal_Keys::parse( Paypal_Keys::get( $mode ) );
		return array(
			'url'    => self::get_url(),
			'client' => $pair ? $pair[0] : '',
		);
	}

	/** Creates the webhook, or finds the existing one with the same URL (id; empty on failure). */
	private static function create( Paypal_Client $client ) {
		$types    = array_map( static fn( $name ) => compact( 'name' ), self::EVENTS );
		$response = $client->post(
			'/v1/notifications/webhooks',
			array(
				'url'         => self::get_url(),
				'event_types' => $types,
			)
		);
		if ( 'WEBHOOK_URL_ALREADY_EXISTS' === Paypal_Client::get_issue( $response ) ) {
			$list = $client->get( '/v1/notifications/webhooks' );
			foreach ( is_wp_error( $list ) || ! isset( $list['webhooks'] ) ? array() : (array) $list['webhooks'] as $webhook ) {
				if ( isset( $webhook['url'] ) && self::get_url() === $webhook['url'] ) {
					$response = $webhook;
				}
			}
		}
		return ! is_wp_error( $response ) && isset( $response['id'] ) && Paypal_Client::is_id( $response['id'] ) ? $response['id'] : '';
	}
}
