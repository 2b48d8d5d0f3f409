<?php
/**
 * How PayPal stands.
 *
 * @package Mainstreet
 */

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
	public static function modes() {
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
			'label'   => Paypal_Keys::LIVE === $mode ? __( 'PayPal: events of real payments', 'mainstreet-blocks' ) : __( 'PayPal: events of tests', 'mainstreet-blocks' ),
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
				'label' => __( 'Payments by PayPal', 'mainstreet-blocks' ),
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
	public static function test() {
		return Provider_Health::result( 'paypal', self::verdict( Paypal_Keys::mode() ) );
	}

	/**
	 * What is to be said.
	 *
	 * @param string $mode Mode that is switched on.
	 * @return string[] Status, label, text.
	 */
	private static function verdict( $mode ) {
		if ( ! in_array( $mode, self::modes(), true ) ) {
			return array(
				'recommended',
				__( 'Nothing can be paid with PayPal', 'mainstreet-blocks' ),
				Paypal_Keys::LIVE === $mode
					? __( 'Real payments are switched on, but only the app of PayPal’s sandbox is set.', 'mainstreet-blocks' )
					: __( 'Tests are switched on, but only the app for real payments is set.', 'mainstreet-blocks' ),
			);
		}
		if ( ! Paypal_Keys::is_ready( $mode ) ) {
			return array( 'critical', __( 'PayPal refuses the saved client ID and secret', 'mainstreet-blocks' ), __( 'Nothing can be paid with PayPal until there are new ones.', 'mainstreet-blocks' ) );
		}
		$webhook = self::describe( $mode );
		if ( 'good' !== $webhook['status'] ) {
			return array( 'recommended', __( 'PayPal does not tell this site what happens', 'mainstreet-blocks' ), $webhook['text'] );
		}
		if ( Paypal_Keys::TEST === $mode ) {
			return array( 'recommended', __( 'PayPal is in test mode', 'mainstreet-blocks' ), __( 'Visitors can go through a purchase, but no money is taken. Switch to real payments when you are ready.', 'mainstreet-blocks' ) );
		}
		return array( 'good', __( 'Payments by PayPal are set up', 'mainstreet-blocks' ), $webhook['text'] );
	}

	/**
	 * What is said where there is no webhook.
	 *
	 * @return string
	 */
	private static function missing() {
		return 'https' === wp_parse_url( Paypal_Endpoint::url(), PHP_URL_SCHEME )
			? __( 'PayPal has made no webhook for this site yet; it is asked for with the next purchase. Payments are only seen when buyers come back, and each hour.', 'mainstreet-blocks' )
			: __( 'PayPal reaches sites with HTTPS only, and this one has none. Payments are only seen when buyers come back, and each hour.', 'mainstreet-blocks' );
	}
}
