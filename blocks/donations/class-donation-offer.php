<?php
/**
 * Whether a post offers what somebody wants to give.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Submissions\Form_Location;
use Mainstreet\Submissions\Form_Search;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `mainstreet_checkout_offer`: what the browser sends is held against the block as it is published, in the post, its
 * patterns, its template with the parts, or a widget.
 */
final class Donation_Offer {

	/** The block's name in content. */
	const NAME = 'jetpack/donations';

	/**
	 * The offer.
	 *
	 * @param array $input `plan_id`, `post_id` (0 for none), `amount` (minor units; null where none was named yet).
	 * @param Plan  $plan  Plan.
	 * @return array|\WP_Error|null As the filter says; null where no block of ours offers the plan here.
	 */
	public static function of( array $input, Plan $plan ) {
		$error = null;
		foreach ( self::choices( (int) $input['post_id'], $plan ) as $found ) {
			list( $choice, $covers_fees ) = $found;
			$offer                        = self::made( $choice, $input['amount'] );
			if ( ! is_wp_error( $offer ) ) {
				return $offer + array(
					'currency'    => $plan->currency,
					'is_donation' => true,
					'covers_fees' => $covers_fees,
					'title'       => $plan->title,
					'plan'        => $plan,
				);
			}
			$error = $error ? $error : $offer;
		}
		return $error;
	}

	/**
	 * The amount of an offer.
	 *
	 * @param Donation_Choice $choice What a block offers.
	 * @param int|null        $amount Minor units that were named.
	 * @return array|\WP_Error `amount`, `is_fixed`.
	 */
	private static function made( Donation_Choice $choice, $amount ) {
		if ( null === $amount ) {
			// For the page without script, which suggests it.
			$is_fixed = ! $choice->has_custom;
			return array(
				'amount'   => $is_fixed ? (int) reset( $choice->tiers ) : $choice->plan->amount,
				'is_fixed' => $is_fixed,
			);
		}
		$checked = $choice->check( $amount );
		return true === $checked ? array(
			'amount'   => $amount,
			'is_fixed' => $choice->is_tier( $amount ),
		) : $checked;
	}

	/**
	 * What blocks around a post offer for a plan.
	 *
	 * @param int  $post_id Post; 0 for a page that is none.
	 * @param Plan $plan    Plan.
	 * @return array[] Each a Donation_Choice and whether donors may cover the fees.
	 */
	private static function choices( $post_id, Plan $plan ) {
		if ( $post_id && ! Form_Location::is_readable( $post_id ) ) {
			return array();
		}
		$choices = self::in( Form_Search::candidates( $post_id, '' ), $plan );
		// Templates take several statements to find, and seldom hold one: they are looked at for plans of donations alone.
		return $choices || 'donation' !== $plan->type ? $choices : self::in( Form_Search::candidates( $post_id, Donation_Template::of( $post_id ) ), $plan );
	}

	/**
	 * What the blocks of containers offer.
	 *
	 * @param Form_Location[] $sources Containers.
	 * @param Plan            $plan    Plan.
	 * @return array[] As choices().
	 */
	private static function in( array $sources, Plan $plan ) {
		$choices = array();
		foreach ( $sources as $source ) {
			$content = $source->is_open() ? $source->content() : '';
			if ( false !== strpos( $content, 'wp:' . self::NAME ) ) {
				self::collect( parse_blocks( $content ), $plan, $choices );
			}
		}
		return $choices;
	}

	/**
	 * Walks through blocks.
	 *
	 * @param array[] $blocks  Entries of parse_blocks().
	 * @param Plan    $plan    Plan.
	 * @param array[] $choices As choices(); more is added.
	 */
	private static function collect( array $blocks, Plan $plan, array &$choices ) {
		foreach ( $blocks as $block ) {
			if ( self::NAME === $block['blockName'] ) {
				$settings = new Donations_Settings( (array) $block['attrs'] );
				$interval = array_search( $plan->id, $settings->plans(), true );
				if ( $interval === $plan->interval ) {
					$choice = new Donation_Choice( $settings, $interval, $plan );
					if ( $choice->is_open() ) {
						$choices[] = array( $choice, $settings->is_on( 'coverFees' ) );
					}
				}
			}
			self::collect( $block['innerBlocks'], $plan, $choices );
		}
	}
}
