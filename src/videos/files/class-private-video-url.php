<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Http_Status;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Sends private videos at `/?mainstreet_video_file={guid}.webm`, the URL from `wp_get_attachment_url()`. Posts, exports and emails store
 * such URLs, so the URL grants no access: each request checks the current user. It is not a REST route, because the REST API ignores the
 * login cookie without a nonce.
 */
final class Private_Video_Url {

	/** URL parameter. */
	const PARAM = 'mainstreet_video_file';

	/**
	 * Returns the URL of a video.
	 *
	 * @return string Has the extension of the file, by which core chooses the player.
	 */
	public static function get( int $id ): string {
		$ending = pathinfo( (string) get_attached_file( $id, true ), PATHINFO_EXTENSION );
		return add_query_arg( self::PARAM, Videos::guid( $id ) . ( preg_match( '/^\w{1,10}$/D', $ending ) ? ".$ending" : '' ), home_url( '/' ) );
	}

	/**
	 * Callback of `wp_get_attachment_url`: replaces the URL of a file in the protected folder. Posts, exports and emails store the result, so
	 * it must not be a signed URL, which works for anyone.
	 *
	 * @param string $url URL.
	 * @return string URL that checks the user for each request; '' if the current user cannot watch the video.
	 */
	public static function filter_attachment_url( $url, int $id ) {
		if ( ! Video_Folder::contains( (string) get_attached_file( $id, true ) ) ) {
			return $url;
		}
		return Video_Access::can_watch( $id ) ? self::get( $id ) : '';
	}

	/**
	 * Finds the video for a request of the current user.
	 *
	 * @param mixed $value Value of the parameter, unslashed.
	 * @return int|string Attachment to send, URL to redirect to, or '' if access is denied.
	 */
	public static function find_requested( $value ) {
		$guid = is_string( $value ) && preg_match( '/^([A-Za-z0-9]{8})(?:\.\w{1,10})?$/D', $value, $found ) ? $found[1] : '';
		$id   = Videos::find( $guid );
		if ( ! $id || ! Video_Access::can_watch( $id ) ) {
			return '';
		}
		// Redirects if the video is public now, so that stored URLs still work.
		return Video_Access::is_private( $id ) ? $id : Video_Storage::get_url( $id );
	}

	/** Sends the file and ends the request. Called at `template_redirect`, after plugins that require a login for the site. */
	public static function send(): void {
		// phpcs:ignore WordPress.Security -- read-only; find_requested() validates the value.
		$found = self::find_requested( isset( $_GET[ self::PARAM ] ) ? wp_unslash( $_GET[ self::PARAM ] ) : '' );
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant that caching plugins read.
		nocache_headers();
		header( 'Cache-Control: private, no-store' );
		if ( is_string( $found ) && '' !== $found ) {
			wp_redirect( $found ); // phpcs:ignore WordPress.Security.SafeRedirect -- files may be on another host.
			exit;
		}
		if ( is_int( $found ) ) {
			$method  = isset( $_SERVER['REQUEST_METHOD'] ) && 'HEAD' === $_SERVER['REQUEST_METHOD'] ? 'HEAD' : 'GET';
			$request = new \WP_REST_Request( $method );
			// phpcs:disable WordPress.Security -- read by their syntax only.
			$request->set_header( 'range', wp_unslash( Attributes::text( $_SERVER, 'HTTP_RANGE' ) ) );
			$request->set_header( 'if_range', wp_unslash( Attributes::text( $_SERVER, 'HTTP_IF_RANGE' ) ) );
			// phpcs:enable WordPress.Security
			// Ends the request, unless the file is missing.
			Video_Sender::stream( $request, Video_Sender::prepare_file( $found ), (string) get_post_mime_type( $found ) );
		}
		// The same response for private and for missing videos.
		Http_Status::send( 403 );
		header( 'Content-Type: text/plain; charset=utf-8' );
		header( 'X-Robots-Tag: noindex' );
		echo esc_html__( 'This video is private.', 'mainstreet-blocks' );
		exit;
	}
}
