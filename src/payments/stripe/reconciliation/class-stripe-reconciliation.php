<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\States\Order_Updater;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Snapshots;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Endpoint;
use Mainstreet\Payments\Stripe\Webhook\Stripe_Events;

defined( 'ABSPATH' ) || exit;

/**
 * Compares stored payments and subscriptions with Stripe each hour, after Payment_Reconciler (docs/server-contract.md B.5): memberships
 * whose period has ended and, some per run, paid orders (refunds, disputes) and subscriptions (ends, missed invoices).
 */
final class Stripe_Reconciliation {

	/** Maximum number per run: of ended periods, and of payments and subscriptions. */
	const BATCH       = 50;
	const SMALL_BATCH = 20;

	/** Seconds after a payment during which it is checked, and maximum number of seconds between an order and its payment. */
	const MAX_PAYMENT_AGE   = 180 * DAY_IN_SECONDS;
	const MAX_PAYMENT_DELAY = 60 * DAY_IN_SECONDS;

	private Time_Budget $budget;

	/** SQL condition for Stripe orders of the modes with a valid key. */
	private string $mine = '';

	/** Modes with a valid key, as an SQL list. */
	private string $modes = '';

	/** Invoices per request: Stripe's maximum. */
	const PAGE = 100;

	/** Maximum number of pages. Enough for 166 years of monthly payments. */
	const PAGES = 20;

	public function __construct( Time_Budget $budget ) {
		$this->budget = $budget;
	}

	/** Runs the steps until the time budget is used up or Stripe cannot be reached. */
	public function run(): void {
		// A mode whose key is rejected is skipped, because its errors would end the run for the other mode.
		$modes = array_values( array_filter( Stripe_Keys::get_modes(), array( Stripe_Keys::class, 'is_ready' ) ) );
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
		foreach ( array( 'reconcile_ended_periods', 'reconcile_payments', 'reconcile_subscriptions' ) as $step ) {
			if ( ! $this->$step() ) {
				return;
			}
		}
	}

	/** Checks memberships whose period has ended. Returns whether to continue with the next step. */
	private function reconcile_ended_periods(): bool {
		$past = time() - Payment_Reconciler::FRESH;
		$last = Payment_Reconciler::get_cursor( 'periods' );
		$rows = Sql::rows( 'memberships', "SELECT id, sub_ref, mode FROM {table} WHERE id > $last AND status IN ('active', 'past_due') AND period_end > 0 AND period_end < $past AND mode IN ({$this->modes}) AND sub_ref LIKE 'sub_%' ORDER BY id LIMIT " . self::BATCH );
		return $this->process_batch(
			'periods',
			$rows,
			self::BATCH,
			fn( array $row ) => $this->reconcile_subscription( $row['sub_ref'], $row['mode'] )
		);
	}

	/** Checks a batch of payments for refunds and disputes. Returns whether to continue with the next step. */
	private function reconcile_payments(): bool {
		$last  = max( Payment_Reconciler::get_cursor( 'payments' ), self::find_last_order_before( time() - self::MAX_PAYMENT_AGE - self::MAX_PAYMENT_DELAY ) );
		$since = Sql::value( Sql::time( time() - self::MAX_PAYMENT_AGE ) );
		$found = array();
		// One query per status, so that the index returns the orders sorted by id.
		foreach ( array( Order::STATUS_PAID, Order::STATUS_DISPUTED ) as $status ) {
			$found = array_merge( $found, Orders::find_all( "id > $last AND {$this->mine} AND status = '$status' AND payment_ref LIKE 'pi_%' AND paid_gmt >= $since ORDER BY id LIMIT " . self::SMALL_BATCH ) );
		}
		usort( $found, static fn( Order $one, Order $other ) => $one->id <=> $other->id );
		$found = array_slice( $found, 0, self::SMALL_BATCH );
		return $this->process_batch(
			'payments',
			$found,
			self::SMALL_BATCH,
			static function ( Order $order ) {
				$state = Stripe_Snapshots::fetch( $order );
				if ( is_wp_error( $state ) ) {
					return $state;
				}
				Order_Updater::apply( $order, $state );
				return true;
			}
		);
	}

	/**
	 * Finds the newest order before a time.
	 *
	 * @param int $time Unix time.
	 * @return int Id; 0 if there is none.
	 */
	private static function find_last_order_before( $time ): int {
		$row = Sql::row( 'orders', 'SELECT id FROM {table} WHERE created_gmt < ' . Sql::value( Sql::time( $time ) ) . ' ORDER BY created_gmt DESC, id DESC LIMIT 1' );
		return $row ? (int) $row['id'] : 0;
	}

	/** Checks a batch of subscriptions, and adds missed invoices. Returns whether to continue with the next step. */
	private function reconcile_subscriptions(): bool {
		$last  = Payment_Reconciler::get_cursor( 'subscriptions' );
		$found = Orders::find_all( "id > $last AND {$this->mine} AND kind = 'subscription' AND parent_id = 0 AND status IN ('paid', 'refunded', 'disputed') AND sub_ref LIKE 'sub_%' ORDER BY id LIMIT " . self::SMALL_BATCH );
		return $this->process_batch(
			'subscriptions',
			$found,
			self::SMALL_BATCH,
			fn( Order $order ) => $this->reconcile_subscription( $order->sub_ref, $order->mode )
		);
	}

