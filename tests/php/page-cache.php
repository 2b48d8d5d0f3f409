<?php
/**
 * A page cache in front of the site's web server, as visitors without a login meet it.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once __DIR__ . '/wire.php';

/**
 * Two kinds. `headers` is a shared cache of HTTP, such as a CDN: it honours Cache-Control, Vary and Set-Cookie, and knows nothing of
 * WordPress. `constant` is a plugin for page caching: it stores pages of HTML whatever their headers say, for as long as it likes,
 * unless DONOTCACHEPAGE is true, and lets requests with a cookie of WordPress through.
 */
final class Page_Cache {

	/** What the plugin for page caching sees of a page, as a header; goes into with_mu_plugin(). */
	const SHOW_CONSTANT = "ob_start( function ( \$html ) { headers_sent() || header( 'X-Test-Constant: ' . ( defined( 'DONOTCACHEPAGE' ) && DONOTCACHEPAGE ? 'no' : 'yes' ) ); return \$html; } );\n";

	private $kind;
	private $stored = array();

	/** Addresses of answers that came from the cache. */
	public $hits = array();

	public function __construct( $kind ) {
		$this->kind = $kind;
	}

	/** Gets an address of this site, with cookies by name. */
	public function get( $url, array $cookies = array() ) {
		$headers = array( 'User-Agent' => 'Mozilla/5.0 (page-cache)' );
		if ( $cookies ) {
			$headers['Cookie'] = implode( '; ', array_map( function ( $name, $value ) { return "$name=$value"; }, array_keys( $cookies ), $cookies ) );
		}
		if ( 'constant' === $this->kind && preg_grep( '/^(wordpress_|wp-|comment_author_)/', array_keys( $cookies ) ) ) {
			return wire( 'GET', $url, $headers );
		}
		$key = $url . ( isset( $this->stored[ $url ]['varies'] ) ? wp_json_encode( $cookies ) : '' );
		if ( isset( $this->stored[ $key ]['answer'] ) ) {
			$this->hits[] = $url;
			return $this->stored[ $key ]['answer'];
		}
		$answer = wire( 'GET', $url, $headers );
		if ( 'headers' === $this->kind && preg_match( '/\bcookie\b/i', $answer->header( 'vary' ) ) ) {
			$this->stored[ $url ]['varies'] = true;
			$key                            = $url . wp_json_encode( $cookies );
		}
		if ( 'headers' === $this->kind ? self::is_storable( $answer ) : self::is_page( $answer ) ) {
			$this->stored[ $key ]['answer'] = $answer;
		}
		return $answer;
	}

	private static function is_storable( Wire_Response $answer ) {
		return 200 === $answer->status && ! $answer->cookies && ! preg_match( '/\b(no-store|private|no-cache|max-age=0)\b|s-maxage=0/i', $answer->header( 'cache-control' ) ) && '*' !== $answer->header( 'vary' );
	}

	private static function is_page( Wire_Response $answer ) {
		return 200 === $answer->status && 0 === strpos( $answer->header( 'content-type' ), 'text/html' ) && 'yes' === $answer->header( 'x-test-constant' );
	}
}
