<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the keys of the two modes. A key is client id and secret of an app of the owner's, entered in two fields and handed on as one
 * text (Key_Parts). Nothing in it says which mode it is of, so each mode has its own.
 */
final class Paypal_Keys {

	/** Modes. */
	const LIVE = 'live';
	const TEST = 'test';

	/** Services of src/connections that hold the keys, by mode. */
	const SERVICES = array(
		self::LIVE => 'paypal',
		self::TEST => 'paypal-test',
	);

	/** Hosts of the API, by mode. */
	const HOSTS = array(
		self::LIVE => 'https://api-m.paypal.com',
		self::TEST => 'https://api-m.sandbox.paypal.com',
	);

	/** What client ids and secrets look like. */
	const PART = '/^[A-Za-z0-9_-]{16,200}$/D';

	/**
	 * The mode that is switched on.
	 *
	 * @return string `live` or `test`.
	 */
	public static function mode(): string {
		$all = Options::all();
		return isset( $all['payments_mode'] ) && self::LIVE === Options::get( 'payments_mode', 'test' ) ? self::LIVE : self::TEST;
	}

	/**
	 * The key of a mode.
	 *
	 * @param string $mode Mode.
	 * @return string '' when there is none.
	 */
	public static function get( $mode ): string {
		return Secrets::get( self::SERVICES[ $mode ] );
	}

	/**
	 * Client id and secret of a key.
	 *
	 * @param string $key Key: both, with a colon or white space between them.
	 * @return string[]|null Null when it is no such thing.
	 */
	public static function read( $key ): ?array {
		return preg_match( '/^([A-Za-z0-9_-]{16,200})(?:\s*:\s*|\s+)([A-Za-z0-9_-]{16,200})$/D', trim( $key ), $parts ) ? array( $parts[1], $parts[2] ) : null;
	}

	/**
	 * Whether there is a key of a mode that PayPal did not refuse.
	 *
	 * @param string $mode Mode.
	 */
	public static function is_ready( string $mode ): bool {
		if ( null === self::read( self::get( $mode ) ) ) {
			return false;
		}
		$last = Key_Checks::last( self::SERVICES[ $mode ] );
		return ! $last || $last['ok'];
	}
}
