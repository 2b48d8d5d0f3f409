<?php
namespace Mainstreet\Submissions\Pipeline;

use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * The first and cheapest checks of a visitor's request: size, origin and rate of requests (docs/server-contract.md 0.6, 0.9,
 * B.1).
 */
final class Request_Checks {

	/** Periods of the rate limits, in seconds. */
	const SPANS = array(
		'minute' => MINUTE_IN_SECONDS,
		'hour'   => HOUR_IN_SECONDS,
	);

	/** Attempts allowed per allowed submission. */
	const TRIES = 6;

	/** Values of `Sec-Fetch-Site` for requests that no other site caused. */
	const OWN_SITES = array( 'same-origin', 'none' );

	/**
	 * Checks the Content-Length header. Without the header, the request is allowed.
	 *
	 * @param bool $files Whether the form accepts files.
	 */
	public static function check_size( bool $files ): ?\WP_Error {
		$length = isset( $_SERVER['CONTENT_LENGTH'] ) ? (int) $_SERVER['CONTENT_LENGTH'] : 0;
		$type   = isset( $_SERVER['CONTENT_TYPE'] ) ? strtolower( sanitize_text_field( wp_unslash( $_SERVER['CONTENT_TYPE'] ) ) ) : '';
		// PHP discards the whole body above post_max_size.
		$limit = $files && 0 === strpos( $type, 'multipart/' ) ? wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) : Visitor_Input::LIMIT;
		return $limit > 0 && $length > $limit ? self::too_large_error() : null;
	}

	/** Returns an error if the headers name another site as the origin of the request. */
	public static function check_origin(): ?\WP_Error {
		return self::is_own_origin() ? null : new \WP_Error( 'mainstreet_origin', __( 'This form can only be submitted from this site.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}

	/**
	 * Counts a request of this client as an attempt and as a submission, and returns an error above the limits.
	 * uncount() removes the submission again; more attempts than submissions are allowed.
	 *
	 * @param string $route  Route.
	 * @param int    $minute Allowed submissions per minute.
	 * @param int    $hour   Allowed submissions per hour.
	 */
	public static function throttle( $route, $minute, $hour ): ?\WP_Error {
		/**
		 * Filters how many forms one client may submit. Six times as many attempts are allowed, for corrections.
		 *
		 * @param int[]  $limits Submissions per `minute` and per `hour`.
		 * @param string $route  Route, such as `forms/submit`.
		 */
		$limits = (array) apply_filters( 'mainstreet_visitor_limits', compact( 'minute', 'hour' ), $route );
		foreach ( array(
			'_tries' => self::TRIES,
			''       => 1,
		) as $kind => $factor ) {
			foreach ( self::SPANS as $span => $seconds ) {
				$hit = isset( $limits[ $span ] ) ? Throttle::hit( "visitor_{$route}_{$span}{$kind}", $factor * (int) $limits[ $span ], $seconds ) : true;
				if ( is_wp_error( $hit ) ) {
					return $hit;
				}
			}
		}
		return null;
	}

	/**
	 * Removes a submission that the visitor has to correct from the count. The attempt stays counted.
	 *
	 * @param string $route Route.
	 */
	public static function uncount( $route ): void {
		foreach ( array_keys( self::SPANS ) as $span ) {
			Throttle::uncount( "visitor_{$route}_{$span}" );
		}
	}

	public static function too_large_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_too_large', __( 'Your message or files are too large. Please shorten your text or select smaller files.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}

	/**
	 * Whether the request comes from a page of this site. Pages are cached, so they contain no nonce. The first non-empty header of
	 * `Origin`, `Referer` and `Sec-Fetch-Site` decides. Browsers with strict settings send `Origin: null` and no referrer, and other
	 * clients may send none of the headers. These requests are allowed, because current browsers do not send them from pages of other
	 * sites. False for prefetched and prerendered requests.
	 */
	public static function is_own_origin(): bool {
		if ( self::is_prefetch() ) {
			return false;
		}
		$headers = array(
			isset( $_SERVER['HTTP_ORIGIN'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_ORIGIN'] ) ) : '',
			isset( $_SERVER['HTTP_REFERER'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_REFERER'] ) ) : '',
		);
		foreach ( array_map( 'trim', $headers ) as $header ) {
			if ( '' !== $header && 'null' !== strtolower( $header ) ) {
				return in_array( self::normalize_origin( $header ), self::get_allowed_origins(), true );
			}
		}
		$site = isset( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ? strtolower( sanitize_text_field( wp_unslash( $_SERVER['HTTP_SEC_FETCH_SITE'] ) ) ) : '';
		return '' === $site || in_array( $site, self::OWN_SITES, true );
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
	 * @return string[] As normalize_origin() returns them.
	 */
	private static function get_allowed_origins(): array {
		$own   = array_map( array( __CLASS__, 'normalize_origin' ), array( home_url(), site_url() ) );
		$hosts = array_map( array( __CLASS__, 'get_host' ), array( home_url(), site_url() ) );
		foreach ( get_allowed_http_origins() as $origin ) {
			// Core lists both schemes of the site's hosts, without the port. Origins that plugins add are not changed.
			if ( ! in_array( self::get_host( $origin ), $hosts, true ) || in_array( 'standard|' . self::get_host( $origin ), $own, true ) ) {
				$own[] = self::normalize_origin( $origin );
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
	private static function normalize_origin( $url ) {
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
