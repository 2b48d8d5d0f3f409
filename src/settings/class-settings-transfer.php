<?php
namespace Mainstreet\Settings;

use Mainstreet\Core\Options\Options;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** Exports and imports the settings of a site (docs/server-contract.md D.2). Keys of services are neither exported nor imported. */
final class Settings_Transfer {

	/** Value of `kind`, which identifies the file. */
	const KIND = 'mainstreet-settings';

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
	 *                         known settings), `values` (Settings::values()).
	 */
	public static function import( \WP_REST_Request $request ) {
		$checked = self::check( $request['file'] );
		if ( is_wp_error( $checked ) ) {
			return $checked;
		}
		Options::save( $checked['changes'] );
		return array(
			'taken'   => $checked['taken'],
			'skipped' => $checked['skipped'],
			'reasons' => $checked['reasons'],
			'values'  => Settings::values(),
		);
	}

	/**
	 * Checks what an import of a file would change.
	 *
	 * @param array $file Contents of the file.
	 * @return array|\WP_Error `changes` (values by name, also of the modules that are off), `taken`, `skipped` and `reasons` as import().
	 */
	public static function check( array $file ) {
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
