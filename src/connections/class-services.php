<?php
namespace Mainstreet\Connections;

use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the entries that blocks and rooms declare in `service.php`. A new service is one more file; the
 * settings screen, the Connectors screen, the REST routes and the uninstaller follow.
 *
 * Each file returns an entry, or a list of entries (a service with several keys). An entry is an array:
 * - `id`             Short name, also the REST field.
 * - `type`           Kind of service as the Connectors API names it, such as `maps`.
 * - `label`          Name as people know it.
 * - `field`          Label of the key's field.
 * - `description`    What the key is for, one sentence.
 * - `url`, `url_text` Where to get a key.
 * - `data`           What goes to the service, from whom and when.
 * - `without`        What happens on the site once the key is removed.
 * - `policy`         A sentence for the site's privacy policy: what visitors' data the service gets.
 * - `advice`         How to keep the key safe.
 * - `constant`       Constant and environment variable that may hold the key.
 * - `filter`         Filter by which a host may provide one.
 * - `parts`          Where the key is several texts, each with a field of its own (Key_Parts): by name `label`, `constant` (which may hold
 *                    it), `pattern` (what it looks like), `wrong` (what is said of another), and
 *                    `is_secret` (hidden while it is typed).
 * - `mode`           `live` or `test`, where a service takes payments in two modes with a key for each.
 * - `public_pattern` What a key that may reach browsers looks like; '' when none may.
 * - `ending`         What ends every key and tells none from another, as a pattern; absent when there is no such thing.
 * - `order`          Where it stands among those of its type, 10 if left out.
 * - `validate`       `function ( string $key )`: true or an error with the code `invalid_key`.
 * - `test`           `function ( string $key )`: asks the service; `array( 'account' => string )` or an error,
 *                    `invalid_key` when the service says no, any other when it could not be asked.
 */
final class Services {

	/**
	 * Entries by id, once read.
	 *
	 * @var array<string, array>|null
	 */
	private static ?array $entries = null;

	/**
	 * All services.
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

	/**
	 * One service.
	 *
	 * @param string $id Short name.
	 */
	public static function get( $id ): ?array {
		$all = self::all();
		return isset( $all[ $id ] ) ? $all[ $id ] : null;
	}

	/**
	 * Shows the services on core's Connectors screen (WordPress 7.0 and later).
	 *
	 * @param \WP_Connector_Registry $registry Core's registry.
	 */
	public static function register_connectors( $registry ): void {
		foreach ( self::all() as $id => $service ) {
			// That screen has one field for a key.
			if ( $registry->is_registered( $id ) || Key_Parts::of( $service ) ) {
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
						'setting_name'    => Secrets::option_name( $id ),
						'constant_name'   => $service['constant'],
						'env_var_name'    => $service['constant'],
					),
					'plugin'         => array( 'file' => plugin_basename( MAINSTREET_FILE ) ),
				)
			);
		}
	}
}
