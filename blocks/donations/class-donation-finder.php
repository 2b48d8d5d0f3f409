<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Finds published donation blocks (in a post, its patterns, its template and template parts, and in widgets), validates requested
 * donations against them, and reads their thank-you message.
 */
final class Donation_Finder {

	/** Name of the block. */
	const NAME = 'jetpack/donations';

	/**
	 * Finds the blocks around a post that offer a plan.
	 *
	 * @param int $post_id Post; 0 for a page without a post.
	 * @return array[] Pairs of Donation_Choice and Donations_Settings.
	 */
	public static function find( int $post_id, Plan $plan ): array {
		if ( $post_id && ! Form_Source::is_readable( $post_id ) ) {
			return array();
		}
		$found = self::find_in( Form_Locator::find_candidates( $post_id, '' ), $plan );
		// Finding a template takes several queries, so templates are searched only for donation plans.
		return $found || 'donation' !== $plan->type ? $found : self::find_in( Form_Locator::find_candidates( $post_id, self::get_template_id( $post_id ) ), $plan );
	}

	/**
	 * Searches the content of sources.
	 *
	 * @param Form_Source[] $sources Sources.
	 * @return array[] As find().
	 */
	private static function find_in( array $sources, Plan $plan ): array {
		$found = array();
		foreach ( $sources as $source ) {
			$content = $source->is_open() ? $source->get_content() : '';
			if ( false !== strpos( $content, 'wp:' . self::NAME ) ) {
				self::collect( parse_blocks( $content ), $plan, $found );
			}
		}
		return $found;
	}

	/**
	 * Adds the blocks that offer a plan, at any depth.
	 *
	 * @param array[] $blocks Entries of parse_blocks().
	 * @param array[] $found  As find(); matches are appended.
	 */
	private static function collect( array $blocks, Plan $plan, array &$found ): void {
		foreach ( $blocks as $block ) {
			if ( self::NAME === $block['blockName'] ) {
				$settings = new Donations_Settings( (array) $block['attrs'] );
				$interval = array_search( $plan->id, $settings->get_plans(), true );
				if ( $interval === $plan->interval ) {
					$choice = new Donation_Choice( $settings, $interval, $plan );
					if ( $choice->is_open() ) {
						$found[] = array( $choice, $settings );
					}
				}
			}
			self::collect( $block['innerBlocks'], $plan, $found );
		}
	}

	/**
	 * @param int $post_id Post; 0 for the list of posts.
	 * @return string `theme//slug`; '' if the theme has no block templates.
	 */
	public static function get_template_id( int $post_id ): string {
		if ( ! wp_is_block_theme() ) {
			return '';
		}
		foreach ( self::get_template_names( $post_id ) as $name ) {
			$id = get_stylesheet() . '//' . $name;
			if ( get_block_template( $id ) ) {
				return $id;
			}
		}
		return '';
	}

	/**
	 * Lists possible template names; the first that exists is used.
	 *
	 * @param int $post_id Post; 0 for the list of posts.
	 */
	private static function get_template_names( int $post_id ): array {
		$post = $post_id ? get_post( $post_id ) : null;
		if ( ! $post ) {
			return array( 'front-page', 'home', 'index' );
		}
		$names = array( (string) get_page_template_slug( $post ) );
		if ( 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID ) {
			array_unshift( $names, 'front-page' );
		}
		if ( 'page' === $post->post_type ) {
			array_push( $names, "page-{$post->post_name}", "page-{$post->ID}", 'page' );
		} else {
			array_push( $names, "single-{$post->post_type}-{$post->post_name}", "single-{$post->post_type}", 'single' );
		}
		array_push( $names, 'singular', 'index' );
		return array_filter( $names, 'strlen' );
	}

	/**
	 * Returns the message of the first published block that offers the plan and has one.
	 *
	 * @param int $post_id Post it was paid from; 0 for none.
	 * @return string|null Plain text; '' if the author wrote none; null if no donation block offers the plan.
	 */
	public static function find_message( Plan $plan, int $post_id ): ?string {
		$message = null;
		foreach ( self::find( $post_id, $plan ) as list( , $settings ) ) {
			$message = trim( $settings->get_attribute( 'thankYouText' ) );
			if ( '' !== $message ) {
				return $message;
			}
		}
		return $message;
	}

	/**
	 * Returns the offer of the first block that accepts the amount.
	 *
	 * @param array $input `plan_id`, `post_id` (0 for none), `amount` (minor units; null if none was entered yet).
	 * @return array|\WP_Error|null As in the filter; null if no donation block offers the plan here.
	 */
	public static function find_offer( array $input, Plan $plan ) {
		$error = null;
		foreach ( self::find( (int) $input['post_id'], $plan ) as list( $choice, $settings ) ) {
			$offer = self::get_offered_amount( $choice, $input['amount'] );
			if ( ! is_wp_error( $offer ) ) {
				return $offer + array(
					'currency'    => $plan->currency,
					'is_donation' => true,
					'covers_fees' => $settings->is_on( 'coverFees' ),
					'title'       => $plan->title,
					'plan'        => $plan,
				);
			}
			$error = $error ? $error : $offer;
		}
		return $error;
	}

	/**
	 * Returns the amount of an offer.
	 *
	 * @param int|null $amount Minor units; null if none was entered yet.
	 * @return array|\WP_Error `amount`, `is_fixed`.
	 */
	private static function get_offered_amount( Donation_Choice $choice, ?int $amount ) {
		if ( null === $amount ) {
			// The page for visitors without a script suggests this amount.
			$is_fixed = ! $choice->has_custom;
			return array(
				'amount'   => $is_fixed ? (int) reset( $choice->tiers ) : $choice->plan->amount,
				'is_fixed' => $is_fixed,
			);
		}
		$checked = $choice->validate( $amount );
		return true === $checked ? array(
			'amount'   => $amount,
			'is_fixed' => $choice->is_tier( $amount ),
		) : $checked;
	}
}
