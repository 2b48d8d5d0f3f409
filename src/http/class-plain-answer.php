<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents core from decompressing a response a second time. cURL decompresses while it reads, so the size limit applies to the
 * result. Core then decompresses again without a limit: in a response that was compressed twice, 100 kB can become 100 GB.
 */
final class Plain_Answer {

	/**
	 * Removes the Content-Encoding header of responses before core parses them.
	 *
	 * @return callable Removes the hook.
	 */
	public static function guard(): callable {
		$open = static function ( &$response ) {
			$end = is_string( $response ) ? strpos( $response, "\r\n\r\n" ) : false;
			if ( false !== $end ) {
				$response = preg_replace( '/^Content-Encoding:.*\r?\n/mi', '', substr( $response, 0, $end + 2 ) ) . substr( $response, $end + 2 );
			}
		};
		// All 6 arguments are needed; otherwise WordPress does not pass the response by reference.
		add_action( 'requests-requests.before_parse', $open, 10, 6 );
		return static function () use ( $open ) {
			remove_action( 'requests-requests.before_parse', $open );
		};
	}

	/**
	 * Returns request headers for uncompressed responses if PHP has no cURL, because nothing decompresses them then.
	 *
	 * @return array Values by header name.
	 */
	public static function headers(): array {
		return function_exists( 'curl_init' ) ? array() : array( 'Accept-Encoding' => 'identity' );
	}
}
