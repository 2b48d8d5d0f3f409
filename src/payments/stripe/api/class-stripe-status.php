<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Events\Provider_Event_Log;
use Mainstreet\Payments\Events\Provider_Health;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Events;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Controller;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Secrets;

defined( 'ABSPATH' ) || exit;

/** Describes the state of the webhook for the settings screen and Site Health. */
final class Stripe_Status {

	/** How the webhook is set up: by the plugin, by the owner, not at all, or with a secret that cannot be decrypted. */
	const MADE       = 'made';
	const ENTERED    = 'entered';
	const MISSING    = 'missing';
	const UNREADABLE = 'unreadable';

	/**
	 * Returns the state of the webhook of a mode.
	 *
	 * @return array `way` (a constant of this class), `url`, `last` (Unix time of the last event, 0 if there was none), `problem` (message or '').
	 */
	public static function get_webhook( string $mode ): array {
		$stored = Stripe_Webhook_Secrets::get_stored( $mode );
		$way    = Stripe_Webhook_Secrets::is_made( $mode ) ? self::MADE : self::MISSING;
		$way    = Stripe_Webhook_Secrets::is_unreadable( $mode ) ? self::UNREADABLE : $way;
		return array(
			'way'     => Stripe_Webhook_Secrets::is_entered( $mode ) ? self::ENTERED : $way,
			'url'     => Stripe_Endpoint::get_url(),
			'last'    => Provider_Event_Log::get_last_time( 'evt_', $mode ),
			'problem' => Attributes::text( $stored, 'problem' ),
		);
	}

	/**
	 * Adds the webhook of each mode that has a key to the list in the settings.
	 *
	 * @param array[] $webhooks As in Webhook_Settings_Controller::get_webhooks().
	 * @return array[]
	 */
	public static function add_webhooks( $webhooks ) {
		return array_merge( (array) $webhooks, array_map( array( __CLASS__, 'describe' ), Stripe_Keys::get_modes() ) );
	}

	/**
	 * Adds the test to Site Health.
	 *
	 * @param array[] $tests As in the filter `site_status_tests`.
	 * @return array[]
	 */
	public static function add_test( $tests ) {
		if ( Stripe_Keys::get_modes() ) {
			$tests['direct']['mainstreet_stripe'] = array(
				'label' => __( 'Stripe payments', 'mainstreet-blocks' ),
				'test'  => array( __CLASS__, 'test' ),
			);
		}
		return $tests;
	}

	/** Runs the test of Site Health (result as Site Health expects it). */
	public static function test(): array {
		return Provider_Health::build_result( 'stripe', self::get_verdict() );
	}

	/** Determines the result of the test (status, label, text). */
	private static function get_verdict(): array {
		$mode = Stripe_Keys::mode();
		if ( '' === Stripe_Keys::find_service( $mode ) ) {
			return array( 'recommended', __( 'Payments cannot be accepted', 'mainstreet-blocks' ), self::missing_key_message( $mode ) );
		}
		if ( Stripe_Keys::is_rejected( $mode ) ) {
			return array( 'critical', __( 'Stripe rejected the saved key', 'mainstreet-blocks' ), __( 'Payments cannot be accepted until a new key is set.', 'mainstreet-blocks' ) );
		}
		$webhook = self::describe( $mode );
		if ( 'good' !== $webhook['status'] ) {
			return array( 'recommended', __( 'Stripe is not sending events to this site', 'mainstreet-blocks' ), $webhook['text'] );
		}
		if ( Stripe_Keys::TEST === $mode ) {
			return array( 'recommended', __( 'Payments are in test mode', 'mainstreet-blocks' ), __( 'Visitors can complete a purchase, but no one is charged. Switch to live payments when you are ready.', 'mainstreet-blocks' ) );
		}
		return array( 'good', __( 'Stripe payments are set up', 'mainstreet-blocks' ), $webhook['text'] );
	}

