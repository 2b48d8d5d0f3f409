<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and writes the access cookie (docs/server-contract.md B.8): `base64url(JSON {v, kid, m, g, iat, exp}) . "." .
 * base64url(HMAC-SHA256)`. `m` is the id of a member who opened an emailed link (0 for none), `g` the member's `gen` at that time.
 * `o` exists only if something was bought in this browser. It contains pairs of an order id and the `gen` of the order's member; a
 * pair gives access to that order's membership only. Memberships themselves are not in the cookie; they are read from the tables.
 */
final class Access_Cookie {

	/** Name of the cookie. WordPress hosts do not cache pages for visitors with a `wp-` cookie. */
	const NAME = 'wp-mainstreet-access';

	/** Cookie that scripts can read. It shows that the access cookie exists. */
	const MARKER = 'mainstreet_member';

	/** Lifetime in seconds. */
	const LIFETIME = 30 * DAY_IN_SECONDS;

	/** Maximum number of orders in the cookie. The newest are kept. */
	const MAX_ORDERS = 10;

	/** Seconds that the clocks of two servers may differ. */
	const MAX_CLOCK_SKEW = 300;

	/**
	 * Reads the cookie, if its signature is valid and it has not expired.
	 *
	 * @return array `m`, `g`, `iat` (int), `o` (list of [order, gen]); zeros and an empty list if there is no valid cookie.
	 */
	public static function read(): array {
		$none = array(
			'm'   => 0,
			'g'   => 0,
			'iat' => 0,
			'o'   => array(),
		);
		$text = Attributes::parameter( $_COOKIE, self::NAME );
		if ( strlen( $text ) > 2000 || ! preg_match( '/^([\w-]+)\.([\w-]{43})$/D', $text, $parts ) ) {
			return $none;
		}
		// base64url.
		$data = json_decode( (string) base64_decode( strtr( $parts[1], '-_', '+/' ) ), true );
		foreach ( array( 'v', 'kid', 'm', 'g', 'iat', 'exp' ) as $name ) {
			if ( ! is_array( $data ) || ! isset( $data[ $name ] ) || ! is_int( $data[ $name ] ) ) {
				return $none;
			}
		}
		$key  = Access_Keys::get( $data['kid'] );
		$now  = time();
		$good = '' !== $key && hash_equals( self::sign( $parts[1], $key ), $parts[2] ) && 1 === $data['v']
			&& $data['exp'] > $now && $data['iat'] <= $now + self::MAX_CLOCK_SKEW && $data['exp'] - $data['iat'] <= self::LIFETIME;
		return $good ? array(
			'm'   => $data['m'],
			'g'   => $data['g'],
			'iat' => $data['iat'],
			'o'   => self::filter_pairs( isset( $data['o'] ) ? $data['o'] : array() ),
		) : $none;
	}

	/**
	 * Sends the cookie of a member. Orders in the cookie are kept.
	 *
	 * @param array $member Row of Members.
	 */
	public static function send_member( array $member ): void {
		self::write( (int) $member['id'], (int) $member['gen'], self::read()['o'] );
	}

	/** Gives the browser access to the membership of an order that was bought in it, and to nothing else of the member. */
	public static function send_order( Order $order ) {
		$row = Memberships::find_by_order( $order );
		if ( ! $row ) {
			return;
		}
		$cookie = self::read();
		$pairs  = array_filter( $cookie['o'], static fn( $pair ) => $pair[0] !== (int) $row['order_id'] );
		array_unshift( $pairs, array( (int) $row['order_id'], (int) $row['gen'] ) );
		self::write( $cookie['m'], $cookie['g'], array_slice( $pairs, 0, self::MAX_ORDERS ) );
	}

	/** Renews the cookie when half of its lifetime has passed. */
	public static function renew(): void {
		$cookie = self::read();
		if ( $cookie['iat'] > 0 && $cookie['iat'] < time() - self::LIFETIME / 2 ) {
			self::write( $cookie['m'], $cookie['g'], $cookie['o'] );
		}
	}

	/** Deletes the cookie and its marker. */
	public static function delete(): void {
		self::set_cookie( self::NAME, '', 1, true );
		self::set_cookie( self::MARKER, '', 1, false );
	}

	/** Returns a token for forms, derived from the cookie, that protects them against requests from other sites; empty if there is no valid cookie. */
	public static function get_form_token(): string {
		$cookie = self::read();
		$text   = Attributes::parameter( $_COOKIE, self::NAME );
		return $cookie['iat'] ? hash_hmac( 'sha256', 'form|' . $text, Access_Keys::get_signing_key() ) : '';
	}

	/**
	 * Writes the cookie, and its marker.
	 *
	 * @param int   $member Id of the member; 0 for none.
	 * @param int   $gen    `gen` of the member.
	 * @param array $orders Pairs of an order id and a `gen`.
	 */
	private static function write( $member, $gen, array $orders ): void {
		$key = Access_Keys::get_signing_key();
		if ( '' === $key || ( 0 === $member && ! $orders ) ) {
			return;
		}
		$now  = time();
		$data = array(
			'v'   => 1,
			'kid' => Access_Keys::get_current_number(),
			'm'   => $member,
			'g'   => $gen,
			'iat' => $now,
			'exp' => $now + self::LIFETIME,
		);
		if ( $orders ) {
			$data['o'] = array_values( $orders );
		}
		$body = self::encode( (string) wp_json_encode( $data ) );
		$text = $body . '.' . self::sign( $body, $key );
		self::set_cookie( self::NAME, $text, $now + self::LIFETIME, true );
		self::set_cookie( self::MARKER, '1', $now + self::LIFETIME, false );
	}

	/**
	 * Sends a cookie, and sets it for the rest of this request.
	 *
	 * @param string $value   Value; empty deletes the cookie.
	 * @param int    $expires Unix time.
	 * @param bool   $hidden  Whether scripts cannot read it.
	 */
	private static function set_cookie( string $name, string $value, $expires, bool $hidden ): void {
		if ( '' === $value ) {
			unset( $_COOKIE[ $name ] );
		} else {
			$_COOKIE[ $name ] = $value;
		}
		Visitor_Cookie::send( $name, $value, $expires, $hidden );
	}

	/** Signs the encoded body. */
	private static function sign( string $body, string $key ): string {
		return self::encode( hash_hmac( 'sha256', $body, (string) hex2bin( $key ), true ) );
	}

	/** Encodes bytes as base64url. */
	private static function encode( string $bytes ): string {
		// The form of the cookie.
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/**
	 * Filters the pairs of integers.
	 *
	 * @param mixed $value Value from the cookie.
	 */
	private static function filter_pairs( $value ): array {
		$pairs = array();
		foreach ( is_array( $value ) ? $value : array() as $pair ) {
			if ( is_array( $pair ) && isset( $pair[0], $pair[1] ) && is_int( $pair[0] ) && is_int( $pair[1] ) ) {
				$pairs[] = array( $pair[0], $pair[1] );
			}
		}
		return array_slice( $pairs, 0, self::MAX_ORDERS );
	}
}
