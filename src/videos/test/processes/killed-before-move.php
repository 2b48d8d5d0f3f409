<?php
/**
 * Makes the video `$values['id']` private and is killed as soon as that is written down; prints `killed` before.
 *
 * @package Mainstreet
 */

add_action(
	'updated_post_meta',
	function ( $meta, $id, $key ) {
		if ( 'videopress_privacy_setting' === $key ) {
			echo 'killed';
			flush();
			posix_kill( getmypid(), 9 );
		}
	},
	1,
	3
);
wp_set_current_user( 1 );
$request = new WP_REST_Request( 'POST', '/wpcom/v2/videopress/meta' );
$request->set_body_params( array( 'id' => $values['id'], 'privacy_setting' => 1 ) );
rest_do_request( $request );
echo 'not killed';
