<?php
namespace Mainstreet\Blocks\Recurring_Payments;

use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/** Formats a plan as text. */
final class Plan_Text {

	/** Returns title and price of a plan. A plan with a variable price has only its title as plain text. */
	public static function of( Plan $plan ): string {
		$price = Amounts::format( $plan->amount, $plan->currency );
		if ( $plan->buyer_can_change_amount ) {
			return $plan->title;
		}
		if ( Plan::MONTHLY === $plan->interval ) {
			/* translators: 1: name of a plan, 2: price. */
			return sprintf( __( '%1$s: %2$s every month', 'mainstreet-blocks' ), $plan->title, $price );
		}
		if ( Plan::YEARLY === $plan->interval ) {
			/* translators: 1: name of a plan, 2: price. */
			return sprintf( __( '%1$s: %2$s every year', 'mainstreet-blocks' ), $plan->title, $price );
		}
		/* translators: 1: name of a plan, 2: price. */
		return sprintf( __( '%1$s: %2$s', 'mainstreet-blocks' ), $plan->title, $price );
	}
}
