<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Stored_Once;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Several sites may share an account at Stripe: each marks what is its own.
 */
final class Stripe_Metadata {

	const ORDER = 'mainstreet_order';
	const PLAN  = 'mainstreet_plan';
	const SITE  = 'mainstreet_site';

	/** Where the name of this site is kept. A random one: a domain may change while subscriptions go on. */
	const OPTION  = 'mainstreet_payments_site';
	const PATTERN = '/^[0-9a-f]{32}$/D';

	/**
	 * Name of this site.
	 *
	 * @return string 32 hexadecimal digits; '' when the database can't be written.
	 */
	public static function site(): string {
		$known = get_option( self::OPTION, '' );
		return is_string( $known ) && preg_match( self::PATTERN, $known ) ? $known : Stored_Once::choose( self::OPTION, self::PATTERN, bin2hex( random_bytes( 16 ) ) );
	}

	/**
	 * What is written on the objects of an order.
	 *
	 * @param Order $order Order.
	 */
	public static function of( Order $order ): array {
		return array(
			self::ORDER => $order->uuid,
			self::PLAN  => (string) $order->plan_id,
			self::SITE  => self::site(),
		);
	}

	/**
	 * Whether an object is this site's.
	 *
	 * @param mixed $object Object with its metadata.
	 */
	public static function is_ours( $object ): bool {
		$site = Attributes::text( Attributes::items( $object, 'metadata' ), self::SITE );
		return '' !== $site && hash_equals( self::site(), $site );
	}

	/**
	 * The order an object names.
	 *
	 * @param mixed $object Object with its metadata.
	 * @return string Its name; '' for none.
	 */
	public static function order_uuid( $object ): string {
		return Attributes::text( Attributes::items( $object, 'metadata' ), self::ORDER );
	}

	/**
	 * The order that an object names, if it is this site's.
	 *
	 * @param mixed  $object Object with its metadata.
	 * @param string $mode   Mode in which we were told of it.
	 */
	public static function order( $object, $mode ): ?Order {
		$order = self::is_ours( $object ) ? ( new Orders() )->by_uuid( self::order_uuid( $object ) ) : null;
		return $order && 'stripe' === $order->provider && $order->mode === $mode ? $order : null;
	}
}
