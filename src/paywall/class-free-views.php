<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Options;
use Mainstreet\Http\Client_Ip;
use Mainstreet\Http\Throttle;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Payments\Members\Access\Access_Keys;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the posts that a visitor has read in full in a month. Pages hold the guest view for everybody, so page caches know nothing
 * of it: the script asks, and a signed cookie of the visitor has the numbers of the posts. Who deletes it, or never
 * sends it, has five times as many from one address in that month.
 */
final class Free_Views {

	/** Cookie: `<month>.<posts with commas>.<key's number>.<signature>`. */
	const NAME = 'wp-mainstreet-views';

	/** How many times as many there are for one address. */
	const FACTOR = 5;

	/**
	 * Counts a view.
	 *
	 * @param int $post_id Post.
	 * @return bool Whether this visitor may read it.
	 */
	public static function take( int $post_id ): bool {
		$most = (int) Options::get( 'payments_free_views' );
		if ( $most <= 0 ) {
			return false;
		}
		$posts = self::read();
		if ( in_array( $post_id, $posts, true ) ) {
			return true;
		}
		if ( count( $posts ) >= $most || true !== Throttle::hit( 'free_views', self::FACTOR * $most, self::rest_of_month(), Client_Ip::key( 'Y-m' ) ) ) {
			return false;
		}
		$posts[] = $post_id;
		return self::write( $posts );
	}

	/** Seconds until the next month begins. */
	private static function rest_of_month(): int {
		$now = time();
		return (int) strtotime( gmdate( 'Y-m-01', $now ) . ' +1 month UTC' ) - $now;
	}

	/**
	 * Posts that were read this month.
	 *
	 * @return int[]
	 */
	private static function read(): array {
		$text  = Attributes::parameter( $_COOKIE, self::NAME );
		$parts = explode( '.', $text );
		if ( 4 !== count( $parts ) || gmdate( 'Y-m', time() ) !== $parts[0] || ! preg_match( '/^\d{1,6}$/D', $parts[2] ) ) {
			return array();
		}
		$key = Access_Keys::of( (int) $parts[2] );
		return '' !== $key && hash_equals( self::sign( "$parts[0].$parts[1].$parts[2]", $key ), $parts[3] ) ? array_map( 'intval', explode( ',', $parts[1] ) ) : array();
	}

	/**
	 * Writes the cookie.
	 *
	 * @param int[] $posts Posts.
	 */
	private static function write( array $posts ): bool {
		$key = Access_Keys::signing();
		if ( '' === $key ) {
			return false;
		}
		$text = gmdate( 'Y-m', time() ) . '.' . implode( ',', $posts ) . '.' . Access_Keys::current();
		$text = $text . '.' . self::sign( $text, $key );

		$_COOKIE[ self::NAME ] = $text;
		Visitor_Cookie::send( self::NAME, $text, time() + 32 * DAY_IN_SECONDS );
		return true;
	}

	/**
	 * Signature.
	 *
	 * @param string $text Text.
	 * @param string $key  Key, hexadecimal.
	 */
	private static function sign( string $text, string $key ): string {
		return hash_hmac( 'sha256', 'views|' . $text, (string) hex2bin( $key ) );
	}
}
