<?php
/** Hooks of the transcoding of hosted videos. */

namespace Mainstreet\Transcoding;

use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Jobs\Transcode_Cron;
use Mainstreet\Transcoding\Jobs\Transcode_Queue;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_video_uploaded', array( Transcode_Cron::class, 'handle_upload' ) );
add_action( 'mainstreet_video_copies_tick', array( Transcode_Cron::class, 'run' ), 10, 0 );
add_filter( 'mainstreet_settle_video', array( Transcoded_Files::class, 'move_files' ), 10, 2 );
add_filter( 'mainstreet_video_details', array( Transcoded_Files::class, 'add_details' ), 10, 2 );
add_filter( 'debug_information', array( Ffmpeg::class, 'add_info' ) );
add_action(
	'delete_attachment',
	static function ( $id ) {
		if ( 0 === strpos( (string) get_post_mime_type( $id ), 'video/' ) ) {
			// The job first, so that a running worker stops.
			( new Transcode_Queue() )->delete( (int) $id );
			Transcoded_Files::delete( (int) $id );
		}
	}
);
add_filter(
	'attachment_fields_to_edit',
	static fn( $fields, $post ) => is_array( $fields ) && $post instanceof \WP_Post && 0 === strpos( (string) $post->post_mime_type, 'video/' ) ? Transcoding_Field::add_field( $fields, $post ) : $fields,
	10,
	2
);
