<?php
/**
 * Saves the settings `$values['settings']` of a video, as its route does.
 *
 * @package Mainstreet
 */

wp_set_current_user( 1 );
$request = new WP_REST_Request( 'POST', '/wpcom/v2/videopress/meta' );
$request->set_body_params( $values['settings'] );
echo rest_do_request( $request )->get_status();
