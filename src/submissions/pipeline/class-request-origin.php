<?php
namespace Mainstreet\Submissions\Pipeline;

defined( 'ABSPATH' ) || exit;

/**
 * Tells whether a request comes from a page of this site (docs/server-contract.md 0.6), as far as the browser says
 * so. Pages are cached, so there is no nonce in them. Three headers answer, the first that says
 * something: `Origin`, `Referer`, `Sec-Fetch-Site`. Browsers with strict settings send `Origin: null` and no
 * referrer, other programs none of the three: they are let through, since nobody else's page sends so from a browser of today.
 */
final class Request_Origin {

	/** What `Sec-Fetch-Site` says of requests that no other site caused. */
	const OWN = array( 'same-origin', 'none' );

	/**
	 * Whether the request comes from this site, or does not say. One that a browser makes ahead, for a page that nobody
	 * looks at yet, is no visitor's.
	 *
	 * @return bool
	 */
	public static function is_own() {
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

	/**
	 * Whether the browser says that it fetches or draws a page ahead.
	 *
	 * @return bool
	 */
	private static function is_ahead() {
		foreach ( array( 'HTTP_SEC_PURPOSE', 'HTTP_PURPOSE', 'HTTP_X_PURPOSE', 'HTTP_X_MOZ' ) as $name ) {
			if ( isset( $_SERVER[ $name ] ) && is_string( $_SERVER[ $name ] ) && preg_match( '/\b(?:prefetch|prerender|preview)\b/i', sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Origins of this site. With the standard port, http and https are the same site, as core has it: many
	 * are reached by both, whatever their settings say.
	 *
	 * @return string[] As of().
	 */
	private static function own() {
		$own   = array_map( array( __CLASS__, 'of' ), array( home_url(), site_url() ) );
		$hosts = array_map( array( __CLASS__, 'host' ), array( home_url(), site_url() ) );
		foreach ( get_allowed_http_origins() as $origin ) {
			// Core lists both schemes of our hosts, without their port. What sites with several names add counts as it is.
			if ( ! in_array( self::host( $origin ), $hosts, true ) || in_array( 'standard|' . self::host( $origin ), $own, true ) ) {
				$own[] = self::of( $origin );
			}
		}
		return array_filter( $own );
	}

	/**
	 * Scheme, host and port of an address; all standard ports are alike.
	 *
	 * @param string $url Address.
	 * @return string '' when it has none.
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
	 * Host of an address.
	 *
	 * @param string $url Address.
	 * @return string Lower case, without the dot of a full name.
	 */
	private static function host( $url ) {
		return rtrim( strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) ), '.' );
	}
}
