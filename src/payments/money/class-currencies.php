<?php
namespace Mainstreet\Payments\Money;

defined( 'ABSPATH' ) || exit;

/**
 * The ISO 4217 currencies that Stripe supports, read from the built copy of `shared/money/currencies.json`, which the editor uses, too.
 * Decimals are those of ISO 4217, never those of `Intl` (docs/server-contract.md B.5). A row contains `symbol` (in English),
 * `decimals`, `minimum` and `step` (minor units; 0 and 1 by default), `stripe` (Stripe's decimals, if they differ).
 *
 * Payments in an unknown currency are never accepted. Its amounts are shown with `$` and two decimals.
 */
final class Currencies {

	/** @var array[]|null Rows by code; null until they are read. */
	private static ?array $rows = null;

	/**
	 * Whether payments in a currency are supported.
	 *
	 * @param mixed $code ISO code, upper case, such as `USD`.
	 */
	public static function is_known( $code ): bool {
		return is_string( $code ) && isset( self::rows()[ $code ] );
	}

	/**
	 * Returns the number of decimals.
	 *
	 * @param string $code
	 */
	public static function decimals( $code ): int {
		return self::get_number( $code, 'decimals', 2 );
	}

	/**
	 * Returns the minimum amount (minor units; 0 if not known: then Stripe itself may reject small amounts).
	 *
	 * @param string $code
	 */
	public static function minimum( $code ): int {
		return self::get_number( $code, 'minimum', 0 );
	}

	/** Returns the unit of suggested amounts: the minimum, or one whole unit if there is none (minor units, above 0). */
	public static function base( string $code ): int {
		$minimum = self::minimum( $code );
		return $minimum > 0 ? $minimum : (int) pow( 10, self::decimals( $code ) );
	}

	/**
	 * Returns the smallest step that Stripe accepts: amounts must be multiples of it.
	 *
	 * @param string $code
	 * @return int Minor units: 10 with three decimals, 100 if only whole units are accepted, otherwise 1.
	 */
	public static function step( $code ): int {
		return self::get_number( $code, 'step', 1 );
	}

	/**
	 * Returns the number of decimals that Stripe uses. They differ from ISO 4217 for ISK and UGX (two instead of none) and
	 * MGA (none instead of two).
	 */
	public static function stripe_decimals( string $code ): int {
		return self::get_number( $code, 'stripe', self::decimals( $code ) );
	}

	/**
	 * Returns the symbol, as used in English (plain text; `$` for an unknown code).
	 *
	 * @param string $code
	 */
	public static function symbol( $code ): string {
		$rows = self::rows();
		return isset( $rows[ $code ] ) ? (string) $rows[ $code ]['symbol'] : '$';
	}

	/** Lists the codes of all supported currencies (sorted alphabetically). */
	public static function codes(): array {
		return array_keys( self::rows() );
	}

	/**
	 * Returns a number of a row.
	 *
	 * @param string $name    Key in the row.
	 * @param int    $without Default.
	 */
	private static function get_number( $code, string $name, int $without ): int {
		$rows = self::rows();
		return isset( $rows[ $code ][ $name ] ) ? (int) $rows[ $code ][ $name ] : $without;
	}

	/** Reads the rows (by code; empty if the file is missing). */
	private static function rows(): array {
		if ( null === self::$rows ) {
			$file       = MAINSTREET_DIR . '/build/money/currencies.json';
			$rows       = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this plugin.
			self::$rows = is_array( $rows ) ? $rows : array();
		}
		return self::$rows;
	}
}
