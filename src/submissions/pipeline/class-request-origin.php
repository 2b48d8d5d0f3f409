<?php
namespace Mainstreet\Submissions\Pipeline;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether a request comes from a page of this site (docs/server-contract.md 0.6). Pages are cached, so they
 * contain no nonce. The first of the headers `Origin`, `Referer` and `Sec-Fetch-Site` with a value decides. Browsers
 * with strict settings send `Origin: null` and no referrer, other clients none of the three: they are allowed, because
 * current browsers do not send such requests for pages of other sites.
 */
final class Request_Origin {

	/** Values of `Sec-Fetch-Site` for requests that no other site caused. */
	const OWN = array( 'same-origin', 'none' );

	/**
	 * Whether the request comes from this site, or does not say. Prefetched and prerendered requests do not count.
	 */
	public static function is_own(): bool {
		if ( self::is_ahead() ) {
			return false;
		}
		$said = array(
			isset( $_SERVER['HTTP_ORIGIN'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ORIGIN'] ) ) : '',
			isset( $_SERVER['HTTP_REFERER'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_REFERER'] ) ) : '',
		);
		foreach ( array_map( 'trim', $said ) as $from ) {
			if ( '' !== $from && 'null' !== strtolower( $from ) ) {
				return in_array( self::of( $from ), self::own(), true );
			}
		}
		$site = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? strtolower( sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ) ) : '';
		return '' === $site || in_array( $site, self::OWN, true );
	}

	/** Whether the browser prefetches or prerenders the page. */
	private static function is_ahead(): bool {
		foreach ( array( 'HTTP_SEC_PURPOSE', 'HTTP_PURPOSE', 'HTTP_X_PURPOSE', 'HTTP_X_MOZ' ) as $name ) {
			if ( isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) && preg_match( '/\b(?:prefetch|prerender|preview)\b/i', sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Origins of this site. With standard ports, http and https are the same site, as in core: many sites use both,
	 * whatever their settings say.
	 *
	 * @return string[] As of().
	 */
	private static function own(): array {
		$own   = array_map( array( __CLASS__, 'of' ), array( home_url(), site_url() ) );
		$hosts = array_map( array( __CLASS__, 'host' ), array( home_url(), site_url() ) );
		foreach ( get_allowed_http_origins() as $origin ) {
			// Core lists both schemes of our hosts, without the port. Origins that plugins add count as they are.
			if ( ! in_array( self::host( $origin ), $hosts, true ) || in_array( 'standard|' . self::host( $origin ), $own, true ) ) {
				$own[] = self::of( $origin );
			}
		}
		return array_filter( $own );
	}

	/**
	 * Normalizes scheme, host and port of a URL; all standard ports are equal.
	 *
	 * @param string $url Address.
	 * @return string '' for a URL without them.
	 */
	private static function of( $url ) {
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
		return ( $standard[ $scheme ] === $port ? 'standard' : "$scheme:$port" ) . '|' . self::host( $url );
	}

	/**
	 * Host of a URL.
	 *
	 * @param string $url Address.
	 * @return string Lower case, without a trailing dot.
	 */
	private static function host( $url ) {
		return rtrim( strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ), '.' );
	}
}
