<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Core\Rest\Controller;
use Mainstreet\External_Media\Copies\Media_Copier;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Throttle;
use Mainstreet\Registration\Rest\File_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST route `POST wpcom/v2/external-media/proxy/google_photos?url=` (docs/server-contract.md A47). Google sends thumbnails only with the
 * access token, which must not reach the browser. Only images are sent, detected by their contents, up to the size limit of Http_Client.
 */
final class Proxy_Controller extends Controller {

	/** Allowed images per user and minute. */
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
	 * @return \WP_REST_Response|\WP_Error
	 */
	public function get_item( $request ) {
		if ( ! Google_Session::is_allowed_url( $request['url'] ) ) {
			return self::create_error( 400 );
		}
		$allowed = Throttle::hit( 'google-photos-proxy', self::ALLOWED, MINUTE_IN_SECONDS, 'user-' . get_current_user_id() );
		if ( is_wp_error( $allowed ) ) {
			return $allowed;
		}
		$response = ( new Google_Session( get_current_user_id() ) )->download( $request['url'], array( 'timeout' => Http_Client::TIMEOUT ) );
		if ( is_wp_error( $response ) ) {
			return in_array( $response->get_error_code(), array( 'authorization_required', 'mainstreet_not_configured', 'mainstreet_remote_rejected' ), true ) ? $response : self::create_error( 502 );
		}
		$type = self::detect_type( $response );
		return '' === $type ? self::create_error( 502 ) : File_Response::send_for(
			$request,
			static function () use ( $type, $response ) {
				self::send_image( $type, $response['body'] );
			}
		);
	}

	/** Returns the image type of an HTTP response; '' if the contents or the Content-Type are not an allowed image type. */
	public static function detect_type( array $response ): string {
		$header = isset( $response['headers']['content-type'] ) ? $response['headers']['content-type'] : '';
		$header = is_array( $header ) ? end( $header ) : $header;
		if ( 200 !== $response['status'] || 0 !== stripos( ltrim( (string) $header ), 'image/' ) ) {
			return '';
		}
		$size = @getimagesizefromstring( $response['body'] ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- warns if it is not an image.
		$type = is_array( $size ) ? $size['mime'] : '';
		return isset( Media_Copier::TYPES[ $type ] ) ? $type : '';
	}

	/**
	 * Sends the headers and contents of an image.
	 *
	 * @param string $type MIME type.
	 * @param string $body Contents.
	 */
	private static function send_image( string $type, $body ): void {
		header( 'Content-Type: ' . $type );
		header( 'Content-Length: ' . strlen( $body ) );
		header( 'X-Content-Type-Options: nosniff' );
		header( 'Cache-Control: private, no-store' );
		header( "Content-Security-Policy: default-src 'none'; sandbox" );
		header( 'Content-Disposition: inline' );
		// Discard output of other plugins, which Content-Length does not count. Internal requests share output buffers with their caller.
		while ( defined( 'REST_REQUEST' ) && ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		echo $body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- contents of an image.
	}

	/** Returns an error without a reason, so that the route cannot be used to probe hosts. */
	private static function create_error( int $status ): \WP_Error {
		return new \WP_Error( 'mainstreet_no_picture', __( 'This image cannot be shown.', 'mainstreet-blocks' ), array( 'status' => $status ) );
	}
}
