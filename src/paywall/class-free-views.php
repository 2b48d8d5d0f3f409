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
 * Counts the posts that a visitor has read for free in a month. Pages contain the guest view for all visitors, so that they can be
 * cached; the view script requests the full content. The ids of the posts are in a signed cookie. As visitors can delete it, views
 * per IP address are limited too, to FACTOR times as many.
 */
final class Free_Views {

	/** Cookie: `<month>.<post ids, comma-separated>.<number of the key>.<signature>`. */
	const NAME = 'wp-mainstreet-views';

	/** Limit per IP address, as a multiple of the limit per visitor. */
	const FACTOR = 5;

	/** Counts a view. A post that was read before in the month is not counted again. Returns whether the visitor may read the post. */
	public static function count_view( int $post_id ): bool {
		$maximum = (int) Options::get( 'payments_free_views' );
		if ( $maximum <= 0 ) {
			return false;
		}
		$posts = self::read_posts();
		if ( in_array( $post_id, $posts, true ) ) {
			return true;
		}
		if ( count( $posts ) >= $maximum || true !== Throttle::hit( 'free_views', self::FACTOR * $maximum, self::get_seconds_left(), Client_Ip::key( 'Y-m' ) ) ) {
			return false;
		}
		$posts[] = $post_id;
		return self::write_cookie( $posts );
	}

	/** Returns the seconds until the next month (UTC). */
	private static function get_seconds_left(): int {
		$now = time();
		return (int) strtotime( gmdate( 'Y-m-01', $now ) . ' +1 month UTC' ) - $now;
	}

	/** Returns the posts that were read this month (post ids). */
	private static function read_posts(): array {
		$text  = Attributes::parameter( $_COOKIE, self::NAME );
		$parts = explode( '.', $text );
		if ( 4 !== count( $parts ) || gmdate( 'Y-m', time() ) !== $parts[0] || ! preg_match( '/^\d{1,6}$/D', $parts[2] ) ) {
			return array();
		}
		$key = Access_Keys::get( (int) $parts[2] );
		return '' !== $key && hash_equals( self::sign( "$parts[0].$parts[1].$parts[2]", $key ), $parts[3] ) ? array_map( 'intval', explode( ',', $parts[1] ) ) : array();
	}

	/**
	 * @param int[] $posts Post ids.
	 * @return bool False if no key could be stored.
	 */
	private static function write_cookie( array $posts ): bool {
		$key = Access_Keys::get_signing_key();
		if ( '' === $key ) {
			return false;
		}
		$text = gmdate( 'Y-m', time() ) . '.' . implode( ',', $posts ) . '.' . Access_Keys::get_current_number();
		$text = $text . '.' . self::sign( $text, $key );

		$_COOKIE[ self::NAME ] = $text;
		Visitor_Cookie::send( self::NAME, $text, time() + 32 * DAY_IN_SECONDS );
		return true;
	}

	/** Returns the signature of a text. */
	private static function sign( string $text, string $key ): string {
		return hash_hmac( 'sha256', 'views|' . $text, (string) hex2bin( $key ) );
	}
}
