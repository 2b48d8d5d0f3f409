<?php
namespace Mainstreet\Payments\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `shared/money/currencies.json`, which the editor reads, too: every currency of ISO 4217 that Stripe takes. Decimals
 * are those of ISO 4217, never those of `Intl` (docs/server-contract.md B.5). A row holds `symbol` (as English writes it),
 * `decimals`, `minimum` and `step` (minor units; 0 and 1 if left out), `stripe` (decimals that Stripe counts with, where they differ).
 *
 * A code that is not known is never taken as payment. Shown, it falls back to `$` and two decimals (spec part 3, section 3).
 */
final class Currencies {

	/**
	 * Rows by code; null until one is asked for.
	 *
	 * @var array[]|null
	 */
	private static ?array $rows = null;

	/**
	 * Whether money is taken in a currency.
	 *
	 * @param mixed $code Three capitals, such as `USD`.
	 */
	public static function is_known( $code ): bool {
		return is_string( $code ) && isset( self::rows()[ $code ] );
	}

	/**
	 * How many decimals its amounts have.
	 *
	 * @param string $code Currency.
	 * @return int 0 to 3.
	 */
	public static function decimals( $code ): int {
		return self::of( $code, 'decimals', 2 );
	}

	/**
	 * The least that may be asked for.
	 *
	 * @param string $code Currency.
	 * @return int Minor units; 0 where nobody says so: then Stripe's own refusal counts.
	 */
	public static function minimum( $code ): int {
		return self::of( $code, 'minimum', 0 );
	}

	/**
	 * What suggested amounts are multiples of: the minimum, or one whole unit where there is none.
	 *
	 * @param string $code Currency.
	 * @return int Minor units, above 0.
	 */
	public static function base( string $code ): int {
		$minimum = self::minimum( $code );
		return $minimum > 0 ? $minimum : (int) pow( 10, self::decimals( $code ) );
	}

	/**
	 * The smallest step that Stripe takes: amounts must be multiples of it.
	 *
	 * @param string $code Currency.
	 * @return int Minor units: 10 with three decimals, 100 where only whole units are taken, else 1.
	 */
	public static function step( $code ): int {
		return self::of( $code, 'step', 1 );
	}

	/**
	 * How many decimals Stripe counts with. They differ from ISO 4217 for ISK and UGX (two instead of none) and
	 * MGA (none instead of two).
	 *
	 * @param string $code Currency.
	 */
	public static function stripe_decimals( string $code ): int {
		return self::of( $code, 'stripe', self::decimals( $code ) );
	}

	/**
	 * Its symbol, as English writes it.
	 *
	 * @param string $code Currency.
	 * @return string Plain text; `$` for a code that is not known.
	 */
	public static function symbol( $code ): string {
		$rows = self::rows();
		return isset( $rows[ $code ] ) ? (string) $rows[ $code ]['symbol'] : '$';
	}

	/**
	 * All of them.
	 *
	 * @return string[] Codes, by the alphabet.
	 */
	public static function codes(): array {
		return array_keys( self::rows() );
	}

	/**
	 * A number of a row.
	 *
	 * @param string $code    Currency.
	 * @param string $name    Member of the row.
	 * @param int    $without What it is where the row does not say so.
	 */
	private static function of( $code, string $name, int $without ): int {
		$rows = self::rows();
		return isset( $rows[ $code ][ $name ] ) ? (int) $rows[ $code ][ $name ] : $without;
	}

	/**
	 * All rows.
	 *
	 * @return array[] By code.
	 */
	private static function rows(): array {
		if ( null === self::$rows ) {
			$file       = MAINSTREET_DIR . '/build/money/currencies.json';
			$rows       = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of ours.
			self::$rows = is_array( $rows ) ? $rows : array();
		}
		return self::$rows;
	}
}
