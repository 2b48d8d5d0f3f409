<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donation_Template;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the blocks as they are published: in the post, its patterns, its template with the parts, or a widget.
 */
final class Donation_Finder {

	/** The block's name in content. */
	const NAME = 'jetpack/donations';

	/**
	 * Finds the blocks around a post that offer a plan.
	 *
	 * @param int  $post_id Post; 0 for a page that is none.
	 * @param Plan $plan    Plan.
	 * @return array[] Each a Donation_Choice and the Donations_Settings of its block.
	 */
	public static function find( int $post_id, Plan $plan ): array {
		if ( $post_id && ! Form_Source::is_readable( $post_id ) ) {
			return array();
		}
		$found = self::find_in( Form_Locator::candidates( $post_id, '' ), $plan );
		// Templates take several statements to find, and seldom hold a block: they are read for plans of donations alone.
		return $found || 'donation' !== $plan->type ? $found : self::find_in( Form_Locator::candidates( $post_id, Donation_Template::of( $post_id ) ), $plan );
	}

	/**
	 * Finds the blocks of containers.
	 *
	 * @param Form_Source[] $sources Containers.
	 * @param Plan          $plan    Plan.
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
	 * Adds what donation blocks offer for a plan, at any depth.
	 *
	 * @param array[] $blocks Entries of parse_blocks().
	 * @param Plan    $plan   Plan.
	 * @param array[] $found  As find(); what is found is appended.
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
