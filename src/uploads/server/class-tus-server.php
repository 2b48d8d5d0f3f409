<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Uploads\Upload_Finisher;
use Mainstreet\Uploads\Upload_Rules;
use Mainstreet\Uploads\Upload_Cleanup;
use Mainstreet\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Handles tus requests of users with an upload token: core protocol, creation, termination, checksum, expiration (docs/server-contract.md A41).
 * Requests are handled before the REST API, which would read the whole body into memory.
 */
final class Tus_Server {

	/** Pattern of the REST route. */
	const ROUTE = '#^/?mainstreet/v1/tus(?:/([0-9a-f]{32}))?/?$#D';

	/** Header with the token. */
	const TOKEN = 'x-videopress-upload-token';

	private Uploads $uploads;

	/** Creates the server. */
	public function __construct( ?Uploads $uploads = null ) {
		$this->uploads = $uploads ? $uploads : new Uploads();
	}

	/**
	 * Callback of parse_request: handles requests to the route, and ends them.
	 *
	 * @param \WP $wp WordPress, after parsing the request.
	 */
	public static function handle_route( $wp ): void {
		$route = isset( $wp->query_vars['rest_route'] ) ? $wp->query_vars['rest_route'] : '';
		if ( ! is_string( $route ) || ! preg_match( self::ROUTE, $route, $found ) ) {
			return;
		}
		// If the client disconnects, the bytes that have arrived are still stored.
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- a slow connection may take long; its lease expires by itself.
		}
		$request  = Tus_Request::from_globals( isset( $found[1] ) ? $found[1] : '' );
		$response = self::handle_with_token( $request );
		// Discard output of other plugins.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		$response->send( 'HEAD' !== $request->method );
		exit;
	}

	/** Sets the current user from the token, and returns the server's response. */
	public static function handle_with_token( Tus_Request $request, ?Uploads $uploads = null ): Tus_Response {
		if ( 'OPTIONS' === $request->method ) {
			$response = self::options();
		} else {
			$user = Upload_Token::find_user( $request->get_header( self::TOKEN ), time() );
			wp_set_current_user( $user );
			$response = $user
				? ( new self( $uploads ) )->handle( $request )
				: new Tus_Response( 403, array(), __( 'You are no longer logged in, or are not allowed to upload files. Please reload the page. The upload will resume.', 'mainstreet-blocks' ) );
		}
		$response->headers += self::get_cors_headers();
		return $response;
	}

	/**
	 * Returns the CORS headers, for pages on other allowed origins of the site.
	 *
	 * @return array<string, string>
	 */
	private static function get_cors_headers(): array {
		$headers = array( 'Access-Control-Expose-Headers' => 'Location, Tus-Version, Tus-Resumable, Tus-Max-Size, Tus-Extension, Upload-Offset, Upload-Length, Upload-Metadata, Upload-Expires, x-videopress-upload-guid, x-videopress-upload-media-id, x-videopress-upload-src-url, x-videopress-upload-error' );
		$origin  = get_http_origin();
		if ( $origin && is_allowed_http_origin( $origin ) ) {
			$headers += array(
				'Access-Control-Allow-Origin'  => $origin,
				'Access-Control-Allow-Methods' => 'OPTIONS, POST, HEAD, PATCH, DELETE',
				'Access-Control-Allow-Headers' => 'Content-Type, Tus-Resumable, Upload-Length, Upload-Metadata, Upload-Offset, Upload-Checksum, X-HTTP-Method-Override, ' . self::TOKEN,
				'Vary'                         => 'Origin',
			);
		}
		return $headers;
	}

	/** Returns the server's features, the response to OPTIONS. */
	private static function options(): Tus_Response {
		return new Tus_Response(
			204,
			array(
				'Tus-Version'            => Tus_Response::VERSION,
				'Tus-Extension'          => 'creation,termination,checksum,expiration',
				'Tus-Checksum-Algorithm' => implode( ',', array_keys( Chunk_Writer::ALGORITHMS ) ),
				'Tus-Max-Size'           => (string) Upload_Rules::get_max_bytes(),
			)
		);
	}

	/** Handles a request of a user who can upload files. */
	private function handle( Tus_Request $request ): Tus_Response {
		if ( Tus_Response::VERSION !== $request->get_header( 'tus-resumable' ) ) {
			return new Tus_Response( 412, array( 'Tus-Version' => Tus_Response::VERSION ), __( 'This upload uses a different protocol version.', 'mainstreet-blocks' ) );
		}
		if ( $request->needs_unsupported_extension() ) {
			return new Tus_Response( 400, array(), __( 'This upload asks for something that the server does not offer.', 'mainstreet-blocks' ) );
		}
		if ( '' === $request->key ) {
			return 'POST' === $request->method ? $this->create( $request ) : Tus_Response::not_allowed( 'OPTIONS, POST' );
		}
		if ( ! in_array( $request->method, array( 'HEAD', 'PATCH', 'DELETE' ), true ) ) {
			return Tus_Response::not_allowed( 'OPTIONS, HEAD, PATCH, DELETE' );
		}
		$row = $this->uploads->find( $request->key );
		if ( ! $row || get_current_user_id() !== $row['user_id'] ) {
			return new Tus_Response( 404, array(), __( 'Upload not found.', 'mainstreet-blocks' ) );
		}
		if ( $row['is_over'] ) {
			return new Tus_Response( 410, array(), __( 'This upload was interrupted too long ago. Please choose the file again.', 'mainstreet-blocks' ) );
		}
		if ( 'DELETE' === $request->method ) {
			return $this->terminate( $row );
		}
		if ( Uploads::REFUSED === $row['state'] ) {
			return new Tus_Response( 'HEAD' === $request->method ? 410 : 422, array(), $row['error'] );
		}
		if ( Uploads::DONE === $row['state'] && ! get_post( $row['attachment_id'] ) ) {
			// The media file was deleted from the library.
			return Tus_Response::lost();
		}
		return 'HEAD' === $request->method ? $this->get_offset( $row ) : $this->append( $request, $row );
	}

	/** Creates an upload. */
	private function create( Tus_Request $request ): Tus_Response {
		$length = $request->get_number( 'upload-length' );
		$facts  = $request->parse_metadata();
		if ( ! $length || null === $facts ) {
			return new Tus_Response( 400, array(), __( 'The upload cannot be read, because its length or name is missing.', 'mainstreet-blocks' ) );
		}
		$rules = new Upload_Rules( $this->uploads );
		$found = $rules->check( $length, $facts );
		if ( is_wp_error( $found ) ) {
			return self::create_error_response( $found );
		}
		$row = $this->uploads->create(
			$found + array(
				'user_id'  => get_current_user_id(),
				'metadata' => substr( $request->get_header( 'upload-metadata' ), 0, 2000 ),
				'length'   => $length,
			)
		);
		if ( ! $row || '' === Part_Files::get_path( $row['upload_key'], true ) ) {
			return Tus_Response::unavailable();
		}
		$wrong = $rules->check_count( $row );
		if ( $wrong ) {
			$this->uploads->delete( $row );
			return self::create_error_response( $wrong );
		}
		( new Upload_Cleanup() )->schedule();
		return new Tus_Response(
			201,
			array(
				'Location'      => Tus_Request::get_url() . '/' . $row['upload_key'],
				'Upload-Offset' => '0',
			) + self::get_expiry_header( $row )
		);
	}

	/** Creates the response for an error of Upload_Rules or Upload_Finisher. */
	private static function create_error_response( \WP_Error $error ): Tus_Response {
		return new Tus_Response( (int) $error->get_error_data()['status'], array(), $error->get_error_message() );
	}

	/** Handles HEAD: returns the offset of an upload. */
	private function get_offset( array $row ): Tus_Response {
		if ( self::is_lost( $row ) ) {
			return Tus_Response::lost();
		}
		$row = $this->place_if_complete( $row );
		return new Tus_Response(
			200,
			array(
				'Upload-Offset'   => (string) $row['got'],
				'Upload-Length'   => (string) $row['length'],
				'Upload-Metadata' => $row['metadata'],
			) + self::get_expiry_header( $row ) + Upload_Finisher::get_headers( $row )
		);
	}

	/** Handles PATCH: stores a chunk. The last chunk moves the file to the library. */
	private function append( Tus_Request $request, array $row ): Tus_Response {
		if ( strtolower( $request->get_header( 'content-type' ) ) !== Tus_Request::CHUNK_TYPE ) {
			return new Tus_Response( 415, array(), __( 'Upload chunks must have a different content type.', 'mainstreet-blocks' ) );
		}
		$offset   = $request->get_number( 'upload-offset' );
		$checksum = $request->parse_checksum();
		if ( null === $offset || null === $checksum ) {
			return new Tus_Response( 400, array(), __( 'An upload chunk could not be read.', 'mainstreet-blocks' ) );
		}
		if ( Uploads::DONE === $row['state'] ) {
			return $offset === $row['got'] ? new Tus_Response( 204, array( 'Upload-Offset' => (string) $row['got'] ) + Upload_Finisher::get_headers( $row ) ) : Tus_Response::wrong_offset( $row );
		}
		$length = $request->get_number( 'content-length' );
		if ( $offset === $row['got'] && null !== $length && $length > $row['length'] - $offset ) {
			return Tus_Response::too_long();
		}
		$lease = $this->uploads->take_lease( $row );
		return $lease ? $this->append_with_lease( $request, $row['upload_key'], $lease, $offset, $checksum ) : Tus_Response::locked();
	}

	/**
	 * Stores a chunk, and releases the lease.
	 *
	 * @param string[] $checksum See Chunk_Writer::write().
	 */
	private function append_with_lease( Tus_Request $request, string $key, Lease $lease, int $offset, array $checksum ): Tus_Response {
		// The row may have changed before the lease was taken.
		$row = $this->uploads->find( $key );
		if ( ! $row ) {
			return Tus_Response::unavailable();
		}
		if ( $offset !== $row['got'] ) {
			$lease->release();
			return Tus_Response::wrong_offset( $row );
		}
		if ( self::is_lost( $row ) ) {
			// Writing at the offset would fill the missing bytes with zeros.
			$lease->release();
			return Tus_Response::lost();
		}
		$result = ( new Chunk_Writer( $this->uploads ) )->write( $row, $lease, $request->body, $checksum );
		if ( Chunk_Writer::WRITTEN === $result && $row['got'] === $row['length'] ) {
			return $this->place( $row, $lease );
		}
		$lease->release();
		switch ( $result ) {
			case Chunk_Writer::WRITTEN:
				return new Tus_Response( 204, array( 'Upload-Offset' => (string) $row['got'] ) + self::get_expiry_header( $row ) );
			case Chunk_Writer::MISMATCH:
				return new Tus_Response( 460, array(), __( 'An upload chunk was damaged in transit.', 'mainstreet-blocks' ) );
			case Chunk_Writer::TOO_LONG:
				return Tus_Response::too_long();
			case Chunk_Writer::LOST:
				return Tus_Response::locked();
		}
		return Tus_Response::unavailable();
	}

	/**
	 * Whether bytes that have arrived are missing on disk, because the folder is not shared by all servers or was emptied. The client
	 * starts again.
	 */
	private static function is_lost( array $row ): bool {
		return Uploads::DONE !== $row['state'] && $row['got'] > 0 && '' === $row['path'] && Part_Files::get_size( $row['upload_key'] ) < $row['got'];
	}

	/** Moves a complete file to the library. */
	private function place( array $row, Lease $lease ): Tus_Response {
		$placed = ( new Upload_Finisher( $this->uploads ) )->place( $row, $lease );
		if ( is_wp_error( $placed ) ) {
			return self::create_error_response( $placed );
		}
		return new Tus_Response( 204, array( 'Upload-Offset' => (string) $placed['got'] ) + Upload_Finisher::get_headers( $placed ) );
	}

	/**
	 * Moves a complete file to the library if the process that received its last byte died before that.
	 *
	 * @return array Row with its new values.
	 */
	private function place_if_complete( array $row ): array {
		$lease = Uploads::OPEN === $row['state'] && $row['got'] === $row['length'] ? $this->uploads->take_lease( $row ) : null;
		if ( ! $lease ) {
			return $row;
		}
		$placed = ( new Upload_Finisher( $this->uploads ) )->place( $row, $lease );
		return is_wp_error( $placed ) ? $row : $placed;
	}

	/** Handles DELETE: deletes an unfinished upload. */
	private function terminate( array $row ): Tus_Response {
		if ( Uploads::DONE === $row['state'] ) {
			return new Tus_Response( 410, array(), __( 'This file is already in the media library.', 'mainstreet-blocks' ) );
		}
		if ( Uploads::REFUSED !== $row['state'] && ! $this->uploads->take_lease( $row ) ) {
			return Tus_Response::locked();
		}
		Part_Files::delete( $row['upload_key'] );
		$this->uploads->delete( $row );
		return new Tus_Response( 204 );
	}

	/** Returns the Upload-Expires header of an unfinished upload. */
	private static function get_expiry_header( array $row ): array {
		return Uploads::DONE === $row['state'] ? array() : array( 'Upload-Expires' => gmdate( 'D, d M Y H:i:s', $row['until'] ) . ' GMT' );
	}
}
