<?php
namespace Mainstreet\Http;

defined( 'ABSPATH' ) || exit;

/**
 * Binds a request to the IP addresses that Address_Guard checked. Otherwise the host would be resolved again for the request, and
 * its name server could return an address of this server's network (DNS rebinding).
 */
final class Address_Pin {

	/** cURL version that supports several addresses for a host: 7.59. */
	const MULTIPLE_ADDRESSES_VERSION = 0x073b00;

	/** Environment variables from which cURL reads a proxy. */
	const PROXY_VARIABLES = array( 'http_proxy', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY' );

	/**
	 * Binds the requests for a URL until the returned callback is called.
	 *
	 * @param array $target Result of Address_Guard::check().
	 * @return callable|\WP_Error Callback that ends the binding; error `mainstreet_http_not_pinned` (502) if this server cannot bind requests.
	 */
	public static function bind( array $target ) {
		/**
		 * Filters which of the checked addresses a request to a typed URL is sent to.
		 *
		 * @param bool|string $ip   True for all of them (the default), or one of them. False sends the request without binding it: the host
		 *                          is then resolved again, by this server or its proxy, and may lead into their network.
		 * @param string      $host Host name.
		 * @param string[]    $ips  Its addresses, all public.
		 */
		$ip = apply_filters( 'mainstreet_http_pin_ip', true, $target['host'], $target['ips'] );
		if ( false === $ip ) {
			return static function () {};
		}
		$ips    = true === $ip ? $target['ips'] : array_intersect( $target['ips'], array( $ip ) );
		$lack   = self::unsupported_reason( $target['url'] );
		$reason = '' === $lack && array() === $ips ? __( 'A filter of this site names a server that was not checked.', 'mainstreet-blocks' ) : $lack;
		if ( '' !== $reason ) {
			return new \WP_Error( 'mainstreet_http_not_pinned', $reason, array( 'status' => 502 ) );
		}

		$entry = self::curl_entry( array( 'ips' => array_values( $ips ) ) + $target );
		$bind  = static function ( $handle, $args, $url ) use ( $entry, $target ) {
			// Other requests may be sent while this one is prepared.
			if ( $url === $target['url'] ) {
				// phpcs:disable WordPress.WP.AlternativeFunctions.curl_curl_setopt -- the documented use of this hook.
				curl_setopt( $handle, CURLOPT_RESOLVE, array( $entry ) );
				// A proxy of the environment or another plugin would resolve the name itself.
				curl_setopt( $handle, CURLOPT_PROXY, '' );
				// phpcs:enable
			}
		};
		add_action( 'http_api_curl', $bind, PHP_INT_MAX, 3 );
		return static function () use ( $bind ) {
			remove_action( 'http_api_curl', $bind, PHP_INT_MAX );
		};
	}

	/**
	 * Explains why requests to a URL cannot be bound on this server.
	 *
	 * @param string $url URL that is to be requested.
	 * @return string Message for the user; '' if they can be bound.
	 */
	public static function unsupported_reason( $url ): string {
		// Core uses cURL if this test succeeds.
		if ( ! defined( 'CURLOPT_RESOLVE' ) || ! \WpOrg\Requests\Transport\Curl::test( array( 'ssl' => 0 === strpos( $url, 'https:' ) ) ) ) {
			return __( 'This site cannot load addresses of other servers safely, because PHP’s cURL extension is missing. Please ask your host to turn it on.', 'mainstreet-blocks' );
		}
		$proxy = new \WP_HTTP_Proxy();
		if ( ( $proxy->is_enabled() && $proxy->send_through_proxy( $url ) ) || array_filter( array_map( 'getenv', self::PROXY_VARIABLES ) ) ) {
			return __( 'This site cannot load addresses of other servers safely, because its requests go through a proxy. Whoever runs the site can allow it with the filter mainstreet_http_pin_ip.', 'mainstreet-blocks' );
		}
		return '';
	}

	/**
	 * Builds the CURLOPT_RESOLVE entry of a host.
	 *
	 * @param array $target `host`, `port`, `ips`.
	 * @return string `host:port:address,address`.
	 */
	public static function curl_entry( array $target ) {
		$ips = curl_version()['version_number'] < self::MULTIPLE_ADDRESSES_VERSION ? array( $target['ips'][0] ) : $target['ips']; // phpcs:ignore WordPress.WP.AlternativeFunctions.curl_curl_version -- what CURLOPT_RESOLVE supports depends on it.
		return $target['host'] . ':' . $target['port'] . ':' . implode( ',', $ips );
	}
}
