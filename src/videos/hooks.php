<?php
/**
 * Hosted videos.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Videos;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Video_Field::class, 'register' ) );
add_filter(
	'wp_get_attachment_url',
	static function ( $url, $id ) {
		return false !== strpos( (string) $url, '/mainstreet-private-videos-' ) ? Video_Files::hide( $url, (int) $id ) : $url;
	},
	10,
	2
);
add_action( 'delete_attachment', array( Video_Tracks::class, 'delete_all' ) );
