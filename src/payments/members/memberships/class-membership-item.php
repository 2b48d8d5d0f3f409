<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Input;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Pages\Buy_Link;

defined( 'ABSPATH' ) || exit;

/**
 * Says how a membership stands, what that means, and what can be done about it.
 */
final class Membership_Item {

	/**
	 * A membership.
	 *
	 * @param array $row Row of Memberships.
	 * @return array `id`, `title`, `state` (sentences), `can_cancel`, `is_due` (whether the payment method is to be looked at).
	 */
	public static function of( array $row ): array {
		$title = wp_specialchars_decode( get_post_field( 'post_title', (int) $row['plan_id'], 'raw' ), ENT_QUOTES );
		return array(
			'id'         => (int) $row['id'],
			'title'      => '' === $title ? __( 'Membership', 'mainstreet-blocks' ) : $title,
			'state'      => self::state( $row ),
			'can_cancel' => Memberships::is_renewed( $row ),
			'is_due'     => Memberships::PAST_DUE === $row['status'],
		);
	}

	/**
	 * A membership with the way to buy it again.
	 *
	 * @param array $row Row.
	 * @return array As of(), and `renew_url`: '' while it lasts, or goes on once a payment is made, and where it is not offered any more.
	 */
	public static function with_renewal( array $row ) {
		$is_over = ! Memberships::is_open( $row, time() ) && Memberships::PAST_DUE !== $row['status'];
		return self::of( $row ) + array( 'renew_url' => $is_over ? self::renew_url( $row ) : '' );
	}

	/**
	 * Where it is bought again: on the post that offered it, if it still does.
	 *
	 * @param array $row Row.
	 */
	private static function renew_url( array $row ): string {
		$order   = ( new Orders() )->get( (int) $row['order_id'] );
		$post_id = $order ? (int) $order->post_id : 0;
		$plan_id = (int) $row['plan_id'];
		return is_wp_error( Checkout::offer( Checkout_Input::clean( compact( 'plan_id', 'post_id' ) ) ) ) ? '' : Buy_Link::url( $plan_id, $post_id );
	}

	/**
	 * How a membership stands.
	 *
	 * @param array $row Row.
	 * @return string Sentences.
	 */
	private static function state( array $row ): string {
		$is_open = Memberships::is_open( $row, time() );
		$end     = (int) $row['period_end'];
		if ( Memberships::PAST_DUE === $row['status'] ) {
			/* translators: %s: date. */
			return $is_open ? sprintf( __( 'The last payment failed. You have access until %s. Please check your payment method.', 'mainstreet-blocks' ), self::date( (int) $row['past_due_since'] + Memberships::GRACE ) )
				: __( 'The last payment failed, so your access is paused. It resumes as soon as a payment succeeds. Please check your payment method.', 'mainstreet-blocks' );
		}
		if ( ! $is_open && Memberships::ACTIVE === $row['status'] && ( 0 === $end || $end > time() ) ) {
			return __( 'Bought in test mode. It does not give access while the site accepts live payments.', 'mainstreet-blocks' );
		}
		if ( ! $is_open ) {
			/* translators: %s: date. */
			return $end ? sprintf( __( 'Your access ended on %s.', 'mainstreet-blocks' ), self::date( $end ) ) : __( 'Your access has ended.', 'mainstreet-blocks' );
		}
		if ( 0 === $end ) {
			return __( 'Your access does not expire.', 'mainstreet-blocks' );
		}
		if ( ! Memberships::is_renewed( $row ) ) {
			/* translators: %s: date. */
			return sprintf( __( 'Your access ends on %s and will not renew.', 'mainstreet-blocks' ), self::date( $end ) );
		}
		/* translators: %s: date. */
		return $end > time() ? sprintf( __( 'Renews on %s.', 'mainstreet-blocks' ), self::date( $end ) ) : __( 'Renewal in progress.', 'mainstreet-blocks' );
	}

	/**
	 * A day as the site writes it.
	 *
	 * @param int $time Unix time.
	 */
	private static function date( $time ): string {
		return (string) wp_date( get_option( 'date_format' ), $time );
	}
}
