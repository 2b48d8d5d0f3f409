<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Payments\Events\Provider_Event_Log;
use Mainstreet\Payments\Events\Provider_Health;

defined( 'ABSPATH' ) || exit;

/** Describes the state of PayPal and its webhook for the settings screen and Site Health. */
final class Paypal_Status {

	/** Prefix of the ids of PayPal's events. */
	const EVENT = 'WH-';

	/** Lists the modes that have a key. */
	public static function get_modes(): array {
		return array_values(
			array_filter(
				array( Paypal_Keys::LIVE, Paypal_Keys::TEST ),
				static fn( $mode ) => null !== Paypal_Keys::parse( Paypal_Keys::get( $mode ) )
			)
		);
	}

	/**
	 * Adds the webhook of each mode that has a key to the list in the settings.
	 *
	 * @param array[] $webhooks As in Webhook_Settings_Controller::get_webhooks().
	 * @return array[]
	 */
	public static function add_webhooks( $webhooks ) {
		return array_merge( (array) $webhooks, array_map( array( __CLASS__, 'describe' ), self::get_modes() ) );
	}

	/** Describes the webhook of a mode for the settings (as in Webhook_Settings_Controller::get_webhooks()). */
	public static function describe( string $mode ) {
		$is_set = '' !== Paypal_Endpoint::get_id( $mode );
		return array(
			'id'      => 'paypal-' . $mode,
			'mode'    => $mode,
			'label'   => Paypal_Keys::LIVE === $mode ? __( 'PayPal: live payment events', 'mainstreet-blocks' ) : __( 'PayPal: test payment events', 'mainstreet-blocks' ),
			'status'  => $is_set ? 'good' : 'warning',
			'text'    => $is_set ? Provider_Health::describe_last_event( Provider_Event_Log::get_last_time( self::EVENT, $mode ) ) : self::describe_missing(),
			'url'     => '',
			'hint'    => '',
			'command' => '',
		);
	}

	/**
	 * Adds the test to Site Health.
	 *
	 * @param array[] $tests As in the filter `site_status_tests`.
	 * @return array[]
	 */
	public static function add_test( $tests ) {
		if ( self::get_modes() ) {
			$tests['direct']['mainstreet_paypal'] = array(
				'label' => __( 'PayPal payments', 'mainstreet-blocks' ),
				'test'  => array( __CLASS__, 'test' ),
			);
		}
		return $tests;
	}

	/** Runs the test of Site Health (result as Site Health expects it). */
	public static function test(): array {
		return Provider_Health::build_result( 'paypal', self::get_verdict( Paypal_Keys::mode() ) );
	}

	/**
	 * Determines the result of the test.
	 *
	 * @param string $mode Mode in use.
	 * @return string[] Status, label, text.
	 */
	private static function get_verdict( string $mode ): array {
		if ( ! in_array( $mode, self::get_modes(), true ) ) {
			return array(
				'recommended',
				__( 'PayPal payments do not work', 'mainstreet-blocks' ),
				Paypal_Keys::LIVE === $mode
					? __( 'Live payments are turned on, but only the PayPal sandbox app is set up.', 'mainstreet-blocks' )
					: __( 'Test payments are turned on, but only the live PayPal app is set up.', 'mainstreet-blocks' ),
			);
		}
		if ( ! Paypal_Keys::is_ready( $mode ) ) {
			return array( 'critical', __( 'PayPal rejected the saved client ID and secret', 'mainstreet-blocks' ), __( 'PayPal payments will not work until new ones are set.', 'mainstreet-blocks' ) );
		}
		$webhook = self::describe( $mode );
		if ( 'good' !== $webhook['status'] ) {
			return array( 'recommended', __( 'PayPal is not sending events to this site', 'mainstreet-blocks' ), $webhook['text'] );
		}
		if ( Paypal_Keys::TEST === $mode ) {
			return array( 'recommended', __( 'PayPal is in test mode', 'mainstreet-blocks' ), __( 'Visitors can complete a purchase, but no one is charged. Switch to live payments when you are ready.', 'mainstreet-blocks' ) );
		}
		return array( 'good', __( 'PayPal payments are set up', 'mainstreet-blocks' ), $webhook['text'] );
	}

	/** Returns the message for a missing webhook. */
	private static function describe_missing(): string {
		return 'https' === wp_parse_url( Paypal_Endpoint::get_url(), PHP_URL_SCHEME )
			? __( 'PayPal has not created a webhook for this site yet. One will be requested with the next purchase. Until then, payments are only detected when buyers return to the site, and once an hour.', 'mainstreet-blocks' )
			: __( 'PayPal requires HTTPS, and this site does not use it. Payments are only detected when buyers return to the site, and once an hour.', 'mainstreet-blocks' );
	}
}
