<?php
namespace Mainstreet\Core\Options;

use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Settings, declared in `options.php` of rooms and blocks, and stored in the option that every page loads (Stored_Settings).
 */
final class Options {

	/**
	 * Declarations by name.
	 *
	 * @var array[]|null
	 */
	private static ?array $all = null;

	/**
	 * The declarations. Each is a JSON schema (`type`, `default`, `minimum`, `maximum`, `maxLength`, `format`, `pattern`) with:
	 * - `label`, `help`, `error` (message for a value that does not fit), `section` and `group` (place on the settings screen)
	 * - `choices`: label by value, or a function that returns them. Core's `enum` is made of them.
	 * - `sanitize_callback`: for what no schema can say. Called with the value and the declaration; returns the value, or null if it does
	 *   not fit.
	 * - `control`: `checkboxes`, `color`, `list` (ordered), `mailchimp-audience`, `picture` (URL of an image), `textarea` (several lines)
	 * - `when`: `name` and `value` of the setting it depends on; it is shown only with that value.
	 * - `capability`: needed to change it, besides `manage_options`.
	 * - `option`: name of an option of its own that other plugins know. Booleans only.
	 *
	 * @return array[] By name.
	 */
	public static function all(): array {
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
			// Any boolean fits.
			if ( $value === $fallback || ( is_bool( $fallback ) && is_bool( $value ) ) ) {
				return $value;
			}
		}
		$option = self::all()[ $name ];
		if ( isset( $option['option'] ) ) {
			return (bool) get_option( $option['option'], $option['default'] );
		}
		$stored = Stored_Settings::all();
		$value  = isset( $stored[ $name ] ) ? self::sanitize( $name, $stored[ $name ] ) : $option['default'];
		return is_wp_error( $value ) ? $option['default'] : $value;
	}

	/**
	 * All settings as they are in force.
	 *
	 * @return array<string, string|int|bool>
	 */
	public static function values(): array {
		$values = array();
		foreach ( array_keys( self::all() ) as $name ) {
			$values[ $name ] = self::get( $name );
		}
		return $values;
	}

	/**
	 * Stores settings. Values must be sanitized.
	 *
	 * @param array $changes Settings by declared name, and others that stand beside them.
	 */
	public static function save( array $changes ): void {
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
	 * The values that a setting can be chosen from.
	 *
	 * @param array $option Declaration.
	 * @return array<string, string> Label by value; empty for a setting without choices.
	 */
	public static function choices( array $option ): array {
		$choices = $option['choices'] ?? array();
		return is_callable( $choices ) ? $choices() : $choices;
	}

	/**
	 * Validates a value by its declaration, and brings it into the stored shape.
	 *
	 * @param string $name  Declared name.
	 * @param mixed  $value Value as sent or stored.
	 * @return string|int|bool|\WP_Error
	 */
	public static function sanitize( string $name, $value ) {
		$option = self::all()[ $name ];
		$schema = self::schema( $option );
		if ( 'string' === $option['type'] && is_string( $value ) ) {
			$forbidden = 'textarea' === ( $option['control'] ?? '' ) ? '/\0/' : '/[\r\n\0]/';
			if ( preg_match( $forbidden, $value ) ) {
				return self::error( $option );
			}
			$value = trim( str_replace( array( "\r\n", "\r" ), "\n", $value ) );
			// Every text may be left empty, whatever its format or pattern.
			if ( '' === $value && ! isset( $schema['enum'] ) ) {
				return '';
			}
		}
		if ( is_wp_error( rest_validate_value_from_schema( $value, $schema, $name ) ) ) {
			return self::error( $option );
		}
		$value = rest_sanitize_value_from_schema( $value, $schema, $name );
		if ( isset( $option['sanitize_callback'] ) ) {
			$value = $option['sanitize_callback']( $value, $option );
		}
		return $value ?? self::error( $option );
	}

	/**
	 * The JSON schema that core validates by.
	 *
	 * @param array $option Declaration.
	 */
	private static function schema( array $option ): array {
		if ( 'string' !== $option['type'] ) {
			return $option;
		}
		if ( isset( $option['choices'] ) && ! isset( $option['sanitize_callback'] ) ) {
			// PHP turns keys such as '7' into numbers.
			$option['enum'] = array_map( 'strval', array_keys( self::choices( $option ) ) );
		}
		return $option + array( 'maxLength' => 200 );
	}

	/**
	 * The error for a value that does not fit.
	 *
	 * @param array $option Declaration.
	 */
	private static function error( array $option ): \WP_Error {
		if ( isset( $option['error'] ) ) {
			$message = $option['error'];
		} elseif ( 'integer' === $option['type'] ) {
			/* translators: 1: smallest number, 2: largest number. */
			$message = sprintf( __( 'Enter a whole number from %1$s to %2$s.', 'mainstreet-blocks' ), number_format_i18n( $option['minimum'] ), number_format_i18n( $option['maximum'] ) );
		} elseif ( 'email' === ( $option['format'] ?? '' ) ) {
			$message = __( 'Enter an email address, or leave it empty.', 'mainstreet-blocks' );
		} elseif ( isset( $option['choices'] ) ) {
			$message = __( 'Choose one of the options.', 'mainstreet-blocks' );
		} else {
			$message = __( 'This is too long, or has more than one line.', 'mainstreet-blocks' );
		}
		return new \WP_Error( 'rest_invalid_param', $message );
	}
}
