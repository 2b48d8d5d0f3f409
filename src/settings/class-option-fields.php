<?php
namespace Mainstreet\Settings;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the declared settings (Options) to the settings screen and its route.
 */
final class Option_Fields {

	/**
	 * Parts of the screen, in order. A part with a `service` is shown once that service has a key, or always with `without_key`.
	 *
	 * @return array[] List of `id`, `tab`, `label`, `note`, `service`, `without_key`, `links` (list of `url`, `label`).
	 */
	public static function sections(): array {
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
	 * @return array[] List of `name`, `section`, `group`, `type`, `label`, `help`, `minimum`, `maximum`, `format`,
	 *                 `control`, `when`, `choices` (list of `value`, `label`), `readOnly`.
	 */
	public static function describe(): array {
		$fields = array();
		foreach ( self::in_order( Options::all() ) as $name => $option ) {
			$choices = array();
			foreach ( Options::choices( $option ) as $value => $label ) {
				$choices[] = array(
					'value' => (string) $value,
					'label' => $label,
				);
			}
			$known    = array_intersect_key( $option, array_flip( array( 'section', 'group', 'type', 'label', 'help', 'minimum', 'maximum', 'format', 'control', 'when' ) ) );
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
	public static function in_order( array $entries ): array {
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
	public static function args(): array {
		$args = array();
		foreach ( Options::all() as $name => $option ) {
			$args[ $name ] = array(
				'type'              => $option['type'],
				'description'       => $option['label'],
				'sanitize_callback' => static function ( $value ) use ( $name ) {
					return self::sanitize( $name, $value );
				},
			);
		}
		return $args;
	}

	/**
	 * Properties of the response.
	 *
	 * @return array[] JSON schema by name.
	 */
	public static function properties(): array {
		return array_map(
			static function ( $option ) {
				return array( 'type' => $option['type'] );
			},
			Options::all()
		);
	}

	/**
	 * Stores the settings of a request; they are sanitized by args().
	 *
	 * @param \WP_REST_Request $request Request.
	 */
	public static function save( \WP_REST_Request $request ): void {
		$changes = array();
		foreach ( array_keys( Options::all() ) as $name ) {
			if ( $request->has_param( $name ) ) {
				$changes[ $name ] = $request[ $name ];
			}
		}
		Options::save( $changes );
	}

	/**
	 * Validates a value that the current user wants to store.
	 *
	 * @param string $name  Declared name.
	 * @param mixed  $value Value as sent.
	 * @return string|int|bool|\WP_Error The value as stored; an error, too, if this user may not change the setting.
	 */
	public static function sanitize( string $name, $value ) {
		$value = Options::sanitize( $name, $value );
		if ( ! self::may_change( Options::all()[ $name ] ) && Options::get( $name ) !== $value ) {
			return new \WP_Error( 'rest_invalid_param', __( 'Only users who may post unfiltered HTML can change this.', 'mainstreet-blocks' ) );
		}
		return $value;
	}

	/**
	 * Whether the current user, who may manage the site, may change a setting.
	 *
	 * @param array $option Declaration.
	 */
	private static function may_change( array $option ): bool {
		return ! isset( $option['capability'] ) || current_user_can( $option['capability'] );
	}
}
