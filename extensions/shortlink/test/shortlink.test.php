<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Shortlink;

use function Mainstreet\Tests\{ act_as, same, test };

/** The field of a post as REST answers it. */
function field( $path ) {
	$data = rest_do_request( new \WP_REST_Request( 'GET', $path ) )->get_data();
	return isset( $data['jetpack_shortlink'] ) ? $data['jetpack_shortlink'] : null;
}

test( 'posts and pages have the short address that WordPress gives them, attachments no field', function () {
	act_as( 'administrator' );
	$post = wp_insert_post( array( 'post_title' => 'Short', 'post_status' => 'publish' ) );
	$page = wp_insert_post( array( 'post_title' => 'Short', 'post_status' => 'publish', 'post_type' => 'page' ) );
	same( home_url( '?p=' . $post ), field( '/wp/v2/posts/' . $post ) );
	same( wp_get_shortlink( $page, 'post' ), field( '/wp/v2/pages/' . $page ) );
	$schema = rest_do_request( new \WP_REST_Request( 'OPTIONS', '/wp/v2/media' ) )->get_data()['schema']['properties'];
	same( false, isset( $schema['jetpack_shortlink'] ) );
} );

test( 'a plugin that makes shortlinks is heard, and what it says that is no text is none', function () {
	act_as( 'administrator' );
	$post = wp_insert_post( array( 'post_title' => 'Short', 'post_status' => 'publish' ) );
	foreach ( array( array( 'https://sho.rt/x', 'https://sho.rt/x' ), array( '', '' ), array( array( 'no' ), '' ), array( null, '' ) ) as list( $said, $heard ) ) {
		$say = function () use ( $said ) {
			return $said;
		};
		add_filter( 'get_shortlink', $say );
		try {
			same( $heard, field( '/wp/v2/posts/' . $post ) );
		} finally {
			remove_filter( 'get_shortlink', $say );
		}
	}
} );

test( 'a shortlink can not be written', function () {
	act_as( 'administrator' );
	$post    = wp_insert_post( array( 'post_title' => 'Short', 'post_status' => 'publish' ) );
	$request = new \WP_REST_Request( 'POST', '/wp/v2/posts/' . $post );
	$request->set_body_params( array( 'jetpack_shortlink' => 'https://evil.example/' ) );
	$answer = rest_do_request( $request );
	same( 200, $answer->get_status() );
	same( home_url( '?p=' . $post ), $answer->get_data()['jetpack_shortlink'] );
} );
