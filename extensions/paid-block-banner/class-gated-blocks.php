<?php
namespace Mainstreet\Extensions\Paid_Block_Banner;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Plan_Gates;

defined( 'ABSPATH' ) || exit;

/**
 * Gives every such block the attribute that posts of hosts hold (docs/content-format.md 35), and tells the editor what is needed.
 */
final class Gated_Blocks {

	/** Whether administrators are reminded on the page. */
	const ATTRIBUTE = 'shouldDisplayFrontendBanner';

	/** Blocks of core that a host may gate, by their full name. */
	const CORE = array( 'core/video', 'core/audio', 'core/cover' );

	/**
	 * Registers the attribute: what is not registered is lost when the post is saved.
	 *
	 * @param array  $args Arguments of a block type.
	 * @param string $name Its name.
	 * @return array
	 */
	public static function add_attribute( $args, $name ) {
		if ( self::gate( (string) $name ) ) {
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
	 * Adds what is offered to what the editor knows.
	 *
	 * @param array $own As Editor_State::own().
	 * @return array The same with `gated`: `plan`, `planName`, `url`, `label` by name of the block or feature.
	 */
	public static function add_to_editor( $own ) {
		$plans = wp_list_pluck( Plan_Gates::plans(), 'product_name', 'product_slug' );
		$gated = array();
		$names = array_merge( Blocks::registered(), self::CORE );
		foreach ( array_merge( $names, Availability::features() ) as $name ) {
			$gate = in_array( $name, $names, true ) ? self::gate( $name ) : Plan_Gates::of( $name );
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
	 * Reminds administrators of the plan that a block of core needs. The block itself is core's: it stays.
	 *
	 * @param string $html  The block.
	 * @param array  $block Parsed block.
	 * @return string
	 */
	public static function remind( $html, $block ) {
		$gate = self::gate( (string) $block['blockName'] );
		return $gate ? Plan_Gates::notice( $gate, (array) $block['attrs'], self::sentence( (string) $block['blockName'] ) ) . $html : $html;
	}

	/**
	 * What of a block of core is not included.
	 *
	 * @param string $name Name of the block.
	 */
	private static function sentence( string $name ): string {
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
	 * The gate in front of a block.
	 *
	 * @param string $name Name of the block.
	 * @return array|null As Plan_Gates::of().
	 */
	private static function gate( $name ): ?array {
		if ( in_array( $name, self::CORE, true ) ) {
			return Plan_Gates::of( $name, array( 'block' => $name ) );
		}
		// While they are registered, the list of ours is not whole yet, but this one is in it.
		$slug = array_search( $name, Blocks::names(), true );
		return false === $slug ? null : Availability::gate( $slug );
	}
}
