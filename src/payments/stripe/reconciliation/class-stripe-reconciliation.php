<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Payments\Events\Look_Turns;
use Mainstreet\Payments\Events\Payments_Look;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\States\Order_States;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Events;

defined( 'ABSPATH' ) || exit;

/**
 * Each hour, behind Payments_Look (docs/server-contract.md B.5): asks about subscriptions whose period is over and, some at a time in
 * turn, about what was paid: whether it was given back or disputed, and whether subscriptions go on.
 */
final class Stripe_Reconciliation {

	/** How many of each kind are asked about. */
	const BATCH = 50;
	const TURN  = 20;

	/** How long payments can be disputed, and how long after its order one may be paid. */
	const PAST = 180 * DAY_IN_SECONDS;
	const LATE = 60 * DAY_IN_SECONDS;

	/** How long it may take. */
	private Time_Budget $budget;

	/** Condition of orders that can be asked about. */
	private string $mine = '';

	/** Modes with a key that counts, as a list in SQL. */
	private string $modes = '';

	/**
	 * A look.
	 *
	 * @param Time_Budget $budget How long it may take.
	 */
	public function __construct( Time_Budget $budget ) {
		$this->budget = $budget;
	}

	/** Looks. */
	public function run(): void {
		// A mode whose key is refused would hold up the other: its orders wait until there is a key that counts.
		$modes = array_values( array_filter( Stripe_Keys::modes(), array( Stripe_Keys::class, 'is_ready' ) ) );
		foreach ( $modes as $mode ) {
			$done = Stripe_Endpoint::ensure( $mode );
			if ( is_wp_error( $done ) && 'mainstreet_remote_unreachable' === $done->get_error_code() ) {
				return;
			}
		}
		if ( ! $modes ) {
			return;
		}
		$this->modes = implode( ', ', array_map( array( Sql::class, 'value' ), $modes ) );
		$this->mine  = "provider = 'stripe' AND mode IN ({$this->modes})";
		foreach ( array( 'ended_periods', 'payments', 'subscriptions' ) as $step ) {
			if ( ! $this->$step() ) {
				return;
			}
		}
	}

	/**
	 * Memberships whose period is over.
	 *
	 * @return bool Whether to go on.
	 */
	private function ended_periods(): bool {
		$past = time() - Payments_Look::FRESH;
		$turn = Look_Turns::at( 'periods' );
		$rows = Sql::rows( 'memberships', "SELECT id, sub_ref, mode FROM {table} WHERE id > $turn AND status IN ('active', 'past_due') AND period_end > 0 AND period_end < $past AND mode IN ({$this->modes}) AND sub_ref LIKE 'sub_%' ORDER BY id LIMIT " . self::BATCH );
		return $this->in_turn(
			'periods',
			$rows,
			self::BATCH,
			function ( array $row ) {
				return $this->look_at_subscription( $row['sub_ref'], $row['mode'] );
			}
		);
	}

	/**
	 * Payments, some each time: whether they were given back or disputed.
	 *
	 * @return bool Whether to go on.
	 */
	private function payments(): bool {
		$turn  = max( Look_Turns::at( 'payments' ), self::last_before( time() - self::PAST - self::LATE ) );
		$since = Sql::value( Sql::time( time() - self::PAST ) );
		$found = array();
		// One state at a time, so that the index finds the orders in their order.
		foreach ( array( Order::STATUS_PAID, Order::STATUS_DISPUTED ) as $status ) {
			$found = array_merge( $found, Orders::many( "id > $turn AND {$this->mine} AND status = '$status' AND payment_ref LIKE 'pi_%' AND paid_gmt >= $since ORDER BY id LIMIT " . self::TURN ) );
		}
		usort(
			$found,
			static function ( Order $one, Order $other ) {
				return $one->id <=> $other->id;
			}
		);
		$found = array_slice( $found, 0, self::TURN );
		return $this->in_turn(
			'payments',
			$found,
			self::TURN,
			static function ( Order $order ) {
				$state = ( new Stripe_Provider() )->look( $order );
				if ( is_wp_error( $state ) ) {
					return $state;
				}
				Order_States::apply( $order, $state );
				return true;
			}
		);
	}

