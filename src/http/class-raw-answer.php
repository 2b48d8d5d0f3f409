<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Turns what wp_safe_remote_request() gives into what Http_Client gives.
 */
final class Raw_Answer {

	/** What cURL says when nothing was sent: the name is not known, nobody is there, no safe connection came about. */
	const UNSENT = '/cURL error (?:5|6|7|35|51|58|59|60|66|77|83):|cURL error 28: (?:Connection time|Failed to connect|Resolving timed|SSL connection timeout)/';

	/**
	 * Reads core's answer, unless it is larger than asked for.
	 *
	 * @param array  $response What wp_safe_remote_request() returned.
	 * @param string $url      URL of the request.
	 * @param array  $args     Arguments of the request.
	 * @param bool   $truncate Whether a larger answer may be cut.
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
	 * Whether a request may have reached its host. Where that is not known for certain, it may.
	 *
	 * @param array|\WP_Error $response What wp_safe_remote_request() returned.
	 */
	public static function was_asked_for( $response ): bool {
		return ! is_wp_error( $response ) || ( 'http_request_not_executed' !== $response->get_error_code() && ! preg_match( self::UNSENT, $response->get_error_message() ) );
	}

	/**
	 * Seconds a service asks to wait, from its header.
	 *
	 * @param array $response What Http_Client::request() returned.
	 * @return int At most a day.
	 */
	public static function retry_after( $response ) {
		$header  = isset( $response['headers']['retry-after'] ) ? $response['headers']['retry-after'] : '';
		$header  = is_array( $header ) ? (string) end( $header ) : (string) $header;
		$seconds = is_numeric( $header ) ? (int) $header : (int) strtotime( $header ) - time();
		return min( DAY_IN_SECONDS, $seconds > 0 ? $seconds : Circuit_Breaker::REST );
	}
}
