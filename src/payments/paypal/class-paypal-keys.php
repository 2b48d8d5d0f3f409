<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the keys of the live and test modes. A key consists of the client id and secret of an app, entered in two fields and passed
 * as one text (Key_Parts). It does not show its mode, so each mode has its own key.
 */
final class Paypal_Keys {

	const LIVE = 'live';
	const TEST = 'test';

	/** Ids of the services (src/connections) that store the keys, by mode. */
	const SERVICES = array(
		self::LIVE => 'paypal',
		self::TEST => 'paypal-test',
	);

	/** Hosts of the API, by mode. */
	const HOSTS = array(
		self::LIVE => 'https://api-m.paypal.com',
		self::TEST => 'https://api-m.sandbox.paypal.com',
	);

	/** Format of client ids and secrets. */
	const PART = '/^[A-Za-z0-9_-]{16,200}$/D';

	/** Returns the mode in use, `live` or `test`. */
	public static function mode(): string {
		$all = Options::all();
		return isset( $all['payments_mode'] ) && self::LIVE === Options::get( 'payments_mode', 'test' ) ? self::LIVE : self::TEST;
	}

	/** @return string Empty if there is no key. */
	public static function get( string $mode ): string {
		return Secrets::get( self::SERVICES[ $mode ] );
	}

	/**
	 * Splits a key into client id and secret.
	 *
	 * @param string $key Both, separated by a colon or white space.
	 * @return string[]|null Null if the text is not a key.
	 */
	public static function parse( $key ): ?array {
		return preg_match( '/^([A-Za-z0-9_-]{16,200})(?:\s*:\s*|\s+)([A-Za-z0-9_-]{16,200})$/D', trim( $key ), $parts ) ? array( $parts[1], $parts[2] ) : null;
	}

	/** Whether a mode has a key that PayPal has not rejected. */
	public static function is_ready( string $mode ): bool {
		if ( null === self::parse( self::get( $mode ) ) ) {
			return false;
		}
		$last = Key_Checks::get_last( self::SERVICES[ $mode ] );
		return ! $last || $last['ok'];
	}
}
