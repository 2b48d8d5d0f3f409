<?php
/**
 * Every place that parses XML or CSV, or reads files of hosts that a person named, has a test with texts of hostile size.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** What reads a text of a stranger. */
const READERS = '/\b(?:simplexml_load_|xml_parser_create|str_getcsv|fgetcsv)\w*\s*\(|\bnew \\\\?(?:\w+\\\\)*(?:SimplePie|DOMDocument|XMLReader|SimpleXMLElement)\b|SimplePie\\\\Misc::|->get_public\s*\(/';

/** File => test with texts of hostile size, or the limit that makes one unnecessary. */
const HOSTILE_CASES = array(
	'feed/class-podcast-encoding.php'    => 'podcast-sizes.test.php',
	'feed/class-podcast-parser.php'      => 'podcast-sizes.test.php',
	'feed/class-podcast-loader.php'      => 'podcast-sizes.test.php',
	'extras/class-podcast-extras.php'      => 'podcast-sizes.test.php',
	'import/class-subscriber-file.php'         => 'text-size.test.php',
	'import/class-mastodon-thread.php'             => 'JSON of 2 MB and 64 levels at most (Http_Client)',
	'threads/class-link-cards.php'                 => 'no case yet: the beginning of a page, read by the tag processor',
	'copies/class-media-copier.php'        => 'stores a file, does not parse it',
	'google-photos/class-google-session.php'       => 'stores a file, does not parse it',
	'embeds/class-redirect-controller.php'              => 'reads headers only',
	'feed/class-image-folder.php'   => 'stores a file, does not parse it',
);

test( 'whatever parses a text of strangers has a case of hostile size', function () {
	$found = array();
	foreach ( plugin_files() as $file ) {
		$code = implode( '', array_map( function ( $token ) { return is_array( $token ) ? ( in_array( $token[0], array( T_COMMENT, T_DOC_COMMENT ), true ) ? '' : $token[1] ) : $token; }, token_get_all( file_get_contents( $file ) ) ) );
		if ( preg_match( READERS, $code ) ) {
			$found[] = basename( dirname( $file ) ) . '/' . basename( $file );
		}
	}
	sort( $found );
	$known = array_keys( HOSTILE_CASES );
	sort( $known );
	same( $known, $found );
} );
