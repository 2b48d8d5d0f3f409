<?php
namespace Mainstreet\Paywall;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/** Offers the plans of a post and its containers at the checkout. */
final class Plan_Offer {

	/**
	 * Callback of `mainstreet_checkout_offer`. Checks that a published post offers the plan.
	 *
	 * @param array|\WP_Error|null $offer Offer of another callback.
	 * @param array                $input `plan_id`, `post_id`, and `amount` (minor units) or null.
	 * @param Plan|null            $plan  Plan.
	 * @return array|\WP_Error|null `amount`, `currency`, `title`, `is_donation`, `plan`; null if the post does not offer the plan.
	 */
	public static function add_offer( $offer, $input, $plan ) {
		$post = null === $offer && $plan instanceof Plan && $plan->is_sold() && ! empty( $input['post_id'] ) ? get_post( (int) $input['post_id'] ) : null;
		if ( ! $post || ! is_post_publicly_viewable( $post ) || post_password_required( $post ) || ! in_array( $plan->id, self::get_plan_ids( $post ), true ) ) {
			return $offer;
		}
		$named = isset( $input['amount'] ) && is_int( $input['amount'] ) ? $input['amount'] : null;
		return array(
			'amount'      => null !== $named && $plan->buyer_can_change_amount ? $named : $plan->amount,
			'currency'    => $plan->currency,
			'title'       => $plan->title,
			'is_donation' => 'donation' === $plan->type,
			'plan'        => $plan,
		);
	}

	/** Lists the plans of a post and its containers (plan ids). */
	private static function get_plan_ids( \WP_Post $post ): array {
		$found = array();
		foreach ( (array) Paywall_Parser::find_containers( $post->post_content ) as $container ) {
			$found = array_merge( $found, $container['plans'] );
		}
		$subject = Subject::from_post( $post );
		return 'paid' === $subject->level() ? array_merge( $found, $subject->plans() ) : $found;
	}
}
