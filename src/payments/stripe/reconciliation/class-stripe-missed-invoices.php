<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Finds paid invoices of a subscription that are not stored as paid orders: any number of them, including invoices older than
 * stored ones.
 */
final class Stripe_Missed_Invoices {

	/** Invoices per request: Stripe's maximum. */
	const PAGE = 100;

	/** Maximum number of pages. Enough for 166 years of monthly payments. */
	const PAGES = 20;

	/**
	 * Finds the missed invoices of a subscription.
	 *
	 * @param Stripe_Client $client  Client of the subscription's mode.
	 * @param string        $sub_ref Id of the subscription.
	 * @return string[]|\WP_Error Ids of invoices, oldest first. `mainstreet_stripe_refused` if the key may not list invoices.
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
