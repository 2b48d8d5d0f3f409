<?php
namespace Mainstreet\Payments\Stripe\Reconciliation;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Stripe\Checkout\Stripe_Provider;

defined( 'ABSPATH' ) || exit;

/**
 * Ends the subscriptions of a plan, each when what is paid for is over (docs/server-contract.md A24), some at a time in the background.
 */
final class Stripe_Plan_Ends {

	const HOOK   = 'mainstreet_stripe_end_plans';
	const OPTION = 'mainstreet_stripe_ending';
	const BATCH  = 20;

	/**
	 * A plan was archived.
	 *
	 * @param Plan $plan                 Plan.
	 * @param bool $cancel_subscriptions Whether they are to end.
	 */
	public static function add( Plan $plan, $cancel_subscriptions ): void {
		if ( ! $cancel_subscriptions ) {
			return;
		}
		$ending              = self::ending();
		$ending[ $plan->id ] = 0;
		update_option( self::OPTION, $ending, false );
		( new Scheduler() )->plan( self::HOOK, time() );
	}

	/** Ends some. */
	public static function run(): void {
		$ending = self::ending();
		if ( ! $ending ) {
			return;
		}
		// Before the work: a process that is killed goes on where it was.
		( new Scheduler() )->plan( self::HOOK, time() + MINUTE_IN_SECONDS );
		$plan  = (int) key( $ending );
		$last  = (int) current( $ending );
		$found = Orders::many( "id > $last AND plan_id = $plan AND provider = 'stripe' AND kind = 'subscription' AND parent_id = 0 AND status IN ('paid', 'refunded', 'disputed') AND sub_ref LIKE 'sub_%' ORDER BY id LIMIT " . self::BATCH );
		foreach ( $found as $order ) {
			if ( ! self::end( $order ) ) {
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

	/**
	 * Ends one.
	 *
	 * @param Order $order First order of the subscription.
	 * @return bool False when Stripe can't be asked now.
	 */
	private static function end( Order $order ): bool {
		$done = ( new Stripe_Provider() )->cancel( $order->sub_ref, $order->mode, false );
		return ! is_wp_error( $done ) || 'mainstreet_stripe_refused' === $done->get_error_code();
	}

	/**
	 * Plans that are being ended.
	 *
	 * @return int[] Last order that was done, by plan.
	 */
	private static function ending(): array {
		$ending = get_option( self::OPTION, array() );
		return is_array( $ending ) ? $ending : array();
	}
}
