<?php
/**
 * The one editor script and the state it starts from.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Registers `mainstreet-editor`, which every block.json names as its editorScript.
 */
final class Editor {

	const HANDLE = 'mainstreet-editor';

	/**
	 * Registers the editor script with its dependencies and translations.
	 */
	public static function register_script() {
		$asset = require MAINSTREET_DIR . '/build/editor.asset.php';
		wp_register_script(
			self::HANDLE,
			plugins_url( 'build/editor.js', MAINSTREET_FILE ),
			$asset['dependencies'],
			$asset['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' );
	}

	/**
	 * Prints what the editor script must know before it runs.
	 *
	 * Shape of `window.mainstreetBlocks`: `publicPath` (URL of the build folder with
	 * a trailing slash), `version`, `blocks` (names this plugin registered => their
	 * style sheets by file name without ending),
	 * `routes` (tail => `compat` or `own`), `settingsUrl`, `connectTo`
	 * (Hosting::to_connect()), `siteType`, `isRtl`.
	 */
	public static function print_state() {
		$state = array(
			'publicPath'  => plugins_url( 'build/', MAINSTREET_FILE ),
			'version'     => MAINSTREET_VERSION,
			'blocks'      => (object) Blocks::sheets(),
			'routes'      => Routes::owners(),
			'settingsUrl' => Settings_Screen::url(),
			'connectTo'   => Hosting::to_connect(),
			/**
			 * Filters what kind of site this is; hosts may name others than the default.
			 *
			 * @param string $type `self-hosted`, `simple` or `atomic`; on simple sites no plugins are offered.
			 */
			'siteType'    => apply_filters( 'mainstreet_site_type', 'self-hosted' ),
			'isRtl'       => is_rtl(),
		);
		/**
		 * Filters the state handed to the editor script.
		 *
		 * @param array $state See Editor::print_state().
		 */
		$state = apply_filters( 'mainstreet_editor_state', $state );
		wp_add_inline_script(
			self::HANDLE,
			'window.mainstreetBlocks = ' . wp_json_encode( $state, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			'before'
		);
	}
}
