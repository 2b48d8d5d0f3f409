<?php
/**
 * Settings that are no keys.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Declared settings (`options/<area>.php`), kept together in the one option every page
 * loads. What is stored is brought into shape when it is read.
 */
final class Options {

	/**
	 * Declarations by name.
	 *
	 * @var array[]|null
	 */
	private static $all = null;

	/**
	 * Everything declared: by name `type` (string, integer, boolean), `default`, `section`,
	 * `label`, `help`, and where they apply `minimum`, `maximum`, `maxLength`, `format`
	 * (`email`, `networks`: addresses and networks of proxies in CIDR notation), `enum` (value => label), `control` (`mailchimp-audience`: chosen from what a service has).
	 *
	 * @return array[]
	 */
	public static function all() {
		if ( null === self::$all ) {
			$files     = Declarations::files( 'options.php' );
			self::$all = array_merge(
				...array_map(
					static function ( $file ) {
						return require $file;
					},
					$files
				)
			);
		}
		return self::$all;
	}

	/**
	 * A setting as it is in force.
	 *
	 * @param string $name Declared name.
	 * @return string|int|bool The default where nothing, or nothing fitting, is stored.
	 */
	public static function get( $name ) {
		$option = self::all()[ $name ];
		$stored = Stored_Settings::all();
		$value  = isset( $stored[ $name ] ) ? self::accept( $option, $stored[ $name ] ) : null;
		return null === $value ? $option['default'] : $value;
	}

	/**
	 * All settings as they are in force.
	 *
	 * @return array<string, string|int|bool>
	 */
	public static function values() {
		$values = array();
		foreach ( array_keys( self::all() ) as $name ) {
			$values[ $name ] = self::get( $name );
		}
		return $values;
	}

	/**
	 * Brings a value into the shape a declaration asks for.
	 *
	 * @param array $option Declaration.
	 * @param mixed $value  Value as sent or stored.
	 * @return string|int|bool|null Null for a value that does not fit.
	 */
	public static function accept( array $option, $value ) {
		if ( 'boolean' === $option['type'] ) {
			return is_bool( $value ) ? $value : null;
		}
		if ( 'integer' === $option['type'] ) {
			$fits = is_int( $value ) && $value >= $option['minimum'] && $value <= $option['maximum'];
			return $fits ? $value : null;
		}
		if ( ! is_string( $value ) || preg_match( '/[\r\n\0]/', $value ) ) {
			return null;
		}
		if ( isset( $option['enum'] ) ) {
			return array_key_exists( $value, $option['enum'] ) ? $value : null;
		}
		$value = trim( $value );
		if ( isset( $option['format'] ) && '' !== $value && ! self::has_format( $option['format'], $value ) ) {
			return null;
		}
		return strlen( $value ) <= ( isset( $option['maxLength'] ) ? $option['maxLength'] : 200 ) ? $value : null;
	}

	/**
	 * Whether a text is of a format.
	 *
	 * @param string $format Format.
	 * @param string $value  Text that is not empty.
	 * @return bool
	 */
	private static function has_format( $format, $value ) {
		if ( 'email' === $format ) {
			return (bool) is_email( $value );
		}
		$networks = preg_split( '/[\s,]+/', $value, -1, PREG_SPLIT_NO_EMPTY );
		return count( $networks ) === count( array_filter( $networks, array( Ip::class, 'is_proxy_network' ) ) );
	}
}
