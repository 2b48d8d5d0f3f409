<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Sums the paid orders of a post, less what was given back and what only covered fees. Kept for five minutes, or until an order of
 * the post changes.
 */
final class Donation_Goal {

	/** Seconds a sum is kept at most. */
	const LIFE = 300;

	/** Name of what is kept, before the mode and the post. */
	const KEPT = 'mainstreet_raised_';

	/**
	 * What was given for plans from a post.
	 *
	 * @param int    $post_id  Post.
	 * @param Plan[] $plans    Plans.
	 * @param string $currency Only those of this currency count.
	 * @param string $mode     `live` or `test`.
	 * @return int Minor units.
	 */
	public static function raised( int $post_id, array $plans, $currency, $mode ): int {
		$key  = self::key( $post_id, $mode );
		$sums = get_transient( $key );
		if ( ! is_array( $sums ) ) {
			$sums = self::sums( $post_id, $mode );
			set_transient( $key, $sums, self::LIFE );
		}
		$raised = 0;
		foreach ( $plans as $plan ) {
			$name    = $plan->id . $currency;
			$raised += $plan->currency === $currency && isset( $sums[ $name ] ) ? (int) $sums[ $name ] : 0;
		}
		return $raised;
	}

	/**
	 * An order changed.
	 *
	 * @param Order $order Order.
	 */
	public static function forget( Order $order ): void {
		if ( $order->post_id ) {
			delete_transient( self::key( $order->post_id, $order->mode ) );
		}
	}

	/**
	 * Name under which the sums of a post are kept.
	 *
	 * @param int    $post_id Post.
	 * @param string $mode    Mode.
	 */
	private static function key( int $post_id, $mode ): string {
		return self::KEPT . $mode . '_' . (int) $post_id;
	}

	/**
	 * Sums of a post.
	 *
	 * @param int    $post_id Post.
	 * @param string $mode    Mode.
	 * @return int[] By plan and currency.
	 */
	private static function sums( int $post_id, $mode ): array {
		global $wpdb;
		$rows = Sql::rows(
			'orders',
			// Never below 0: these columns have no sign.
			$wpdb->prepare( 'SELECT plan_id, currency, SUM(CASE WHEN amount > refunded + fee THEN amount - refunded - fee ELSE 0 END) AS raised FROM {table} WHERE post_id = %d AND status = %s AND mode = %s GROUP BY plan_id, currency', $post_id, Order::STATUS_PAID, $mode )
		);
		$sums = array();
		foreach ( $rows as $row ) {
			$sums[ (int) $row['plan_id'] . $row['currency'] ] = (int) $row['raised'];
		}
		return $sums;
	}
}
