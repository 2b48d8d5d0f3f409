<?php
/**
 * Language packs: strings of lazy chunks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Registration\Block_Types\Blocks;

test( 'a language pack translates the lazy chunks too', function () {
	\Mainstreet\load_hooks( 'admin' );
	// Core looks for the files of plugins here, but first in the plugin: this is a language that it does not ship.
	$folder = WP_LANG_DIR . '/plugins';
	wp_mkdir_p( $folder );
	$files = array();
	$write = static function ( $name, array $messages ) use ( $folder, &$files ) {
		$files[] = "$folder/$name";
		$data    = array( 'locale_data' => array( 'messages' => array( '' => array( 'domain' => 'messages', 'lang' => 'nl', 'plural-forms' => 'nplurals=2; plural=n != 1;' ) ) + $messages ) );
		file_put_contents( "$folder/$name", wp_json_encode( $data ) );
	};
	$write( 'mainstreet-blocks-nl_NL-' . md5( 'build/editor.js' ) . '.json', array( 'Map' => array( 'Kaart' ), 'Save' => array( 'Opslaan' ) ) );
	$write( 'mainstreet-blocks-nl_NL-' . md5( 'build/blocks/map/edit.js' ) . '.json', array( 'Zoom level' => array( 'Zoomniveau' ), 'Save' => array( 'Verkeerd' ) ) );
	$write( 'mainstreet-blocks-nl_NL_formal-' . md5( 'build/editor.js' ) . '.json', array( 'Formal' => array( 'Formeel' ) ) );
	$write( 'mainstreet-blocks-nl_BE-' . md5( 'build/editor.js' ) . '.json', array( 'Other' => array( 'Anders' ) ) );
	file_put_contents( $files[] = "$folder/mainstreet-blocks-nl_NL-" . md5( 'build/broken.js' ) . '.json', '{"locale_data":' );
	try {
		switch_to_locale( 'nl_NL' );
		add_filter( 'locale', $dutch = static function () {
			return 'nl_NL';
		} );
		if ( ! wp_script_is( Blocks::EDITOR_SCRIPT, 'registered' ) ) {
			Blocks::register_editor_script();
		}
		$json = json_decode( load_script_textdomain( Blocks::EDITOR_SCRIPT, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' ), true );
		remove_filter( 'locale', $dutch );
		restore_previous_locale();
		$messages = $json['locale_data']['messages'];
		unset( $messages[''] );
		ksort( $messages );
		same( array( 'Map' => array( 'Kaart' ), 'Save' => array( 'Opslaan' ), 'Zoom level' => array( 'Zoomniveau' ) ), $messages );
	} finally {
		array_map( 'unlink', $files );
	}
	// Files of other plugins stay as they are.
	same( '{"x":1}', apply_filters( 'load_script_translations', '{"x":1}', '/a/other-nl_NL-' . md5( 'x' ) . '.json', 'other', 'other' ) );
} );
