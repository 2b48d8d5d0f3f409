<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Cancels the subscriptions of an archived plan, each at the end of its paid period (docs/server-contract.md A24). Works in
 * batches in the background.
 */
final class Stripe_Plan_Cancellation {

	const HOOK   = 'mainstreet_stripe_end_plans';
	const OPTION = 'mainstreet_stripe_ending';
	const BATCH  = 20;

	/**
	 * Callback of `mainstreet_plan_archived`.
	 *
	 * @param bool $cancel_subscriptions Whether to cancel its subscriptions.
	 */
	public static function queue( Plan $plan, $cancel_subscriptions ): void {
		if ( ! $cancel_subscriptions ) {
			return;
		}
		$ending              = self::get_progress();
		$ending[ $plan->id ] = 0;
		update_option( self::OPTION, $ending, false );
		( new Scheduler() )->plan( self::HOOK, time() );
	}

	/** Cancels one batch of subscriptions, and schedules the next. */
	public static function run(): void {
		$ending = self::get_progress();
		if ( ! $ending ) {
			return;
		}
		// Scheduled before the work, so that the job continues if this process is killed.
		( new Scheduler() )->plan( self::HOOK, time() + MINUTE_IN_SECONDS );
		$plan  = (int) key( $ending );
		$last  = (int) current( $ending );
		$found = Orders::find_all( "id > $last AND plan_id = $plan AND provider = 'stripe' AND kind = 'subscription' AND parent_id = 0 AND status IN ('paid', 'refunded', 'disputed') AND sub_ref LIKE 'sub_%' ORDER BY id LIMIT " . self::BATCH );
		foreach ( $found as $order ) {
			if ( ! self::cancel( $order ) ) {
				return;
			}
			$ending[ $plan ] = $order->id;
			update_option( self::OPTION, $ending, false );
		}
		if ( count( $found ) < self::BATCH ) {
			unset( $ending[ $plan ] );
			update_option( self::OPTION, $ending, false );
		}
		if ( ! $ending ) {
			( new Scheduler() )->drop( self::HOOK );
		}
	}

	/** Cancels a subscription (false if Stripe cannot be reached now; a subscription that Stripe refuses to cancel is skipped). */
	private static function cancel( Order $order ): bool {
		$done = ( new Stripe_Provider() )->cancel( $order->sub_ref, $order->mode, false );
		return ! is_wp_error( $done ) || 'mainstreet_stripe_refused' === $done->get_error_code();
	}

	/** Returns the progress of the plans whose subscriptions are being canceled (id of the last order that was processed, by plan id). */
	private static function get_progress(): array {
		$ending = get_option( self::OPTION, array() );
		return is_array( $ending ) ? $ending : array();
	}
}
