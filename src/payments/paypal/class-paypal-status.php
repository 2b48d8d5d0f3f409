<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Payments\Events\Provider_Events;
use Mainstreet\Payments\Events\Provider_Health;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings and Site Health say of PayPal and its webhook.
 */
final class Paypal_Status {

	/** What names of PayPal's events begin with. */
	const EVENT = 'WH-';

	/**
	 * Modes that have a key.
	 *
	 * @return string[]
	 */
	public static function modes(): array {
		return array_values(
			array_filter(
				array( Paypal_Keys::LIVE, Paypal_Keys::TEST ),
				static function ( $mode ) {
					return null !== Paypal_Keys::read( Paypal_Keys::get( $mode ) );
				}
			)
		);
	}

	/**
	 * Adds ours to the webhooks that the settings show: one for each mode that has a key.
	 *
	 * @param array[] $webhooks See Webhook_List::all().
	 * @return array[]
	 */
	public static function add_webhooks( $webhooks ) {
		return array_merge( (array) $webhooks, array_map( array( __CLASS__, 'describe' ), self::modes() ) );
	}

	/**
	 * A webhook in words.
	 *
	 * @param string $mode Mode.
	 * @return array See Webhook_List::all().
	 */
	public static function describe( $mode ) {
		$is_set = '' !== Paypal_Endpoint::id( $mode );
		return array(
			'id'      => 'paypal-' . $mode,
			'mode'    => $mode,
			'label'   => Paypal_Keys::LIVE === $mode ? __( 'PayPal: live payment events', 'mainstreet-blocks' ) : __( 'PayPal: test payment events', 'mainstreet-blocks' ),
			'status'  => $is_set ? 'good' : 'warning',
			'text'    => $is_set ? Provider_Health::last( Provider_Events::last( self::EVENT, $mode ) ) : self::missing(),
			'url'     => '',
			'hint'    => '',
			'command' => '',
		);
	}

	/**
	 * Adds our test to Site Health.
	 *
	 * @param array[] $tests Tests.
	 * @return array[]
	 */
	public static function add_test( $tests ) {
		if ( self::modes() ) {
			$tests['direct']['mainstreet_paypal'] = array(
				'label' => __( 'PayPal payments', 'mainstreet-blocks' ),
				'test'  => array( __CLASS__, 'test' ),
			);
		}
		return $tests;
	}

	/**
	 * The test of Site Health.
	 *
	 * @return array As a test of Site Health.
	 */
	public static function test(): array {
		return Provider_Health::result( 'paypal', self::verdict( Paypal_Keys::mode() ) );
	}

	/**
	 * What is to be said.
	 *
	 * @param string $mode Mode that is switched on.
	 * @return string[] Status, label, text.
	 */
	private static function verdict( string $mode ): array {
		if ( ! in_array( $mode, self::modes(), true ) ) {
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

	/** What is said where there is no webhook. */
	private static function missing(): string {
		return 'https' === wp_parse_url( Paypal_Endpoint::url(), PHP_URL_SCHEME )
			? __( 'PayPal has not created a webhook for this site yet. One will be requested with the next purchase. Until then, payments are only detected when buyers return to the site, and once an hour.', 'mainstreet-blocks' )
			: __( 'PayPal requires HTTPS, and this site does not use it. Payments are only detected when buyers return to the site, and once an hour.', 'mainstreet-blocks' );
	}
}
