<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Http\Visitor_Cookie;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * A random value that the browser holds which began a checkout (docs/server-contract.md B.5); the order holds its
 * SHA-256 sum. Links, histories and the provider know the order's name, so that alone gives nothing.
 */
final class Claim_Cookie {

	/** Beginning of the cookies' names; WordPress hosts keep pages with `wp-` cookies out of caches. */
	const PREFIX = 'wp-mainstreet-claim-';

	/** Seconds a cookie lasts. */
	const LASTS = 7200;

	/** How many a browser holds at most: they go with each request. */
	const MOST = 8;

	/**
	 * Gives this browser the claim on an order that is about to be stored.
	 *
	 * @param string $uuid Name of the order.
	 * @return string SHA-256 sum for its row, hexadecimal.
	 */
	public static function give( $uuid ) {
		$secret = bin2hex( random_bytes( 32 ) );
		$held   = self::held();
		foreach ( array_slice( $held, 0, max( 0, count( $held ) - self::MOST + 1 ) ) as $name ) {
			Visitor_Cookie::send( $name, '', 1 );
			unset( $_COOKIE[ $name ] );
		}
		$name = self::name( $uuid );
		Visitor_Cookie::send( $name, $secret, time() + self::LASTS );
		$_COOKIE[ $name ] = $secret;
		return hash( 'sha256', $secret );
	}

	/**
	 * Whether this browser began an order.
	 *
	 * @param Order $order Order.
	 */
	public static function holds( Order $order ): bool {
		$name  = self::name( $order->uuid );
		$claim = Attributes::parameter( $_COOKIE, $name );
		return '' !== $order->claim_hash && '' !== $claim && time() < $order->created + self::LASTS
			&& hash_equals( strtolower( $order->claim_hash ), hash( 'sha256', $claim ) );
	}

	/** Whether this browser says that it began any order lately. Proves nothing. */
	public static function holds_any(): bool {
		return array() !== self::held();
	}

	/**
	 * Name of an order's cookie.
	 *
	 * @param string $uuid Name of the order.
	 */
	public static function name( $uuid ): string {
		return self::PREFIX . substr( (string) preg_replace( '/[^0-9a-f]/', '', strtolower( $uuid ) ), 0, 12 );
	}

	/**
	 * Names of the claims this browser holds, the oldest first.
	 *
	 * @return string[]
	 */
	private static function held(): array {
		return array_values(
			array_filter(
				array_map( 'strval', array_keys( $_COOKIE ) ),
				static function ( $name ) {
					return 1 === preg_match( '/^' . self::PREFIX . '[0-9a-f]{12}$/D', $name );
				}
			)
		);
	}
}
