<?php
namespace Mainstreet\Registration\Editor;

defined( 'ABSPATH' ) || exit;

/** Registers the script `mainstreet-editor`, which is the editorScript of every block.json. */
final class Editor_Script {

	const HANDLE = 'mainstreet-editor';


	/** Registers the editor script with its dependencies and translations. */
	public static function register_script(): void {
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
	 * Prints the initial state of the editor script (docs/server-contract.md C.3) as `window.Mainstreet_Editor_Initial_State`, and under
	 * the name that other scripts use, unless another plugin has defined it. The plugin's own part is also `window.mainstreetBlocks`.
	 */
	public static function print_state(): void {
		wp_add_inline_script( self::HANDLE, self::state_script( Editor_State::get() ), 'before' );
	}

	/** Builds the script that sets the globals. */
	private static function state_script( array $state ): string {
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
		return 'window.Mainstreet_Editor_Initial_State = ' . wp_json_encode( $state, $flags ) . ";\n"
			. "window.mainstreetBlocks = window.Mainstreet_Editor_Initial_State.mainstreet;\n"
			. "window.Jetpack_Editor_Initial_State = window.Jetpack_Editor_Initial_State || window.Mainstreet_Editor_Initial_State;\n"
			. 'window.Jetpack_Block_Assets_Base_Url = window.Jetpack_Block_Assets_Base_Url || ' . wp_json_encode( $state['mainstreet']['publicPath'], $flags ) . ';';
	}
}
