<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Typed values of attributes of blocks, decoded JSON, options and parameters. A value of another type counts as absent, and so
 * does every value of what is no array.
 */
final class Attributes {

	/**
	 * A text as it is stored.
	 *
	 * @param mixed      $values Untyped array.
	 * @param string|int $name   Key.
	 * @param int        $most   Longest in bytes; a longer one counts as absent.
	 * @return string '' where it is absent.
	 */
	public static function text( $values, $name, $most = PHP_INT_MAX ) {
		return is_array( $values ) && isset( $values[ $name ] ) && is_string( $values[ $name ] ) && strlen( $values[ $name ] ) <= $most ? $values[ $name ] : '';
	}

	/**
	 * A cookie, id, token or proof of a request; not a text that people typed, see Plain_Text.
	 *
	 * @param array      $request $_GET, $_POST or $_COOKIE, slashed.
	 * @param string|int $name    Key.
	 * @return string Sanitized; '' where it is absent.
	 */
	public static function parameter( array $request, $name ): string {
		return sanitize_text_field( wp_unslash( self::text( $request, $name ) ) );
	}

	/**
	 * A number within bounds. Shortcodes hold numbers as text.
	 *
	 * @param mixed      $values   Untyped array.
	 * @param string|int $name     Key.
	 * @param int        $least    Smallest.
	 * @param int        $most     Largest.
	 * @param int|float  $fallback Where there is no number.
	 * @return int|float
	 */
	public static function number( $values, $name, int $least, int $most, $fallback = 0 ) {
		$value = is_array( $values ) && isset( $values[ $name ] ) && is_numeric( $values[ $name ] ) ? $values[ $name ] + 0 : $fallback;
		return is_finite( $value ) ? min( max( $value, $least ), $most ) : $fallback;
	}

	/**
	 * A whole number; neither a text nor a fraction is one.
	 *
	 * @param mixed      $values Untyped array.
	 * @param string|int $name   Key.
	 * @return int 0 where it is absent.
	 */
	public static function integer( $values, $name ): int {
		return is_array( $values ) && isset( $values[ $name ] ) && is_int( $values[ $name ] ) ? $values[ $name ] : 0;
	}

	/**
	 * Whether a switch is on; only true and false are values of one.
	 *
	 * @param mixed      $values  Untyped array.
	 * @param string|int $name    Key.
	 * @param bool       $default Where it is absent.
	 */
	public static function flag( $values, $name, bool $default = false ): bool {
		return is_array( $values ) && isset( $values[ $name ] ) && is_bool( $values[ $name ] ) ? $values[ $name ] : $default;
	}

	/**
	 * An array, with whatever is in it.
	 *
	 * @param mixed      $values Untyped array.
	 * @param string|int $name   Key.
	 * @return array Empty where it is absent.
	 */
	public static function items( $values, $name ): array {
		return is_array( $values ) && isset( $values[ $name ] ) && is_array( $values[ $name ] ) ? $values[ $name ] : array();
	}
}
