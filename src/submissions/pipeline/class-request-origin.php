<?php
namespace Mainstreet\Submissions\Pipeline;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether a request comes from a page of this site (docs/server-contract.md 0.6). Pages are cached, so they
 * contain no nonce. The first non-empty header of `Origin`, `Referer` and `Sec-Fetch-Site` decides. Browsers with strict
 * settings send `Origin: null` and no referrer, and other clients may send none of the headers. These requests are
 * allowed, because current browsers do not send them from pages of other sites.
 */
final class Request_Origin {

	/** Values of `Sec-Fetch-Site` for requests that no other site caused. */
	const OWN = array( 'same-origin', 'none' );

	/** Whether the request comes from this site or has none of the headers. False for prefetched and prerendered requests. */
	public static function is_own(): bool {
		if ( self::is_prefetch() ) {
			return false;
		}
		$headers = array(
			isset( $_SERVER['HTTP_ORIGIN'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ORIGIN'] ) ) : '',
			isset( $_SERVER['HTTP_REFERER'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_REFERER'] ) ) : '',
		);
		foreach ( array_map( 'trim', $headers ) as $header ) {
			if ( '' !== $header && 'null' !== strtolower( $header ) ) {
				return in_array( self::normalize( $header ), self::get_allowed(), true );
			}
		}
		$site = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? strtolower( sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ) ) : '';
		return '' === $site || in_array( $site, self::OWN, true );
	}

	/** Whether the browser prefetches or prerenders the page. */
	private static function is_prefetch(): bool {
		foreach ( array( 'HTTP_SEC_PURPOSE', 'HTTP_PURPOSE', 'HTTP_X_PURPOSE', 'HTTP_X_MOZ' ) as $name ) {
			if ( isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) && preg_match( '/\b(?:prefetch|prerender|preview)\b/i', sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Allowed origins. http and https with standard ports count as the same site, as in core: many sites use both,
	 * whatever their settings.
	 *
	 * @return string[] As normalize() returns them.
	 */
	private static function get_allowed(): array {
		$own   = array_map( array( __CLASS__, 'normalize' ), array( home_url(), site_url() ) );
		$hosts = array_map( array( __CLASS__, 'get_host' ), array( home_url(), site_url() ) );
		foreach ( get_allowed_http_origins() as $origin ) {
			// Core lists both schemes of the site's hosts, without the port. Origins that plugins add are not changed.
			if ( ! in_array( self::get_host( $origin ), $hosts, true ) || in_array( 'standard|' . self::get_host( $origin ), $own, true ) ) {
				$own[] = self::normalize( $origin );
			}
		}
		return array_filter( $own );
	}

	/**
	 * Normalizes scheme, host and port of a URL. The standard ports of http and https give the same result.
	 *
	 * @param string $url URL.
	 * @return string `standard|<host>` or `<scheme>:<port>|<host>`; '' for an invalid URL or another scheme.
	 */
	private static function normalize( $url ) {
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || ! isset( $parts['scheme'], $parts['host'] ) ) {
			return '';
		}
		$scheme   = strtolower( $parts['scheme'] );
		$standard = array(
			'http'  => 80,
			'https' => 443,
		);
		if ( ! isset( $standard[ $scheme ] ) ) {
			return '';
		}
		$port = isset( $parts['port'] ) ? $parts['port'] : $standard[ $scheme ];
		return ( $standard[ $scheme ] === $port ? 'standard' : "$scheme:$port" ) . '|' . self::get_host( $url );
	}

	/**
	 * Host of a URL.
	 *
	 * @param string $url URL.
	 * @return string Lower case, without a trailing dot.
	 */
	private static function get_host( $url ) {
		return rtrim( strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ), '.' );
	}
}
