<?php
/**
 * Members of what Stripe answers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Stripe;

defined( 'ABSPATH' ) || exit;

/**
 * Reads members of decoded answers: what has another type than expected is not there.
 */
final class Stripe_Object {

	/**
	 * An object that stands in a member.
	 *
	 * @param array  $object Object.
	 * @param string $name   Member.
	 * @return array Empty where there is only its name, or nothing.
	 */
	public static function member( array $object, $name ) {
		return isset( $object[ $name ] ) && is_array( $object[ $name ] ) ? $object[ $name ] : array();
	}

	/**
	 * A text.
	 *
	 * @param array  $object Object.
	 * @param string $name   Member.
	 * @return string
	 */
	public static function text( array $object, $name ) {
		return isset( $object[ $name ] ) && is_string( $object[ $name ] ) ? $object[ $name ] : '';
	}

	/**
	 * A value.
	 *
	 * @param array  $object Object.
	 * @param string $name   Member.
	 * @return mixed
	 */
	public static function value( array $object, $name ) {
		return isset( $object[ $name ] ) ? $object[ $name ] : null;
	}

	/**
	 * A whole number.
	 *
	 * @param array  $object Object.
	 * @param string $name   Member.
	 * @return int
	 */
	public static function number( array $object, $name ) {
		return isset( $object[ $name ] ) && is_int( $object[ $name ] ) ? $object[ $name ] : 0;
	}
}
