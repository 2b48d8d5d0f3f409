<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\External_Media\Copies\Media_Copier;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;
use Mainstreet\Registration\Rest\File_Answer;

defined( 'ABSPATH' ) || exit;

/**
 * `POST wpcom/v2/external-media/proxy/google_photos?url=` (docs/server-contract.md A47): Google gives pictures to who has the token only, and
 * the token never reaches a browser. What is sent on is a picture by its own bytes, as large as any answer may be.
 */
final class Proxy_Controller extends Controller {

	/** Pictures of one user a minute. */
	const ALLOWED = 300;

	public function register_routes() {
		$args = array(
			'url' => array(
				'type'        => 'string',
				'required'    => true,
				'maxLength'   => 2000,
				'description' => __( 'Image URL, as returned by the list route.', 'mainstreet-blocks' ),
			),
		);
		$this->register_route(
			'/external-media/proxy/google_photos',
			array(
				$this->endpoint( 'POST', array( $this, 'get_item' ), $this->require_capability( 'upload_files' ), $args ),
				'schema' => $this->schema( 'google-photos-picture', 'object' ),
			),
			'wpcom/v2'
		);
	}

	/**
	 * Sends an image.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_item( $request ) {
		if ( ! Google_Media::may_lie_at( $request['url'] ) ) {
			return self::refuse( 400 );
		}
		$allowed = Throttle::hit( 'google-photos-proxy', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$answer = ( new Google_Media( get_current_user_id() ) )->load( $request['url'], array( 'timeout' => Http_Client::TIMEOUT ) );
		if ( is_wp_error( $answer ) ) {
			return in_array( $answer->get_error_code(), array( 'authorization_required', 'mainstreet_not_configured', 'mainstreet_remote_rejected' ), true ) ? $answer : self::refuse( 502 );
		}
		$type = self::type( $answer );
		return '' === $type ? self::refuse( 502 ) : File_Answer::to(
			$request,
			static function () use ( $type, $answer ) {
				self::send( $type, $answer['body'] );
			}
		);
	}

	/**
	 * Returns the image type of an HTTP response.
	 *
	 * @param array $answer Answer.
	 * @return string '' for what is none, and for what says that it is none.
	 */
	public static function type( array $answer ): string {
		$said = isset( $answer['headers']['content-type'] ) ? $answer['headers']['content-type'] : '';
		$said = is_array( $said ) ? end( $said ) : $said;
		if ( 200 !== $answer['status'] || 0 !== stripos( ltrim( (string) $said ), 'image/' ) ) {
			return '';
		}
		$size = @getimagesizefromstring( $answer['body'] ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- warns about what is no picture.
		$type = is_array( $size ) ? $size['mime'] : '';
		return isset( Media_Copier::TYPES[ $type ] ) ? $type : '';
	}

	/**
	 * Sends a picture.
	 *
	 * @param string $type Its kind.
	 * @param string $body Its bytes.
	 */
	private static function send( string $type, $body ): void {
		header( 'Content-Type: ' . $type );
		header( 'Content-Length: ' . strlen( $body ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: private, no-store' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( 'Content-Disposition: inline' );
		// What another plugin has printed would come first, and the length cut the picture. Requests made inside of PHP share buffers with their caller.
		while ( defined( 'REST_REQUEST' ) && ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		echo $body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- bytes of a picture.
	}

	/**
	 * Says that there is no picture; not why, so that nobody learns of hosts by it.
	 *
	 * @param int $status Status.
	 */
	private static function refuse( int $status ): \WP_Error {
		return new \WP_Error( 'mainstreet_no_picture', __( 'This image cannot be shown.', 'mainstreet-blocks' ), array( 'status' => $status ) );
	}
}
