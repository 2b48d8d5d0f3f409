<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps core from unpacking an answer once it is there: cURL unpacks while it reads, so that the
 * limit holds for what comes out, but core then does it again, without a limit. Packed twice, a
 * hundred kilobytes become as many gigabytes.
 */
final class Plain_Answer {

	/**
	 * Begins.
	 *
	 * @return callable Ends it.
	 */
	public static function guard(): callable {
		$open = static function ( &$response ) {
			$end = is_string( $response ) ? strpos( $response, "\r\n\r\n" ) : false;
			if ( false !== $end ) {
				$response = preg_replace( '/^Content-Encoding:.*\r?\n/mi', '', substr( $response, 0, $end + 2 ) ) . substr( $response, $end + 2 );
			}
		};
		// By reference only with all arguments.
		add_action( 'requests-requests.before_parse', $open, 10, 6 );
		return static function () use ( $open ) {
			remove_action( 'requests-requests.before_parse', $open );
		};
	}

	/**
	 * What to ask a server for: where PHP has no cURL nobody unpacks any more.
	 *
	 * @return array Header.
	 */
	public static function headers(): array {
		return function_exists( 'curl_init' ) ? array() : array( 'Accept-Encoding' => 'identity' );
	}
}
