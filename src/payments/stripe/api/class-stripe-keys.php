<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the keys of the live and test modes, and the mode in use. The prefix of a key determines its mode, so a test key is
 * never used for live payments, whichever field it was entered in.
 */
final class Stripe_Keys {

	const LIVE = 'live';
	const TEST = 'test';

	/** Ids of the services (src/connections) that store the keys, by mode. */
	const SERVICES = array(
		self::LIVE => 'stripe-secret',
		self::TEST => 'stripe-secret-test',
	);

	/** Ids of the services that store the signing secrets entered by the owner, by mode. */
	const WEBHOOKS = array(
		self::LIVE => 'stripe-webhook',
		self::TEST => 'stripe-webhook-test',
	);

	/** Returns the mode in use, `live` or `test`. */
	public static function mode(): string {
		return self::LIVE === Options::get( 'payments_mode', self::TEST ) ? self::LIVE : self::TEST;
	}

	/** @return string Empty if there is no key. */
	public static function get( string $mode ): string {
		$service = self::find_service( $mode );
		return '' === $service ? '' : Secrets::get( $service );
	}

	/**
	 * Finds the service that stores the key of a mode: that of the mode first, then the other one, because a site's configuration may
	 * define only one of the names.
	 *
	 * @return string Id of the service; empty if there is no key.
	 */
	public static function find_service( string $mode ): string {
		foreach ( array( self::SERVICES[ $mode ], self::SERVICES[ self::LIVE ], self::SERVICES[ self::TEST ] ) as $service ) {
			if ( self::mode_of( Secrets::get( $service ) ) === $mode ) {
				return $service;
			}
		}
		return '';
	}

	/**
	 * @param string $key Any text.
	 * @return string Empty if the text is not a secret or restricted key.
	 */
	public static function mode_of( $key ): string {
		return preg_match( '/^(?:sk|rk)_(live|test)_[A-Za-z0-9_]{4,250}$/D', $key, $found ) ? $found[1] : '';
	}

	/** Whether a mode has a key that Stripe has not rejected. */
	public static function is_ready( string $mode ) {
		return '' !== self::find_service( $mode ) && ! self::is_rejected( $mode );
	}

	/** Whether Stripe rejected the key of a mode at the last check. */
	public static function is_rejected( string $mode ): bool {
		$service = self::find_service( $mode );
		$last    = '' === $service ? null : Key_Checks::get_last( $service );
		return $last && ! $last['ok'];
	}

	/** @return string[] */
	public static function get_modes(): array {
		return array_values(
			array_filter(
				array( self::LIVE, self::TEST ),
				static fn( $mode ) => '' !== self::find_service( $mode )
			)
		);
	}
}
