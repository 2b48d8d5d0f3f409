<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the keys of the two modes, and which mode is switched on. A key says itself which mode it is of: one for
 * tests is never used for money, wherever it was entered.
 */
final class Stripe_Keys {

	/** Modes. */
	const LIVE = 'live';
	const TEST = 'test';

	/** Services of src/connections that hold the keys, by mode. */
	const SERVICES = array(
		self::LIVE => 'stripe-secret',
		self::TEST => 'stripe-secret-test',
	);

	/** Services that hold the signing secrets an owner typed, by mode. */
	const WEBHOOKS = array(
		self::LIVE => 'stripe-webhook',
		self::TEST => 'stripe-webhook-test',
	);

	/**
	 * The mode that is switched on.
	 *
	 * @return string `live` or `test`.
	 */
	public static function mode(): string {
		return self::LIVE === Options::get( 'payments_mode', self::TEST ) ? self::LIVE : self::TEST;
	}

	/**
	 * The key of a mode.
	 *
	 * @param string $mode Mode.
	 * @return string '' when there is none.
	 */
	public static function get( $mode ): string {
		$service = self::service( $mode );
		return '' === $service ? '' : Secrets::get( $service );
	}

	/**
	 * Which service holds the key of a mode: its own, else the other's, as a site's configuration may know one name only.
	 *
	 * @param string $mode Mode.
	 * @return string Id; '' when there is no key.
	 */
	public static function service( $mode ): string {
		foreach ( array( self::SERVICES[ $mode ], self::SERVICES[ self::LIVE ], self::SERVICES[ self::TEST ] ) as $service ) {
			if ( self::mode_of( Secrets::get( $service ) ) === $mode ) {
				return $service;
			}
		}
		return '';
	}

	/**
	 * The mode that a key is of.
	 *
	 * @param string $key Anything.
	 * @return string '' when it is no secret or restricted key.
	 */
	public static function mode_of( $key ): string {
		return preg_match( '/^(?:sk|rk)_(live|test)_[A-Za-z0-9_]{4,250}$/D', $key, $found ) ? $found[1] : '';
	}

	/**
	 * Whether there is a key of a mode that Stripe did not refuse.
	 *
	 * @param string $mode Mode.
	 * @return bool
	 */
	public static function is_ready( $mode ) {
		return '' !== self::service( $mode ) && ! self::is_rejected( $mode );
	}

	/**
	 * Whether Stripe refused the key of a mode the last time.
	 *
	 * @param string $mode Mode.
	 */
	public static function is_rejected( $mode ): bool {
		$service = self::service( $mode );
		$last    = '' === $service ? null : Key_Checks::last( $service );
		return $last && ! $last['ok'];
	}

	/**
	 * Modes that there is a key for.
	 *
	 * @return string[]
	 */
	public static function modes(): array {
		return array_values(
			array_filter(
				array( self::LIVE, self::TEST ),
				static function ( $mode ) {
					return '' !== self::service( $mode );
				}
			)
		);
	}
}