	/**
	 * Checks a subscription, and stores its missed invoices.
	 *
	 * @param string $sub_ref Id of the subscription.
	 * @return bool|\WP_Error False if the time budget ended before all invoices were stored; the next run finds the rest.
	 */
	private function reconcile_subscription( $sub_ref, $mode ) {
		if ( ! Stripe_Client::is_id( $sub_ref, 'sub_' ) ) {
			return true;
		}
		$client = new Stripe_Client( $mode );
		$events = new Stripe_Events( $mode );
		$missed = self::find_missed_invoices( $client, $sub_ref );
		if ( is_wp_error( $missed ) && 'mainstreet_stripe_refused' === $missed->get_error_code() ) {
			// The key may read invoices, but not list them. The subscription contains the id of the latest one.
			$missed = self::find_last_invoice( $client, $sub_ref );
		}
		if ( is_wp_error( $missed ) ) {
			return $missed;
		}
		foreach ( $missed as $number => $invoice ) {
			if ( $number > 0 && 0.0 === $this->budget->left() ) {
				return false;
			}
			$done = $events->sync_invoice( $invoice );
			if ( is_wp_error( $done ) ) {
				return $done;
			}
		}
		// Processing an invoice also updates the subscription.
		return $missed ? true : $events->sync_subscription( $sub_ref );
	}

	/**
	 * Finds the latest invoice of a subscription, if it is not stored as an order.
	 *
	 * @param string $sub_ref Id of the subscription.
	 * @return string[]|\WP_Error List of one id, or an empty list.
	 */
	private static function find_last_invoice( Stripe_Client $client, $sub_ref ) {
		$subscription = $client->get( 'subscriptions/' . $sub_ref );
		if ( is_wp_error( $subscription ) ) {
			return $subscription;
		}
		$invoice = Stripe_Client::id( $subscription['latest_invoice'] ?? null );
		$known   = ( new Orders() )->find_by_ref( 'stripe', $invoice );
		return Stripe_Client::is_id( $invoice, 'in_' ) && ! $known ? array( $invoice ) : array();
	}

	/**
	 * Processes each item until the time budget is used up or Stripe cannot be reached. An exception is logged, and does not stop the
	 * others.
	 *
	 * @param string   $name  Name of the cursor (Payment_Reconciler).
	 * @param array    $found Orders or rows, sorted by id.
	 * @param int      $limit Limit of the query. If fewer were found, the next run starts at the beginning.
	 * @param callable $look  Returns true, false if the time budget ended, or an error.
	 * @return bool Whether to continue with the next step.
	 */
	private function process_batch( string $name, array $found, int $limit, callable $look ): bool {
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
			Payment_Reconciler::set_cursor( $name, $one instanceof Order ? $one->id : (int) $one['id'] );
		}
		if ( count( $found ) < $limit ) {
			Payment_Reconciler::set_cursor( $name, 0 );
		}
		return true;
	}

	/**
	 * Finds the missed invoices of a subscription.
	 *
	 * @param string $sub_ref Id of the subscription.
	 * @return string[]|\WP_Error Ids of invoices, oldest first. `mainstreet_stripe_refused` if the key may not list invoices.
	 */
	public static function find_missed_invoices( Stripe_Client $client, $sub_ref ) {
		$missed = array();
		$query  = array(
			'subscription' => $sub_ref,
			'status'       => 'paid',
			'limit'        => self::PAGE,
		);
		for ( $page = 0; $page < self::PAGES; $page++ ) {
			$response = $client->get( 'invoices', array(), $query );
			if ( is_wp_error( $response ) ) {
				return $response;
			}
			$invoices = array_filter( Attributes::items( $response, 'data' ), 'is_array' );
			$missed   = array_merge( $missed, self::filter_unknown( array_map( array( Stripe_Client::class, 'id' ), array_filter( $invoices, array( self::class, 'is_renewal' ) ) ) ) );
			$last     = $invoices ? Stripe_Client::id( end( $invoices ) ) : '';
			if ( empty( $response['has_more'] ) || ! Stripe_Client::is_id( $last, 'in_' ) ) {
				break;
			}
			$query['starting_after'] = $last;
		}
		// Stripe lists the newest first.
		return array_reverse( $missed );
	}

	/** Whether an invoice becomes an order of its own. The first invoice belongs to the order that started the subscription. */
	private static function is_renewal( array $invoice ) {
		return Stripe_Client::is_id( Stripe_Client::id( $invoice ), 'in_' ) && 'subscription_create' !== Attributes::text( $invoice, 'billing_reason' ) && Attributes::integer( $invoice, 'amount_paid' ) > 0;
	}

	/**
	 * Filters out invoices that are stored as orders. An order without a recorded payment (its process died) counts as missing.
	 *
	 * @param string[] $invoices Ids of invoices.
	 * @return string[] In the same order.
	 */
	private static function filter_unknown( array $invoices ): array {
		if ( ! $invoices ) {
			return array();
		}
		$names = implode( ', ', array_map( array( Sql::class, 'value' ), $invoices ) );
		$open  = implode( ', ', array_map( array( Sql::class, 'value' ), array( Order::STATUS_NEW, Order::STATUS_OPEN ) ) );
		$known = Sql::rows( 'orders', "SELECT provider_ref FROM {table} WHERE provider = 'stripe' AND provider_ref IN ($names) AND status NOT IN ($open)" );
		return array_values( array_diff( $invoices, array_column( $known, 'provider_ref' ) ) );
	}
}
