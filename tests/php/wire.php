<?php
/**
 * Requests over a real connection to the site's web server, and what came back, byte for byte.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** What a server sent: `status`, `reason` (behind the status), `headers` (by name in small letters), `cookies`, `body`. */
final class Wire_Response {
	public $status;
	public $reason;
	public $headers = array();
	public $cookies = array();
	public $body;

	public function __construct( $text ) {
		list( $head, $this->body ) = explode( "\r\n\r\n", $text, 2 ) + array( '', '' );
		$lines                     = explode( "\r\n", $head );
		truly( 1 === preg_match( '#^HTTP/1\.[01] (\d{3})(?: (.*))?$#D', array_shift( $lines ), $first ), 'an answer of HTTP and not ' . substr( $text, 0, 200 ) );
		$this->status = (int) $first[1];
		$this->reason = isset( $first[2] ) ? $first[2] : '';
		foreach ( $lines as $line ) {
			list( $name, $value ) = explode( ':', $line, 2 );
			if ( 'set-cookie' === strtolower( $name ) ) {
				$this->cookies[] = trim( $value );
			}
			$this->headers[ strtolower( $name ) ] = trim( $value );
		}
		if ( 'chunked' === $this->header( 'transfer-encoding' ) ) {
			$this->body = self::unchunk( $this->body );
		}
	}

	/** A header; '' where it was not sent. */
	public function header( $name ) {
		return isset( $this->headers[ $name ] ) ? $this->headers[ $name ] : '';
	}

	private static function unchunk( $text ) {
		$body = '';
		while ( preg_match( '/^([0-9a-f]+)\r\n/i', $text, $size ) && hexdec( $size[1] ) > 0 ) {
			$body .= substr( $text, strlen( $size[0] ), hexdec( $size[1] ) );
			$text  = substr( $text, strlen( $size[0] ) + hexdec( $size[1] ) + 2 );
		}
		return $body;
	}
}

/**
 * Sends a request as it stands here: curl and WordPress's client hide the reason, and read no body of HEAD.
 *
 * @param string   $method  Method.
 * @param string   $url     Address of the site.
 * @param string[] $headers By name.
 * @param string   $body    Body.
 * @return Wire_Response
 */
function wire( $method, $url, array $headers = array(), $body = '' ) {
	$parts    = wp_parse_url( $url );
	$host     = $parts['host'] . ':' . $parts['port'];
	$headers += array( 'Host' => $host, 'Connection' => 'close' );
	if ( '' !== $body ) {
		$headers += array( 'Content-Length' => (string) strlen( $body ) );
	}
	$text = "$method " . ( isset( $parts['path'] ) ? $parts['path'] : '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ) . " HTTP/1.1\r\n";
	foreach ( $headers as $name => $value ) {
		$text .= "$name: $value\r\n";
	}
	$line = stream_socket_client( "tcp://$host", $number, $problem, 30 );
	truly( is_resource( $line ), "a connection to $host, not $problem" );
	stream_set_timeout( $line, 60 );
	fwrite( $line, "$text\r\n$body" );
	$answer = stream_get_contents( $line );
	fclose( $line );
	return new Wire_Response( $answer );
}

/** Statuses of HTTP that stand as numbers in files of PHP. */
function statuses_in( array $files ) {
	$found = array();
	foreach ( $files as $file ) {
		$found = array_merge( $found, preg_grep( '/^[2-5]\d\d$/D', code_of( $file ) ) );
	}
	$found = array_values( array_unique( array_map( 'intval', $found ) ) );
	sort( $found );
	return $found;
}

/**
 * Lets a file of PHP run in the web server, in front of the plugins, while something is done.
 *
 * @param string   $code PHP without its opening tag.
 * @param callable $body What is done meanwhile.
 * @return mixed What that gives.
 */
function with_mu_plugin( $code, callable $body ) {
	$file = WPMU_PLUGIN_DIR . '/wire-' . uniqid() . '.php';
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( $file, "<?php\n$code" );
	try {
		return $body();
	} finally {
		unlink( $file );
	}
}

/**
 * Headers of somebody who is logged in, on pages, screens and REST; makes them the current user, so that nonces fit.
 *
 * @param int $user User.
 * @return string[] By name, for wire().
 */
function logged_in( $user = 1 ) {
	$expiry  = time() + HOUR_IN_SECONDS;
	$token   = \WP_Session_Tokens::get_instance( $user )->create( $expiry );
	$cookies = array( LOGGED_IN_COOKIE => wp_generate_auth_cookie( $user, $expiry, 'logged_in', $token ), AUTH_COOKIE => wp_generate_auth_cookie( $user, $expiry, 'auth', $token ) );

	$_COOKIE[ LOGGED_IN_COOKIE ] = $cookies[ LOGGED_IN_COOKIE ];
	wp_set_current_user( $user );
	return array( 'Cookie' => http_build_query( $cookies, '', '; ', PHP_QUERY_RFC3986 ), 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) );
}
