<?php
namespace Mainstreet\Extensions\Publish_Checks;

use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/** Finds blocks that visitors will not see. The reasons come from `hidden_because` in the module.php of each block. */
final class Hidden_Blocks {

	/** Maximum number of blocks per request. */
	const MOST = 200;

	/**
	 * Returns the reasons, without duplicates for blocks with the same name.
	 *
	 * @param array $blocks Blocks of the post being edited: `name`, `attributes`.
	 * @return array[] List of `name` and `reason` (a message).
	 */
	public static function find( array $blocks ): array {
		$found = array();
		foreach ( array_slice( $blocks, 0, self::MOST ) as $block ) {
			$name   = isset( $block['name'] ) ? (string) $block['name'] : '';
			$reason = self::reason( $name, isset( $block['attributes'] ) ? (array) $block['attributes'] : array() );
			if ( '' !== $reason ) {
				$found[ $name . ' ' . $reason ] = compact( 'name', 'reason' );
			}
		}
		return array_values( $found );
	}

	/**
	 * Returns the reason for a block.
	 *
	 * @param string $name       Block name.
	 * @param array  $attributes Attributes as stored; any type.
	 * @return string Message. An empty string if the block is shown.
	 */
	private static function reason( string $name, array $attributes ): string {
		$slug = Blocks::slug_of( $name );
		if ( '' === $slug ) {
			return '';
		}
		if ( Availability::gate( $slug ) ) {
			return __( 'Visitors do not see this block, because it is not included in this site’s plan.', 'mainstreet-blocks' );
		}
		$module = Modules::find_by_block( $slug );
		$entry  = '' === $module ? array() : Modules::all()[ $module ];
		return empty( $entry['hidden_because'] ) ? '' : (string) call_user_func( $entry['hidden_because'], $attributes, $slug );
	}
}
