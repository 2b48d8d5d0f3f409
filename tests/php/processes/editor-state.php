<?php
/**
 * For programs of tests: what the page gives the editor.
 *
 * @package Mainstreet
 */

use Mainstreet\Registration\Editor\Editor_Script;

/**
 * The editor's state, as its script reads it.
 *
 * @return array
 */
function mainstreet_editor_state() {
	Editor_Script::register_script();
	Editor_Script::print_state();
	preg_match( "/Initial_State = (\{.*\});\n/", implode( "\n", wp_scripts()->get_data( 'mainstreet-editor', 'before' ) ), $found );
	return json_decode( $found[1], true );
}
