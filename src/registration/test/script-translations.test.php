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
	// Core looks for the files of plugins here.
	$folder = WP_LANG_DIR . '/plugins';
	wp_mkdir_p( $folder );
	$files = array();
	$write = static function ( $name, array $messages ) use ( $folder, &$files ) {
		$files[] = "$folder/$name";
		$data    = array( 'locale_data' => array( 'messages' => array( '' => array( 'domain' => 'messages', 'lang' => 'de', 'plural-forms' => 'nplurals=2; plural=n != 1;' ) ) + $messages ) );
		file_put_contents( "$folder/$name", wp_json_encode( $data ) );
	};
	$write( 'mainstreet-blocks-de_DE-' . md5( 'build/editor.js' ) . '.json', array( 'Map' => array( 'Karte' ), 'Save' => array( 'Sichern' ) ) );
	$write( 'mainstreet-blocks-de_DE-' . md5( 'build/blocks/map/edit.js' ) . '.json', array( 'Zoom level' => array( 'Zoomstufe' ), 'Save' => array( 'Falsch' ) ) );
	$write( 'mainstreet-blocks-de_DE_formal-' . md5( 'build/editor.js' ) . '.json', array( 'Formal' => array( 'Förmlich' ) ) );
	$write( 'mainstreet-blocks-de_AT-' . md5( 'build/editor.js' ) . '.json', array( 'Other' => array( 'Anders' ) ) );
	file_put_contents( $files[] = "$folder/mainstreet-blocks-de_DE-" . md5( 'build/broken.js' ) . '.json', '{"locale_data":' );
	try {
		switch_to_locale( 'de_DE' );
		add_filter( 'locale', $german = static function () {
			return 'de_DE';
		} );
		if ( ! wp_script_is( Blocks::EDITOR_SCRIPT, 'registered' ) ) {
			Blocks::register_editor_script();
		}
		$json = json_decode( load_script_textdomain( Blocks::EDITOR_SCRIPT, 'mainstreet-blocks', MAINSTREET_DIR . '/languages' ), true );
		remove_filter( 'locale', $german );
		restore_previous_locale();
		$messages = $json['locale_data']['messages'];
		unset( $messages[''] );
		ksort( $messages );
		same( array( 'Map' => array( 'Karte' ), 'Save' => array( 'Sichern' ), 'Zoom level' => array( 'Zoomstufe' ) ), $messages );
	} finally {
		array_map( 'unlink', $files );
	}
	// Files of other plugins stay as they are.
	same( '{"x":1}', apply_filters( 'load_script_translations', '{"x":1}', '/a/other-de_DE-' . md5( 'x' ) . '.json', 'other', 'other' ) );
} );
