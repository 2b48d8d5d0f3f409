<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Cookie with a random value that identifies the browser that started a checkout (docs/server-contract.md B.5). The order contains its
 * SHA-256 hash. The order's UUID appears in links and at the provider, so it proves nothing.
 */
final class Claim_Cookie {

	/** Prefix of the cookie names. Hosts exclude pages with `wp-` cookies from their caches. */
	const PREFIX = 'wp-mainstreet-claim-';

	/** Lifetime of a cookie in seconds. */
	const LIFETIME = 7200;

	/** Maximum number of cookies in a browser, as each request contains them all. */
	const MAX_COOKIES = 8;

	/**
	 * Sends the cookie for an order that is about to be stored, and deletes the oldest cookies above MAX_COOKIES (SHA-256 hash for the order's row, hexadecimal).
	 *
	 * @param string $uuid
	 */
	public static function send( $uuid ) {
		$secret = bin2hex( random_bytes( 32 ) );
		$held   = self::get_names();
		foreach ( array_slice( $held, 0, max( 0, count( $held ) - self::MAX_COOKIES + 1 ) ) as $name ) {
			Visitor_Cookie::send( $name, '', 1 );
			unset( $_COOKIE[ $name ] );
		}
		$name = self::name( $uuid );
		Visitor_Cookie::send( $name, $secret, time() + self::LIFETIME );
		$_COOKIE[ $name ] = $secret;
		return hash( 'sha256', $secret );
	}

	/** Whether this browser started an order. */
	public static function has_claim( Order $order ): bool {
		$name  = self::name( $order->uuid );
		$claim = Attributes::parameter( $_COOKIE, $name );
		return '' !== $order->claim_hash && '' !== $claim && time() < $order->created + self::LIFETIME
			&& hash_equals( strtolower( $order->claim_hash ), hash( 'sha256', $claim ) );
	}

	/** Whether this browser sends any claim cookie. The values are not verified. */
	public static function has_any(): bool {
		return array() !== self::get_names();
	}

	/**
	 * Returns the cookie name of an order.
	 *
	 * @param string $uuid
	 */
	public static function name( $uuid ): string {
		return self::PREFIX . substr( (string) preg_replace( '/[^0-9a-f]/', '', strtolower( $uuid ) ), 0, 12 );
	}

	/** Lists the names of the claim cookies in this request, the oldest first. */
	private static function get_names(): array {
		return array_values(
			array_filter(
				array_map( 'strval', array_keys( $_COOKIE ) ),
				static fn( $name ) => 1 === preg_match( '/^' . self::PREFIX . '[0-9a-f]{12}$/D', $name )
			)
		);
	}
}
