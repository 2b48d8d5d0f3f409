<?php
/** Hooks of hosted videos. */

namespace Mainstreet\Videos;

use Mainstreet\Videos\Access\Private_Video_List;
use Mainstreet\Videos\Access\Video_Query_Filter;
use Mainstreet\Videos\Files\Private_Video_Url;
use Mainstreet\Videos\Files\Video_Storage;

defined( 'ABSPATH' ) || exit;

if ( isset( $_GET['mainstreet_video_file'] ) && \Mainstreet\is_page_view() ) { // phpcs:ignore WordPress.Security.NonceVerification -- read-only.
	add_filter( 'request', '__return_empty_array', PHP_INT_MAX );
	add_action( 'template_redirect', array( Private_Video_Url::class, 'send' ), 20 );
}
// Callbacks that run on every page check first whether there is anything to do, before the class is loaded.
add_filter(
	'posts_where',
	static fn( $where, $query ) => is_string( $where ) && $query instanceof \WP_Query && array_intersect( array( 'attachment', 'any' ), (array) $query->get( 'post_type' ) ) ? Video_Query_Filter::filter_where( $where, $query ) : $where,
	10,
	2
);
add_filter(
	'the_posts',
	static function ( $posts ) {
		foreach ( is_array( $posts ) ? $posts : array() as $post ) {
			if ( $post instanceof \WP_Post && 'attachment' === $post->post_type ) {
				return Video_Query_Filter::filter_posts( $posts );
			}
		}
		return $posts;
	},
	PHP_INT_MAX
);
add_filter(
	'get_post_status',
	static fn( $status, $post ) => $post instanceof \WP_Post && 'attachment' === $post->post_type ? Video_Query_Filter::filter_status( $status, $post ) : $status,
	PHP_INT_MAX,
	2
);
add_filter( 'shortcode_atts_playlist', array( Video_Query_Filter::class, 'filter_playlist' ) );
add_filter( 'rss_enclosure', array( Video_Query_Filter::class, 'filter_enclosure' ) );
add_filter( 'atom_enclosure', array( Video_Query_Filter::class, 'filter_enclosure' ) );
add_filter( 'wxr_export_skip_postmeta', array( Video_Query_Filter::class, 'filter_export_meta' ), 10, 3 );
add_filter(
	'wp_get_attachment_url',
	static fn( $url, $id ) => is_string( $url ) && is_numeric( $id ) && false !== strpos( $url, '/mainstreet-private-videos-' ) ? Private_Video_Url::filter_attachment_url( $url, (int) $id ) : $url,
	10,
	2
);
add_filter(
	'mainstreet_upload_headers',
	static function ( $headers, $id ) {
		// The block needs the guid (docs/server-contract.md A41). With the last response of the upload, it needs no further request.
		$guid = Videos::guid( (int) $id );
		return '' === $guid ? $headers : array( 'x-videopress-upload-guid' => $guid ) + (array) $headers;
	},
	10,
	2
);
add_action( 'delete_attachment', array( Video_Tracks::class, 'delete_all' ) );
add_filter(
	'is_protected_meta',
	static function ( $is_protected, $key ) {
		// A user who can edit the custom fields of one video could set the guid of another, and so replace that video in posts.
		return $is_protected || 'videopress_guid' === $key;
	},
	10,
	2
);
add_filter(
	'wp_generate_attachment_metadata',
	static fn( $meta, $id ) => 0 === strpos( (string) get_post_mime_type( $id ), 'video/' ) ? Video_Storage::handle_new_video( $meta, $id ) : $meta,
	PHP_INT_MAX,
	2
);
foreach ( array( 'add_option_', 'update_option_' ) as $when ) {
	add_action( $when . 'videopress_private_enabled_for_site', array( Video_Storage::class, 'schedule_all' ), 10, 0 );
}
foreach ( array( 'add_option_videopress_private_enabled_for_site', 'update_option_videopress_private_enabled_for_site', 'delete_option_videopress_private_enabled_for_site', 'mainstreet_activated' ) as $when ) {
	add_action( $when, array( Private_Video_List::class, 'expire' ), 10, 0 );
}
add_action( 'add_attachment', array( Private_Video_List::class, 'handle_attachment_change' ), 10, 1 );
add_action( 'attachment_updated', array( Private_Video_List::class, 'handle_attachment_change' ), 10, 3 );
add_action( 'mainstreet_videos_settle', array( Video_Storage::class, 'move_next_batch' ) );
add_action( 'mainstreet_video_settle', array( Video_Storage::class, 'move_files' ) );
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $when ) {
	add_action(
		$when,
		static function ( $meta_id, $id, $key ) {
			if ( ! is_numeric( $id ) ) {
				return;
			}
			if ( 'videopress_privacy_setting' === $key || '_thumbnail_id' === $key ) {
				Private_Video_List::handle_meta_change( (int) $id, $key );
			}
			// Also when an import or another plugin changed the setting; they do not move the files.
			if ( 'videopress_privacy_setting' === $key ) {
				Video_Storage::schedule_move( (int) $id );
			}
		},
		10,
		3
	);
}
