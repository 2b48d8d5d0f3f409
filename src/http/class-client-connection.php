<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * The connection to whoever sent the request.
 */
final class Client_Connection {

	/**
	 * At `shutdown`, sends the response and closes the connection, so that nobody waits for what the request does behind it.
	 *
	 * @return bool Whether the server can do that.
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
