<?php
/**
 * Hosted videos for tests.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Videos\Videos;

/**
 * Puts a film into the media library.
 *
 * @param array $settings `title`, `rating`, `private`, `allow_download`, `display_embed`.
 * @return array `id`, `guid`.
 */
function a_video( array $settings = array() ) {
	$settings += array( 'title' => 'Film', 'rating' => 'G', 'private' => false, 'allow_download' => false, 'display_embed' => true );
	$upload    = wp_upload_bits( wp_generate_password( 12, false ) . '.webm', null, file_get_contents( dirname( __DIR__ ) . '/e2e/films/tide.webm' ) );
	$id        = wp_insert_attachment( wp_slash( array( 'post_title' => $settings['title'], 'post_mime_type' => 'video/webm' ) ), $upload['file'] );
	wp_update_attachment_metadata( $id, array( 'width' => 320, 'height' => 180, 'length' => 40 ) );
	update_post_meta( $id, 'videopress_rating', $settings['rating'] );
	update_post_meta( $id, 'videopress_privacy_setting', $settings['private'] ? '1' : '0' );
	update_post_meta( $id, 'videopress_allow_download', $settings['allow_download'] ? '1' : '0' );
	update_post_meta( $id, 'videopress_display_embed', $settings['display_embed'] ? '1' : '0' );
	return array( 'id' => $id, 'guid' => Videos::guid( $id ) );
}
