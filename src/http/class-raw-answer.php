<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/** Converts results of wp_safe_remote_request() to results of Http_Client. */
final class Raw_Answer {

	/** cURL errors that occur before anything is sent: unknown host, no connection, or no TLS connection. */
	const UNSENT = '/cURL error (?:5|6|7|35|51|58|59|60|66|77|83):|cURL error 28: (?:Connection time|Failed to connect|Resolving timed|SSL connection timeout)/';

	/**
	 * Reads a response, and rejects it if it is larger than allowed.
	 *
	 * @param array  $response Result of wp_safe_remote_request().
	 * @param string $url      URL of the request.
	 * @param array  $args     Arguments of the request.
	 * @param bool   $truncate Whether a larger response is cut off instead.
	 * @return array|\WP_Error As Http_Client::request().
	 */
	public static function read( $response, $url, array $args, bool $truncate ) {
		$limit   = $args['limit_response_size'] - 1;
		$body    = (string) wp_remote_retrieve_body( $response );
		$to_file = ! empty( $args['stream'] ) && ! empty( $args['filename'] );
		$size    = $to_file && is_file( $args['filename'] ) ? (int) filesize( $args['filename'] ) : strlen( $body );
		if ( $size > $limit && ! $truncate ) {
			if ( $to_file ) {
				wp_delete_file( $args['filename'] );
			}
			$host = (string) wp_parse_url( $url, PHP_URL_HOST );
			Errors::log( $host, 'The answer is larger than ' . $limit . ' bytes.' );
			return Errors::unreachable( $host );
		}
		$headers = wp_remote_retrieve_headers( $response );
		$headers = is_object( $headers ) && method_exists( $headers, 'getAll' ) ? $headers->getAll() : (array) $headers;
		return array(
			'status'  => (int) wp_remote_retrieve_response_code( $response ),
			'headers' => array_change_key_case( $headers ),
			'body'    => substr( $body, 0, $limit ),
			'url'     => $url,
		);
	}

	/**
	 * Whether a request may have reached its host. True if unknown.
	 *
	 * @param array|\WP_Error $response Result of wp_safe_remote_request().
	 */
	public static function was_asked_for( $response ): bool {
		return ! is_wp_error( $response ) || ( 'http_request_not_executed' !== $response->get_error_code() && ! preg_match( self::UNSENT, $response->get_error_message() ) );
	}

	/**
	 * Reads the Retry-After header of a response.
	 *
	 * @param array $response Result of Http_Client::request().
	 * @return int Seconds, at most a day; Circuit_Breaker::REST if the header is missing or invalid.
	 */
	public static function retry_after( $response ) {
		$header  = isset( $response['headers']['retry-after'] ) ? $response['headers']['retry-after'] : '';
		$header  = is_array( $header ) ? (string) end( $header ) : (string) $header;
		$seconds = is_numeric( $header ) ? (int) $header : (int) strtotime( $header ) - time();
		return min( DAY_IN_SECONDS, $seconds > 0 ? $seconds : Circuit_Breaker::REST );
	}
}
