<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Http_Status;
use Mainstreet\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/** A response of the tus server: status, headers, and an error message as plain text. */
final class Tus_Response {

	const VERSION = '1.0.0';

	/**
	 * HTTP status.
	 *
	 * @var int
	 */
	public $status;

	/**
	 * Headers by name.
	 *
	 * @var array<string, string>
	 */
	public array $headers;

	/** Error message for the user; '' for success. */
	public string $message;

	public function __construct( int $status, array $headers = array(), $message = '' ) {
		$this->status  = $status;
		$this->headers = $headers + array(
			'Tus-Resumable' => self::VERSION,
			'Cache-Control' => 'no-store',
		);
		$this->message = $message;
		if ( '' !== $message ) {
			// docs/server-contract.md A41: base64, because header values must be ASCII.
			$this->headers['x-videopress-upload-error'] = base64_encode( $message );
		}
	}

	/**
	 * Sends the response.
	 *
	 * @param bool $has_body Whether the response to this method has a body; false for HEAD.
	 */
	public function send( bool $has_body ): void {
		Http_Status::send( $this->status );
		foreach ( $this->headers as $name => $value ) {
			header( $name . ': ' . str_replace( array( "\r", "\n" ), '', $value ) );
		}
		header( 'X-Content-Type-Options: nosniff' );
		if ( $has_body && '' !== $this->message ) {
			header( 'Content-Type: text/plain; charset=utf-8' );
			echo $this->message; // phpcs:ignore WordPress.Security.EscapeOutput -- sent as plain text, with nosniff.
		}
	}

	/**
	 * Creates the response to an unsupported method.
	 *
	 * @param string $methods Supported methods, for the Allow header.
	 */
	public static function not_allowed( string $methods ): Tus_Response {
		return new self( 405, array( 'Allow' => $methods ) );
	}

	/** Creates the response to a chunk with a wrong offset. */
	public static function wrong_offset( array $row ): Tus_Response {
		return new self( 409, array( 'Upload-Offset' => (string) $row['got'] ), __( 'This is not the next chunk of the upload.', 'mainstreet-blocks' ) );
	}

	/** Creates the response while another request has the lease. */
	public static function locked(): Tus_Response {
		return new self( 423, array( 'Retry-After' => (string) Uploads::LEASE ), __( 'This file is being uploaded in another window.', 'mainstreet-blocks' ) );
	}

	/** Creates the response if the uploaded bytes no longer exist. */
	public static function lost(): Tus_Response {
		return new self( 404, array(), __( 'The partial upload could not be found. The upload will start again.', 'mainstreet-blocks' ) );
	}

	/** Creates the response to more bytes than the announced length. */
	public static function too_long(): Tus_Response {
		return new self( 413, array(), __( 'The file is larger than announced.', 'mainstreet-blocks' ) );
	}

	/** Creates the response if the upload cannot be stored. */
	public static function unavailable(): Tus_Response {
		return new self( 503, array( 'Retry-After' => '10' ), __( 'Could not save the file. Please try again in a moment.', 'mainstreet-blocks' ) );
	}
}
