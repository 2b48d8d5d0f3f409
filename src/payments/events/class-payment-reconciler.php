<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Hourly reconciliation of open orders with the providers (docs/server-contract.md B.5); then each provider reconciles its
 * other data. The next run is scheduled first, so that a killed process does not end the job.
 */
final class Payment_Reconciler {

	const HOOK = 'mainstreet_payments_look';

	/** Time limit of a run in seconds, and maximum orders per query. */
	const BUDGET = 25;
	const BATCH  = 50;

	/** Age limits in seconds: an open order is checked after FRESH, each hour until OPEN, then once a day until DEBIT, as bank debits take long. */
	const FRESH = 15 * MINUTE_IN_SECONDS;
	const OPEN  = 2 * DAY_IN_SECONDS;
	const DEBIT = 30 * DAY_IN_SECONDS;

	/** Option with a cursor for each kind of item, so that the next run continues after the last one it checked. */
	const CURSOR_OPTION = 'mainstreet_payment_turns';

	private Time_Budget $budget;

	/** @var bool[] Providers that failed in this run, by name and mode: the API key of only one mode may be invalid. */
	private array $down = array();

	/**
	 * Creates a run.
	 *
	 * @param Time_Budget|null $budget Time limit; BUDGET seconds by default.
	 */
	public function __construct( ?Time_Budget $budget = null ) {
		$this->budget = $budget ? $budget : new Time_Budget( self::BUDGET );
	}

	/** Schedules the job unless it is scheduled already. Called when a provider gets its API keys, and when a webhook arrives. */
	public static function schedule(): void {
		$scheduler = new Scheduler();
		if ( 0 === $scheduler->planned( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		}
	}

	/** Schedules the job if any provider has API keys. */
	public static function schedule_if_ready(): void {
		if ( Providers::get_ready() ) {
			self::schedule();
		}
	}

	/** Runs the job. Called by the scheduler. */
	public function run(): void {
		( new Scheduler() )->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		Provider_Event_Log::delete_expired();
		foreach ( array( 'fresh', 'old' ) as $cursor ) {
			if ( ! $this->reconcile_batch( $cursor ) ) {
				return;
			}
		}
		/**
		 * Fires after the open orders were checked, so that providers can reconcile their other data.
		 *
		 * @param Time_Budget $budget Remaining time.
		 */
		do_action( 'mainstreet_payments_look_further', $this->budget );
	}

	/**
	 * Checks open orders, starting after the cursor, so that orders that are never paid do not block the others.
	 *
	 * @param string $cursor `fresh` or `old`.
	 * @return bool Whether there is time left.
	 */
	private function reconcile_batch( string $cursor ): bool {
		$found = $this->find_open_orders( $cursor );
		foreach ( $found as $order ) {
			if ( 0.0 === $this->budget->left() ) {
				return false;
			}
			// Before the request: if this order crashes the process, the next run skips it.
			self::set_cursor( $cursor, $order->id );
			$this->reconcile( $order );
		}
		if ( count( $found ) < self::BATCH ) {
			self::set_cursor( $cursor, 0 );
		}
		return true;
	}

	/** Fetches the state of an order and applies it. Errors do not stop the run. */
	private function reconcile( Order $order ): void {
		$provider = Providers::get( $order->provider );
		$account  = $order->provider . ' ' . $order->mode;
		if ( ! $provider || isset( $this->down[ $account ] ) ) {
			return;
		}
		try {
			$state = $provider->fetch( $order );
			if ( ! is_wp_error( $state ) ) {
				Order_Updater::apply( $order, $state );
			} elseif ( in_array( $state->get_error_code(), array( 'mainstreet_remote_unreachable', 'mainstreet_remote_rejected', 'mainstreet_rate_limited', 'mainstreet_not_configured' ), true ) ) {
				$this->down[ $account ] = true;
			}
		} catch ( \Throwable $error ) {
			Errors::log( 'Payments look', $error->getMessage() );
		}
	}

	/**
	 * Finds the next open orders to check.
	 *
	 * @param string $cursor `fresh`: each hour; `old`: once a day.
	 * @return Order[]
	 */
	private function find_open_orders( string $cursor ): array {
		$from  = Sql::value( Sql::time( time() - self::OPEN ) );
		$until = Sql::value( Sql::time( time() - self::FRESH ) );
		$old   = Sql::value( Sql::time( time() - self::DEBIT ) );
		$hour  = intdiv( time(), HOUR_IN_SECONDS ) % 24;
		$which = 'fresh' === $cursor ? "created_gmt >= $from AND created_gmt < $until" : "created_gmt >= $old AND created_gmt < $from AND id % 24 = $hour";
		return Orders::find_all( 'id > ' . self::get_cursor( $cursor ) . " AND status IN ('new', 'open') AND provider_ref IS NOT NULL AND $which ORDER BY id LIMIT " . self::BATCH );
	}

	/**
	 * Returns a cursor.
	 *
	 * @return int Id of the last checked item; 0 to start from the beginning.
	 */
	public static function get_cursor( string $name ): int {
		$cursors = get_option( self::CURSOR_OPTION, array() );
		return isset( $cursors[ $name ] ) ? (int) $cursors[ $name ] : 0;
	}

	/**
	 * Stores a cursor.
	 *
	 * @param int $id Id of the last checked item.
	 */
	public static function set_cursor( string $name, int $id ): void {
		if ( self::get_cursor( $name ) !== $id ) {
			$cursors = get_option( self::CURSOR_OPTION, array() );
			update_option( self::CURSOR_OPTION, array( $name => $id ) + ( is_array( $cursors ) ? $cursors : array() ), false );
		}
	}
}
