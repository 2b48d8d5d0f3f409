<?php
namespace Mainstreet\Blocks\Recurring_Payments;

use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Looks for a button with a plan: in the post, in patterns and widgets, and at last in the templates of the theme, each only
 * as far as the public, or this user, may see it.
 */
final class Button_Search {

	const BLOCK = 'jetpack/recurring-payments';

	/**
	 * Whether a button with this plan is shown with a post.
	 *
	 * @param int $plan_id Plan.
	 * @param int $post_id Post; 0 for a page of the theme, such as an archive.
	 */
	public static function finds( int $plan_id, int $post_id ): bool {
		if ( $post_id && ! ( Form_Source::is_released( $post_id ) && Form_Source::is_readable( $post_id ) ) ) {
			return false;
		}
		return self::is_in( Form_Locator::candidates( $post_id ), $plan_id ) || self::is_in( Form_Locator::behind( self::templates() ), $plan_id );
	}

	/**
	 * Whether one of several containers holds such a button.
	 *
	 * @param Form_Source[] $locations Containers.
	 * @param int           $plan_id   Plan.
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
	 * Plans of all buttons of a content.
	 *
	 * @param array[] $blocks Entries of parse_blocks().
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
	 * Templates and parts of the theme that hold payment buttons, or patterns that may.
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
