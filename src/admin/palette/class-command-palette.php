<?php
namespace Mainstreet\Admin\Palette;

defined( 'ABSPATH' ) || exit;

/**
 * Adds commands to the command palette of WordPress, which admin screens have since version 6.9, and the block editor before. They open
 * screens of the plugin.
 */
final class Command_Palette {

	/** Callback of `admin_enqueue_scripts`, after core has loaded its palette. */
	public static function enqueue(): void {
		if ( ! wp_script_is( 'wp-commands' ) ) {
			return;
		}
		/**
		 * Filters the commands of the command palette. Each callback checks whether the user may open the screen, and whether its module is on.
		 *
		 * @param array[] $commands List of `name`, `label`, `keywords` (list of texts), `url`.
		 */
		$commands = apply_filters( 'mainstreet_palette_commands', array() );
		if ( ! is_array( $commands ) || ! $commands ) {
			return;
		}
		// Half a kilobyte: not worth a request in each editor and screen.
		$script = file_get_contents( MAINSTREET_DIR . '/build/palette.js' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		wp_add_inline_script( 'wp-commands', 'window.mainstreetPalette = ' . wp_json_encode( array_values( $commands ), JSON_HEX_TAG | JSON_HEX_AMP ) . ';' . $script );
	}
}
