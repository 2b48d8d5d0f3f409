<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Registration\Rest\Routes;

defined( 'ABSPATH' ) || exit;

/**
 * Makes the webhook at PayPal, once for each app, and keeps its id, which its signature is checked with. PayPal reaches sites with
 * https only; on others, orders are finished when the buyer comes back, or by the hourly look.
 */
final class Paypal_Endpoint {

	/** What we want to be told. */
	const EVENTS = array( 'CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED', self::REVERSED, 'PAYMENT.CAPTURE.DENIED' );

	/** PayPal took money back that had come in: a bank or PayPal decided for the buyer. */
	const REVERSED = 'PAYMENT.CAPTURE.REVERSED';

	/** Seconds until it is tried again. */
	const PAUSE = HOUR_IN_SECONDS;

	/**
	 * Makes sure that there is one. Costs nothing once that is so.
	 *
	 * @param string $mode Mode.
	 * @return bool Whether there is one.
	 */
	public static function ensure( string $mode ): bool {
		if ( '' !== self::id( $mode ) ) {
			return true;
		}
		$wait = 'mainstreet_paypal_hook_' . $mode;
		if ( ! Paypal_Keys::read( Paypal_Keys::get( $mode ) ) || 'https' !== wp_parse_url( self::url(), PHP_URL_SCHEME ) || get_transient( $wait ) ) {
			return false;
		}
		// Buyers wait for this; one of them is enough.
		set_transient( $wait, 1, self::PAUSE );
		$id = self::make( new Paypal_Client( $mode ) );
		if ( '' !== $id ) {
			update_option( self::option( $mode ), array( 'id' => $id ) + self::mark( $mode ), false );
			delete_transient( $wait );
		}
		return '' !== $id;
	}

	/**
	 * Id of the webhook.
	 *
	 * @param string $mode Mode.
	 * @return string '' while there is none of this key at this address.
	 */
	public static function id( $mode ): string {
		$kept = get_option( self::option( $mode ) );
		return is_array( $kept ) && isset( $kept['id'] ) && array_diff_key( $kept, array( 'id' => 1 ) ) === self::mark( $mode ) ? (string) $kept['id'] : '';
	}

	/**
	 * Name of the option that keeps it.
	 *
	 * @param string $mode Mode.
	 */
	public static function option( $mode ): string {
		return 'mainstreet_paypal_webhook_' . $mode;
	}

	/** Address of the webhook. */
	public static function url(): string {
		return rest_url( Routes::OWN . '/paypal/webhook' );
	}

	/**
	 * A key was saved.
	 *
	 * @param string $option Name of its option.
	 */
	public static function key_saved( $option ): void {
		foreach ( Paypal_Keys::SERVICES as $mode => $service ) {
			if ( Secrets::option_name( $service ) === $option ) {
				delete_transient( 'mainstreet_paypal_hook_' . $mode );
				self::ensure( $mode );
			}
		}
	}

	/**
	 * What the webhook was made for: another app or address needs another.
	 *
	 * @param string $mode Mode.
	 * @return string[]
	 */
	private static function mark( $mode ): array {
		$pair = Paypal_Keys::read( Paypal_Keys::get( $mode ) );
		return array(
			'url'    => self::url(),
			'client' => $pair ? $pair[0] : '',
		);
	}

	/**
	 * Makes it, or finds the one that is there.
	 *
	 * @param Paypal_Client $client Client.
	 * @return string Id; '' when that failed.
	 */
	private static function make( Paypal_Client $client ) {
		$types  = array_map(
			static function ( $name ) {
				return compact( 'name' );
			},
			self::EVENTS
		);
		$answer = $client->post(
			'/v1/notifications/webhooks',
			array(
				'url'         => self::url(),
				'event_types' => $types,
			)
		);
		if ( 'WEBHOOK_URL_ALREADY_EXISTS' === Paypal_Client::issue( $answer ) ) {
			$list = $client->get( '/v1/notifications/webhooks' );
			foreach ( is_wp_error( $list ) || ! isset( $list['webhooks'] ) ? array() : (array) $list['webhooks'] as $webhook ) {
				if ( isset( $webhook['url'] ) && self::url() === $webhook['url'] ) {
					$answer = $webhook;
				}
			}
		}
		return ! is_wp_error( $answer ) && isset( $answer['id'] ) && Paypal_Client::is_id( $answer['id'] ) ? $answer['id'] : '';
	}
}
