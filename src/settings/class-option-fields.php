<?php
/**
 * Declared settings as fields of a form.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Settings;

use Mainstreet\Core\Options;
use Mainstreet\Core\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings screen and its route need to know about the settings that Options
 * declares: where they stand, how they are sent, and what to say when a value does not fit.
 */
final class Option_Fields {

	/**
	 * Parts of the screen, in order. A part with a `service` is shown once that service has a key.
	 *
	 * @return array[] List of `id`, `label`, `note`, `service`, `links` (list of `url`, `label`).
	 */
	public static function sections() {
		/**
		 * Parts of the settings screen that show the settings which rooms and blocks declare in `options.php`. A part
		 * stands on the tab of its id; with a `service` below the services; any other below the modules.
		 *
		 * @param array[] $sections List of `id`, `label`, `note`, `service`, `links` (list of `url`, `label`).
		 */
		return array_values( apply_filters( 'mainstreet_settings_sections', array() ) );
	}

	/**
	 * The fields, for the script.
	 *
	 * @return array[] List of `name`, `section`, `type`, `label`, `help`, `minimum`, `maximum`, `maxLength`, `format`,
	 *                 `control`, `choices` (list of `value`, `label`).
	 */
	public static function describe() {
		$fields = array();
		foreach ( Options::all() as $name => $option ) {
			$choices = array();
			foreach ( isset( $option['enum'] ) ? $option['enum'] : array() as $value => $label ) {
				$choices[] = array(
					'value' => (string) $value,
					'label' => $label,
				);
			}
			$known    = array_intersect_key( $option, array_flip( array( 'section', 'type', 'label', 'help', 'minimum', 'maximum', 'maxLength', 'format', 'control' ) ) );
			$fields[] = array_merge(
				array( 'name' => $name ),
				$known,
				array( 'choices' => $choices )
			);
		}
		return $fields;
	}

	/**
	 * Parameters of a write.
	 *
	 * @return array[]
	 */
	public static function args() {
		$args = array();
		foreach ( Options::all() as $name => $option ) {
			$args[ $name ] = array(
				'type'              => $option['type'],
				'description'       => $option['label'],
				'validate_callback' => static function ( $value ) use ( $option ) {
					return null === Options::accept( $option, $value ) ? new \WP_Error( 'rest_invalid_param', self::complaint( $option ) ) : true;
				},
			);
		}
		return $args;
	}

	/**
	 * Properties of an answer.
	 *
	 * @return array[] JSON schema by name.
	 */
	public static function properties() {
		return array_map(
			static function ( $option ) {
				return array( 'type' => $option['type'] );
			},
			Options::all()
		);
	}

	/**
	 * Stores what was sent; it has been validated.
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public static function save( $request ) {
		$changes = array();
		foreach ( Options::all() as $name => $option ) {
			if ( $request->has_param( $name ) ) {
				$changes[ $name ] = Options::accept( $option, $request[ $name ] );
			}
		}
		if ( $changes ) {
			Stored_Settings::save( $changes );
		}
	}

	/**
	 * What to say about a value that does not fit.
	 *
	 * @param array $option Declaration.
	 * @return string
	 */
	public static function complaint( array $option ) {
		if ( 'integer' === $option['type'] ) {
			/* translators: 1: smallest number, 2: largest number. */
			return sprintf( __( 'Enter a whole number from %1$s to %2$s.', 'mainstreet-blocks' ), number_format_i18n( $option['minimum'] ), number_format_i18n( $option['maximum'] ) );
		}
		if ( isset( $option['format'] ) && 'networks' === $option['format'] ) {
			return __( 'Enter addresses such as 203.0.113.7 or networks such as 203.0.113.0/24, separated by commas. A network so large that visitors may be in it, such as 0.0.0.0/0, can’t be trusted.', 'mainstreet-blocks' );
		}
		if ( isset( $option['format'] ) ) {
			return __( 'Enter an e-mail address, or leave it empty.', 'mainstreet-blocks' );
		}
		return isset( $option['enum'] ) ? __( 'Choose one of the options.', 'mainstreet-blocks' ) : __( 'This is too long, or has more than one line.', 'mainstreet-blocks' );
	}
}
