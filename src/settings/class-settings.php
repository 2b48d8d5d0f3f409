<?php
namespace Mainstreet\Settings;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** Settings and keys of services in the REST API (docs/server-contract.md D.3). Keys can be stored, but are never returned, exported or imported. */
final class Settings {

	/** Settings that allow the uninstaller to delete data. */
	const DELETE = array( Stored_Settings::DELETE_ALL, Stored_Settings::DELETE_RESPONSES );

	/** Value of `kind`, which identifies the file. */
	const KIND = 'mainstreet-settings';

	/**
	 * Returns the state of the key of each service, and the settings.
	 *
	 * @return array By service: `set`, `hint`, `source`, `check` (result of the last test, or null); for a key of several parts also
	 *               `parts` (hints by name) and `place` (names of the constants that define it). Then the settings by name.
	 */
	public static function values(): array {
		$values = array();
		foreach ( Services::all() as $id => $service ) {
			$source        = Secrets::source( $id );
			$values[ $id ] = array(
				'set'    => '' !== $source,
				'hint'   => Secrets::hint( $id ),
				'source' => $source,
				'check'  => Secrets::is_unreadable( $id ) ? Key_Checks::unreadable_result() : Key_Checks::get_last( $id ),
			);
			if ( Key_Parts::get( $service ) ) {
				$values[ $id ]['parts'] = (object) Secrets::hints( $id );
				$values[ $id ]['place'] = Secrets::constant_names( $id );
			}
		}
		$settings = Stored_Settings::all();
		foreach ( self::DELETE as $name ) {
			$values[ $name ] = ! empty( $settings[ $name ] );
		}
		return array_merge( $values, Options::values() );
	}

	/**
	 * Returns the parameters of the REST route that stores settings.
	 *
	 * @return array[]
	 */
	public static function args(): array {
		$args = array(
			Stored_Settings::DELETE_ALL       => array(
				'type'        => 'boolean',
				'description' => __( 'Whether to remove the plugin’s settings, keys and subscribers when the plugin is deleted.', 'mainstreet-blocks' ),
			),
			Stored_Settings::DELETE_RESPONSES => array(
				'type'        => 'boolean',
				'description' => __( 'Whether to also remove the form responses and their files.', 'mainstreet-blocks' ),
			),
		);
		foreach ( Services::all() as $id => $service ) {
			$args[ $id ] = array(
				'type'        => Key_Parts::get( $service ) ? array( 'string', 'object', 'null' ) : array( 'string', 'null' ),
				/* translators: %s: name of an outside service. */
				'description' => sprintf( __( 'Key for %s. Send a new key to replace it, an empty string to keep it, or null to remove it.', 'mainstreet-blocks' ), $service['label'] ),
			);
		}
		return array_merge( $args, Option_Fields::args() );
	}

