<?php
namespace Mainstreet\Payments\Members;

defined( 'ABSPATH' ) || exit;

/**
 * Decides what a visitor may see (docs/server-contract.md B.8). What is not known, is not allowed.
 */
final class Access {

	/**
	 * Whether the visitor may read what one of some plans pays for: who may edit the post, and who has a membership
	 * of one of the plans or of a higher tier.
	 *
	 * @param int[] $plan_ids Plans; none lets nobody in who may not edit.
	 * @param int   $post_id  Post; 0 for what belongs to none.
	 * @return bool
	 */
	public static function may_see( array $plan_ids, $post_id ) {
		return self::may_edit( $post_id ) || self::is_member_of( $plan_ids, $post_id > 0 ? get_post( $post_id ) : null );
	}

	/**
	 * Whether the visitor may edit a post.
	 *
	 * @param int $post_id Post; 0 for none.
	 * @return bool
	 */
	public static function may_edit( $post_id ) {
		return $post_id > 0 && current_user_can( 'edit_post', $post_id );
	}

	/**
	 * Whether the visitor has a membership of one of some plans, or of a higher tier.
	 *
	 * @param int[]         $plan_ids Plans.
	 * @param \WP_Post|null $post     Post that asks for them; null for none.
	 * @return bool
	 */
	public static function is_member_of( array $plan_ids, ?\WP_Post $post = null ) {
		$plan_ids = array_filter( array_map( 'intval', array_filter( $plan_ids, 'is_numeric' ) ) );
		return $plan_ids && Visitor::may_be_member() && self::opens( Visitor::memberships(), $plan_ids, $post );
	}

	/**
	 * Whether memberships open what some plans pay for.
	 *
	 * @param array[]       $rows     Rows of Memberships.
	 * @param int[]         $plan_ids Plans.
	 * @param \WP_Post|null $post     Post that asks for them: its author's higher tiers count there, too.
	 * @return bool
	 */
	public static function opens( array $rows, array $plan_ids, ?\WP_Post $post = null ) {
		$now  = time();
		$have = array();
		foreach ( $rows as $row ) {
			if ( Memberships::is_open( $row, $now ) ) {
				$have[] = (int) $row['plan_id'];
			}
		}
		if ( array_intersect( $have, $plan_ids ) ) {
			return true;
		}
		foreach ( $have as $plan ) {
			foreach ( $plan_ids as $wanted ) {
				if ( Tiers::includes( $plan, $wanted, $post ) ) {
					return true;
				}
			}
		}
		return false;
	}
}
