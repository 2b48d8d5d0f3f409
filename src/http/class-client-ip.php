<?php
namespace Mainstreet\Http;

use Mainstreet\Core\Ip;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the address of the client and turns it into a key for rate limits (docs/server-contract.md 0.7).
 */
final class Client_Ip {

	/**
	 * Address of the client. A proxy's header counts only when the proxy itself is trusted.
	 *
	 * @return string IPv4 or IPv6 address, '' when there is none (command line).
	 */
	public static function ip(): string {
		$peer = self::peer();
		if ( ! self::has_trusted_peer() ) {
			return $peer;
		}
		$trusted = self::trusted();
		/**
		 * Filters the header in which a trusted proxy names the client.
		 *
		 * @param string $header Name as the client sends it, such as `X-Forwarded-For` or `CF-Connecting-IP`.
		 */
		$header = (string) apply_filters( 'mainstreet_proxy_header', 'X-Forwarded-For' );
		$name   = 'HTTP_' . strtoupper( str_replace( '-', '_', $header ) );
		$list   = isset( $_SERVER[ $name ] ) ? explode( ',', sanitize_text_field( wp_unslash( $_SERVER[ $name ] ) ) ) : array();
		// Each proxy appends the peer it saw, so only the right end of the list can be believed.
		foreach ( array_reverse( $list ) as $item ) {
			$ip = self::clean( trim( $item ) );
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

	/** Whether the request comes through a proxy whose headers are believed. */
	public static function has_trusted_peer(): bool {
		$peer = self::peer();
		return '' !== $peer && Ip::in_ranges( $peer, self::trusted() );
	}

	/**
	 * Key of the client for rate limits: a hash that can't be joined from one day to the next, or from one month to the next.
	 *
	 * @param string $span Format of the date that is a part of it: `Y-m-d`, or `Y-m` for a limit that holds a month.
	 * @return string 32 hexadecimal digits.
	 */
	public static function key( string $span = 'Y-m-d' ): string {
		return hash_hmac( 'md5', Ip::network( self::ip() ), wp_salt( 'nonce' ) . gmdate( $span, time() ) );
	}

	/** Address of whoever holds the connection: the client or a proxy. */
	private static function peer(): string {
		return isset( $_SERVER['REMOTE_ADDR'] ) ? self::clean( sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) ) : '';
	}

	/**
	 * The networks whose proxy header is believed.
	 *
	 * @return string[]
	 */
	private static function trusted(): array {
		/**
		 * Filters the networks whose proxy header is believed.
		 *
		 * @param string[] $ranges Networks in CIDR notation; none by default.
		 */
		return (array) apply_filters( 'mainstreet_trusted_proxies', self::setting() );
	}

	/**
	 * The networks listed in the plugin's settings, also by versions that took larger ones.
	 *
	 * @return string[]
	 */
	private static function setting(): array {
		$settings = Stored_Settings::all();
		$networks = isset( $settings['trusted_proxies'] ) ? $settings['trusted_proxies'] : '';
		return is_string( $networks ) ? array_filter( preg_split( '/[\s,]+/', $networks, -1, PREG_SPLIT_NO_EMPTY ), array( Ip::class, 'is_proxy_network' ) ) : array();
	}

	/**
	 * Takes a port or brackets off an address.
	 *
	 * @param string $text Text such as `203.0.113.7:443` or `[2001:db8::1]:443`.
	 * @return string The address, or '' when it is none.
	 */
	private static function clean( string $text ): string {
		if ( preg_match( '/^\[([0-9a-f:.]+)\](?::\d+)?$/i', $text, $found ) || preg_match( '/^(\d+\.\d+\.\d+\.\d+):\d+$/', $text, $found ) ) {
			$text = $found[1];
		}
		return Ip::plain( $text );
	}
}
