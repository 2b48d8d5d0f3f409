<?php
namespace Mainstreet\Settings;

use Mainstreet\Core\Options;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings screen and its route need to know about the settings that Options
 * declares: where they stand, how they are sent, and what to say when a value does not fit.
 */
final class Option_Fields {

	/**
	 * Parts of the screen, in order. A part with a `service` is shown once that service has a key, or always with `without_key`.
	 *
	 * @return array[] List of `id`, `tab`, `label`, `note`, `service`, `without_key`, `links` (list of `url`, `label`).
	 */
	public static function sections() {
		\Mainstreet\load_hooks( 'admin' );
		/**
		 * Parts of the settings screen that show the settings which rooms and blocks declare in `options.php`. A part
		 * stands on the tab that its `tab` names, else on the tab of its id; with a `service` below the services, before that
		 * has a key only with `without_key`; any other on the tab of blocks.
		 *
		 * @param array[] $sections List of `id`, `tab`, `label`, `note`, `service`, `without_key`, `links` (list of `url`, `label`).
		 */
		return array_values( apply_filters( 'mainstreet_settings_sections', array() ) );
	}

	/**
	 * The fields, for the script.
	 *
	 * @return array[] List of `name`, `section`, `group`, `type`, `label`, `help`, `minimum`, `maximum`, `maxLength`, `format`,
	 *                 `control`, `when`, `choices` (list of `value`, `label`), `readOnly`.
	 */
	public static function describe() {
		$fields = array();
		foreach ( self::in_order( Options::all() ) as $name => $option ) {
			$choices = array();
			foreach ( Options::choices( $option ) as $value => $label ) {
				$choices[] = array(
					'value' => (string) $value,
					'label' => $label,
				);
			}
			$known    = array_intersect_key( $option, array_flip( array( 'section', 'group', 'type', 'label', 'help', 'minimum', 'maximum', 'maxLength', 'format', 'control', 'when' ) ) );
			$fields[] = array_merge(
				array( 'name' => $name ),
				$known,
				array(
					'choices'  => $choices,
					'readOnly' => ! self::may_change( $option ),
				)
			);
		}
		return $fields;
	}

	/**
	 * Brings what is declared into the order in which people read it: what matters most first, not the files.
	 *
	 * @param array[] $entries By name; each may have an `order`.
	 * @return array[] The same; what has the same order as it was found.
	 */
	public static function in_order( array $entries ) {
		$places = array();
		foreach ( $entries as $entry ) {
			$places[] = isset( $entry['order'] ) ? $entry['order'] : 10;
		}
		$found = array_keys( $places );
		array_multisort( $places, $found, $entries );
		return $entries;
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
				'validate_callback' => static function ( $value ) use ( $option, $name ) {
					if ( self::is_locked( $name, $value ) ) {
						return new \WP_Error( 'rest_invalid_param', __( 'Only users who may post unfiltered HTML can change this.', 'mainstreet-blocks' ) );
					}
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
		Options::save( $changes );
	}

	/**
	 * Whether a value would change a setting that this user may not change.
	 *
	 * @param string $name  Declared name.
	 * @param mixed  $value Value as sent.
	 * @return bool
	 */
	public static function is_locked( $name, $value ) {
		$option = Options::all()[ $name ];
		return ! self::may_change( $option ) && Options::accept( $option, $value ) !== Options::get( $name );
	}

	/**
	 * Whether the current user, who may manage the site, may change a setting.
	 *
	 * @param array $option Declaration.
	 * @return bool
	 */
	private static function may_change( array $option ) {
		return ! isset( $option['capability'] ) || current_user_can( $option['capability'] );
	}

	/**
	 * What to say about a value that does not fit.
	 *
	 * @param array $option Declaration.
	 * @return string
	 */
	public static function complaint( array $option ) {
		if ( isset( $option['complaint'] ) ) {
			return $option['complaint'];
		}
		if ( 'integer' === $option['type'] ) {
			/* translators: 1: smallest number, 2: largest number. */
			return sprintf( __( 'Enter a whole number from %1$s to %2$s.', 'mainstreet-blocks' ), number_format_i18n( $option['minimum'] ), number_format_i18n( $option['maximum'] ) );
		}
		if ( isset( $option['format'] ) && 'networks' === $option['format'] ) {
			return __( 'Enter IP addresses such as 203.0.113.7 or networks such as 203.0.113.0/24, separated by commas. Networks large enough to include visitors, such as 0.0.0.0/0, cannot be trusted.', 'mainstreet-blocks' );
		}
		if ( isset( $option['format'] ) && 'list' === $option['format'] ) {
			return __( 'Choose items from the list, each only once.', 'mainstreet-blocks' );
		}
		if ( isset( $option['format'] ) && 'decimal' === $option['format'] ) {
			return __( 'Enter a number such as 2.50, with a decimal point and no currency symbol, or leave it empty.', 'mainstreet-blocks' );
		}
		if ( isset( $option['format'] ) ) {
			return __( 'Enter an email address, or leave it empty.', 'mainstreet-blocks' );
		}
		return isset( $option['enum'] ) ? __( 'Choose one of the options.', 'mainstreet-blocks' ) : __( 'This is too long, or has more than one line.', 'mainstreet-blocks' );
	}
}
