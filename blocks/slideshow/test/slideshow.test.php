<?php
/**
 * The slideshow on the page: what the browser knows before the script runs.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Slideshow;

use function Mainstreet\Tests\{ holds, holds_not, same, test, truly };

/** A picture of the library; there need not be one on the disk. */
function file_of( $name ) {
	$id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), wp_upload_dir()['path'] . "/$name.jpg" );
	wp_update_attachment_metadata( $id, array( 'width' => 1200, 'height' => 800, 'file' => _wp_relative_upload_path( wp_upload_dir()['path'] . "/$name.jpg" ), 'sizes' => array( 'medium' => array( 'file' => "$name-300x200.jpg", 'width' => 300, 'height' => 200, 'mime-type' => 'image/jpeg' ) ) ) );
	return $id;
}

/** The block as a page has it, with pictures by their ids. */
function draw( array $ids, array $attributes = array() ) {
	$slides = '';
	foreach ( $ids as $id ) {
		$slides .= '<li class="wp-block-jetpack-slideshow_slide swiper-slide"><figure><img alt="" class="wp-block-jetpack-slideshow_image wp-image-' . $id . '" data-id="' . $id . '" src="' . wp_get_attachment_url( $id ) . '"/></figure></li>';
	}
	$saved = '<div class="wp-block-jetpack-slideshow aligncenter" data-effect="slide"><div class="wp-block-jetpack-slideshow_container swiper-container"><ul class="wp-block-jetpack-slideshow_swiper-wrapper swiper-wrapper">' . $slides . '</ul><div class="wp-block-jetpack-slideshow_pagination swiper-pagination"></div></div></div>';
	return render_block( array( 'blockName' => 'jetpack/slideshow', 'attrs' => $attributes + array( 'ids' => $ids ), 'innerBlocks' => array(), 'innerHTML' => $saved, 'innerContent' => array( $saved ) ) );
}

/** The wanted attributes of each element of a tag. */
function read( $html, $tag, array $names ) {
	$found = array();
	$tags  = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( $tag ) ) {
		$found[] = array_map( array( $tags, 'get_attribute' ), $names );
	}
	return $found;
}

test( 'pictures have their sizes, and all but the first wait until they are near', function () {
	$html = draw( array( file_of( 'pier' ), file_of( 'quay' ) ) );
	foreach ( read( $html, 'img', array( 'width', 'height', 'srcset', 'decoding' ) ) as list( $width, $height, $srcset, $decoding ) ) {
		same( array( '1200', '800', 'async' ), array( $width, $height, $decoding ) );
		holds( '-300x200.jpg 300w', $srcset );
	}
	same( 'lazy', read( $html, 'img', array( 'loading' ) )[1][0] );
	same( 2, count( read( $html, 'li', array() ) ) );
	holds_not( '<button', $html );
} );

test( 'the script reads effect, rotation and texts; each slideshow of a page has a name of its own', function () {
	$ids      = array( file_of( 'pier' ), file_of( 'quay' ) );
	$settings = function ( array $attributes ) use ( $ids ) {
		$json = array_values( array_filter( array_column( read( draw( $ids, $attributes ), 'div', array( 'data-mainstreet-slideshow' ) ), 0 ) ) );
		same( 1, count( $json ) );
		return json_decode( $json[0], true );
	};
	$first = $settings( array( 'effect' => 'fade', 'autoplay' => true, 'delay' => 5 ) );
	same( array( 'fade', true, 5 ), array( $first['effect'], $first['autoplay'], $first['delay'] ) );
	$second = $settings( array() );
	same( false, ! empty( $second['autoplay'] ) );
	truly( $first['texts']['name'] !== $second['texts']['name'] );
	same( array(), array_filter( array_column( read( draw( array( $ids[0] ) ), 'div', array( 'data-mainstreet-slideshow' ) ), 0 ) ), 'one picture is no carousel:' );
} );
