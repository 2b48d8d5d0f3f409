<?php
namespace Mainstreet\Extensions\Paid_Block_Banner;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the banner attribute, which posts on hosts with plans contain, for blocks that need a plan (docs/content-format.md 35),
 * and passes the plans to the editor.
 */
final class Gated_Blocks {

	/** Whether administrators see a banner on the page. */
	const ATTRIBUTE = 'shouldDisplayFrontendBanner';

	/** Core blocks that may need a plan. */
	const CORE = array( 'core/video', 'core/audio', 'core/cover' );

	/**
	 * Registers the attribute. The editor removes unregistered attributes when the post is saved.
	 *
	 * @param array  $args Arguments of a block type.
	 * @param string $name Name of the block type.
	 * @return array
	 */
	public static function add_attribute( $args, $name ) {
		if ( is_array( $args ) && is_string( $name ) && self::gate( $name ) ) {
			$attributes         = Attributes::items( $args, 'attributes' );
			$args['attributes'] = $attributes + array(
				self::ATTRIBUTE => array(
					'type'    => 'boolean',
					'default' => true,
				),
			);
		}
		return $args;
	}

	/**
	 * Adds blocks and features that need a plan to the editor state.
	 *
	 * @param array $own State (Editor_State::own()).
	 * @return array With `gated`: `plan`, `planName`, `url`, `label` by name of the block or feature.
	 */
	public static function add_to_editor( $own ) {
		$plans = wp_list_pluck( Plan_Gates::plans(), 'product_name', 'product_slug' );
		$gated = array();
		$names = array_merge( Blocks::registered(), self::CORE );
		foreach ( array_merge( $names, Availability::features() ) as $name ) {
			$gate = in_array( $name, $names, true ) ? self::gate( $name ) : Plan_Gates::find( $name );
			if ( $gate && $gate['nudge'] ) {
				$plan           = $gate['required_plan'];
				$gated[ $name ] = array(
					'plan'     => $plan,
					'label'    => $gate['label'],
					'planName' => Attributes::text( $plans, $plan ),
					'url'      => Plan_Gates::upgrade_url( $plan, (int) get_the_ID() ),
				);
			}
		}
		$own['gated'] = (object) $gated;
		return $own;
	}

	/**
	 * Prepends a notice with the required plan to a core block, for administrators. The block itself is always shown.
	 *
	 * @param string $html  Rendered block.
	 * @param array  $block Parsed block.
	 * @return string
	 */
	public static function prepend_notice( $html, $block ) {
		$name = Attributes::text( $block, 'blockName' );
		$gate = is_string( $html ) ? self::gate( $name ) : null;
		return $gate ? Plan_Gates::notice( $gate, Attributes::items( $block, 'attrs' ), self::message( $name ) ) . $html : $html;
	}

	/** Returns the text of the notice for a core block. */
	private static function message( string $name ): string {
		switch ( $name ) {
			case 'core/cover':
				return __( 'Videos in covers are not included in this site’s plan.', 'mainstreet-blocks' );
			case 'core/audio':
				return __( 'Uploaded audio is not included in this site’s plan.', 'mainstreet-blocks' );
			case 'core/video':
				return __( 'Uploaded videos are not included in this site’s plan.', 'mainstreet-blocks' );
		}
		return __( 'This block is not included in this site’s plan.', 'mainstreet-blocks' );
	}

	/**
	 * Returns the plan requirement of a block.
	 *
	 * @param string $name Block name.
	 * @return array|null As Plan_Gates::find(). Null if no plan is needed.
	 */
	private static function gate( $name ): ?array {
		if ( in_array( $name, self::CORE, true ) ) {
			return Plan_Gates::find( $name, array( 'block' => $name ) );
		}
		// Uses the list of names, because Blocks::registered() is incomplete while blocks are being registered.
		$slug = array_search( $name, Blocks::names(), true );
		return false === $slug ? null : Availability::gate( $slug );
	}
}
