<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Http_Status;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * `/?mainstreet_video_file={guid}.webm`: what `wp_get_attachment_url()` says of a private video. Posts, exports, mails and other plugins keep
 * such addresses, so there is no right in it: who asks is looked at each time. It is no route of REST, as those know nobody by a cookie
 * alone, for good reason: every site may read their answers.
 */
final class Video_Own_Address {

	/** Its parameter. */
	const PARAM = 'mainstreet_video_file';

	/**
	 * The address of a video.
	 *
	 * @param int $id Attachment.
	 * @return string It ends as the file does: WordPress tells by that what plays it.
	 */
	public static function of( int $id ): string {
		$ending = pathinfo( (string) get_attached_file( $id, true ), PATHINFO_EXTENSION );
		return add_query_arg( self::PARAM, Videos::guid( $id ) . ( preg_match( '/^\w{1,10}$/D', $ending ) ? ".$ending" : '' ), home_url( '/' ) );
	}

	/**
	 * What a request gets.
	 *
	 * @param mixed $value Parameter, unslashed.
	 * @return int|string Attachment to send, address to go on to, or '' for nothing.
	 */
	public static function find( $value ) {
		$guid = is_string( $value ) && preg_match( '/^([A-Za-z0-9]{8})(?:\.\w{1,10})?$/D', $value, $found ) ? $found[1] : '';
		$id   = Videos::find( $guid );
		if ( ! $id || ! Video_Access::can_watch( $id ) ) {
			return '';
		}
		// Public by now: stored addresses go on working.
		return Video_Access::is_private( $id ) ? $id : Video_Files::address( $id );
	}

	/** Answers the request. Called at `template_redirect`, behind what closes a site to strangers. */
	public static function answer(): void {
		// phpcs:ignore WordPress.Security -- a file to look at; the value is checked above.
		$found = self::find( isset( $_GET[ self::PARAM ] ) ? wp_unslash( $_GET[ self::PARAM ] ) : '' );
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches know.
		nocache_headers();
		header( 'Cache-Control: private, no-store' );
		if ( is_string( $found ) && '' !== $found ) {
			wp_redirect( $found ); // phpcs:ignore WordPress.Security.SafeRedirect -- files may lie on another host.
			exit;
		}
		if ( is_int( $found ) ) {
			$method  = isset( $_SERVER['REQUEST_METHOD'] ) && 'HEAD' === $_SERVER['REQUEST_METHOD'] ? 'HEAD' : 'GET';
			$request = new \WP_REST_Request( $method );
			// phpcs:disable WordPress.Security -- read by their syntax only.
			$request->set_header( 'range', wp_unslash( Attributes::text( $_SERVER, 'HTTP_RANGE' ) ) );
			$request->set_header( 'if_range', wp_unslash( Attributes::text( $_SERVER, 'HTTP_IF_RANGE' ) ) );
			// phpcs:enable WordPress.Security
			// It ends the request, unless the file is gone.
			Video_Sender::stream( $request, Video_Sender::file( $found ), (string) get_post_mime_type( $found ) );
		}
		// One answer for what is private and what is not there.
		Http_Status::send( 403 );
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Robots-Tag: noindex' );
		echo esc_html__( 'This video is private.', 'mainstreet-blocks' );
		exit;
	}
}
