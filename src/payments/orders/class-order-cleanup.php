<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Payments\Orders\Mails\Order_Mails;

defined( 'ABSPATH' ) || exit;

/**
 * Hourly cleanup of orders: sends mails that are due, expires old checkouts, and deletes orders after their retention period
 * (docs/server-contract.md B.26). It makes no requests to providers; Payment_Reconciler does that.
 */
final class Order_Cleanup {

	/** WP-Cron event. */
	const EVENT = 'mainstreet_order_upkeep';

	/** Maximum number of orders deleted per query. */
	const BATCH = 500;

	/** Days after which an open checkout expires. Bank debits take up to two weeks. */
	const OPEN_DAYS = 30;

	/** Days to keep orders that were never paid. */
	const UNPAID_DAYS = 90;

	/** Default number of years to keep all other orders, as accounting rules require. */
	const YEARS = 10;

	/** Schedules the event unless it is scheduled already. */
	public static function schedule(): void {
		Scheduler::ensure_recurring( self::EVENT, 'hourly', time() + 10 * MINUTE_IN_SECONDS );
	}

	/** Schedules the jobs again when the plugin is activated, if there are orders. */
	public static function resume(): void {
		if ( Sql::row( 'orders', 'SELECT id FROM {table} LIMIT 1' ) ) {
			self::schedule();
			Order_Mails::schedule();
		}
	}

	/** Runs the cleanup. Called by WP-Cron. */
	public static function run(): void {
		Order_Mails::run();
		self::expire_checkouts( Order::STATUS_NEW, DAY_IN_SECONDS );
		self::expire_checkouts( Order::STATUS_OPEN, self::OPEN_DAYS * DAY_IN_SECONDS );
		$years   = self::get_years();
		$unpaid  = implode( ', ', array_map( array( Sql::class, 'value' ), array( Order::STATUS_FAILED, Order::STATUS_EXPIRED, Order::STATUS_CANCELED ) ) );
		$deleted = self::delete_orders( 'created_gmt < ' . Sql::value( Sql::time( time() - $years * YEAR_IN_SECONDS ) ) );
		if ( $deleted < self::BATCH ) {
			self::delete_orders( "status IN ($unpaid) AND paid_gmt IS NULL AND created_gmt < " . Sql::value( Sql::time( time() - self::UNPAID_DAYS * DAY_IN_SECONDS ) ) );
		}
	}

	/** Returns the number of years to keep orders (at least 1). */
	public static function get_years() {
		/**
		 * Filters the number of years to keep orders.
		 *
		 * @param int $years Default 10; the law of most countries requires six to ten.
		 */
		return max( 1, (int) apply_filters( 'mainstreet_order_years', self::YEARS ) );
	}

	/**
	 * Expires checkouts. A payment that arrives later is still recorded by Order_Updater.
	 *
	 * @param int $age Minimum age in seconds.
	 */
	private static function expire_checkouts( string $status, $age ): void {
		$changes = array(
			'status'      => Order::STATUS_EXPIRED,
			'updated_gmt' => Sql::time(),
		);
		Sql::update( 'orders', $changes, 'status = ' . Sql::value( $status ) . ' AND created_gmt < ' . Sql::value( Sql::time( time() - $age ) ) );
	}

	/**
	 * Deletes orders and their history, at most BATCH.
	 *
	 * @param string $where Prepared SQL condition.
	 * @return int Number of deleted orders.
	 */
	private static function delete_orders( string $where ): int {
		$ids = array_map( 'intval', array_column( Sql::rows( 'orders', "SELECT id FROM {table} WHERE $where ORDER BY id LIMIT " . self::BATCH ), 'id' ) );
		if ( $ids ) {
			$in = implode( ', ', $ids );
			Orders::count_change( "id IN ($in)" );
			Sql::run( 'order_history', "DELETE FROM {table} WHERE order_id IN ($in)" );
			Sql::run( 'orders', "DELETE FROM {table} WHERE id IN ($in)" );
		}
		return count( $ids );
	}
}
