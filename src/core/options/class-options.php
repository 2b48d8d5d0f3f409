<?php
namespace Mainstreet\Core\Options;

use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, validates and saves settings. They are declared in `options.php` files of feature folders and blocks, and stored in one
 * autoloaded option (Stored_Settings).
 */
final class Options {

	/**
	 * Declarations by name; null until they are loaded.
	 *
	 * @var array[]|null
	 */
	private static ?array $all = null;

	/**
	 * Returns the declarations. Each is a JSON schema (`type`, `default`, `minimum`, `maximum`, `maxLength`, `format`, `pattern`) with:
	 * - `label`, `help`, `error` (message for an invalid value), `section` and `group` (place on the settings screen)
	 * - `choices`: labels by value, or a callback that returns them. The schema's `enum` is generated from them.
	 * - `sanitize_callback`: for checks that a schema cannot express. Called with the value and the declaration; returns the value, or
	 *   null if it is invalid.
	 * - `control`: `checkboxes`, `color`, `list` (ordered), `mailchimp-audience`, `picture` (URL of an image), `textarea` (several lines),
	 *   `hours` and `special-days` (lists as in the Business Hours block)
	 * - `when`: `name` and `value` of another setting; the setting is shown only if the other has that value.
	 * - `capability`: required to change it, in addition to `manage_options`.
	 * - `option`: name of a separate option. With `member`, the setting is that member of the option, which is an array; else the option is
	 *   a boolean that other plugins read.
	 *
	 * @return array[] By name.
	 */
	public static function all(): array {
		if ( null === self::$all ) {
			$files     = Declarations::files( 'options.php' );
			self::$all = array_merge( ...array_map( static fn( $file ) => require $file, $files ) );
		}
		return self::$all;
	}

	/**
	 * Returns the effective value of a setting.
	 *
	 * Loading all declarations means reading 40 files and translating their labels. Code that runs while pages are rendered passes the
	 * default, so that the declarations are loaded only if a text or number is stored.
	 *
	 * @param string               $name     Declared name.
	 * @param string|int|bool|null $fallback The declared default; not for settings with a separate option.
	 * @return string|int|bool|array The default if nothing valid is stored.
	 */
	public static function get( $name, $fallback = null ) {
		if ( null !== $fallback ) {
			$stored = Stored_Settings::all();
			$value  = $stored[ $name ] ?? $fallback;
			// Any boolean is valid.
			if ( $value === $fallback || ( is_bool( $fallback ) && is_bool( $value ) ) ) {
				return $value;
			}
		}
		$option = self::all()[ $name ];
		if ( isset( $option['option'] ) && ! isset( $option['member'] ) ) {
			return (bool) get_option( $option['option'], $option['default'] );
		}
		$stored = isset( $option['member'] ) ? self::members( $name, $option ) : Stored_Settings::all();
		$value  = isset( $stored[ $name ] ) ? self::sanitize( $name, $stored[ $name ] ) : $option['default'];
		return is_wp_error( $value ) ? $option['default'] : $value;
	}

	/**
	 * Returns the stored value of a setting that is a member of a separate option.
	 *
	 * @param array $option Declaration.
	 * @return array The value by the name of the setting; empty if none is stored.
	 */
	private static function members( string $name, array $option ): array {
		$stored = get_option( $option['option'] );
		return isset( $stored[ $option['member'] ] ) ? array( $name => $stored[ $option['member'] ] ) : array();
	}

	/**
	 * Returns the effective values of all settings, by name.
	 *
	 * @return array<string, string|int|bool|array>
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
	 * @param array $changes Values by name. Undeclared names are stored in the same option.
	 */
	public static function save( array $changes ): void {
		$known   = self::all();
		$members = array();
		foreach ( array_keys( $changes ) as $name ) {
			if ( isset( $known[ $name ]['member'] ) ) {
				$members[ $known[ $name ]['option'] ][ $known[ $name ]['member'] ] = $changes[ $name ];
				unset( $changes[ $name ] );
			} elseif ( isset( $known[ $name ]['option'] ) ) {
				update_option( $known[ $name ]['option'], $changes[ $name ] ? '1' : '', true );
				unset( $changes[ $name ] );
			}
		}
		foreach ( $members as $option => $values ) {
			Shared_Option::change( $option, static fn( array $stored ) => array_merge( $stored, $values ) );
		}
		if ( $changes ) {
			Stored_Settings::save( $changes );
		}
	}

	/**
	 * Returns the choices of a setting.
	 *
	 * @param array $option Declaration.
	 * @return array<string, string> Labels by value; empty if the setting has no choices.
	 */
	public static function choices( array $option ): array {
		$choices = $option['choices'] ?? array();
		return is_callable( $choices ) ? $choices() : $choices;
	}

	/**
	 * Validates a value and converts it to the stored format.
	 *
	 * @param string $name  Declared name.
	 * @param mixed  $value Value as sent or stored.
	 * @return string|int|bool|array|\WP_Error
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
			// Any text may be empty, whatever its format or pattern.
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
	 * Builds the JSON schema of a setting.
	 *
	 * @param array $option Declaration.
	 */
	private static function schema( array $option ): array {
		if ( 'string' !== $option['type'] ) {
			return $option;
		}
		if ( isset( $option['choices'] ) && ! isset( $option['sanitize_callback'] ) ) {
			// PHP converts array keys such as '7' to integers.
			$option['enum'] = array_map( 'strval', array_keys( self::choices( $option ) ) );
		}
		return $option + array( 'maxLength' => 200 );
	}

	/**
	 * Creates the error for an invalid value.
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
