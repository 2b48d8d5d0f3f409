<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\States\Order_States;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the providers each hour about orders that are open for a while (docs/server-contract.md B.5), and lets each provider look
 * after what else it has. The next look is planned before this one begins, so that a process that is killed does
 * not end them.
 */
final class Payments_Look {

	const HOOK = 'mainstreet_payments_look';

	/** Seconds one look may take, and how many orders it asks about. */
	const BUDGET = 25;
	const BATCH  = 50;

	/** Seconds an order is open before we ask, and until when each hour; later once a day, as bank debits take their time. */
	const FRESH = 15 * MINUTE_IN_SECONDS;
	const OPEN  = 2 * DAY_IN_SECONDS;
	const DEBIT = 30 * DAY_IN_SECONDS;

	/** How long it may take. */
	private Time_Budget $budget;

	/**
	 * Providers that could not be asked, by name and mode: the key of tests may be gone while the other is not.
	 *
	 * @var bool[]
	 */
	private array $down = array();

	/**
	 * A look.
	 *
	 * @param Time_Budget|null $budget How long it may take.
	 */
	public function __construct( ?Time_Budget $budget = null ) {
		$this->budget = $budget ? $budget : new Time_Budget( self::BUDGET );
	}

	/**
	 * Sees to it that a look is planned. Called where a provider gets its keys, and when one tells something.
	 */
	public static function ensure(): void {
		$scheduler = new Scheduler();
		if ( 0 === $scheduler->planned( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		}
	}

	/** The same where there may be no keys. */
	public static function ensure_if_ready(): void {
		if ( Providers::ready() ) {
			self::ensure();
		}
	}

	/** Looks. */
	public function run(): void {
		( new Scheduler() )->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		Provider_Events::clean_up();
		foreach ( array( 'fresh', 'old' ) as $turn ) {
			if ( ! $this->in_turn( $turn ) ) {
				return;
			}
		}
		/**
		 * Providers look after what else may have happened unheard of.
		 *
		 * @param Time_Budget $budget How long it may take.
		 */
		do_action( 'mainstreet_payments_look_further', $this->budget );
	}

	/**
	 * Asks about open orders, from where the last look ended: those that nobody will ever pay do not keep it from the others.
	 *
	 * @param string $turn `fresh` or `old`.
	 * @return bool Whether there is time left.
	 */
	private function in_turn( string $turn ): bool {
		$found = $this->open_orders( $turn );
		foreach ( $found as $order ) {
			if ( 0.0 === $this->budget->left() ) {
				return false;
			}
			// Before the question: one whose answer ends the process does not end the next look, too.
			Look_Turns::set( $turn, $order->id );
			$this->look( $order );
		}
		if ( count( $found ) < self::BATCH ) {
			Look_Turns::set( $turn, 0 );
		}
		return true;
	}

	/**
	 * Asks a provider about an order and carries out the answer. One that fails does not keep the others.
	 *
	 * @param Order $order Order.
	 */
	private function look( Order $order ): void {
		$provider = Providers::get( $order->provider );
		$account  = $order->provider . ' ' . $order->mode;
		if ( ! $provider || isset( $this->down[ $account ] ) ) {
			return;
		}
		try {
			$state = $provider->look( $order );
			if ( ! is_wp_error( $state ) ) {
				Order_States::apply( $order, $state );
			} elseif ( in_array( $state->get_error_code(), array( 'mainstreet_remote_unreachable', 'mainstreet_remote_rejected', 'mainstreet_rate_limited', 'mainstreet_not_configured' ), true ) ) {
				$this->down[ $account ] = true;
			}
		} catch ( \Throwable $error ) {
			Errors::log( 'Payments look', $error->getMessage() );
		}
	}

	/**
	 * Orders that are open for a while, whose turn it is.
	 *
	 * @param string $turn `fresh`: each hour; `old`: once a day.
	 * @return Order[]
	 */
	private function open_orders( string $turn ): array {
		$from  = Sql::value( Sql::time( time() - self::OPEN ) );
		$until = Sql::value( Sql::time( time() - self::FRESH ) );
		$old   = Sql::value( Sql::time( time() - self::DEBIT ) );
		$hour  = intdiv( time(), HOUR_IN_SECONDS ) % 24;
		$which = 'fresh' === $turn ? "created_gmt >= $from AND created_gmt < $until" : "created_gmt >= $old AND created_gmt < $from AND id % 24 = $hour";
		return Orders::many( 'id > ' . Look_Turns::at( $turn ) . " AND status IN ('new', 'open') AND provider_ref IS NOT NULL AND $which ORDER BY id LIMIT " . self::BATCH );
	}
}
