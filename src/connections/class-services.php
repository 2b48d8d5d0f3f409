<?php
namespace Mainstreet\Connections;

use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the services that blocks and feature folders declare in `service.php`. The settings screen, the Connectors screen,
 * the REST routes and the uninstaller use these declarations.
 *
 * Each file returns an entry, or a list of entries (a service with several keys). An entry is an array:
 * - `id`             Short name, also the REST field.
 * - `type`           Kind of service as the Connectors API names it, such as `maps`.
 * - `label`          Display name.
 * - `field`          Label of the input for the key.
 * - `description`    What the key is for, one sentence.
 * - `url`, `url_text` Where to get a key.
 * - `data`           Which data is sent to the service, of whom and when.
 * - `without`        What happens on the site without the key.
 * - `policy`         Sentence for the privacy policy: which data of visitors the service receives.
 * - `advice`         How to keep the key safe.
 * - `constant`       Name of the constant and environment variable for the key.
 * - `filter`         Name of the filter with which a host can provide the key.
 * - `parts`          For a key with several parts, each with its own input (Key_Parts): by name `label`, `constant` (of this
 *                    part), `pattern` (of valid values), `wrong` (error message), and
 *                    `is_secret` (password input).
 * - `mode`           `live` or `test`, for payment services with a key for each mode.
 * - `public_pattern` Pattern of keys that may be sent to browsers; '' if the key is secret.
 * - `ending`         Optional pattern of an ending that keys have in common, so that it is not shown as a hint.
 * - `order`          Position among the services of its type; default 10.
 * - `validate`       `function ( string $key )`: true or an error with the code `invalid_key`.
 * - `test`           `function ( string $key )`: sends a test request. Returns `array( 'account' => string )` or an error:
 *                    `invalid_key` if the service rejects the key, another code if it cannot be reached.
 */
final class Services {

	/**
	 * Entries by id; null until they are loaded.
	 *
	 * @var array<string, array>|null
	 */
	private static ?array $entries = null;

	/**
	 * Returns all services.
	 *
	 * @return array<string, array> Entries by id.
	 */
	public static function all(): array {
		if ( null === self::$entries ) {
			self::$entries = array();
			foreach ( Declarations::files( 'service.php' ) as $file ) {
				$given = require $file;
				foreach ( isset( $given['id'] ) ? array( $given ) : $given as $entry ) {
					self::$entries[ $entry['id'] ] = $entry;
				}
			}
		}
		return self::$entries;
	}

	/** @param string $id Id of the service. */
	public static function get( $id ): ?array {
		$all = self::all();
		return isset( $all[ $id ] ) ? $all[ $id ] : null;
	}

	/**
	 * Returns the name of the option for the key, which is the one of core's Connectors API.
	 *
	 * @param string $id Id of the service.
	 * @return string
	 */
	public static function option_name( $id ) {
		$service = self::get( $id );
		return str_replace( '-', '_', 'connectors_' . ( $service ? $service['type'] : 'other' ) . '_' . $id . '_api_key' );
	}

	/**
	 * Registers the services for core's Connectors screen (WordPress 7.0 and later).
	 *
	 * @param \WP_Connector_Registry $registry Core's registry.
	 */
	public static function register_connectors( $registry ): void {
		foreach ( self::all() as $id => $service ) {
			// The Connectors screen has one input per key.
			if ( $registry->is_registered( $id ) || isset( $service['parts'] ) ) {
				continue;
			}
			$registry->register(
				$id,
				array(
					'name'           => $service['label'],
					'description'    => $service['description'],
					'type'           => $service['type'],
					'authentication' => array(
						'method'          => 'api_key',
						'credentials_url' => $service['url'],
						'setting_name'    => self::option_name( $id ),
						'constant_name'   => $service['constant'],
						'env_var_name'    => $service['constant'],
					),
					'plugin'         => array( 'file' => plugin_basename( MAINSTREET_FILE ) ),
				)
			);
		}
	}
}
