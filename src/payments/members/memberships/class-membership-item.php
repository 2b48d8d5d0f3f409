<?php
namespace Mainstreet\Payments\Members\Memberships;

use Mainstreet\Payments\Orders\Checkout\Checkout;
use Mainstreet\Payments\Orders\Checkout\Checkout_Input;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Pages\Buy_Page;

defined( 'ABSPATH' ) || exit;

/** Describes memberships for the account page: their state in words, and the available actions. */
final class Membership_Item {

	/** @return array `id`, `title`, `state` (sentences), `can_cancel`, `is_due` (whether the last payment failed). */
	public static function describe( array $row ): array {
		$title = wp_specialchars_decode( get_post_field( 'post_title', (int) $row['plan_id'], 'raw' ), ENT_QUOTES );
		return array(
			'id'         => (int) $row['id'],
			'title'      => '' === $title ? __( 'Membership', 'mainstreet-blocks' ) : $title,
			'state'      => self::describe_state( $row ),
			'can_cancel' => Memberships::is_renewed( $row ),
			'is_due'     => Memberships::PAST_DUE === $row['status'],
		);
	}

	/**
	 * Describes a membership, with the URL to buy it again.
	 *
	 * @return array As describe(), and `renew_url`: empty if the membership is open or past due, or is no longer offered.
	 */
	public static function describe_with_renewal( array $row ) {
		$is_over = ! Memberships::is_open( $row, time() ) && Memberships::PAST_DUE !== $row['status'];
		return self::describe( $row ) + array( 'renew_url' => $is_over ? self::get_renew_url( $row ) : '' );
	}

	/** Returns the URL to buy a membership again, if the post that offered it still does. */
	private static function get_renew_url( array $row ): string {
		$order   = ( new Orders() )->get( (int) $row['order_id'] );
		$post_id = $order ? (int) $order->post_id : 0;
		$plan_id = (int) $row['plan_id'];
		return is_wp_error( Checkout::find_offer( Checkout_Input::clean( compact( 'plan_id', 'post_id' ) ) ) ) ? '' : Buy_Page::get_url( $plan_id, $post_id );
	}

	/** Describes the state of a membership in sentences. */
	private static function describe_state( array $row ): string {
		$is_open = Memberships::is_open( $row, time() );
		$end     = (int) $row['period_end'];
		if ( Memberships::PAST_DUE === $row['status'] ) {
			/* translators: %s: date. */
			return $is_open ? sprintf( __( 'The last payment failed. You have access until %s. Please check your payment method.', 'mainstreet-blocks' ), self::format_date( (int) $row['past_due_since'] + Memberships::GRACE ) )
				: __( 'The last payment failed, so your access is paused. It resumes as soon as a payment succeeds. Please check your payment method.', 'mainstreet-blocks' );
		}
		if ( ! $is_open && Memberships::ACTIVE === $row['status'] && ( 0 === $end || $end > time() ) ) {
			return __( 'Bought in test mode. It does not give access while the site accepts live payments.', 'mainstreet-blocks' );
		}
		if ( ! $is_open ) {
			/* translators: %s: date. */
			return $end ? sprintf( __( 'Your access ended on %s.', 'mainstreet-blocks' ), self::format_date( $end ) ) : __( 'Your access has ended.', 'mainstreet-blocks' );
		}
		if ( 0 === $end ) {
			return __( 'Your access does not expire.', 'mainstreet-blocks' );
		}
		if ( ! Memberships::is_renewed( $row ) ) {
			/* translators: %s: date. */
			return sprintf( __( 'Your access ends on %s and will not renew.', 'mainstreet-blocks' ), self::format_date( $end ) );
		}
		/* translators: %s: date. */
		return $end > time() ? sprintf( __( 'Renews on %s.', 'mainstreet-blocks' ), self::format_date( $end ) ) : __( 'Renewal in progress.', 'mainstreet-blocks' );
	}

	/**
	 * Formats a date in the site's format.
	 *
	 * @param int $time Unix time.
	 */
	private static function format_date( $time ): string {
		return (string) wp_date( get_option( 'date_format' ), $time );
	}
}
