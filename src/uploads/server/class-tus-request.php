<?php
namespace Mainstreet\Uploads\Server;

defined( 'ABSPATH' ) || exit;

/** A request of a tus 1.0.0 client. The body is an unread stream. */
final class Tus_Request {

	/** Content type of chunks. */
	const CHUNK_TYPE = 'application/offset+octet-stream';

	/** Method in capital letters. X-HTTP-Method-Override replaces POST. */
	public string $method;

	/** Key of the upload; '' for the route that creates uploads. */
	public string $key;

	/**
	 * Headers by name in lower case.
	 *
	 * @var array<string, string>
	 */
	private array $headers;

	/**
	 * Body.
	 *
	 * @var resource
	 */
	public $body;

	/**
	 * Creates a request.
	 *
	 * @param string   $method  Method of the request line.
	 * @param string   $key     Key of the upload, or ''.
	 * @param array    $headers Values by name, in any case.
	 * @param resource $body    Body.
	 */
	public function __construct( string $method, string $key, array $headers, $body ) {
		$this->headers = array_change_key_case( $headers );
		$override      = $this->get_header( 'x-http-method-override' );
		$this->method  = strtoupper( 'POST' === strtoupper( $method ) && '' !== $override ? $override : $method );
		$this->key     = $key;
		$this->body    = $body;
	}

	/**
	 * Creates the request from PHP's globals.
	 *
	 * @param string $key Key of the upload, or ''.
	 */
	public static function from_globals( string $key ): Tus_Request {
		$headers = array();
		foreach ( $_SERVER as $name => $value ) {
			if ( 0 === strpos( $name, 'HTTP_' ) || in_array( $name, array( 'CONTENT_TYPE', 'CONTENT_LENGTH' ), true ) ) {
				$headers[ str_replace( '_', '-', (string) preg_replace( '/^HTTP_/', '', $name ) ) ] = (string) wp_unslash( $value ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- each header is validated when it is read.
			}
		}
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? (string) $_SERVER['REQUEST_METHOD'] : 'GET'; // phpcs:ignore WordPress.Security -- compared only.
		return new self( $method, $key, $headers, fopen( 'php://input', 'rb' ) );
	}

	/** Returns the URL that creates uploads, without trailing slash. */
	public static function get_url(): string {
		return rest_url( 'mainstreet/v1/tus' );
	}

	/**
	 * Returns a header.
	 *
	 * @param string $name Name in lower case.
	 * @return string '' if it was not sent.
	 */
	public function get_header( string $name ): string {
		return isset( $this->headers[ $name ] ) ? trim( $this->headers[ $name ] ) : '';
	}

	/**
	 * Returns a header that contains a number of bytes.
	 *
	 * @param string $name Name in lower case.
	 * @return int|null Null if it was not sent or is not a number.
	 */
	public function get_number( string $name ): ?int {
		$text = $this->get_header( $name );
		return preg_match( '/^\d{1,15}$/D', $text ) ? (int) $text : null;
	}

	/**
	 * Whether the request uses an extension of tus that is not supported. Ignoring it would store a file that the client does not
	 * expect, or a chunk without verifying its checksum.
	 */
	public function needs_unsupported_extension(): bool {
		// Concatenation, creation-defer-length, checksum-trailer, and creation-with-upload.
		return '' !== $this->get_header( 'upload-concat' ) || '' !== $this->get_header( 'upload-defer-length' )
			|| false !== stripos( $this->get_header( 'trailer' ), 'upload-checksum' )
			|| ( 'POST' === $this->method && $this->get_number( 'content-length' ) > 0 && self::CHUNK_TYPE === strtolower( $this->get_header( 'content-type' ) ) );
	}

	/**
	 * Parses the metadata of the file.
	 *
	 * @return array<string, string>|null Values by key; null for an invalid header.
	 */
	public function parse_metadata(): ?array {
		return self::parse_metadata_header( $this->get_header( 'upload-metadata' ) );
	}

	/**
	 * Parses an Upload-Metadata header.
	 *
	 * @param string $text Header.
	 * @return array<string, string>|null Values by key; null for an invalid header or a repeated key.
	 */
	public static function parse_metadata_header( $text ): ?array {
		$facts = array();
		foreach ( '' === $text ? array() : explode( ',', $text ) as $pair ) {
			if ( ! preg_match( '/^\s*([!-+\--~]+)(?: +([A-Za-z0-9+\/]*={0,2}))?\s*$/D', $pair, $part ) ) {
				return null;
			}
			$value = isset( $part[2] ) ? base64_decode( $part[2], true ) : '';
			if ( false === $value ) {
				return null;
			}
			if ( isset( $facts[ $part[1] ] ) ) {
				return null;
			}
			$facts[ $part[1] ] = $value;
		}
		return $facts;
	}

	/**
	 * Parses the checksum of a chunk.
	 *
	 * @return string[]|null Algorithm (key of Chunk_Writer::ALGORITHMS) and raw checksum; empty if none was sent; null for an invalid header.
	 */
	public function parse_checksum(): ?array {
		$header = $this->get_header( 'upload-checksum' );
		if ( '' === $header ) {
			return array();
		}
		$parts = explode( ' ', $header );
		$sum   = 2 === count( $parts ) && isset( Chunk_Writer::ALGORITHMS[ $parts[0] ] ) ? base64_decode( $parts[1], true ) : false;
		return false === $sum ? null : array( $parts[0], $sum );
	}
}
