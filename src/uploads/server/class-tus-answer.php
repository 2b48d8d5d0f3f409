<?php
namespace Mainstreet\Uploads\Server;

use Mainstreet\Core\Http_Status;
use Mainstreet\Uploads\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Status, headers, and for refusals a sentence.
 */
final class Tus_Answer {

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

	/** Sentence for the person who uploads; '' where nothing is wrong. */
	public string $message;

	/**
	 * The answer.
	 *
	 * @param int    $status  Status.
	 * @param array  $headers Headers.
	 * @param string $message Sentence.
	 */
	public function __construct( int $status, array $headers = array(), $message = '' ) {
		$this->status  = $status;
		$this->headers = $headers + array(
			'Tus-Resumable' => self::VERSION,
			'Cache-Control' => 'no-store',
		);
		$this->message = $message;
		if ( '' !== $message ) {
			// docs/server-contract.md A41: base64, as headers hold no letters beyond ASCII.
			$this->headers['x-videopress-upload-error'] = base64_encode( $message );
		}
	}

	/**
	 * Sends it.
	 *
	 * @param bool $has_body Whether the method has an answer with a body.
	 */
	public function send( bool $has_body ): void {
		Http_Status::send( $this->status );
		foreach ( $this->headers as $name => $value ) {
			header( $name . ': ' . str_replace( array( "\r", "\n" ), '', $value ) );
		}
		header( 'X-Content-Type-Options: nosniff' );
		if ( $has_body && '' !== $this->message ) {
			header( 'Content-Type: text/plain; charset=utf-8' );
			echo $this->message; // phpcs:ignore WordPress.Security.EscapeOutput -- plain text, said so above, and never sniffed.
		}
	}

	/**
	 * The answer to another method.
	 *
	 * @param string $methods Those there are.
	 */
	public static function not_allowed( string $methods ): Tus_Answer {
		return new self( 405, array( 'Allow' => $methods ) );
	}

	/**
	 * The answer to a piece for another place.
	 *
	 * @param array $row Row.
	 */
	public static function elsewhere( array $row ): Tus_Answer {
		return new self( 409, array( 'Upload-Offset' => (string) $row['got'] ), __( 'This is not the next chunk of the upload.', 'mainstreet-blocks' ) );
	}

	/** The answer to a second writer. */
	public static function locked(): Tus_Answer {
		return new self( 423, array( 'Retry-After' => (string) Uploads::LEASE ), __( 'This file is being uploaded in another window.', 'mainstreet-blocks' ) );
	}

	/** The answer where the bytes that have come are gone. */
	public static function lost(): Tus_Answer {
		return new self( 404, array(), __( 'The partial upload could not be found. The upload will start again.', 'mainstreet-blocks' ) );
	}

	/** The answer to more bytes than were announced. */
	public static function too_long(): Tus_Answer {
		return new self( 413, array(), __( 'The file is larger than announced.', 'mainstreet-blocks' ) );
	}

	/** The answer of a server that can't write. */
	public static function unavailable(): Tus_Answer {
		return new self( 503, array( 'Retry-After' => '10' ), __( 'Could not save the file. Please try again in a moment.', 'mainstreet-blocks' ) );
	}
}
