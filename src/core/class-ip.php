<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/** Classifies IP addresses and networks. No DNS lookups, no state. */
final class Ip {

	/** IPv4 networks that are not on the public internet (IANA special-purpose registry). */
	const NOT_PUBLIC_V4 = array(
		'0.0.0.0/8',
		'10.0.0.0/8',
		'100.64.0.0/10',
		'127.0.0.0/8',
		'169.254.0.0/16',
		'172.16.0.0/12',
		'192.0.0.0/24',
		'192.0.2.0/24',
		'192.88.99.0/24',
		'192.168.0.0/16',
		'198.18.0.0/15',
		'198.51.100.0/24',
		'203.0.113.0/24',
		'224.0.0.0/3',
	);

	/**
	 * Networks inside 2000::/3 that are not public: protocol assignments (with Teredo and ORCHID), documentation, and 6to4, which can
	 * embed any IPv4 address.
	 */
	const NOT_PUBLIC_V6 = array(
		'2001::/23',
		'2001:db8::/32',
		'2002::/16',
		'3fff::/20',
	);

	/** Private networks that proxies may be in. */
	const PRIVATE_NETWORKS = array( '10.0.0.0/8', '127.0.0.0/8', 'fc00::/7', 'fe80::/10' );

	/** Shortest prefix lengths accepted for public proxy networks. */
	const LARGEST_V4 = 10;
	const LARGEST_V6 = 20;

	/**
	 * Whether an address is on the public internet.
	 *
	 * @param string $ip Address, without brackets or zone.
	 * @return bool False also for malformed addresses.
	 */
	public static function is_public( string $ip ): bool {
		if ( filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 ) ) {
			return ! self::in_ranges( $ip, self::NOT_PUBLIC_V4 );
		}
		if ( ! filter_var( $ip, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ) {
			return false;
		}
		// IPv4-mapped and NAT64 addresses: the embedded IPv4 address counts. Networks without IPv4 use NAT64 for every IPv4 host.
		if ( self::in_ranges( $ip, array( '::ffff:0:0/96', '64:ff9b::/96' ) ) ) {
			return self::is_public( (string) inet_ntop( substr( (string) inet_pton( $ip ), 12 ) ) );
		}
		return self::in_ranges( $ip, array( '2000::/3' ) ) && ! self::in_ranges( $ip, self::NOT_PUBLIC_V6 );
	}

	/**
	 * Whether an address is in one of several networks.
	 *
	 * @param string   $ip     Address.
	 * @param string[] $ranges Networks in CIDR notation, or single addresses; malformed ones match nothing.
	 */
	public static function in_ranges( $ip, array $ranges ): bool {
		$address = self::pack( $ip );
		if ( null === $address ) {
			return false;
		}
		foreach ( $ranges as $range ) {
			$parts   = explode( '/', trim( (string) $range ), 2 );
			$network = self::pack( $parts[0] );
			if ( null === $network || strlen( $network ) !== strlen( $address ) ) {
				continue;
			}
			$most = 8 * strlen( $network );
			$bits = $parts[1] ?? (string) $most;
			if ( ! ctype_digit( $bits ) || (int) $bits > $most ) {
				continue;
			}
			if ( self::mask( $address, (int) $bits ) === self::mask( $network, (int) $bits ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether a text is an address or a network in CIDR notation. */
	public static function is_network( $text ): bool {
		$parts = explode( '/', $text, 2 );
		return self::in_ranges( $parts[0], array( $text ) );
	}

	/**
	 * Whether a text is an address or network that can be trusted as a proxy: a private network, or a public one small enough to belong
	 * to a single company. Visitors in a larger network could send any address as theirs. IPv4-mapped IPv6 notation is rejected.
	 *
	 * @param string $text Address, or network in CIDR notation.
	 * @return bool
	 */
	public static function is_proxy_network( $text ) {
		$parts = explode( '/', $text, 2 );
		if ( ! self::is_network( $text ) || self::in_ranges( $parts[0], array( '::ffff:0:0/96', '::/96' ) ) && '::1' !== self::normalize( $parts[0] ) ) {
			return false;
		}
		$bits = isset( $parts[1] ) ? (int) $parts[1] : 128;
		foreach ( self::PRIVATE_NETWORKS as $private ) {
			if ( self::in_ranges( $parts[0], array( $private ) ) && $bits >= (int) explode( '/', $private )[1] ) {
				return true;
			}
		}
		return $bits >= ( false === strpos( $text, ':' ) ? self::LARGEST_V4 : self::LARGEST_V6 );
	}

	/**
	 * Converts an IPv4-mapped IPv6 address, as seen by servers that listen on both families, to IPv4.
	 *
	 * @param string $ip Address.
	 * @return string Address; '' if malformed.
	 */
	public static function normalize( $ip ): string {
		$address = self::pack( $ip );
		if ( null === $address ) {
			return '';
		}
		$is_mapped = 16 === strlen( $address ) && 0 === strpos( $address, "\0\0\0\0\0\0\0\0\0\0\xff\xff" );
		return (string) inet_ntop( $is_mapped ? substr( $address, 12 ) : $address );
	}

	/**
	 * Reduces an IPv6 address to its /64 network, which one household or server gets.
	 *
	 * @return string IPv4 address or IPv6 network; '' if malformed.
	 */
	public static function network( string $ip ): string {
		// An IPv4-mapped address is a single IPv4 visitor, not a network.
		$address = self::pack( self::normalize( $ip ) );
		if ( null === $address ) {
			return '';
		}
		return (string) inet_ntop( 16 === strlen( $address ) ? self::mask( $address, 64 ) : $address );
	}

	/**
	 * Converts an address to binary.
	 *
	 * @param string $ip Address.
	 * @return string|null 4 or 16 bytes; null if malformed.
	 */
	private static function pack( $ip ): ?string {
		return filter_var( $ip, FILTER_VALIDATE_IP ) ? (string) inet_pton( $ip ) : null;
	}

	/**
	 * Clears all but the leading bits.
	 *
	 * @param string $address Packed address.
	 * @param int    $bits    Number of leading bits to keep.
	 * @return string Packed address.
	 */
	private static function mask( string $address, int $bits ): string {
		$mask = str_repeat( "\xff", intdiv( $bits, 8 ) );
		if ( $bits % 8 ) {
			$mask .= chr( ( 0xff << ( 8 - $bits % 8 ) ) & 0xff );
		}
		return $address & str_pad( $mask, strlen( $address ), "\0" );
	}
}
