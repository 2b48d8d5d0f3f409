<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Options\Atomic_Option;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;

defined( 'ABSPATH' ) || exit;

/** Builds and reads the metadata of objects at Stripe. Several sites may share an account, so each marks its own objects. */
final class Stripe_Metadata {

	const ORDER = 'mainstreet_order';
	const PLAN  = 'mainstreet_plan';
	const SITE  = 'mainstreet_site';

	/** Option with the id of this site. The id is random, because the domain may change while subscriptions continue. */
	const OPTION  = 'mainstreet_payments_site';
	const PATTERN = '/^[0-9a-f]{32}$/D';

	/** Returns the id of this site, and creates it on first use (32 hexadecimal digits; empty if the database cannot be written). */
	public static function get_site_id(): string {
		$known = get_option( self::OPTION, '' );
		return is_string( $known ) && preg_match( self::PATTERN, $known ) ? $known : Atomic_Option::get_or_create( self::OPTION, self::PATTERN, bin2hex( random_bytes( 16 ) ) );
	}

	/** Returns the metadata for the objects of an order. */
	public static function for_order( Order $order ): array {
		return array(
			self::ORDER => $order->uuid,
			self::PLAN  => (string) $order->plan_id,
			self::SITE  => self::get_site_id(),
		);
	}

	/**
	 * Whether an object belongs to this site.
	 *
	 * @param mixed $object Object with its metadata.
	 */
	public static function is_ours( $object ): bool {
		$site = Attributes::text( Attributes::items( $object, 'metadata' ), self::SITE );
		return '' !== $site && hash_equals( self::get_site_id(), $site );
	}

	/**
	 * Reads the UUID of the order from an object's metadata.
	 *
	 * @param mixed $object Object with its metadata.
	 * @return string Empty if there is none.
	 */
	public static function get_order_uuid( $object ): string {
		return Attributes::text( Attributes::items( $object, 'metadata' ), self::ORDER );
	}

	/**
	 * Finds the order of an object of this site.
	 *
	 * @param mixed  $object Object with its metadata.
	 * @param string $mode   Mode that the object was read in. Orders of the other mode are ignored.
	 */
	public static function find_order( $object, $mode ): ?Order {
		$order = self::is_ours( $object ) ? ( new Orders() )->find_by_uuid( self::get_order_uuid( $object ) ) : null;
		return $order && 'stripe' === $order->provider && $order->mode === $mode ? $order : null;
	}
}
