<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Options;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * A line in the details of a video: how it is with its copy, for who may edit it; and a link to have it made.
 */
final class Copy_Field {

	const ACTION = 'mainstreet_video_copy';

	/**
	 * Adds the line. Filter `attachment_fields_to_edit`.
	 *
	 * @param array    $fields Fields.
	 * @param \WP_Post $post   Attachment.
	 * @return array
	 */
	public static function add( $fields, $post ) {
		$id = (int) $post->ID;
		if ( ! Videos::is_video( $id ) || ! current_user_can( 'edit_post', $id ) ) {
			return $fields;
		}
		$job                               = ( new Copy_Jobs() )->find( $id );
		$url                               = wp_nonce_url( admin_url( 'admin-post.php?action=' . self::ACTION . "&id=$id" ), self::ACTION . "_$id" );
		$ask                               = self::is_ready( $job ) && self::may_ask( $id )
			? sprintf( ' <a class="button button-small" href="%1$s">%2$s</a>', esc_url( $url ), esc_html( $job ? __( 'Try again', 'mainstreet-blocks' ) : __( 'Convert', 'mainstreet-blocks' ) ) )
			: '';
		$fields['mainstreet_video_copies'] = array(
			'label' => __( 'Web copies', 'mainstreet-blocks' ),
			'input' => 'html',
			'html'  => '<span class="mainstreet-video-copies">' . esc_html( self::sentence( $id, $job ) ) . '</span>' . $ask,
		);
		return $fields;
	}

	/**
	 * How it is with a video's copies.
	 *
	 * @param int        $id  Attachment.
	 * @param array|null $job As Copy_Jobs::find().
	 * @return string Plain text.
	 */
	public static function sentence( int $id, $job ): string {
		if ( ! $job ) {
			return '' === Ffmpeg::path() ? Ffmpeg::missing() : __( 'None.', 'mainstreet-blocks' );
		}
		switch ( $job['state'] ) {
			case Copy_Jobs::WAITING:
				return __( 'Waiting.', 'mainstreet-blocks' );
			case Copy_Jobs::WORKING:
				/* translators: %d: a percentage. */
				return sprintf( __( 'In progress, %d%%.', 'mainstreet-blocks' ), $job['percent'] );
			case Copy_Jobs::FAILED:
				/* translators: %s: a sentence that says why. */
				return sprintf( __( 'Failed: %s', 'mainstreet-blocks' ), $job['error'] );
		}
		$parts = Copy_Files::of( $id );
		return isset( $parts['copy'] )
			/* translators: 1: a format such as mp4, 2: a size such as 12 MB. */
			? sprintf( __( 'Done: %1$s, %2$s, a poster image and preview thumbnails.', 'mainstreet-blocks' ), pathinfo( $parts['copy']['file'], PATHINFO_EXTENSION ), (string) size_format( $parts['copy']['size'] ) )
			: __( 'Done: browsers can play the original file. A poster image and preview thumbnails were created.', 'mainstreet-blocks' );
	}

	/**
	 * Has copies made, for the link above. Action `admin_post_mainstreet_video_copy`.
	 */
	public static function receive() {
		$id = isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0;
		check_admin_referer( self::ACTION . "_$id" );
		if ( ! Videos::is_video( $id ) || ! current_user_can( 'edit_post', $id ) || ! self::may_ask( $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to edit this video.', 'mainstreet-blocks' ), '', array( 'response' => 403 ) );
		}
		if ( self::is_ready( ( new Copy_Jobs() )->find( $id ) ) ) {
			( new Copy_Jobs() )->ask( $id );
			Copy_Tick::plan();
		}
		wp_safe_redirect( (string) get_edit_post_link( $id, 'raw' ) );
		exit;
	}

	/**
	 * Whether it makes sense to ask now.
	 *
	 * @param array|null $job As above.
	 * @return bool
	 */
	private static function is_ready( $job ): bool {
		return '' !== Ffmpeg::path() && ( ! $job || Copy_Jobs::FAILED === $job['state'] );
	}

	/**
	 * Whether who asks may use the server's power: where the owner has switched copies on, whoever may edit the video.
	 *
	 * @param int $id Attachment.
	 * @return bool
	 */
	private static function may_ask( int $id ): bool {
		return current_user_can( 'edit_post', $id ) && ( Options::get( 'video_copies' ) || current_user_can( 'manage_options' ) );
	}
}
