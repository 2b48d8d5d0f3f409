<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Attributes;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Providers\Payment_State;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;

defined( 'ABSPATH' ) || exit;

/**
 * A charge that was disputed once goes on saying so, also when the bank gave the money back. So the history of an order keeps which
 * disputes there were (in the detail of `disputed`) and which of them were won (WON). An order is disputed as
 * long as one of those that have a name is not won.
 */
final class Stripe_Disputes {

	/** Line in the history of an order whose dispute the owner won. */
	const WON = 'dispute_won';

	/** States of a dispute in which the money is the owner's again. */
	const GOOD = array( 'won', 'warning_closed' );

	/**
	 * Whether a dispute was won.
	 *
	 * @param array $dispute Dispute.
	 */
	public static function is_won( array $dispute ): bool {
		return in_array( Attributes::text( $dispute, 'status' ), self::GOOD, true );
	}

	/**
	 * Writes down that a dispute was won, once.
	 *
	 * @param Order  $order Order.
	 * @param string $id    Dispute.
	 */
	public static function won( Order $order, string $id ): void {
		Order_History::add_once( $order->id, self::WON, array( 'dispute' => $id ) );
	}

	/**
	 * Takes back what a charge says of disputes, where all of them were won.
	 *
	 * @param Order         $order Order.
	 * @param Payment_State $state What the charge says.
	 * @return Payment_State The same.
	 */
	public static function settle( Order $order, Payment_State $state ): Payment_State {
		if ( Order::STATUS_DISPUTED !== $state->status ) {
			return $state;
		}
		$named = self::of( $order, Order::STATUS_DISPUTED );
		if ( '' !== $state->dispute_ref ) {
			$named[] = $state->dispute_ref;
		}
		$won = self::of( $order, self::WON );
		if ( $won && ! array_diff( $named, $won ) ) {
			$state->status = Order::STATUS_PAID;
		}
		return $state;
	}

	/**
	 * Asks Stripe about the disputes of a payment that is said to be disputed, and settles the answer with what it says: also of those
	 * that no webhook told.
	 *
	 * @param Order         $order  Order with its payment.
	 * @param Payment_State $state  What the charge says.
	 * @param Stripe_Client $client Client of its mode.
	 * @return Payment_State The same.
	 */
	public static function check( Order $order, Payment_State $state, Stripe_Client $client ): Payment_State {
		if ( Order::STATUS_DISPUTED !== $state->status ) {
			return $state;
		}
		foreach ( self::all( $order, $client ) as $dispute ) {
			$id = Stripe_Client::id( $dispute );
			if ( self::is_won( $dispute ) ) {
				self::won( $order, $id );
			} elseif ( Stripe_Client::is_id( $id, 'd' ) ) {
				$state->dispute_ref = $id;
			}
		}
		return self::settle( $order, $state );
	}

	/**
	 * The disputes of a payment.
	 *
	 * @param Order         $order  Order with its payment.
	 * @param Stripe_Client $client Client of its mode.
	 * @return array[] Where the key may not list them: those that have a name here and are not known to be won.
	 */
	private static function all( Order $order, Stripe_Client $client ) {
		$query  = array(
			'payment_intent' => $order->payment_ref,
			'limit'          => 100,
		);
		$answer = $client->get( 'disputes', array(), $query );
		if ( ! is_wp_error( $answer ) ) {
			return array_filter( Attributes::items( $answer, 'data' ), 'is_array' );
		}
		$found = array();
		foreach ( array_diff( self::of( $order, Order::STATUS_DISPUTED ), self::of( $order, self::WON ) ) as $id ) {
			$found[] = $client->get( 'disputes/' . $id );
		}
		return array_filter( $found, 'is_array' );
	}

	/**
	 * Names of disputes in the history.
	 *
	 * @param Order  $order Order.
	 * @param string $what  Line.
	 * @return string[]
	 */
	private static function of( Order $order, string $what ): array {
		$names = array();
		foreach ( Order_History::of( $order->id ) as $line ) {
			if ( $what === $line['what'] && isset( $line['detail']['dispute'] ) && Stripe_Client::is_id( $line['detail']['dispute'], 'd' ) ) {
				$names[] = $line['detail']['dispute'];
			}
		}
		return $names;
	}
}
