<?php
namespace Mainstreet\Payments\Gate;

use Mainstreet\Newsletter\Subscribers\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Subscribers;
use Mainstreet\Payments\Members\Access;
use Mainstreet\Payments\Members\Memberships;
use Mainstreet\Payments\Members\Visitor;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plan_Policy;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Says who may read a post (`_jetpack_newsletter_access`, docs/server-contract.md B.8): everybody, subscribers of the newsletter, or who
 * pays for it: any tier, or the one of `_jetpack_newsletter_tier_id` and those above it.
 */
final class Post_Access {

	const META = '_jetpack_newsletter_access';
	const TIER = '_jetpack_newsletter_tier_id';

	/** Values of the meta that limit, and what is asked for. */
	const LEVELS = array(
		'subscribers'                => 'subscribers',
		'paid_subscribers'           => 'paid',
		'paid_subscribers_all_tiers' => 'paid',
	);

	/**
	 * What is asked for.
	 *
	 * @param \WP_Post $post Post.
	 * @return string '' for nothing, `subscribers` or `paid`.
	 */
	public static function level( \WP_Post $post ) {
		$value = get_post_meta( $post->ID, self::META, true );
		return is_string( $value ) && isset( self::LEVELS[ $value ] ) ? self::LEVELS[ $value ] : '';
	}

	/**
	 * Whether not everybody may read a post.
	 *
	 * @param \WP_Post $post Post.
	 * @return bool
	 */
	public static function is_limited( \WP_Post $post ) {
		return '' !== self::level( $post );
	}

	/**
	 * Whether the visitor may read all of a post. Who may edit it is asked elsewhere.
	 *
	 * @param \WP_Post $post Post that is limited.
	 * @return bool
	 */
	public static function is_open( \WP_Post $post ) {
		return Visitor::may_be_member() && self::opens( Visitor::memberships(), array_column( Visitor::members(), 'email' ), $post );
	}

	/**
	 * Whether memberships or addresses open a post.
	 *
	 * @param array[]  $rows   Rows of Memberships.
	 * @param string[] $emails Addresses that are known to be the person's.
	 * @param \WP_Post $post   Post.
	 * @return bool
	 */
	public static function opens( array $rows, array $emails, \WP_Post $post ) {
		$now = time();
		$may = Access::opens( $rows, self::plans( $post ), $post );
		if ( $may || 'paid' === self::level( $post ) ) {
			return $may;
		}
		foreach ( $rows as $row ) {
			if ( Memberships::is_open( $row, $now ) ) {
				return true;
			}
		}
		foreach ( $emails as $email ) {
			$subscriber = '' === $email ? null : ( new Subscribers() )->find_by_email( $email );
			if ( $subscriber && Subscriber_Status::ACTIVE === $subscriber['status'] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Plans that open a post: its tier, else all tiers of the site and of the post's author, else, where there are none, each plan of
	 * theirs that is paid again and again. Tiers of the author put none of the site's plans aside.
	 *
	 * @param \WP_Post $post Post.
	 * @return int[]
	 */
	public static function plans( \WP_Post $post ) {
		$tier  = absint( get_post_meta( $post->ID, self::TIER, true ) );
		$every = 'paid_subscribers_all_tiers' === get_post_meta( $post->ID, self::META, true );
		if ( $tier && ! $every ) {
			return array( $tier );
		}
		$site = array();
		$own  = array();
		foreach ( ( new Plans() )->all() as $plan ) {
			if ( ! $plan->is_recurring() || 'donation' === $plan->type || ! Plan_Policy::counts_for( $plan, $post ) ) {
				continue;
			}
			if ( Plan_Policy::is_of_site( $plan ) ) {
				$site[] = $plan;
			} else {
				$own[] = $plan;
			}
		}
		$tiers = self::tiers( $site );
		$own   = $tiers || self::tiers( $own ) ? self::tiers( $own ) : $own;
		$ids   = wp_list_pluck( array_merge( $tiers ? $tiers : $site, $own ), 'id' );
		sort( $ids );
		return $ids;
	}

	/**
	 * Tiers among plans.
	 *
	 * @param Plan[] $plans Plans.
	 * @return Plan[]
	 */
	private static function tiers( array $plans ) {
		return array_filter(
			$plans,
			static function ( Plan $plan ) {
				return 'tier' === $plan->type;
			}
		);
	}

	/**
	 * The beginning that everybody may read: in front of the paywall or of “more”, else the first two blocks or paragraphs, at most
	 * half of the post.
	 *
	 * @param string $content Content.
	 * @return string Content.
	 */
	public static function teaser( $content ) {
		foreach ( array( '#<!--\s*+wp:jetpack/paywall(?![\w-])#', '#<!--\s*+wp:more(?![\w-])|<!--more#' ) as $mark ) {
			if ( preg_match( $mark, $content, $found, PREG_OFFSET_CAPTURE ) ) {
				$before = substr( $content, 0, $found[0][1] );
				return has_blocks( $content ) ? self::whole_blocks( $before ) : $before;
			}
		}
		/**
		 * Filters how many blocks of a post that is for subscribers everybody may read.
		 *
		 * @param int $blocks Blocks, or paragraphs of a post without blocks.
		 */
		$most  = max( 0, (int) apply_filters( 'mainstreet_teaser_blocks', 2 ) );
		$parts = has_blocks( $content )
			? array_map(
				'serialize_block',
				array_filter(
					parse_blocks( $content ),
					static function ( $block ) {
						return '' !== trim( $block['innerHTML'] ) || null !== $block['blockName'];
					}
				)
			)
			: preg_split( '/\n\s*\n/', trim( $content ) );
		$parts = array_values( (array) $parts );
		return implode( "\n\n", array_slice( $parts, 0, min( $most, intdiv( count( $parts ), 2 ) ) ) );
	}

	/**
	 * Blocks without those that were cut in two.
	 *
	 * @param string $content Beginning of a content.
	 * @return string
	 */
	private static function whole_blocks( $content ) {
		return serialize_blocks( parse_blocks( $content ) );
	}
}
