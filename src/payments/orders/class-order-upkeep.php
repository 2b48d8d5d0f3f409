<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Payments\Orders\Mails\Order_Mails;

defined( 'ABSPATH' ) || exit;

/**
 * Finds mails that are owed still, ends checkouts that nobody will pay any more, and lets orders go when their time is over
 * (docs/server-contract.md B.26). What providers know that no webhook told is asked by Stripe's own hourly job.
 */
final class Order_Upkeep {

	/** Event of WP-Cron. */
	const EVENT = 'mainstreet_order_upkeep';

	/** Orders deleted in one run. */
	const BATCH = 500;

	/** Days after which a checkout without an answer is over: bank debits take up to two weeks. */
	const OPEN_DAYS = 30;

	/** Days that orders are kept which were never paid. */
	const UNPAID_DAYS = 90;

	/** Years that all others are kept: what the books have to be. */
	const YEARS = 10;

	/** Plans the event, unless it is. */
	public static function plan(): void {
		Scheduler::ensure_recurring( self::EVENT, 'hourly', time() + 10 * MINUTE_IN_SECONDS );
	}

	/** The plugin is active again. */
	public static function resume(): void {
		if ( Sql::row( 'orders', 'SELECT id FROM {table} LIMIT 1' ) ) {
			self::plan();
			Order_Mails::schedule();
		}
	}

	/** Does it. */
	public static function run(): void {
		Order_Mails::run();
		self::expire( Order::STATUS_NEW, DAY_IN_SECONDS );
		self::expire( Order::STATUS_OPEN, self::OPEN_DAYS * DAY_IN_SECONDS );
		$years   = self::years();
		$unpaid  = implode( ', ', array_map( array( Sql::class, 'value' ), array( Order::STATUS_FAILED, Order::STATUS_EXPIRED, Order::STATUS_CANCELED ) ) );
		$deleted = self::delete( 'created_gmt < ' . Sql::value( Sql::time( time() - $years * YEAR_IN_SECONDS ) ) );
		if ( $deleted < self::BATCH ) {
			self::delete( "status IN ($unpaid) AND paid_gmt IS NULL AND created_gmt < " . Sql::value( Sql::time( time() - self::UNPAID_DAYS * DAY_IN_SECONDS ) ) );
		}
	}

	/**
	 * Years that orders are kept.
	 *
	 * @return int
	 */
	public static function years() {
		/**
		 * Filters for how many years orders are kept.
		 *
		 * @param int $years 10; the law of most countries asks for six to ten.
		 */
		return max( 1, (int) apply_filters( 'mainstreet_order_years', self::YEARS ) );
	}

	/**
	 * Ends checkouts of a state. Should one be paid all the same, Order_States takes it.
	 *
	 * @param string $status State.
	 * @param int    $age    Seconds.
	 */
	private static function expire( string $status, $age ): void {
		$changes = array(
			'status'      => Order::STATUS_EXPIRED,
			'updated_gmt' => Sql::time(),
		);
		Sql::update( 'orders', $changes, 'status = ' . Sql::value( $status ) . ' AND created_gmt < ' . Sql::value( Sql::time( time() - $age ) ) );
	}

	/**
	 * Deletes orders with their history.
	 *
	 * @param string $where Condition, prepared.
	 * @return int How many.
	 */
	private static function delete( string $where ): int {
		$ids = array_map( 'intval', array_column( Sql::rows( 'orders', "SELECT id FROM {table} WHERE $where ORDER BY id LIMIT " . self::BATCH ), 'id' ) );
		if ( $ids ) {
			$in = implode( ', ', $ids );
			Order_Changes::count( "id IN ($in)" );
			Sql::run( 'order_history', "DELETE FROM {table} WHERE order_id IN ($in)" );
			Sql::run( 'orders', "DELETE FROM {table} WHERE id IN ($in)" );
		}
		return count( $ids );
	}
}
