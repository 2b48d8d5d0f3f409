<?php
/**
 * What blocks hand to the scripts of visitors.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;

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

test( 'the proportions of a slideshow stay, on the page and when an author saves it', function () {
	$slide = '<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="" data-aspect-ratio="1024 / 640" src="https://example.org/a.jpg" width="600" height="600"/></figure></li>';
	$saved = '<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide" style="--aspect-ratio:calc(1024 / 640)"><ul class="swiper-wrapper">' . $slide . $slide . '</ul></div>';
	$shown = render_block( array( 'blockName' => 'jetpack/slideshow', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => $saved, 'innerContent' => array( $saved ) ) );
	$root  = new \WP_HTML_Tag_Processor( $shown );
	$root->next_tag();
	same( '--aspect-ratio:calc(1024 / 640)', $root->get_attribute( 'style' ) );
	act_as( 'author' );
	$stored = wp_unslash( apply_filters( 'content_save_pre', wp_slash( $saved ) ) );
	$root   = new \WP_HTML_Tag_Processor( $stored );
	$root->next_tag();
	same( '--aspect-ratio:calc(1024 / 640)', $root->get_attribute( 'style' ) );
	$root->next_tag( 'img' );
	same( '1024 / 640', $root->get_attribute( 'data-aspect-ratio' ) );
} );

test( 'texts of a map stand in it as they were written, and as authors’ old posts show them', function () {
	$point = array( 'title' => 'Fish &amp; chips', 'caption' => '5 &lt; 6 <b>&quot;x&quot;</b>', 'id' => 'a', 'coordinates' => array( 'longitude' => 3, 'latitude' => 51 ) );
	Secrets::set( 'mapbox', TOKEN );
	$html = render_block( array( 'blockName' => 'jetpack/map', 'attrs' => array( 'points' => array( $point ) ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
	truly( 1 === preg_match( '#<script type="application/json">(.*?)</script>#s', $html, $found ), $html );
	$read = json_decode( $found[1], true );
	same( 'Fish & chips', $read[0]['title'] );
	same( '5 < 6 <b>"x"</b>', $read[0]['caption'] );
	holds( '>Fish &amp; chips<', $html );
	holds( '5 &lt; 6 &lt;b&gt;', $html );
} );
