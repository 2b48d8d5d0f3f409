<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Ip;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/** Finds the IP address of the client, and hashes it for rate limits (docs/server-contract.md 0.7). */
final class Client_Ip {

	/**
	 * Returns the address of the client. Proxy headers are used only if the proxy is trusted.
	 *
	 * @return string IPv4 or IPv6 address; '' if there is none (command line).
	 */
	public static function ip(): string {
		$peer = self::peer();
		if ( ! self::has_trusted_peer() ) {
			return $peer;
		}
		$trusted = self::trusted_networks();
		/**
		 * Filters the request header in which a trusted proxy sends the address of the client.
		 *
		 * @param string $header Name as the client sends it, such as `X-Forwarded-For` or `CF-Connecting-IP`.
		 */
		$header = (string) apply_filters( 'mainstreet_proxy_header', 'X-Forwarded-For' );
		$name   = 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) );
		$list   = isset( $_SERVER[ $name ] ) ? explode( ',', sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) ) : array();
		// Each proxy appends the address it saw, so the list is read from the right, up to the first address that is not trusted.
		foreach ( array_reverse( $list ) as $item ) {
			$ip = self::parse( trim( $item ) );
			if ( '' === $ip ) {
				break;
			}
			$peer = $ip;
			if ( ! Ip::in_ranges( $ip, $trusted ) ) {
				break;
			}
		}
		return $peer;
	}

	/** Whether the request comes from a trusted proxy. */
	public static function has_trusted_peer(): bool {
		$peer = self::peer();
		return '' !== $peer && Ip::in_ranges( $peer, self::trusted_networks() );
	}

	/**
	 * Returns the key of the client for rate limits: a hash that cannot be linked across days, or across months.
	 *
	 * @param string $span Date format, which is part of the hash: `Y-m-d`, or `Y-m` for monthly limits.
	 * @return string 32 hexadecimal digits.
	 */
	public static function key( string $span = 'Y-m-d' ): string {
		return hash_hmac( 'md5', Ip::network( self::ip() ), wp_salt( 'nonce' ) . gmdate( $span, time() ) );
	}

	/** Returns the address of the connection: the client or a proxy. */
	private static function peer(): string {
		return isset( $_SERVER['REMOTE_ADDR'] ) ? self::parse( sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) ) : '';
	}

	/**
	 * Lists the networks of trusted proxies.
	 *
	 * @return string[]
	 */
	private static function trusted_networks(): array {
		/**
		 * Filters the networks of trusted proxies, whose header with the client address is used.
		 *
		 * @param string[] $ranges Networks in CIDR notation. Default: those of the plugin's settings.
		 */
		return (array) apply_filters( 'mainstreet_trusted_proxies', self::trusted_from_settings() );
	}

	/**
	 * Reads the networks from the settings. Earlier versions stored larger networks, which are dropped.
	 *
	 * @return string[]
	 */
	private static function trusted_from_settings(): array {
		$settings = Stored_Settings::all();
		$networks = $settings['trusted_proxies'] ?? '';
		return is_string( $networks ) ? array_filter( preg_split( '/[\s,]+/', $networks, -1, PREG_SPLIT_NO_EMPTY ), array( Ip::class, 'is_proxy_network' ) ) : array();
	}

	/**
	 * Removes a port or brackets from an address.
	 *
	 * @param string $text Text such as `203.0.113.7:443` or `[2001:db8::1]:443`.
	 * @return string IP address; '' if it is invalid.
	 */
	private static function parse( string $text ): string {
		if ( preg_match( '/^\[([0-9a-f:.]+)\](?::\d+)?$/i', $text, $found ) || preg_match( '/^(\d+\.\d+\.\d+\.\d+):\d+$/', $text, $found ) ) {
			$text = $found[1];
		}
		return Ip::normalize( $text );
	}
}
