<?php
namespace Mainstreet\Blocks\Recurring_Payments;

use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Finds a payment button for a plan in the post, in patterns and widgets, and in the templates of the theme.
 * Searches only content that the current user may read.
 */
final class Button_Search {

	const BLOCK = 'jetpack/recurring-payments';

	/**
	 * Whether a button for this plan is shown with a post.
	 *
	 * @param int $post_id Post id; 0 for a page without a post, such as an archive.
	 */
	public static function finds( int $plan_id, int $post_id ): bool {
		if ( $post_id && ! ( Form_Source::is_released( $post_id ) && Form_Source::is_readable( $post_id ) ) ) {
			return false;
		}
		return self::is_in( Form_Locator::candidates( $post_id ), $plan_id ) || self::is_in( Form_Locator::behind( self::templates() ), $plan_id );
	}

	/**
	 * Whether one of the sources contains a button for this plan.
	 *
	 * @param Form_Source[] $locations Sources.
	 */
	private static function is_in( array $locations, int $plan_id ): bool {
		foreach ( $locations as $location ) {
			$content = $location->content();
			if ( false !== strpos( $content, 'wp:' . self::BLOCK ) && in_array( $plan_id, self::plans_in( parse_blocks( $content ) ), true ) && $location->is_open() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the plan ids of all payment buttons in blocks and inner blocks.
	 *
	 * @param array[] $blocks Result of parse_blocks().
	 * @return int[]
	 */
	public static function plans_in( array $blocks ): array {
		$plans = array();
		foreach ( $blocks as $block ) {
			if ( self::BLOCK === $block['blockName'] ) {
				$plans = array_merge( $plans, Plan_Ids::of( $block['attrs'] ) );
			}
			$plans = array_merge( $plans, self::plans_in( $block['innerBlocks'] ) );
		}
		return $plans;
	}

	/**
	 * Finds templates and template parts that contain payment buttons, or synced patterns that may contain them.
	 *
	 * @return Form_Source[]
	 */
	private static function templates(): array {
		$found = array();
		if ( ! wp_is_block_theme() ) {
			return $found;
		}
		foreach ( array(
			'template' => 'wp_template',
			'part'     => 'wp_template_part',
		) as $name => $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				if ( false !== strpos( $template->content, 'wp:' . self::BLOCK ) || false !== strpos( $template->content, 'wp:block ' ) ) {
					$found[] = new Form_Source( $name, $template->id );
				}
			}
		}
		return $found;
	}
}
