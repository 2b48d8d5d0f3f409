<?php
/**
 * Hooks of copies of hosted videos.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_video_uploaded', array( Copy_Tick::class, 'uploaded' ) );
add_action( 'mainstreet_video_copies_tick', array( Copy_Tick::class, 'run' ), 10, 0 );
add_filter( 'mainstreet_settle_video', array( Copy_Files::class, 'settle' ), 10, 2 );
add_filter( 'mainstreet_video_details', array( Copy_Answers::class, 'add' ), 10, 2 );
add_filter( 'debug_information', array( Ffmpeg::class, 'add_info' ) );
add_action(
	'delete_attachment',
	static function ( $id ) {
		if ( 0 === strpos( (string) get_post_mime_type( $id ), 'video/' ) ) {
			// The job first: a worker that is under way stops then.
			( new Copy_Jobs() )->drop( (int) $id );
			Copy_Files::delete( (int) $id );
		}
	}
);
add_filter(
	'attachment_fields_to_edit',
	static function ( $fields, $post ) {
		return 0 === strpos( (string) $post->post_mime_type, 'video/' ) ? Copy_Field::add( $fields, $post ) : $fields;
	},
	10,
	2
);
if ( defined( 'WP_CLI' ) && WP_CLI ) {
	\WP_CLI::add_command( 'mainstreet video', Copy_Cli::class );
}
