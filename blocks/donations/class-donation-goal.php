<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Sums the paid orders of a post, without refunds and covered fees. The result is cached for five minutes, or until an order of
 * the post changes.
 */
final class Donation_Goal {

	/** Lifetime of the cache in seconds. */
	const CACHE_LIFETIME = 300;

	/** Prefix of the transient's name, followed by mode and post. */
	const TRANSIENT_PREFIX = 'mainstreet_raised_';

	/**
	 * Returns the amount given for plans in a post.
	 *
	 * @param Plan[] $plans    Plans.
	 * @param string $currency Orders in other currencies are ignored.
	 * @return int Minor units.
	 */
	public static function get_raised( int $post_id, array $plans, $currency, $mode ): int {
		$key  = self::cache_key( $post_id, $mode );
		$sums = get_transient( $key );
		if ( ! is_array( $sums ) ) {
			$sums = self::query_sums( $post_id, $mode );
			set_transient( $key, $sums, self::CACHE_LIFETIME );
		}
		$raised = 0;
		foreach ( $plans as $plan ) {
			$name    = $plan->id . $currency;
			$raised += $plan->currency === $currency && isset( $sums[ $name ] ) ? (int) $sums[ $name ] : 0;
		}
		return $raised;
	}

	/** Clears the cache of the order's post. */
	public static function clear_cache( Order $order ): void {
		if ( $order->post_id ) {
			delete_transient( self::cache_key( $order->post_id, $order->mode ) );
		}
	}

	private static function cache_key( int $post_id, $mode ): string {
		return self::TRANSIENT_PREFIX . $mode . '_' . (int) $post_id;
	}

	/** @return int[] Minor units by plan id followed by currency. */
	private static function query_sums( int $post_id, $mode ): array {
		global $wpdb;
		$rows = Sql::rows(
			'orders',
			// The columns are unsigned: a negative difference would be an SQL error.
			$wpdb->prepare( 'SELECT plan_id, currency, SUM(CASE WHEN amount > refunded + fee THEN amount - refunded - fee ELSE 0 END) AS raised FROM {table} WHERE post_id = %d AND status = %s AND mode = %s GROUP BY plan_id, currency', $post_id, Order::STATUS_PAID, $mode )
		);
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ (int) $row['plan_id'] . $row['currency'] ] = (int) $row['raised'];
		}
		return $sums;
	}
}
