<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Host_Name;
use Mainstreet\Core\Ip;

defined( 'ABSPATH' ) || exit;

/**
 * Rejects typed URLs that lead into this server's own network (SSRF). Core's wp_http_validate_url() checks only one IPv4 address;
 * this class checks all IPv4 and IPv6 addresses of a host.
 */
final class Address_Guard {

	/**
	 * Checks a URL and resolves its host.
	 *
	 * @param string $url URL, as typed or from a redirect.
	 * @return array|\WP_Error `url` (with an ASCII host), `host`, `port`, `ips`; or an error, whose message is for the log only.
	 */
	public static function check( $url ) {
		$parts = self::parse( trim( (string) $url, " \t\r\n" ) );
		if ( is_wp_error( $parts ) ) {
			return $parts;
		}
		$host = self::ascii_host( $parts['host'] );
		if ( '' === $host ) {
			return self::error( 'not a host name' );
		}
		$ips = self::resolve( $host );
		if ( array() === $ips ) {
			return self::error( $host . ' has no address' );
		}
		foreach ( $ips as $ip ) {
			if ( ! Ip::is_public( $ip ) ) {
				return self::error( $host . ' has the address ' . $ip );
			}
		}
		$tail = ( $parts['path'] ?? '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
		return array(
			'url'  => $parts['scheme'] . '://' . $host . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ) . self::ascii( $tail ),
			'host' => $host,
			'port' => self::port( $parts ),
			'ips'  => $ips,
		);
	}

	/**
	 * Parses a URL and checks everything but its host.
	 *
	 * @return array|\WP_Error As wp_parse_url() returns it, with the scheme in lower case.
	 */
	private static function parse( string $url ) {
		if ( '' === $url || strlen( $url ) > 2000 ) {
			return self::error( 'empty or too long' );
		}
		// URL parsers disagree about control characters, spaces and backslashes, so these are rejected.
		if ( preg_match( '/[\x00-\x20\x7f\\\\]/', $url ) ) {
			return self::error( 'character not allowed in a URL' );
		}
		$parts = wp_parse_url( $url );
		if ( ! is_array( $parts ) || empty( $parts['host'] ) || empty( $parts['scheme'] ) ) {
			return self::error( 'not an absolute URL' );
		}
		$parts['scheme'] = strtolower( $parts['scheme'] );
		if ( 'http' !== $parts['scheme'] && 'https' !== $parts['scheme'] ) {
			return self::error( 'neither http nor https' );
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) ) {
			return self::error( 'credentials in the URL' );
		}
		$port = self::port( $parts );
		return 80 === $port || 443 === $port ? $parts : self::error( 'port ' . $port );
	}

	private static function port( array $parts ): int {
		return $parts['port'] ?? ( 'https' === $parts['scheme'] ? 443 : 80 );
	}

	/**
	 * Resolves all IPv4 and IPv6 addresses of a host.
	 *
	 * @param string $host ASCII host name or IPv4 address.
	 * @return string[] Empty if there are none.
	 */
	public static function resolve( string $host ): array {
		/**
		 * Filters the addresses of a host, before any DNS lookup.
		 *
		 * @param string[]|null $ips  Null for a DNS lookup.
		 * @param string        $host Host name.
		 */
		$ips = apply_filters( 'mainstreet_resolve_host', null, $host );
		if ( is_array( $ips ) ) {
			return array_values( array_unique( array_map( 'strval', $ips ) ) );
		}
		if ( filter_var( $host, FILTER_VALIDATE_IP ) ) {
			return array( $host );
		}
		$ips = function_exists( 'socket_addrinfo_lookup' ) ? self::resolve_by_system( $host ) : array();
		if ( array() === $ips ) {
			$ips = (array) gethostbynamel( $host );
			// phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- warns if no name server responds; this counts as no record.
			$records = function_exists( 'dns_get_record' ) ? @dns_get_record( $host, DNS_AAAA ) : array();
			$ips     = array_merge( $ips, wp_list_pluck( is_array( $records ) ? $records : array(), 'ipv6' ) );
		}
		return array_values( array_unique( array_filter( $ips ) ) );
	}

	/**
	 * Resolves a host with the resolver of the system, which the request will also use.
	 *
	 * @param string $host Host name.
	 * @return string[]
	 */
	private static function resolve_by_system( string $host ): array {
		$ips   = array();
		$found = @socket_addrinfo_lookup( $host, '0', array( 'ai_socktype' => SOCK_STREAM ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- warns about unknown hosts.
		foreach ( is_array( $found ) ? $found : array() as $info ) {
			$address = socket_addrinfo_explain( $info );
			$address = $address['ai_addr'] ?? array();
			$ips[]   = $address['sin6_addr'] ?? $address['sin_addr'] ?? '';
		}
		return $ips;
	}

	/**
	 * Converts a host to lower-case ASCII.
	 *
	 * @param string $host Host as parsed.
	 * @return string '' if it is invalid, or another notation of an IP address such as `127.1` or `0x7f000001`.
	 */
	private static function ascii_host( $host ): string {
		// Full-width digits and full stops become ASCII before the checks below.
		$host = rtrim( Host_Name::ascii( $host ), '.' );
		if ( filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ) {
			return $host;
		}
		// Resolvers treat a name that ends in a number as an IP address.
		if ( preg_match( '/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/', $host ) ) {
			return '';
		}
		return preg_match( '/^[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_])?$/', $host ) ? $host : '';
	}

	/** Percent-encodes characters of a path and query that are not ASCII. */
	private static function ascii( string $text ): string {
		return (string) preg_replace_callback( '/[^\x21-\x7e]/', static fn( $found ) => rawurlencode( $found[0] ), $text );
	}

	/** Creates the error for a rejected URL. The reason is for the log. */
	private static function error( string $reason ): \WP_Error {
		return new \WP_Error( 'refused', 'Refused: ' . $reason . '.' );
	}
}
