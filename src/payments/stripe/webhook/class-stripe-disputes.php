<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Determines whether an order is still disputed. Stripe marks a charge as disputed forever, even after the owner won the dispute.
 * Therefore the order history stores the ids of disputes (in the detail of `disputed`) and those that were won (WON). An order is
 * disputed until all disputes with a known id are won.
 */
final class Stripe_Disputes {

	/** Entry in the order history: the owner won a dispute. */
	const WON = 'dispute_won';

	/** States of a dispute in which the owner has the money back. */
	const WON_STATUSES = array( 'won', 'warning_closed' );

	public static function is_won( array $dispute ): bool {
		return in_array( Attributes::text( $dispute, 'status' ), self::WON_STATUSES, true );
	}

	/** Stores once that the owner won a dispute. */
	public static function record_won( Order $order, string $id ): void {
		Order_History::add_once( $order->id, self::WON, array( 'dispute' => $id ) );
	}

	/** Sets a disputed state to paid, if all known disputes of the order were won. */
	public static function settle( Order $order, Payment_Snapshot $state ): Payment_Snapshot {
		if ( Order::STATUS_DISPUTED !== $state->status ) {
			return $state;
		}
		$named = self::find_ids( $order, Order::STATUS_DISPUTED );
		if ( '' !== $state->dispute_ref ) {
			$named[] = $state->dispute_ref;
		}
		$won = self::find_ids( $order, self::WON );
		if ( $won && ! array_diff( $named, $won ) ) {
			$state->status = Order::STATUS_PAID;
		}
		return $state;
	}

	/** Reads the disputes of a disputed payment from Stripe, including those without a webhook, and settles the state. */
	public static function fetch_and_settle( Order $order, Payment_Snapshot $state, Stripe_Client $client ): Payment_Snapshot {
		if ( Order::STATUS_DISPUTED !== $state->status ) {
			return $state;
		}
		foreach ( self::fetch_disputes( $order, $client ) as $dispute ) {
			$id = Stripe_Client::id( $dispute );
			if ( self::is_won( $dispute ) ) {
				self::record_won( $order, $id );
			} elseif ( Stripe_Client::is_id( $id, 'd' ) ) {
				$state->dispute_ref = $id;
			}
		}
		return self::settle( $order, $state );
	}

	/**
	 * Reads the disputes of a payment.
	 *
	 * @return array[] If the key may not list disputes: those that the order history names and that are not won yet.
	 */
	private static function fetch_disputes( Order $order, Stripe_Client $client ) {
		$query    = array(
			'payment_intent' => $order->payment_ref,
			'limit'          => 100,
		);
		$response = $client->get( 'disputes', array(), $query );
		if ( ! is_wp_error( $response ) ) {
			return array_filter( Attributes::items( $response, 'data' ), 'is_array' );
		}
		$found = array();
		foreach ( array_diff( self::find_ids( $order, Order::STATUS_DISPUTED ), self::find_ids( $order, self::WON ) ) as $id ) {
			$found[] = $client->get( 'disputes/' . $id );
		}
		return array_filter( $found, 'is_array' );
	}

	/**
	 * Lists the ids of disputes in the history of an order.
	 *
	 * @param string $what Type of the history entry.
	 */
	private static function find_ids( Order $order, string $what ): array {
		$names = array();
		foreach ( Order_History::get_entries( $order->id ) as $line ) {
			if ( $what === $line['what'] && isset( $line['detail']['dispute'] ) && Stripe_Client::is_id( $line['detail']['dispute'], 'd' ) ) {
				$names[] = $line['detail']['dispute'];
			}
		}
		return $names;
	}
}
