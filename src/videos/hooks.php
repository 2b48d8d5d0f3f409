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
add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		$own['homeUrl'] = home_url( '/' );
		return $own;
	}
);
add_action( 'delete_attachment', array( Video_Tracks::class, 'delete_all' ) );
add_filter(
	'wp_generate_attachment_metadata',
	static function ( $meta, $id ) {
		return 0 === strpos( (string) get_post_mime_type( $id ), 'video/' ) ? Video_Place::added( $meta, $id ) : $meta;
	},
	PHP_INT_MAX,
	2
);
foreach ( array( 'add_option_', 'update_option_' ) as $when ) {
	add_action( $when . 'videopress_private_enabled_for_site', array( Video_Place::class, 'plan' ), 10, 0 );
}
add_action( 'mainstreet_videos_settle', array( Video_Place::class, 'run' ) );
add_filter(
	'mainstreet_settings_sections',
	static function ( $sections ) {
		$sections[] = array(
			'id'      => 'videos',
			'label'   => __( 'Videos', 'mainstreet-blocks' ),
			'note'    => __( 'Videos of this site’s own media library, with a player of our own. No outside service is asked.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(),
		);
		return $sections;
	},
	35
);
