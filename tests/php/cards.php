<?php
/**
 * What tests of cards have in common.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Social\Previews\Head_Tags;

/** A post, as the administrator writes it. */
function card_post( array $post = array() ) {
	act_as( 'administrator' );
	return get_post( wp_insert_post( wp_slash( $post + array( 'post_title' => 'Rye & <em>spelt</em>', 'post_status' => 'publish', 'post_content' => 'x' ) ) ) );
}

/** What its page has in its head. */
function head_of( \WP_Post $post ) {
	global $wp_query, $wp_the_query;
	$before   = array( $wp_query, $wp_the_query );
	$wp_query = $wp_the_query = new \WP_Query( array( 'p' => $post->ID, 'post_type' => $post->post_type ) );
	ob_start();
	try {
		Head_Tags::render();
	} finally {
		$html = ob_get_clean();
		list( $wp_query, $wp_the_query ) = $before;
	}
	return $html;
}

/** The values of tags, by name. */
function tags_in( $html ) {
	$tags = array();
	$read = new \WP_HTML_Tag_Processor( $html );
	while ( $read->next_tag( 'META' ) ) {
		$name          = $read->get_attribute( 'property' );
		$tags[ null === $name ? $read->get_attribute( 'name' ) : $name ] = $read->get_attribute( 'content' );
	}
	return $tags;
}
