<?php
/**
 * Two pictures to compare, on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Image_Compare;

use function Mainstreet\Tests\{ holds, holds_not, same, test, truly };

/** A saved picture. */
function picture( $which, $more = 'width="600" height="400"' ) {
	return '<img src="https://example.org/' . $which . '.jpg" alt="Quay" ' . $more . ' class="image-compare__image-' . $which . '"/>';
}

/** The block as a page has it. */
function draw( $pictures, array $attributes = array() ) {
	$saved = '<figure class="wp-block-jetpack-image-compare"><div class="juxtapose" data-mode="horizontal">' . $pictures . '</div><figcaption>The quay</figcaption></figure>';
	return do_blocks( '<!-- wp:jetpack/image-compare ' . ( $attributes ? serialize_block_attributes( $attributes ) . ' ' : '' ) . "-->\n$saved\n<!-- /wp:jetpack/image-compare -->" );
}

/** Attributes of the first element of a tag or class. */
function read( $html, array $query, array $names ) {
	$tags = new \WP_HTML_Tag_Processor( $html );
	truly( $tags->next_tag( $query ), $html );
	return array_map( array( $tags, 'get_attribute' ), $names );
}

const BOX = array( 'class_name' => 'juxtapose' );

test( 'labels and start of the author are there as text before the script; else those of the plugin', function () {
	$both = picture( 'before' ) . picture( 'after' );
	$html = draw( $both, array( 'beforeLabel' => '1920 <b> "x"', 'afterLabel' => ' Today ', 'startPosition' => 25 ) );
	same( array( '1920 <b> "x"', 'Today', '25', '--mainstreet-position:25%', 'horizontal' ), read( $html, BOX, array( 'data-before', 'data-after', 'data-start', 'style', 'data-mode' ) ) );
	truly( in_array( 'has-slider', explode( ' ', read( $html, BOX, array( 'class' ) )[0] ), true ) );
	holds_not( '<b>', $html );
	same( array( 'Before', 'After', '50', null ), read( draw( $both ), BOX, array( 'data-before', 'data-after', 'data-start', 'style' ) ) );
	same( array( null, null, '50' ), read( draw( $both, array( 'showLabels' => false ) ), BOX, array( 'data-before', 'data-after', 'data-start' ) ) );
	foreach ( array( array( -5, '0' ), array( 1e308, '100' ), array( '60', '60' ), array( 'x', '50' ), array( array( 1 ), '50' ), array( 49.6, '50' ) ) as list( $start, $shown ) ) {
		same( array( $shown ), read( draw( $both, array( 'startPosition' => $start ) ), BOX, array( 'data-start' ) ) );
	}
} );

test( 'sizes that are none reserve no space', function () {
	foreach ( array( 'width="-5" height="1e+300"', 'width="600" height="0"', 'width="600px" height="400"', 'width height="400"' ) as $sizes ) {
		same( array( null, null ), read( draw( picture( 'before', $sizes ) . picture( 'after' ) ), array( 'class_name' => 'image-compare__image-before' ), array( 'width', 'height' ) ), $sizes );
	}
	same( array( '600', '400' ), read( draw( picture( 'before' ) . picture( 'after' ) ), array( 'class_name' => 'image-compare__image-before' ), array( 'width', 'height' ) ) );
} );

test( 'an empty block leaves nothing, one picture stands alone', function () {
	$empty = '<img class="image-compare__image-before"/><img class="image-compare__image-after"/>';
	same( '', trim( draw( $empty ) ) );
	$one = draw( picture( 'before' ) . '<img class="image-compare__image-after"/>' );
	holds_not( 'has-slider', $one );
	same( array( true, '' ), read( $one, array( 'class_name' => 'image-compare__image-after' ), array( 'hidden', 'alt' ) ) );
	holds( 'https://example.org/before.jpg', $one );
} );

test( 'pictures without alternative text are decoration', function () {
	$html = draw( str_replace( ' alt="Quay"', '', picture( 'before' ) ) . str_replace( 'Quay', '', picture( 'after' ) ) );
	foreach ( array( 'before', 'after' ) as $which ) {
		same( array( '' ), read( $html, array( 'class_name' => "image-compare__image-$which" ), array( 'alt' ) ) );
	}
} );

test( 'a picture of the library has srcset, also where the post says another size than the file has', function () {
	$id   = wp_insert_attachment( array( 'post_title' => 'Quay', 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ), '2026/01/quay.jpg' );
	$file = static function ( $width, $height ) {
		return array( 'file' => "quay-{$width}x$height.jpg", 'width' => $width, 'height' => $height, 'mime-type' => 'image/jpeg' );
	};
	wp_update_attachment_metadata( $id, array( 'file' => '2026/01/quay.jpg', 'width' => 800, 'height' => 1000, 'sizes' => array( 'medium' => $file( 240, 300 ) ) ) );
	$url = wp_get_attachment_url( $id );
	foreach ( array( 'width="800" height="1000"', 'width="1200" height="800"', '', 'width="x"' ) as $size ) {
		$html = draw( str_replace( 'https://example.org/before.jpg', $url, picture( 'before', "id=\"$id\" $size" ) ) . picture( 'after', 'id="9999999"' ) );
		list( $set, $sizes ) = read( $html, array( 'class_name' => 'image-compare__image-before' ), array( 'srcset', 'sizes' ) );
		same( array( 'quay.jpg 800w', 'quay-240x300.jpg 240w' ), array_map( 'wp_basename', explode( ', ', (string) $set ) ), $size );
		same( '(max-width: 800px) 100vw, 800px', $sizes );
		same( array( null, null ), read( $html, array( 'class_name' => 'image-compare__image-after' ), array( 'srcset', 'sizes' ) ) );
	}
	wp_delete_attachment( $id, true );
} );
