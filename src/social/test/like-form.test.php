<?php
/**
 * Likes of visitors without script.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Value of a hidden field, and whether the button is pressed, and the number, of a page’s button. */
function like_button_on( $html ) {
	truly( 1 === preg_match( '#<form class="mainstreet-like".*?</form>#s', $html, $form ), $html );
	$tags  = new \WP_HTML_Tag_Processor( $form[0] );
	$found = array();
	while ( $tags->next_tag() ) {
		if ( 'INPUT' === $tags->get_tag() ) {
			$found[ $tags->get_attribute( 'name' ) ] = $tags->get_attribute( 'value' );
		} elseif ( 'BUTTON' === $tags->get_tag() ) {
			$found['pressed'] = $tags->get_attribute( 'aria-pressed' );
		}
	}
	preg_match( '#<b>(\d+)</b>#', $form[0], $number );
	return $found + array( 'number' => $number[1] );
}

test( 'without script the button is a form that comes back to the post, and takes the like back', function () {
	$post  = wp_insert_post( array( 'post_title' => 'Rye', 'post_content' => '<!-- wp:jetpack/like /-->', 'post_status' => 'publish' ) );
	$visit = function ( array $query, array $posted ) use ( $post ) {
		return in_process( __DIR__ . '/processes/press-like.php', array( 'post' => $post, 'query' => $query, 'posted' => $posted, 'cookie' => str_repeat( 'ab', 16 ) ), array(), __DIR__ . '/processes/query-of-page.php' )();
	};
	$button = like_button_on( $visit( array(), array() ) );
	same( array( 'post' => (string) $post, 'do' => 'like', 'pressed' => 'false', 'number' => '0' ), $button );
	foreach ( array( array( 'unlike', 'true', '1' ), array( 'like', 'false', '0' ) ) as list( $do, $pressed, $number ) ) {
		$place = $visit( array(), array_intersect_key( $button, array( 'post' => 1, 'do' => 1 ) ) );
		same( 0, strpos( $place, get_permalink( $post ) ), "$place leads back:" );
		parse_str( (string) wp_parse_url( $place, PHP_URL_QUERY ), $query );
		$html   = $visit( $query, array() );
		$button = like_button_on( $html );
		same( array( 'post' => (string) $post, 'do' => $do, 'pressed' => $pressed, 'number' => $number ), $button );
		holds( 'id="' . wp_parse_url( $place, PHP_URL_FRAGMENT ) . '"', $html );
	}
	// A page that a cache may keep shows nobody's like.
	$visit( array(), array( 'post' => (string) $post, 'do' => 'like' ) );
	same( 'false', like_button_on( $visit( array(), array() ) )['pressed'] );
} );
