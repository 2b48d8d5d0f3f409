<?php
namespace Mainstreet\Transcoding;

use Mainstreet\Core\Options\Options;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Jobs\Transcode_Cron;
use Mainstreet\Transcoding\Jobs\Transcode_Queue;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/** Shows in a video's attachment details whether it has been transcoded, with a link to request it, to users who may edit the video. */
final class Transcoding_Field {

	const ACTION = 'mainstreet_video_copy';

	/**
	 * Adds the field. Filter `attachment_fields_to_edit`.
	 *
	 * @param array    $fields Fields.
	 * @param \WP_Post $post   Attachment.
	 * @return array
	 */
	public static function add_field( $fields, $post ) {
		$id = (int) $post->ID;
		if ( ! Videos::is_video( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return $fields;
		}
		$job                               = ( new Transcode_Queue() )->find( $id );
		$url                               = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&id=$id" ), self::ACTION . "_$id" );
		$button                            = self::is_requestable( $job ) && self::can_request( $id )
			? sprintf( ' <a class="button button-small" href="%1$s">%2$s</a>', esc_url( $url ), esc_html( $job ? __( 'Try again', 'mainstreet-blocks' ) : __( 'Convert', 'mainstreet-blocks' ) ) )
			: '';
		$fields['mainstreet_video_copies'] = array(
			'label' => __( 'Web copies', 'mainstreet-blocks' ),
			'input' => 'html',
			'html'  => '<span class="mainstreet-video-copies">' . esc_html( self::get_status_text( $id, $job ) ) . '</span>' . $button,
		);
		return $fields;
	}

	/**
	 * Describes the state of a video's transcoding.
	 *
	 * @param array|null $job As Transcode_Queue::find().
	 * @return string Plain text.
	 */
	public static function get_status_text( int $id, ?array $job ): string {
		if ( ! $job ) {
			return '' === Ffmpeg::find_path() ? Ffmpeg::get_missing_message() : __( 'None.', 'mainstreet-blocks' );
		}
		switch ( $job['state'] ) {
			case Transcode_Queue::WAITING:
				return __( 'Waiting.', 'mainstreet-blocks' );
			case Transcode_Queue::WORKING:
				/* translators: %d: a percentage. */
				return sprintf( __( 'In progress, %d%%.', 'mainstreet-blocks' ), $job['percent'] );
			case Transcode_Queue::FAILED:
				/* translators: %s: a sentence that says why. */
				return sprintf( __( 'Failed: %s', 'mainstreet-blocks' ), $job['error'] );
		}
		$parts = Transcoded_Files::find( $id );
		return isset( $parts['copy'] )
			/* translators: 1: a format such as mp4, 2: a size such as 12 MB. */
			? sprintf( __( 'Done: %1$s, %2$s, a poster image and preview thumbnails.', 'mainstreet-blocks' ), pathinfo( $parts['copy']['file'], PATHINFO_EXTENSION ), (string) size_format( $parts['copy']['size'] ) )
			: __( 'Done: browsers can play the original file. A poster image and preview thumbnails were created.', 'mainstreet-blocks' );
	}

	/** Queues the video of the link and redirects back. Action `admin_post_mainstreet_video_copy`. */
	public static function handle_request(): void {
		$id = isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0;
		check_admin_referer( self::ACTION . "_$id" );
		if ( ! Videos::is_video( $id ) || ! current_user_can( 'edit_post', $id ) || ! self::can_request( $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit this video.', 'mainstreet-blocks' ), '', array( 'response' => 403 ) );
		}
		if ( self::is_requestable( ( new Transcode_Queue() )->find( $id ) ) ) {
			( new Transcode_Queue() )->enqueue( $id );
			Transcode_Cron::schedule();
		}
		wp_safe_redirect( (string) get_edit_post_link( $id, 'raw' ) );
		exit;
	}

	/**
	 * Whether a request makes sense now: never requested, or failed.
	 *
	 * @param array|null $job As Transcode_Queue::find().
	 */
	private static function is_requestable( ?array $job ): bool {
		return '' !== Ffmpeg::find_path() && ( ! $job || Transcode_Queue::FAILED === $job['state'] );
	}

	/** Whether the user may request transcoding: administrators always, others who may edit the video while the setting is on. */
	private static function can_request( int $id ): bool {
		return current_user_can( 'edit_post', $id ) && ( Options::get( 'video_copies' ) || current_user_can( 'manage_options' ) );
	}
}
