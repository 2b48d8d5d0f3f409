<?php
/**
 * Keeps the pages that tests of view modules run on true: what a block renders stands in `test/rendered/*.html`.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/**
 * Fails unless a block renders the markup of a file. With `MAINSTREET_RECORD=1` in the environment the file is written instead.
 *
 * @param string $file    Path from the root of the plugin, such as `blocks/map/test/rendered/two.html`.
 * @param string $html    What the block rendered.
 * @param array  $replace What differs from site to site, and what stands for it. The address of the site needs no entry.
 */
function rendered( $file, $html, array $replace = array() ) {
	$home = home_url();
	$html = strtr( $html, $replace + array(
		$home                              => 'https://harbour.example',
		substr( wp_json_encode( $home ), 1, -1 ) => 'https:\/\/harbour.example',
		rawurlencode( $home )              => rawurlencode( 'https://harbour.example' ),
	) );
	$path = MAINSTREET_DIR . '/' . $file;
	if ( getenv( 'MAINSTREET_RECORD' ) ) {
		wp_mkdir_p( dirname( $path ) );
		file_put_contents( $path, trim( $html ) . "\n" );
	}
	$kept = is_readable( $path ) ? file_get_contents( $path ) : '';
	$html = trim( $html ) . "\n";
	// The place of the first difference says more than two pages.
	$at = strspn( $kept ^ $html, "\0" );
	truly( $kept === $html, $file . ' holds ' . var_export( substr( $kept, max( 0, $at - 40 ), 120 ), true ) . ', the block renders ' . var_export( substr( $html, max( 0, $at - 40 ), 120 ), true ) . ' (MAINSTREET_RECORD=1 writes the file anew):' );
}
