<?php
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
	 * `label`, `help`, and where they apply `group` (which settings of a section stand together), `minimum`, `maximum`, `maxLength`, `format`
	 * (`email`, `decimal`: a plain number such as 2.50, `networks`: addresses and networks of proxies in CIDR notation, `list`: some of `choices` in an order, separated by commas), `enum` (value => label), `choices` (the same for a list, or a function that gives it), `option` (a boolean kept in an option of this name, which other plugins know), `control` (`mailchimp-audience`: chosen from what a service has; `picture`: address of an image; `color`: `#rrggbb`; `checkboxes`: a list whose order says nothing; `textarea`), `pattern`
	 * (of a text that is not empty) with `complaint` (what to say where it does not fit), `lines` (whether there may be several),
	 * `capability` (needed besides, to change it), `when` (`name` and `value` of another setting: it is shown only then).
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
	 * Declarations are 40 files, with labels to translate. What pages read while they are drawn says its default: then they are read only
	 * where a text or number is stored.
	 *
	 * @param string               $name     Declared name.
	 * @param string|int|bool|null $fallback The declared default, of a setting that is not kept in an option of its own.
	 * @return string|int|bool The default where nothing, or nothing fitting, is stored.
	 */
	public static function get( $name, $fallback = null ) {
		if ( null !== $fallback ) {
			$stored = Stored_Settings::all();
			$value  = isset( $stored[ $name ] ) ? $stored[ $name ] : $fallback;
			// Any boolean fits; see accept().
			if ( $value === $fallback || ( is_bool( $fallback ) && is_bool( $value ) ) ) {
				return $value;
			}
		}
		$option = self::all()[ $name ];
		if ( isset( $option['option'] ) ) {
			return (bool) get_option( $option['option'], $option['default'] );
		}
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
	 * Stores settings; each is of the shape that accept() gives.
	 *
	 * @param array $changes Settings by declared name, and others that stand beside them.
	 */
	public static function save( array $changes ) {
		$known = self::all();
		foreach ( array_keys( $changes ) as $name ) {
			if ( isset( $known[ $name ]['option'] ) ) {
				update_option( $known[ $name ]['option'], $changes[ $name ] ? '1' : '', true );
				unset( $changes[ $name ] );
			}
		}
		if ( $changes ) {
			Stored_Settings::save( $changes );
		}
	}

	/**
	 * What a list may hold.
	 *
	 * @param array $option Declaration.
	 * @return array<string, string> Label by value; empty for anything else than a choice.
	 */
	public static function choices( array $option ) {
		$choices = isset( $option['choices'] ) ? $option['choices'] : ( isset( $option['enum'] ) ? $option['enum'] : array() );
		return is_callable( $choices ) ? $choices() : $choices;
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
		if ( ! is_string( $value ) ) {
			return null;
		}
		if ( ! empty( $option['lines'] ) ) {
			$value = str_replace( "\r", "\n", str_replace( "\r\n", "\n", $value ) );
		}
		if ( preg_match( empty( $option['lines'] ) ? '/[\r\n\0]/' : '/\0/', $value ) ) {
			return null;
		}
		if ( isset( $option['enum'] ) ) {
			return array_key_exists( $value, $option['enum'] ) ? $value : null;
		}
		$value = trim( $value );
		if ( isset( $option['format'] ) && 'list' === $option['format'] ) {
			$items = array_map( 'trim', '' === $value ? array() : explode( ',', $value ) );
			$fits  = strlen( $value ) <= 1000 && array_unique( $items ) === $items && ! array_diff( $items, array_map( 'strval', array_keys( self::choices( $option ) ) ) );
			return $fits ? implode( ',', $items ) : null;
		}
		if ( isset( $option['format'] ) && '' !== $value && ! self::has_format( $option['format'], $value ) ) {
			return null;
		}
		if ( isset( $option['pattern'] ) && '' !== $value && 1 !== preg_match( $option['pattern'], $value ) ) {
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
		if ( 'decimal' === $format ) {
			return 1 === preg_match( '/^\d{1,7}(?:\.\d{1,3})?$/D', $value );
		}
		$networks = preg_split( '/[\s,]+/', $value, -1, PREG_SPLIT_NO_EMPTY );
		return count( $networks ) === count( array_filter( $networks, array( Ip::class, 'is_proxy_network' ) ) );
	}
}
