<?php
namespace Mainstreet\Uploads\Server;

defined( 'ABSPATH' ) || exit;

/**
 * What a client of tus 1.0.0 sent. The body is a stream that nobody has read yet.
 */
final class Tus_Request {

	/** Method in capital letters; X-HTTP-Method-Override goes before the real one. */
	public string $method;

	/** Key of the upload; '' at the address where uploads are made. */
	public string $key;

	/**
	 * Headers by name in small letters.
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
	 * The request.
	 *
	 * @param string   $method  Method of the request line.
	 * @param string   $key     Key, or ''.
	 * @param array    $headers Name => value.
	 * @param resource $body    Body.
	 */
	public function __construct( string $method, string $key, array $headers, $body ) {
		$this->headers = array_change_key_case( $headers );
		$override      = $this->header( 'x-http-method-override' );
		$this->method  = strtoupper( 'POST' === strtoupper( $method ) && '' !== $override ? $override : $method );
		$this->key     = $key;
		$this->body    = $body;
	}

	/**
	 * The request that PHP is answering.
	 *
	 * @param string $key Key, or ''.
	 */
	public static function current( string $key ): Tus_Request {
		$headers = array();
		foreach ( $_SERVER as $name => $value ) {
			if ( 0 === strpos( $name, 'HTTP_' ) || in_array( $name, array( 'CONTENT_TYPE', 'CONTENT_LENGTH' ), true ) ) {
				$headers[ str_replace( '_', '-', (string) preg_replace( '/^HTTP_/', '', $name ) ) ] = (string) wp_unslash( $value ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- each is read by its own rule.
			}
		}
		$method = isset( $_SERVER['REQUEST_METHOD'] ) ? (string) $_SERVER['REQUEST_METHOD'] : 'GET'; // phpcs:ignore WordPress.Security -- compared only.
		return new self( $method, $key, $headers, fopen( 'php://input', 'rb' ) );
	}

	/**
	 * A header.
	 *
	 * @param string $name Name in small letters.
	 * @return string '' where it was not sent.
	 */
	public function header( string $name ): string {
		return isset( $this->headers[ $name ] ) ? trim( $this->headers[ $name ] ) : '';
	}

	/**
	 * A header that is a number of bytes.
	 *
	 * @param string $name Name in small letters.
	 * @return int|null Null where it was not sent, or is no such number.
	 */
	public function bytes( string $name ): ?int {
		$text = $this->header( $name );
		return preg_match( '/^\d{1,15}$/D', $text ) ? (int) $text : null;
	}

	/**
	 * Whether the request relies on an extension of the protocol that is not offered. Ignoring it would store another file than the client
	 * means, or a piece whose checksum was not verified.
	 */
	public function needs_other_extension(): bool {
		// Concatenation, creation-defer-length, checksum-trailer, and creation-with-upload.
		return '' !== $this->header( 'upload-concat' ) || '' !== $this->header( 'upload-defer-length' )
			|| false !== stripos( $this->header( 'trailer' ), 'upload-checksum' )
			|| ( 'POST' === $this->method && $this->bytes( 'content-length' ) > 0 && Tus_Server::PIECE === strtolower( $this->header( 'content-type' ) ) );
	}

	/**
	 * What the client says of the file.
	 *
	 * @return array<string, string>|null By key; null where the header can't be read.
	 */
	public function metadata(): ?array {
		return self::read_metadata( $this->header( 'upload-metadata' ) );
	}

	/**
	 * Reads what a client says of a file.
	 *
	 * @param string $text Header.
	 * @return array<string, string>|null By key; null where it can't be read.
	 */
	public static function read_metadata( $text ): ?array {
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
	 * The checksum of a piece.
	 *
	 * @return string[]|null Algorithm (of Chunk_Writer) and raw sum; none where it was not sent; null where it can't be read.
	 */
	public function checksum(): ?array {
		$header = $this->header( 'upload-checksum' );
		if ( '' === $header ) {
			return array();
		}
		$parts = explode( ' ', $header );
		$sum   = 2 === count( $parts ) && isset( Chunk_Writer::ALGORITHMS[ $parts[0] ] ) ? base64_decode( $parts[1], true ) : false;
		return false === $sum ? null : array( $parts[0], $sum );
	}
}
