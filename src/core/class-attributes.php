<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Reads typed values from block attributes, decoded JSON, options and request parameters. A value of another type counts as absent.
 * If the container is not an array, all its values count as absent.
 */
final class Attributes {

	/**
	 * Reads a string without changing it.
	 *
	 * @param mixed      $values Untyped array.
	 * @param string|int $name   Key.
	 * @param int        $most   Maximum length in bytes; a longer string counts as absent.
	 * @return string '' if absent.
	 */
	public static function text( $values, $name, $most = PHP_INT_MAX ) {
		return is_array( $values ) && isset( $values[ $name ] ) && is_string( $values[ $name ] ) && strlen( $values[ $name ] ) <= $most ? $values[ $name ] : '';
	}

	/**
	 * Reads a cookie, id or token from a request. Use Plain_Text for text that people typed.
	 *
	 * @param array      $request $_GET, $_POST or $_COOKIE, slashed.
	 * @param string|int $name    Key.
	 * @return string Sanitized; '' if absent.
	 */
	public static function parameter( array $request, $name ): string {
		return sanitize_text_field( wp_unslash( self::text( $request, $name ) ) );
	}

	/**
	 * Reads a number and limits it to a range. Numeric strings are accepted, because shortcode attributes are strings.
	 *
	 * @param mixed      $values   Untyped array.
	 * @param string|int $name     Key.
	 * @param int        $least    Minimum.
	 * @param int        $most     Maximum.
	 * @param int|float  $fallback Value if absent or not finite.
	 * @return int|float
	 */
	public static function number( $values, $name, int $least, int $most, $fallback = 0 ) {
		$value = is_array( $values ) && isset( $values[ $name ] ) && is_numeric( $values[ $name ] ) ? $values[ $name ] + 0 : $fallback;
		return is_finite( $value ) ? min( max( $value, $least ), $most ) : $fallback;
	}

	/**
	 * Reads an integer. Numeric strings and floats count as absent.
	 *
	 * @param mixed      $values Untyped array.
	 * @param string|int $name   Key.
	 * @return int 0 if absent.
	 */
	public static function integer( $values, $name ): int {
		return is_array( $values ) && isset( $values[ $name ] ) && is_int( $values[ $name ] ) ? $values[ $name ] : 0;
	}

	/**
	 * Reads a boolean. Only true and false are accepted.
	 *
	 * @param mixed      $values  Untyped array.
	 * @param string|int $name    Key.
	 * @param bool       $default Value if absent.
	 */
	public static function flag( $values, $name, bool $default = false ): bool {
		return is_array( $values ) && isset( $values[ $name ] ) && is_bool( $values[ $name ] ) ? $values[ $name ] : $default;
	}

	/**
	 * Reads an array. Its items are not checked.
	 *
	 * @param mixed      $values Untyped array.
	 * @param string|int $name   Key.
	 * @return array Empty if absent.
	 */
	public static function items( $values, $name ): array {
		return is_array( $values ) && isset( $values[ $name ] ) && is_array( $values[ $name ] ) ? $values[ $name ] : array();
	}
}
