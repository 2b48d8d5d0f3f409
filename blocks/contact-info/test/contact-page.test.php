<?php
/**
 * Contact info on the page: what search engines read of it, and what collectors of addresses do not find.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/rendered.php';

/** Draws a content as a page does, with antispambot()'s entities as letters: which of them it encodes is chance. */
function contact_page( $content ) {
	return preg_replace_callback( '/&#0?(x[0-9a-f]+|\d+);/', function ( $found ) {
		return html_entity_decode( $found[0], ENT_QUOTES, 'UTF-8' );
	}, preg_replace_callback( '/%([0-9a-f]{2})/', function ( $found ) { return chr( hexdec( $found[1] ) ); }, do_blocks( $content ) ) );
}

/** The block's demo, with a setting of its own. */
function contact_demo( $prefix = '' ) {
	$demo = file_get_contents( MAINSTREET_DIR . '/blocks/contact-info/demo.html' );
	return '' === $prefix ? $demo : str_replace( '<!-- wp:jetpack/contact-info -->', '<!-- wp:jetpack/contact-info {"prefix":"' . $prefix . '"} -->', $demo );
}

test( 'the pages that search engines read in the tests are those visitors get', function () {
	$address = "<!-- wp:jetpack/address {\"city\":\"Gent\"} -->\n<div class=\"wp-block-jetpack-address\"><div class=\"jetpack-address__city\">Gent</div></div>\n<!-- /wp:jetpack/address -->";
	$mail    = "<!-- wp:jetpack/email {\"email\":\"alone@example.org\"} -->\n<div class=\"wp-block-jetpack-email\"><a href=\"mailto:alone@example.org\">alone@example.org</a></div>\n<!-- /wp:jetpack/email -->";
	$nested  = "<!-- wp:jetpack/contact-info -->\n<div class=\"wp-block-jetpack-contact-info\"><!-- wp:paragraph -->\n<p><a href=\"mailto:other@example.org\">other</a></p>\n<!-- /wp:paragraph -->\n\n$address</div>\n<!-- /wp:jetpack/contact-info -->";
	$pages   = array(
		'several' => implode( "\n\n", array( contact_demo(), $nested, $address, $mail ) ),
		'plain'   => contact_demo(),
		'icon'    => contact_demo( 'icon' ),
		'label'   => contact_demo( 'label' ),
		'empty'   => "<!-- wp:jetpack/contact-info -->\n<div class=\"wp-block-jetpack-contact-info\"><!-- wp:jetpack/email /-->\n\n<!-- wp:jetpack/phone /-->\n\n<!-- wp:jetpack/address /--></div>\n<!-- /wp:jetpack/contact-info -->",
	);
	foreach ( $pages as $name => $content ) {
		rendered( "blocks/contact-info/test/rendered/$name.html", contact_page( $content ) );
	}
} );

test( 'an address is not in the page as collectors look for it', function () {
	$html = do_blocks( contact_demo() );
	holds( 'wp-block-jetpack-email', $html );
	holds_not( 'bikes@example.org', $html );
	$link = new \WP_HTML_Tag_Processor( $html );
	truly( $link->next_tag( 'a' ), $html );
	// As a browser reads it.
	same( 'mailto:bikes@example.org', rawurldecode( $link->get_attribute( 'href' ) ) );
	holds( '>bikes@example.org</a>', html_entity_decode( $html, ENT_QUOTES, 'UTF-8' ) );
} );
