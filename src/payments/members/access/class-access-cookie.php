<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Payments\Members\Member_Customers;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The access cookie (docs/server-contract.md B.8): `base64url(JSON {v, kid, m, g, iat, exp}) . "." . base64url(HMAC-SHA256)`.
 * It names a member who opened a mailed link (`m`, 0 for none) and the `gen` of that time (`g`); and in `o`, which is
 * only there where something was bought in this browser, pairs of an order and the `gen` of whose it is: such a
 * pair opens what that order bought and nothing else of the member. What is paid for is never in it: that is read from the tables.
 */
final class Access_Cookie {

	/** Its name; WordPress hosts keep pages with `wp-` cookies out of caches. */
	const NAME = 'wp-mainstreet-access';

	/** Cookie that scripts can read: it is worth asking the server. */
	const MARKER = 'mainstreet_member';

	/** Seconds it lasts. */
	const LASTS = 30 * DAY_IN_SECONDS;

	/** Orders it holds at most, the newest. */
	const MOST = 10;

	/** Seconds that clocks of two servers may differ. */
	const SKEW = 300;

	/**
	 * What the browser holds, if it was signed here and is not too old.
	 *
	 * @return array `m`, `g`, `iat` (int), `o` (list of [order, gen]); all empty for none.
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
		// The form of the cookie.
		$said = json_decode( (string) base64_decode( strtr( $parts[1], '-_', '+/' ) ), true );
		foreach ( array( 'v', 'kid', 'm', 'g', 'iat', 'exp' ) as $name ) {
			if ( ! is_array( $said ) || ! isset( $said[ $name ] ) || ! is_int( $said[ $name ] ) ) {
				return $none;
			}
		}
		$key  = Access_Keys::of( $said['kid'] );
		$now  = time();
		$good = '' !== $key && hash_equals( self::sign( $parts[1], $key ), $parts[2] ) && 1 === $said['v']
			&& $said['exp'] > $now && $said['iat'] <= $now + self::SKEW && $said['exp'] - $said['iat'] <= self::LASTS;
		return $good ? array(
			'm'   => $said['m'],
			'g'   => $said['g'],
			'iat' => $said['iat'],
			'o'   => self::pairs( isset( $said['o'] ) ? $said['o'] : array() ),
		) : $none;
	}

	/**
	 * Lets a member in who opened a mailed link, which proves the address. What was bought in this browser stays in it.
	 *
	 * @param array $member Row of Members.
	 */
	public static function give( array $member ): void {
		$held = self::read();
		Member_Customers::bind( $member, get_current_user_id() );
		self::write( (int) $member['id'], (int) $member['gen'], $held['o'] );
	}

	/**
	 * Lets the browser in that something was bought in: to that alone.
	 *
	 * @param Order $order Order, claimed and paid.
	 */
	public static function give_order( Order $order ) {
		$row = Memberships::of_order( $order );
		if ( ! $row ) {
			return;
		}
		$held  = self::read();
		$pairs = array_filter(
			$held['o'],
			static function ( $pair ) use ( $row ) {
				return $pair[0] !== (int) $row['order_id'];
			}
		);
		array_unshift( $pairs, array( (int) $row['order_id'], (int) $row['gen'] ) );
		self::write( $held['m'], $held['g'], array_slice( $pairs, 0, self::MOST ) );
	}

	/** Gives a new one for an old one, when half of its time is over. */
	public static function renew(): void {
		$held = self::read();
		if ( $held['iat'] > 0 && $held['iat'] < time() - self::LASTS / 2 ) {
			self::write( $held['m'], $held['g'], $held['o'] );
		}
	}

	/** Takes it away. */
	public static function forget(): void {
		self::send( self::NAME, '', 1, true );
		self::send( self::MARKER, '', 1, false );
	}

	/**
	 * A text of this browser's cookie that its forms carry, so that other sites can't send them.
	 *
	 * @return string '' where there is none.
	 */
	public static function form_key(): string {
		$held = self::read();
		$text = Attributes::parameter( $_COOKIE, self::NAME );
		return $held['iat'] ? hash_hmac( 'sha256', 'form|' . $text, Access_Keys::signing() ) : '';
	}

	/**
	 * Writes the cookie.
	 *
	 * @param int   $member Member, 0 for none.
	 * @param int   $gen    Generation.
	 * @param array $orders Pairs.
	 */
	private static function write( $member, $gen, array $orders ): void {
		$key = Access_Keys::signing();
		if ( '' === $key || ( 0 === $member && ! $orders ) ) {
			return;
		}
		$now  = time();
		$said = array(
			'v'   => 1,
			'kid' => Access_Keys::current(),
			'm'   => $member,
			'g'   => $gen,
			'iat' => $now,
			'exp' => $now + self::LASTS,
		);
		if ( $orders ) {
			$said['o'] = array_values( $orders );
		}
		$body = self::encode( (string) wp_json_encode( $said ) );
		$text = $body . '.' . self::sign( $body, $key );
		self::send( self::NAME, $text, $now + self::LASTS, true );
		self::send( self::MARKER, '1', $now + self::LASTS, false );
	}

	/**
	 * Sends a cookie, and has this request see it.
	 *
	 * @param string $name    Name.
	 * @param string $value   Value, '' to take it away.
	 * @param int    $expires Unix time.
	 * @param bool   $hidden  Whether scripts can't read it.
	 */
	private static function send( string $name, string $value, $expires, bool $hidden ): void {
		if ( '' === $value ) {
			unset( $_COOKIE[ $name ] );
		} else {
			$_COOKIE[ $name ] = $value;
		}
		Visitor_Cookie::send( $name, $value, $expires, $hidden );
	}

	/**
	 * Signature of a body.
	 *
	 * @param string $body Body, encoded.
	 * @param string $key  Key, hexadecimal.
	 */
	private static function sign( string $body, string $key ): string {
		return self::encode( hash_hmac( 'sha256', $body, (string) hex2bin( $key ), true ) );
	}

	/**
	 * Bytes as they stand in a cookie.
	 *
	 * @param string $bytes Bytes.
	 */
	private static function encode( string $bytes ): string {
		// The form of the cookie.
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/**
	 * Pairs of numbers.
	 *
	 * @param mixed $value What the cookie holds.
	 */
	private static function pairs( $value ): array {
		$pairs = array();
		foreach ( is_array( $value ) ? $value : array() as $pair ) {
			if ( is_array( $pair ) && isset( $pair[0], $pair[1] ) && is_int( $pair[0] ) && is_int( $pair[1] ) ) {
				$pairs[] = array( $pair[0], $pair[1] );
			}
		}
		return array_slice( $pairs, 0, self::MOST );
	}
}
