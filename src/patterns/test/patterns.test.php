<?php
/**
 * Patterns.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Patterns\Pattern_Library;

/** Registers none, whoever asked for them before. */
function forget_patterns() {
	$registry = \WP_Block_Patterns_Registry::get_instance();
	foreach ( $registry->get_all_registered() as $pattern ) {
		if ( 0 === strpos( $pattern['name'], 'mainstreet/' ) ) {
			$registry->unregister( $pattern['name'] );
		}
	}
}

/** Names of our patterns, as an editor gets them. */
function offered_patterns() {
	$found = array();
	foreach ( rest( 'GET', '/wp/v2/block-patterns/patterns' )->get_data() as $pattern ) {
		if ( isset( $pattern['categories'] ) && in_array( 'mainstreet', $pattern['categories'], true ) ) {
			$found[ $pattern['name'] ] = $pattern;
		}
	}
	return $found;
}

test( 'patterns are there when an editor asks for them, and not before', function () {
	$registry = \WP_Block_Patterns_Registry::get_instance();
	forget_patterns();
	act_as( 'contributor' );
	rest( 'GET', '/wp/v2/types' );
	// The editor's screen asks for these, and would print the patterns.
	rest( 'GET', '/wp/v2/block-patterns/categories' );
	truly( ! $registry->is_registered( 'mainstreet/contact-page' ), 'not before' );
	$found = offered_patterns();
	same( count( Pattern_Library::names() ), count( $found ) );
	truly( count( $found ) >= 10 );
	same( count( $found ), count( offered_patterns() ), 'asked again' );
	$labels = wp_list_pluck( rest( 'GET', '/wp/v2/block-patterns/categories' )->get_data(), 'label', 'name' );
	same( 'Mainstreet', $labels['mainstreet'] );
	foreach ( $found as $name => $pattern ) {
		truly( '' !== $pattern['title'] && '' !== $pattern['description'] && array() !== $pattern['keywords'], $name );
	}
	forget_patterns();
	same( array(), Pattern_Library::get( '../class-pattern-library' ) );
} );

test( 'patterns ask no other host, and hold no markup but their blocks', function () {
	foreach ( Pattern_Library::names() as $name ) {
		$content = Pattern_Library::get( $name )['content'];
		preg_match_all( '#(?:https?:)?//[^\s"\'<>]+#', $content, $found );
		foreach ( $found[0] as $url ) {
			same( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( $url, PHP_URL_HOST ), "$name: $url" );
		}
		foreach ( parse_blocks( $content ) as $block ) {
			truly( null !== $block['blockName'] || '' === trim( $block['innerHTML'] ), "$name: " . $block['innerHTML'] );
		}
		preg_match_all( '#plugins/[^"\s]+\.webp#', $content, $pictures );
		foreach ( array_unique( $pictures[0] ) as $picture ) {
			truly( is_readable( MAINSTREET_DIR . strstr( $picture, '/src/' ) ), $picture );
		}
	}
} );

test( 'translations are escaped, in texts and in attributes', function () {
	$hostile = static function ( $text, $source, $domain ) {
		return 'mainstreet-blocks' === $domain ? '<b>"--><script>x()</script>\' &' : $text;
	};
	add_filter( 'gettext', $hostile, 10, 3 );
	foreach ( Pattern_Library::names() as $name ) {
		$content = Pattern_Library::get( $name )['content'];
		holds_not( '<script', $content );
		holds_not( '"-->', $content );
		// What was a block is one still.
		same( $content, serialize_blocks( parse_blocks( $content ) ), $name );
	}
	remove_filter( 'gettext', $hostile, 10 );
} );

test( 'a pattern with a block that the site does not have is left out', function () {
	truly( Pattern_Library::is_usable( '<!-- wp:jetpack/map /--><!-- wp:paragraph --><p>a</p><!-- /wp:paragraph -->' ) );
	truly( ! Pattern_Library::is_usable( '<!-- wp:group --><div class="wp-block-group"><!-- wp:jetpack/gone /--></div><!-- /wp:group -->' ) );
	forget_patterns();
	$type = \WP_Block_Type_Registry::get_instance()->unregister( 'jetpack/donations' );
	act_as( 'contributor' );
	$found = offered_patterns();
	\WP_Block_Type_Registry::get_instance()->register( $type );
	forget_patterns();
	truly( ! isset( $found['mainstreet/donation-appeal'] ) );
	truly( isset( $found['mainstreet/contact-page'] ) );
} );
