<?php
/**
 * For programs of tests: what the page gives the editor.
 *
 * @package Mainstreet
 */

use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Editor\Editor_State;

/**
 * The editor's state, as its script reads it.
 *
 * @return array
 */
function mainstreet_editor_state() {
	Blocks::register_editor_script();
	Editor_State::print_script();
	preg_match( "/Initial_State = (\{.*\});\n/", implode( "\n", wp_scripts()->get_data( 'mainstreet-editor', 'before' ) ), $found );
	return json_decode( $found[1], true );
}
