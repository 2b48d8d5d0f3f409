<?php
namespace Mainstreet\Settings;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/** Describes the declared settings (Options) for the settings screen and its REST route. */
final class Option_Fields {

	/**
	 * Returns the sections of the settings screen, in order. A section with a `service` is shown once the service has a key; with
	 * `without_key` always.
	 *
	 * @return array[] List of `id`, `tab`, `label`, `note`, `service`, `without_key`, `links` (list of `url`, `label`).
	 */
	public static function sections(): array {
		\Mainstreet\load_hooks( 'admin' );
		/**
		 * Filters the sections of the settings screen, which show the settings declared in `options.php` of folders and blocks. A section is on the
		 * tab `tab`, or on the tab with its id. With a `service`, it is below the services, and is shown once the service has a key, or always
		 * with `without_key`. Other sections are on the tab of blocks.
		 *
		 * @param array[] $sections List of `id`, `tab`, `label`, `note`, `service`, `without_key`, `links` (list of `url`, `label`).
		 */
		return array_values( apply_filters( 'mainstreet_settings_sections', array() ) );
	}

	/**
	 * Returns the fields for the script.
	 *
	 * @return array[] List of `name`, `section`, `group`, `type`, `label`, `help`, `minimum`, `maximum`, `format`,
	 *                 `control`, `when`, `choices` (list of `value`, `label`), `readOnly`.
	 */
	public static function describe(): array {
		$fields = array();
		foreach ( self::sort_by_order( Options::all() ) as $name => $option ) {
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
	 * Sorts entries by their `order` (default 10), the most important first. Entries with the same order keep their sequence.
	 *
	 * @param array[] $entries Entries by name.
	 * @return array[]
	 */
	public static function sort_by_order( array $entries ): array {
		$places = array();
		foreach ( $entries as $entry ) {
			$places[] = $entry['order'] ?? 10;
		}
		$found = array_keys( $places );
		array_multisort( $places, $found, $entries );
		return $entries;
	}

	/**
	 * Returns the parameters of the REST route that stores settings.
	 *
	 * @return array[]
	 */
	public static function args(): array {
		$args = array();
		foreach ( Options::all() as $name => $option ) {
			$args[ $name ] = array(
				'type'              => $option['type'],
				'description'       => $option['label'],
				'sanitize_callback' => static fn( $value ) => self::sanitize( $name, $value ),
			);
		}
		return $args;
	}

	/**
	 * Returns the properties of the REST response.
	 *
	 * @return array[] JSON schema by name.
	 */
	public static function properties(): array {
		return array_map( static fn( $option ) => array( 'type' => $option['type'] ), Options::all() );
	}

	/** Stores the settings of a request, which args() has sanitized. */
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
	 * Sanitizes a value, and checks that the current user may change the setting.
	 *
	 * @param mixed $value Posted value.
	 * @return string|int|bool|\WP_Error Value to store; an error for an invalid value, or if the user may not change the setting.
	 */
	public static function sanitize( string $name, $value ) {
		$value = Options::sanitize( $name, $value );
		if ( ! self::may_change( Options::all()[ $name ] ) && Options::get( $name ) !== $value ) {
			return new \WP_Error( 'rest_invalid_param', __( 'Only users who may post unfiltered HTML can change this.', 'mainstreet-blocks' ) );
		}
		return $value;
	}

	/**
	 * Whether the current user, who can manage options, can change a setting.
	 *
	 * @param array $option Declaration.
	 */
	private static function may_change( array $option ): bool {
		return ! isset( $option['capability'] ) || current_user_can( $option['capability'] );
	}
}
