<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Members\Member_Customers;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Updates the membership of an order within the order's transaction (`mainstreet_payment_state`), so that either both change or
 * neither. Applying the same state twice changes nothing.
 */
final class Membership_Updater {

	/** States of an order that end its membership. */
	const ENDING = array( Order::STATUS_REFUNDED, Order::STATUS_DISPUTED, Order::STATUS_CANCELED, Order::STATUS_FAILED, Order::STATUS_EXPIRED );

	/**
	 * Callback of `mainstreet_payment_state`. Creates or updates the membership of an order.
	 *
	 * @param string $before Previous state of the order.
	 * @throws \RuntimeException If it cannot be stored. The transaction is then rolled back.
	 */
	public static function apply( Order $order, $before, Payment_Snapshot $state ): void {
		$ref = self::get_ref( $order, $state );
		if ( '' === $ref ) {
			return;
		}
		$row    = self::find( $ref, $order->mode );
		$status = self::get_status( $order, $before, $state, $row );
		if ( ! $row && ( Memberships::CANCELED === $status || '' === $status || ! self::gives_lasting_access( $order ) ) ) {
			return;
		}
		if ( ! $row ) {
			$row = self::create( $order, $ref );
		}
		Sql::update( 'orders', array( 'member_id' => (int) $row['member_id'] ), 'id = ' . $order->id . ' AND (member_id IS NULL OR member_id <> ' . (int) $row['member_id'] . ')' );
		self::update( $row, '' === $status ? $row['status'] : $status, $order, $state );
	}

	/** Returns the reference of the membership: the subscription, or the UUID of a one-time order; empty if the order gives no access. */
	private static function get_ref( Order $order, Payment_Snapshot $state ): string {
		if ( $order->plan_id <= 0 ) {
			return '';
		}
		if ( Order::SUBSCRIPTION !== $order->kind ) {
			return strtolower( $order->uuid );
		}
		return '' === $order->sub_ref ? $state->sub_ref : $order->sub_ref;
	}

	/** @param string $ref Result of get_ref(). */
	private static function find( string $ref, string $mode ): ?array {
		global $wpdb;
		return Sql::row( 'memberships', $wpdb->prepare( 'SELECT * FROM {table} WHERE sub_ref = %s AND mode = %s ORDER BY id LIMIT 1', $ref, $mode ) );
	}

	/** Whether an order gives lasting access: it is for a plan, and is not a one-time donation. */
	private static function gives_lasting_access( Order $order ): bool {
		if ( 'jp_mem_plan' !== get_post_type( $order->plan_id ) ) {
			return false;
		}
		return Order::SUBSCRIPTION === $order->kind || 'donation' !== get_post_meta( $order->plan_id, 'jetpack_memberships_type', true );
	}

	/**
	 * Determines the new state of the membership.
	 *
	 * @param string $before Previous state of the order.
	 * @return string Empty for no change.
	 */
	private static function get_status( Order $order, $before, Payment_Snapshot $state, ?array $row ): string {
		$is_subscription = Order::SUBSCRIPTION === $order->kind;
		$paid            = $is_subscription ? self::is_last_paid( $order ) : $order->is_paid();
		if ( ! $paid ) {
			return in_array( $order->status, self::ENDING, true ) ? Memberships::CANCELED : '';
		}
		if ( $row && null !== $row['canceled_gmt'] && ! self::is_reopened( $order, $before, $row ) ) {
			// It has ended, possibly by the owner. An older payment does not reopen it.
			return '';
		}
		if ( $is_subscription && '' !== $state->sub_status ) {
			return $state->sub_status;
		}
		return $row && null === $row['canceled_gmt'] ? '' : Memberships::ACTIVE;
	}

	/**
	 * Whether a membership that has ended starts again, because of a new payment or a dispute that was won.
	 *
	 * @param string $before Previous state of the order.
	 */
	private static function is_reopened( Order $order, $before, array $row ): bool {
		return Order::STATUS_DISPUTED === $before
			|| ( Order::STATUS_PAID !== $before && $order->paid > strtotime( $row['canceled_gmt'] . ' UTC' ) );
	}

