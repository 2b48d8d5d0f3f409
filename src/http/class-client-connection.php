<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/** Closes the connection to the client before slow work at the end of a request. */
final class Client_Connection {

	/**
	 * Sends the response and closes the connection, so that the client does not wait for the rest of the request. Only works during the
	 * `shutdown` action.
	 *
	 * @return bool Whether the connection was closed; needs PHP-FPM or LiteSpeed.
	 */
	public static function close(): bool {
		foreach ( doing_action( 'shutdown' ) ? array( 'fastcgi_finish_request', 'litespeed_finish_request' ) : array() as $finish ) {
			if ( function_exists( $finish ) ) {
				ignore_user_abort( true );
				$finish();
				return true;
			}
		}
		return false;
	}
}