	/**
	 * Returns the schema of the REST response, which contains no keys.
	 *
	 * @return array JSON schema.
	 */
	public static function schema(): array {
		$properties = array_fill_keys( self::DELETE, array( 'type' => 'boolean' ) );
		foreach ( array_keys( Services::all() ) as $id ) {
			$properties[ $id ] = array(
				'type'       => 'object',
				'properties' => array(
					'set'    => array( 'type' => 'boolean' ),
					'hint'   => array( 'type' => 'string' ),
					'source' => array(
						'type' => 'string',
						'enum' => array( '', Secrets::ENVIRONMENT, Secrets::CONSTANT, Secrets::FILTER, Secrets::DATABASE ),
					),
					'check'  => array( 'type' => array( 'object', 'null' ) ),
					'parts'  => array( 'type' => 'object' ),
					'place'  => array( 'type' => 'string' ),
				),
			);
		}
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'mainstreet-settings',
			'type'       => 'object',
			'properties' => array_merge( $properties, Option_Fields::properties() ),
		);
	}

	/**
	 * Stores keys and settings. Stops at the first invalid key, with an error for its field; keys before it stay stored.
	 *
	 * @return array|\WP_Error As values() returns it.
	 */
	public static function save( \WP_REST_Request $request ) {
		foreach ( Services::all() as $id => $service ) {
			if ( ! $request->has_param( $id ) ) {
				continue;
			}
			$key = $request[ $id ];
			if ( is_array( $key ) ) {
				$key = Key_Parts::join( $service, $key, Secrets::is_provided( $id ) ? '' : Secrets::get( $id ) );
				if ( is_wp_error( $key ) ) {
					return $key;
				}
			}
			if ( null === $key ) {
				Secrets::delete( $id );
			} elseif ( '' !== trim( $key ) ) {
				$outcome = Key_Checks::save( $id, trim( $key ) );
				if ( is_wp_error( $outcome ) ) {
					return self::add_field( $id, $outcome );
				}
			}
		}
		foreach ( self::DELETE as $name ) {
			if ( null !== $request[ $name ] ) {
				Stored_Settings::save( array( $name => (bool) $request[ $name ] ) );
			}
		}
		Option_Fields::save( $request );
		return self::values();
	}

	/**
	 * Tests the current key of a service with a request.
	 *
	 * @return array|\WP_Error `ok`, and `account` with `checked`, or `code` with `message`.
	 */
	public static function test( \WP_REST_Request $request ) {
		if ( ! Services::get( $request['service'] ) ) {
			return new \WP_Error( 'invalid_service', __( 'Unknown service.', 'mainstreet-blocks' ), array( 'status' => 404 ) );
		}
		return Key_Checks::run( $request['service'] );
	}

	/**
	 * Adds the field to an error, as REST validation errors do.
	 *
	 * @param string $id Service.
	 */
	private static function add_field( string $id, \WP_Error $error ): \WP_Error {
		$data = (array) $error->get_error_data();
		return new \WP_Error(
			$error->get_error_code(),
			$error->get_error_message(),
			array_merge( $data, array( 'params' => array( $id => $error->get_error_message() ) ) )
		);
	}

	/**
	 * Returns the contents of the export file.
	 *
	 * @return array `kind`, `version` (of the plugin), `site`, `exported` (ISO date), `settings`, `modules_off`.
	 */
	public static function export(): array {
		$options = Options::values();
		return array(
			'kind'        => self::KIND,
			'version'     => MAINSTREET_VERSION,
			'site'        => home_url(),
			'exported'    => gmdate( 'c' ),
			'settings'    => $options,
			'modules_off' => Modules::disabled(),
		);
	}

	/**
	 * Imports a file. Settings that are unknown, invalid or not allowed for the user are skipped.
	 *
	 * @param \WP_REST_Request $request Request with `file`.
	 * @return array|\WP_Error `taken` (number of imported settings), `skipped` (labels, or names of unknown settings), `reasons` (error messages of
	 *                         known settings), `values` (self::values()).
	 */
	public static function import( \WP_REST_Request $request ) {
		$checked = self::check_file( $request['file'] );
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
		Options::save( $checked['changes'] );
		return array(
			'taken'   => $checked['taken'],
			'skipped' => $checked['skipped'],
			'reasons' => $checked['reasons'],
			'values'  => self::values(),
		);
	}

	/**
	 * Checks what an import of a file would change.
	 *
	 * @param array $file Contents of the file.
	 * @return array|\WP_Error `changes` (values by name, also of the modules that are off), `taken`, `skipped` and `reasons` as import().
	 */
	public static function check_file( array $file ) {
		if ( ! isset( $file['kind'], $file['settings'] ) || self::KIND !== $file['kind'] || ! is_array( $file['settings'] ) ) {
			return new \WP_Error( 'mainstreet_wrong_file', __( 'This file does not contain Mainstreet settings.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		$known   = Options::all();
		$changes = array();
		$skipped = array();
		$reasons = array();
		foreach ( $file['settings'] as $name => $value ) {
			if ( ! isset( $known[ $name ] ) ) {
				$skipped[] = substr( sanitize_text_field( (string) $name ), 0, 60 );
				continue;
			}
			$label = $known[ $name ]['label'];
			$value = Option_Fields::sanitize( $name, $value );
			if ( is_wp_error( $value ) ) {
				$skipped[] = $label;
				/* translators: 1: name of a setting, 2: sentence that says what fits. */
				$reasons[] = sprintf( __( '%1$s: %2$s', 'mainstreet-blocks' ), $label, $value->get_error_message() );
			} else {
				$changes[ $name ] = $value;
			}
		}
		$taken   = count( $changes );
		$skipped = array_slice( $skipped, 0, 50 );
		if ( isset( $file['modules_off'] ) && is_array( $file['modules_off'] ) ) {
			$changes[ Modules::OFF ] = array_values( array_intersect( array_keys( Modules::all() ), array_filter( $file['modules_off'], 'is_string' ) ) );
		}
		return compact( 'changes', 'taken', 'skipped', 'reasons' );
	}
}
