<?php
/**
 * Films of the hosted service that the media library knows, without having their files.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Video_Player\Player_Page;
use Mainstreet\Video_Player\Rendering\Player_Frame;

require_once dirname( __DIR__, 3 ) . '/tests/php/videos.php';

/** What a site with the hosted service, or an import of its content, has. */
function a_remote_video( $guid, $file = '' ) {
	$id = wp_insert_attachment( array( 'post_title' => 'Ebb', 'post_mime_type' => 'video/videopress', 'guid' => "https://videos.files.wordpress.com/$guid/ebb.mp4" ), $file );
	update_post_meta( $id, 'videopress_guid', $guid );
	return $id;
}

test( 'a film without a file here is played by the service', function () {
	foreach ( array( 'Rm12bC3d' => '', 'Rn12bC3d' => '2026/11/gone.mp4' ) as $guid => $file ) {
		$id = a_remote_video( $guid, $file );
		holds( 'https://videopress.com/embed/' . $guid, Player_Frame::render( $guid, array() ) );
		same( 404, Player_Page::get_response( array( 'mainstreet_video' => $guid ) )['status'] );
		$field = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media/' . $id ) )->get_data()['jetpack_videopress'];
		same( array( $guid, true ), array( $field['guid'], $field['remote'] ?? false ) );
	}
	$own = a_video();
	truly( ! isset( rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/media/' . $own['id'] ) )->get_data()['jetpack_videopress']['remote'] ) );
} );
