<?php
/**
 * The stars on the page.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** A rating as it is saved. */
function saved_stars( array $attributes, $stars = 1 ) {
	return '<!-- wp:jetpack/rating-star ' . serialize_block_attributes( $attributes ) . " -->\n"
		. '<figure class="wp-block-jetpack-rating-star" style="text-align:left">' . str_repeat( '<span>★</span>', $stars ) . "</figure>\n<!-- /wp:jetpack/rating-star -->";
}

test( 'hostile attributes draw nothing but stars', function () {
	foreach ( array(
		array( array( 'rating' => 1e308, 'maxRating' => -1e308, 'color' => 'red;background:url(x)' ), 'Rating: 2 out of 2.' ),
		array( array( 'rating' => '<b>', 'maxRating' => array(), 'color' => array( 'a' => 1 ), 'align' => '"><script>' ), 'Rating: 1 out of 5.' ),
		array( array( 'rating' => -3, 'maxRating' => 2.4, 'color' => 'red"onload="x' ), 'Rating: 0 out of 2.' ),
	) as list( $attributes, $text ) ) {
		$html = do_blocks( saved_stars( $attributes ) );
		holds( $text, $html );
		same( 1, substr_count( $html, ' style="' ), $html );
		$tags  = new \WP_HTML_Tag_Processor( $html );
		$names = array();
		while ( $tags->next_tag() ) {
			$names[ $tags->get_tag() ] = true;
			same( array(), $tags->get_attribute_names_with_prefix( 'on' ) );
		}
		same( array( 'FIGURE', 'META', 'SPAN', 'SVG', 'PATH' ), array_keys( $names ) );
	}
} );

test( 'the size of the stars is the author’s, within bounds, and their colour too', function () {
	holds( ' style="--mainstreet-star:40px;"', do_blocks( saved_stars( array( 'starSize' => 40 ) ) ) );
	holds( ' style="--mainstreet-star:72px;color:#b26200"', do_blocks( saved_stars( array( 'starSize' => 1e9, 'color' => '#b26200' ) ) ) );
	holds_not( '--mainstreet-star', do_blocks( saved_stars( array() ) ) );
} );

test( 'without the plugin the saved stars stay', function () {
	unregister_block_type( 'jetpack/rating-star' );
	same( '★★★', trim( wp_strip_all_tags( do_blocks( saved_stars( array( 'rating' => 3 ), 3 ) ) ) ) );
} );
