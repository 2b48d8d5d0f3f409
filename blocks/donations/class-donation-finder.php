<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donation_Template;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/** Finds published donation blocks: in a post, its patterns, its template and template parts, and in widgets. */
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
		$found = self::find_in( Form_Locator::candidates( $post_id, '' ), $plan );
		// Finding a template takes several queries, so templates are searched only for donation plans.
		return $found || 'donation' !== $plan->type ? $found : self::find_in( Form_Locator::candidates( $post_id, Donation_Template::of( $post_id ) ), $plan );
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
			$content = $source->is_open() ? $source->content() : '';
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
				$interval = array_search( $plan->id, $settings->plans(), true );
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
}
