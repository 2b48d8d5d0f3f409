<?php
namespace Mainstreet\Paywall;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Offers the plans of containers and of whole posts at the checkout.
 */
final class Plan_Offer {

	/**
	 * Whether a published post offers a plan.
	 *
	 * @param array|\WP_Error|null $offer What another filter answered.
	 * @param array                $input `plan_id`, `post_id`, and `amount` (minor units) or null.
	 * @param Plan|null            $plan  The plan.
	 * @return array|\WP_Error|null `amount`, `currency`, `title`, `is_donation`, `plan`; null for what this post does not offer.
	 */
	public static function add_offer( $offer, $input, $plan ) {
		$post = null === $offer && $plan instanceof Plan && $plan->is_sold() && ! empty( $input['post_id'] ) ? get_post( (int) $input['post_id'] ) : null;
		if ( ! $post || ! is_post_publicly_viewable( $post ) || post_password_required( $post ) || ! in_array( $plan->id, self::plans( $post ), true ) ) {
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

	/**
	 * Plans that a post asks for.
	 *
	 * @param \WP_Post $post Post.
	 * @return int[]
	 */
	private static function plans( \WP_Post $post ): array {
		$found = array();
		foreach ( (array) Paywall_Parser::containers( $post->post_content ) as $container ) {
			$found = array_merge( $found, $container['plans'] );
		}
		$subject = Subject::from_post( $post );
		return 'paid' === $subject->level() ? array_merge( $found, $subject->plans() ) : $found;
	}
}
