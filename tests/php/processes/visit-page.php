<?php
/**
 * Prints the page `$values['page']` as a browser gets it, on a site with shortcodes of its own, as `$values['how']` says:
 * - `page`: plainly.
 * - `rest`: only its content in the REST API.
 * - `feed`: in a feed.
 * - `begun`: behind something that was printed before.
 * - `cached`: where a plugin says that the page is kept in a cache.
 * - `second`: the second page of it, at an address with shortcodes.
 *
 * `$values['user']`: the user who reads it; nobody where it is left out.
 *
 * @package Mainstreet
 */

wp_set_current_user( isset( $values['user'] ) ? $values['user'] : 0 );
add_shortcode(
	'ms_probe',
	function () {
		return 'RAN';
	}
);
add_shortcode( 'ms_honest', '__return_empty_string' );
global $wp_query, $wp_the_query;
$wp_query     = new WP_Query( array( 'page_id' => $values['page'] ) );
$wp_the_query = $wp_query;
remove_action( 'template_redirect', 'redirect_canonical' );
switch ( $values['how'] ) {
	case 'rest':
		echo rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/pages/' . $values['page'] ) )->get_data()['content']['rendered'];
		exit;
	case 'feed':
		$wp_query->is_feed = true;
		break;
	case 'begun':
		echo 'x';
		flush();
		break;
	case 'cached':
		define( 'DONOTCACHEPAGE', false );
		break;
	case 'second':
		$wp_query->set( 'page', 2 );
		$_SERVER['REQUEST_URI'] = '/{{ms_brace}}/[ms_probe]/';
}
do_action( 'template_redirect' );
the_post();
the_content();
