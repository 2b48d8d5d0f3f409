<?php
namespace Mainstreet\Payments\Gate;

use Mainstreet\Newsletter\Subscribers\Subscribers;
use Mainstreet\Payments\Members\Memberships;
use Mainstreet\Payments\Members\Members;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Answers for the plans of containers and of whole posts: what others ask of this room.
 */
final class Gate_Offer {

	/**
	 * Whether a published post offers a plan.
	 *
	 * @param array|\WP_Error|null $offer What another filter answered.
	 * @param array                $input `plan_id`, `post_id`, and `amount` (minor units) or null.
	 * @param Plan|null            $plan  The plan.
	 * @return array|\WP_Error|null `amount`, `currency`, `title`, `is_donation`, `plan`; null for what this post does not offer.
	 */
	public static function answer( $offer, $input, $plan ) {
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
	private static function plans( \WP_Post $post ) {
		$found = array();
		foreach ( (array) Gate_Text::containers( $post->post_content ) as $container ) {
			$found = array_merge( $found, $container['plans'] );
		}
		return 'paid' === Post_Access::level( $post ) ? array_merge( $found, Post_Access::plans( $post ) ) : $found;
	}

	/**
	 * Whether a subscriber of the newsletter may read what is for paying members, for the audience of a campaign.
	 *
	 * @param bool $is_member What another filter answered.
	 * @param int  $id        Number of the subscriber.
	 * @param int  $post_id   The post.
	 * @return bool
	 */
	public static function subscriber_is_member( $is_member, $id, $post_id ) {
		$post       = get_post( $post_id );
		$subscriber = $is_member || ! $post ? null : ( new Subscribers() )->find( $id );
		$member     = $subscriber ? Members::by_email( $subscriber['email'] ) : null;
		return $is_member || ( $member && Post_Access::opens( Memberships::of_members( array( (int) $member['id'] ) ), array(), $post ) );
	}
}
