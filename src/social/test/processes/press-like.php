<?php
/**
 * Presses the button of a post without script, or opens its page; prints where the press leads, or the content of the page.
 *
 * @package Mainstreet
 */

$_COOKIE['mainstreet_liker'] = $values['cookie'];
if ( $values['posted'] ) {
	$_SERVER['REQUEST_METHOD'] = 'POST';
	$_POST                     = $values['posted'];
	add_filter(
		'wp_redirect',
		function ( $location ) {
			echo $location;
			return false;
		}
	);
	do_action( 'admin_post_nopriv_mainstreet_likes' );
}
query_posts( array( 'p' => $values['post'] ) );
$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
remove_action( 'template_redirect', 'redirect_canonical' );
do_action( 'template_redirect' );
the_post();
the_content();
