<?php
/**
 * Copies of posts that the ActivityPub plugin sends.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

test( 'a federated copy has links instead of forms and buttons, and the page is as before', function () {
	$content = '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph --><!-- wp:group --><div class="wp-block-group">'
		. '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"><!-- wp:jetpack/field-email {"label":"Your address"} /--></div><!-- /wp:jetpack/contact-form --></div><!-- /wp:group -->'
		. '<!-- wp:jetpack/like /--><!-- wp:jetpack/related-posts /-->';
	$id      = wp_insert_post( array( 'post_title' => 'Copy', 'post_content' => $content, 'post_status' => 'publish' ) );
	$post    = get_post( $id );
	$render  = static function () use ( $post ) {
		$GLOBALS['post'] = $post;
		return apply_filters( 'the_content', $post->post_content );
	};
	$before  = $render();
	holds( '<form', $before );
	do_action( 'activitypub_before_get_content', $post );
	$copy = apply_filters( 'activitypub_the_content', $render(), $post );
	holds( '>Hello</p>', $copy );
	holds( '<p><a href="' . esc_url( get_permalink( $post ) ) . '">Fill in the form on the site</a></p>', $copy );
	foreach ( array( '<form', 'Your address', 'Likes:', '<nav' ) as $part ) {
		holds_not( $part, $copy );
	}
	holds( '<form', $render() );
	// Whatever else the action is called with does nothing.
	do_action( 'activitypub_before_get_content', 'text' );
	holds( '<form', $render() );
} );
