<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the paid invoices of a subscription that are no paid order here: any number of them, also in the middle, where a later one was told.
 */
final class Stripe_Missed_Invoices {

	/** Invoices on a page; the most that Stripe gives. */
	const PAGE = 100;

	/** Pages that are read at most: 166 years of a monthly payment. What is behind them is of no use to anybody. */
	const PAGES = 20;

	/**
	 * Reads the invoices of a subscription and leaves out those that are written down.
	 *
	 * @param Stripe_Client $client  The API, in the subscription's mode.
	 * @param string        $sub_ref Subscription.
	 * @return string[]|\WP_Error Names of invoices, the oldest first. `mainstreet_stripe_refused` where the key may not list them.
	 */
	public static function of( Stripe_Client $client, $sub_ref ) {
		$missed = array();
		$query  = array(
			'subscription' => $sub_ref,
			'status'       => 'paid',
			'limit'        => self::PAGE,
		);
		for ( $page = 0; $page < self::PAGES; $page++ ) {
			$answer = $client->get( 'invoices', array(), $query );
			if ( is_wp_error( $answer ) ) {
				return $answer;
			}
			$invoices = array_filter( Attributes::items( $answer, 'data' ), 'is_array' );
			$missed   = array_merge( $missed, self::unknown( array_map( array( Stripe_Client::class, 'id' ), array_filter( $invoices, array( self::class, 'is_renewal' ) ) ) ) );
			$last     = $invoices ? Stripe_Client::id( end( $invoices ) ) : '';
			if ( empty( $answer['has_more'] ) || ! Stripe_Client::is_id( $last, 'in_' ) ) {
				break;
			}
			$query['starting_after'] = $last;
		}
		// Stripe gives the newest first.
		return array_reverse( $missed );
	}

	/**
	 * Whether an invoice is an order of its own: not the first, which is the order that the subscription began with.
	 *
	 * @param array $invoice Invoice.
	 * @return bool
	 */
	private static function is_renewal( array $invoice ) {
		return Stripe_Client::is_id( Stripe_Client::id( $invoice ), 'in_' ) && 'subscription_create' !== Attributes::text( $invoice, 'billing_reason' ) && Attributes::integer( $invoice, 'amount_paid' ) > 0;
	}

	/**
	 * Those that are no order, or one whose payment was never written down as its process died.
	 *
	 * @param string[] $invoices Names of invoices.
	 * @return string[] In the same order.
	 */
	private static function unknown( array $invoices ): array {
		if ( ! $invoices ) {
			return array();
		}
		$names = implode( ', ', array_map( array( Sql::class, 'value' ), $invoices ) );
		$open  = implode( ', ', array_map( array( Sql::class, 'value' ), array( Order::STATUS_NEW, Order::STATUS_OPEN ) ) );
		$known = Sql::rows( 'orders', 'SELECT provider_ref FROM {table} WHERE provider = ' . Sql::value( Stripe_Provider::NAME ) . " AND provider_ref IN ($names) AND status NOT IN ($open)" );
		return array_values( array_diff( $invoices, array_column( $known, 'provider_ref' ) ) );
	}
}
