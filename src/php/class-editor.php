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

	/** The chunk with what blocks bring once they are used (the later.ts of each block). */
	const LATER = 'mainstreet-later';

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
		wp_register_script( self::LATER, plugins_url( 'build/chunks/later.js', MAINSTREET_FILE ), array(), $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' );
	}

	/**
	 * Prints what the editor script must know before it runs (contract C.3): as
	 * `window.Mainstreet_Editor_Initial_State`, and under the name that other scripts look
	 * for, unless another plugin made an object of that name. Our own part of it is
	 * `window.mainstreetBlocks`, too; there, `isUsed` says that blocks of ours may be in what is edited.
	 */
	public static function print_state() {
		$state  = Editor_State::get();
		$script = wp_scripts()->query( self::HANDLE );
		if ( $script && self::may_hold_blocks() ) {
			// In front of the editor script, so that old versions are there before anything is read.
			$script->deps[]                = self::LATER;
			$state['mainstreet']['isUsed'] = true;
		}
		wp_add_inline_script( self::HANDLE, self::state_script( $state ), 'before' );
	}

	/**
	 * Script that sets the globals.
	 *
	 * @param array $state State.
	 * @return string
	 */
	private static function state_script( array $state ) {
		$flags = JSON_HEX_TAG | JSON_HEX_AMP;
		return 'window.Mainstreet_Editor_Initial_State = ' . wp_json_encode( $state, $flags ) . ";\n"
			. "window.mainstreetBlocks = window.Mainstreet_Editor_Initial_State.mainstreet;\n"
			. "window.Jetpack_Editor_Initial_State = window.Jetpack_Editor_Initial_State || window.Mainstreet_Editor_Initial_State;\n"
			. 'window.Jetpack_Block_Assets_Base_Url = window.Jetpack_Block_Assets_Base_Url || ' . wp_json_encode( $state['mainstreet']['publicPath'], $flags ) . ';';
	}

	/**
	 * Whether what is about to be edited may hold blocks of ours: everything but a post whose
	 * content has none, nor parts that are kept elsewhere. A wrong no costs a moment (blocks wait
	 * for the chunk), a wrong yes a request.
	 *
	 * @return bool
	 */
	private static function may_hold_blocks() {
		$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
		$post   = get_post();
		if ( ! $screen || 'post' !== $screen->base || ! $post ) {
			return true;
		}
		$names = array( 'block', 'template-part', 'pattern' );
		foreach ( Blocks::own() as $name ) {
			$names[] = preg_quote( strstr( $name, '/', true ), '#' ) . '/';
		}
		return 1 === preg_match( '#<!--\s+wp:(?:core/)?(?:' . implode( '|', array_unique( $names ) ) . ')\b#', $post->post_content );
	}
}