	/** Describes the webhook of a mode for the settings (as in Webhook_Settings_Controller::get_webhooks()). */
	public static function describe( string $mode ) {
		$webhook = self::get_webhook( $mode );
		$is_set  = in_array( $webhook['way'], array( self::MADE, self::ENTERED ), true );
		$renew   = ! $is_set && Stripe_Endpoint::is_reachable( $webhook['url'] );
		$by_hand = self::MADE !== $webhook['way'] && ! ( $renew && self::UNREADABLE === $webhook['way'] );
		return array(
			'id'      => 'stripe-' . $mode,
			'mode'    => $mode,
			'label'   => self::get_label( $mode ),
			'status'  => $is_set ? 'good' : 'warning',
			'text'    => $is_set ? self::describe_last_event( $webhook['last'] ) : self::describe_missing( $webhook ),
			'url'     => $by_hand ? $webhook['url'] : '',
			/* translators: %s: list of events. */
			'hint'    => $by_hand ? sprintf( __( 'In Stripe, under Developers > Webhooks, add an endpoint with this URL and the events listed here. Then enter its signing secret below, under “Stripe webhook”. Events: %s', 'mainstreet-blocks' ), implode( ', ', array_keys( Stripe_Events::TYPES ) ) ) : '',
			'renew'   => $renew,
			'command' => $is_set || $renew ? '' : 'stripe listen --forward-to ' . $webhook['url'],
		);
	}

	/**
	 * Describes when the last event arrived, and how many had invalid signatures.
	 *
	 * @param int $time Unix time; 0 if there was none.
	 */
	private static function describe_last_event( $time ): string {
		$bad  = Counters::get( Stripe_Webhook_Controller::BAD_SIGNATURES );
		$text = Provider_Health::describe_last_event( $time );
		/* translators: %s: number. */
		return $bad > 0 ? $text . ' ' . sprintf( _n( '%s event had an invalid signature.', '%s events had invalid signatures.', $bad, 'mainstreet-blocks' ), number_format_i18n( $bad ) ) : $text;
	}

	/**
	 * Returns the message for a missing webhook.
	 *
	 * @param array $webhook As get_webhook() returns it.
	 */
	private static function describe_missing( array $webhook ): string {
		$problem = $webhook['problem'];
		$text    = self::UNREADABLE === $webhook['way'] ? self::unreadable_message() : __( 'Payments are only detected when buyers return to the site, and once an hour. Set up the webhook to detect them immediately.', 'mainstreet-blocks' );
		/* translators: %s: what Stripe said. */
		return '' === $problem ? $text : $text . ' ' . sprintf( __( 'Stripe said: %s', 'mainstreet-blocks' ), $problem );
	}

	/** Returns the message for a signing secret that cannot be decrypted. */
	private static function unreadable_message(): string {
		return __( 'The signing secret can no longer be read, because the security keys of this site have changed. Events from Stripe are rejected until the webhook is set up again. Payments are noticed only when buyers return, and once an hour.', 'mainstreet-blocks' );
	}

	/**
	 * Adds endpoints whose secret cannot be decrypted to the list of such secrets.
	 *
	 * @param array[] $secrets As in Unreadable_Secrets::find_all().
	 * @return array[]
	 */
	public static function add_unreadable( $secrets ) {
		foreach ( array( Stripe_Keys::LIVE, Stripe_Keys::TEST ) as $mode ) {
			if ( Stripe_Webhook_Secrets::is_unreadable( $mode ) && ! Stripe_Webhook_Secrets::is_entered( $mode ) ) {
				$secrets[] = array(
					'id'    => 'webhook:stripe-' . $mode,
					'label' => self::get_label( $mode ),
					'url'   => Settings_Page::url() . '#/payments/' . Stripe_Keys::SERVICES[ $mode ],
				);
			}
		}
		return $secrets;
	}

	/**
	 * Sets up a Stripe webhook again. Callback of `mainstreet_payments_webhook_renew`.
	 *
	 * @param true|\WP_Error|null $done Result of another provider; null if none handled the id.
	 * @param string              $id   Id of a webhook.
	 * @return true|\WP_Error|null
	 */
	public static function renew( $done, $id ) {
		foreach ( Stripe_Keys::get_modes() as $mode ) {
			if ( 'stripe-' . $mode === $id ) {
				return Stripe_Endpoint::ensure( $mode );
			}
		}
		return $done;
	}

	/** Returns the label of the webhook of a mode. */
	private static function get_label( $mode ): string {
		return Stripe_Keys::LIVE === $mode ? __( 'Stripe: live payment events', 'mainstreet-blocks' ) : __( 'Stripe: test payment events', 'mainstreet-blocks' );
	}

	/** Returns the message for a mode in use that has no key. */
	private static function missing_key_message( string $mode ): string {
		return Stripe_Keys::LIVE === $mode
			? __( 'Live payments are turned on, but only the test key is set.', 'mainstreet-blocks' )
			: __( 'Test payments are turned on, but only the live key is set.', 'mainstreet-blocks' );
	}
}
