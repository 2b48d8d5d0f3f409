<?php
/**
 * What blocks hand to the scripts of visitors.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Secrets;

// phpcs:disable -- test code.

/** What a browser reads in a data attribute. */
function read_data( $html, $name ) {
	truly( 1 === preg_match( '/ ' . $name . '="([^"]*)"/', $html, $found ), $html );
	return json_decode( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ), true );
}

test( 'entities in translations do not break the settings of scripts', function () {
	$said = 'Say &quot;A &amp; B&quot; %d %1$d &#8217;';
	add_filter( 'gettext', function ( $text, $source, $domain ) use ( $said ) { return 'mainstreet-blocks' === $domain ? $said : $text; }, 10, 3 );
	Secrets::set( 'mapbox', TOKEN );
	$map = render_block( array( 'blockName' => 'jetpack/map', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
	same( $said, read_data( $map, 'data-mainstreet-map' )['strings']['close'] );
	$slide = '<li class="swiper-slide"><figure><img alt="" src="https://example.org/a.jpg"/></figure></li>';
	$saved = '<div class="wp-block-jetpack-slideshow aligncenter"><ul class="swiper-wrapper">' . $slide . $slide . '</ul></div>';
	$shown = render_block( array( 'blockName' => 'jetpack/slideshow', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => $saved, 'innerContent' => array( $saved ) ) );
	same( $said, read_data( $shown, 'data-mainstreet-slideshow' )['texts']['next'] );
} );
