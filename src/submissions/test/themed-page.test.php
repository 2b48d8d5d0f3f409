<?php
/**
 * Pages of ours in the site's own look.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Submissions\Themed_Page;

test( 'a page of ours shows neither comments of the site nor ways to its posts, whatever a classic theme asks for', function () {
	$kept = array();
	foreach ( array( 'wp_query', 'wp_the_query', 'post' ) as $name ) {
		$kept[ $name ] = isset( $GLOBALS[ $name ] ) ? $GLOBALS[ $name ] : null;
	}
	$GLOBALS['wp_query'] = new \WP_Query();
	$post = wp_insert_post( array( 'post_title' => 'News', 'post_status' => 'publish', 'post_date' => '2026-01-01 00:00:00' ) );
	wp_insert_comment( array( 'comment_post_ID' => $post, 'comment_content' => 'Said elsewhere', 'comment_approved' => 1 ) );
	Themed_Page::show( 'Your subscription', '<p>Guten Tag</p>' );
	ob_start();
	while ( have_posts() ) {
		the_post();
		the_content();
		comments_template();
	}
	the_post_navigation();
	$html = ob_get_clean();
	$seen = count( (array) $GLOBALS['wp_query']->comments );
	foreach ( $kept as $name => $value ) {
		$GLOBALS[ $name ] = $value;
	}
	same( '<div class="mainstreet-page"><p>Guten Tag</p></div>', trim( $html ) );
	same( 0, $seen );
	wp_delete_post( $post, true );
} );