	/** Whether the last payment of a subscription was not refunded or disputed. A refund of an older payment does not end the membership. */
	private static function is_last_paid( Order $order ): bool {
		global $wpdb;
		if ( '' === $order->sub_ref ) {
			return $order->is_paid();
		}
		$last = Sql::row(
			'orders',
			$wpdb->prepare(
				'SELECT status FROM {table} WHERE sub_ref = %s AND mode = %s AND status IN (%s, %s, %s) ORDER BY paid_gmt DESC, id DESC LIMIT 1',
				$order->sub_ref,
				$order->mode,
				Order::STATUS_PAID,
				Order::STATUS_REFUNDED,
				Order::STATUS_DISPUTED
			)
		);
		return $last ? Order::STATUS_PAID === $last['status'] : $order->is_paid();
	}

	/**
	 * @param string $ref Result of get_ref().
	 * @return array Row.
	 * @throws \RuntimeException If it cannot be stored.
	 */
	private static function create( Order $order, string $ref ): array {
		$member = Members::find_or_create( $order->email, $order->name, $order->mode, Member_Customers::get_proven_customer( $order ), $order->uuid );
		$row    = array(
			'member_id'   => $member,
			'plan_id'     => $order->plan_id,
			'order_id'    => $order->parent_id ? $order->parent_id : $order->id,
			'user_id'     => $order->user_id ? $order->user_id : null,
			'mode'        => $order->mode,
			'status'      => Memberships::ACTIVE,
			'period_end'  => self::get_first_end( $order ),
			'sub_ref'     => $ref,
			'created_gmt' => Sql::time(),
			'updated_gmt' => Sql::time(),
		);
		$member && Sql::insert( 'memberships', array( $row ) );
		$stored = $member ? self::find( $ref, $order->mode ) : null;
		if ( ! $stored ) {
			throw new \RuntimeException( 'The membership could not be stored.' );
		}
		return $stored;
	}

	/** Returns the end of access for a one-time purchase (unix time; 0 for unlimited access, and for subscriptions). */
	private static function get_first_end( Order $order ) {
		if ( Order::SUBSCRIPTION === $order->kind ) {
			return 0;
		}
		/**
		 * Filters the number of days that a one-time purchase of a plan gives access.
		 *
		 * @param int   $days    The site's setting; 0 for unlimited access.
		 * @param int   $plan_id Plan.
		 * @param Order $order   Order.
		 */
		$days = (int) apply_filters( 'mainstreet_one_time_access_days', (int) Options::get( 'payments_one_time_days' ), $order->plan_id, $order );
		return $days > 0 ? $order->paid + $days * DAY_IN_SECONDS : 0;
	}

	/**
	 * Updates the columns that differ.
	 *
	 * @param string $status New state.
	 */
	private static function update( array $row, $status, Order $order, Payment_Snapshot $state ): void {
		$now     = time();
		$is_over = Memberships::CANCELED === $status || Memberships::EXPIRED === $status;
		$end     = (int) $row['period_end'];
		if ( $is_over ) {
			$end = $end > 0 ? min( $end, $now ) : $now;
		} elseif ( Order::SUBSCRIPTION === $order->kind && $state->period_end > 0 ) {
			$end = $state->period_end;
		} elseif ( null !== $row['canceled_gmt'] ) {
			$end = self::get_first_end( $order );
		}
		$since   = (int) $row['past_due_since'];
		$changes = array(
			'status'             => $status,
			'period_end'         => $end,
			'ends_at_period_end' => '' === $state->sub_status ? (int) $row['ends_at_period_end'] : (int) $state->ends_at_period_end,
			'past_due_since'     => Memberships::PAST_DUE === $status ? ( $since > 0 ? $since : $now ) : 0,
			'canceled_gmt'       => $is_over ? ( null === $row['canceled_gmt'] ? Sql::time( $now ) : $row['canceled_gmt'] ) : null,
		);
		foreach ( $changes as $name => $value ) {
			if ( ( null === $value ? null : (string) $value ) === $row[ $name ] ) {
				unset( $changes[ $name ] );
			}
		}
		if ( $changes ) {
			Sql::update( 'memberships', $changes + array( 'updated_gmt' => Sql::time( $now ) ), 'id = ' . (int) $row['id'] );
		}
	}
}