	/**
	 * The last order before a time.
	 *
	 * @param int $time Unix time.
	 * @return int Its number; 0 for none.
	 */
	private static function last_before( $time ): int {
		$row = Sql::row( 'orders', 'SELECT id FROM {table} WHERE created_gmt < ' . Sql::value( Sql::time( $time ) ) . ' ORDER BY created_gmt DESC, id DESC LIMIT 1' );
		return $row ? (int) $row['id'] : 0;
	}

	/**
	 * Subscriptions, some each time: whether they go on, and which invoices were missed.
	 *
	 * @return bool Whether to go on.
	 */
	private function subscriptions(): bool {
		$turn  = Look_Turns::at( 'subscriptions' );
		$found = Orders::many( "id > $turn AND {$this->mine} AND kind = 'subscription' AND parent_id = 0 AND status IN ('paid', 'refunded', 'disputed') AND sub_ref LIKE 'sub_%' ORDER BY id LIMIT " . self::TURN );
		return $this->in_turn(
			'subscriptions',
			$found,
			self::TURN,
			function ( Order $order ) {
				return $this->look_at_subscription( $order->sub_ref, $order->mode );
			}
		);
	}

	/**
	 * Asks about a subscription, and for each of its paid invoices that is no order.
	 *
	 * @param string $sub_ref Subscription.
	 * @param string $mode    Mode.
	 * @return bool|\WP_Error False when the time was over before all was done: what is left is missed still, and found the next time.
	 */
	private function look_at_subscription( $sub_ref, $mode ) {
		if ( ! Stripe_Client::is_id( $sub_ref, 'sub_' ) ) {
			return true;
		}
		$client = new Stripe_Client( $mode );
		$events = new Stripe_Events( $mode );
		$missed = Stripe_Missed_Invoices::of( $client, $sub_ref );
		if ( is_wp_error( $missed ) && 'mainstreet_stripe_refused' === $missed->get_error_code() ) {
			// A key that may read invoices, but not list them: the last is named by the subscription.
			$missed = self::last_invoice( $client, $sub_ref );
		}
		if ( is_wp_error( $missed ) ) {
			return $missed;
		}
		foreach ( $missed as $number => $invoice ) {
			if ( $number > 0 && 0.0 === $this->budget->left() ) {
				return false;
			}
			$done = $events->look_at_invoice( $invoice );
			if ( is_wp_error( $done ) ) {
				return $done;
			}
		}
		// With an invoice its subscription was looked at.
		return $missed ? true : $events->look_at_subscription( $sub_ref );
	}

	/**
	 * The invoice that a subscription last had, if it is no order.
	 *
	 * @param Stripe_Client $client  The API.
	 * @param string        $sub_ref Subscription.
	 * @return string[]|\WP_Error Its name, or nothing.
	 */
	private static function last_invoice( Stripe_Client $client, $sub_ref ) {
		$subscription = $client->get( 'subscriptions/' . $sub_ref );
		if ( is_wp_error( $subscription ) ) {
			return $subscription;
		}
		$invoice = Stripe_Client::id( $subscription['latest_invoice'] ?? null );
		$known   = ( new Orders() )->by_ref( Stripe_Provider::NAME, $invoice );
		return Stripe_Client::is_id( $invoice, 'in_' ) && ! $known ? array( $invoice ) : array();
	}

	/**
	 * Does something with each, unless Stripe can't be asked or the time is over. One that fails does not keep the others.
	 *
	 * @param string   $name  Turn.
	 * @param array    $found Orders or rows, by their number.
	 * @param int      $limit How many were asked for: where there are fewer, the next time begins anew.
	 * @param callable $look  Gives true, false when it could not end in time, or an error.
	 * @return bool Whether to go on.
	 */
	private function in_turn( string $name, array $found, int $limit, callable $look ): bool {
		foreach ( $found as $one ) {
			if ( 0.0 === $this->budget->left() ) {
				return false;
			}
			try {
				$done = $look( $one );
			} catch ( \Throwable $error ) {
				Errors::log( 'Stripe look', $error->getMessage() );
				$done = true;
			}
			if ( false === $done || ( is_wp_error( $done ) && 'mainstreet_stripe_refused' !== $done->get_error_code() ) ) {
				return false;
			}
			Look_Turns::set( $name, $one instanceof Order ? $one->id : (int) $one['id'] );
		}
		if ( count( $found ) < $limit ) {
			Look_Turns::set( $name, 0 );
		}
		return true;
	}
}
