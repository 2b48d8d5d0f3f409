<?php
/**
 * Style variations that the theme describes for our blocks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

defined( 'ABSPATH' ) || exit;

/**
 * Core puts the styles of theme, site and blocks together anew for each block with a class `is-style-…`, to find out whether the
 * theme describes that variation: three quarters of the time that a button takes. For our blocks it is asked once.
 */
final class Style_Variations {

	/** Core's filter. */
	const CORE = 'wp_render_block_style_variation_support_styles';

	/**
	 * Names of the blocks with variations that the theme or the site describes, as keys; by the number of registered types, as
	 * core leaves out blocks that are not registered.
	 *
	 * @var array<int, array<string, bool>>
	 */
	private static $described = array();

	/**
	 * Puts the question in front of core's filter, where the site has it.
	 */
	public static function guard() {
		if ( 10 === has_filter( 'render_block_data', self::CORE ) ) {
			remove_filter( 'render_block_data', self::CORE, 10 );
			add_filter( 'render_block_data', array( __CLASS__, 'filter' ), 10, 2 );
		}
	}

	/**
	 * Does what core does, for blocks that may have such styles.
	 *
	 * @param array $block Parsed block about to be drawn.
	 * @return array
	 */
	public static function filter( $block ) {
		$name = isset( $block['blockName'] ) ? $block['blockName'] : null;
		return Blocks::is_of_namespace( $name ) && ! self::is_described( $name ) ? $block : call_user_func( self::CORE, $block );
	}

	/**
	 * Whether the theme or the site describes variations of a block.
	 *
	 * @param string $name Its name.
	 * @return bool
	 */
	private static function is_described( string $name ): bool {
		$count = count( \WP_Block_Type_Registry::get_instance()->get_all_registered() );
		if ( ! isset( self::$described[ $count ] ) ) {
			$styles                    = \WP_Theme_JSON_Resolver::get_merged_data()->get_raw_data()['styles']['blocks'] ?? array();
			$with                      = array_filter(
				$styles,
				static function ( $block ) {
					return ! empty( $block['variations'] );
				}
			);
			self::$described[ $count ] = array_fill_keys( array_keys( $with ), true );
		}
		return isset( self::$described[ $count ][ $name ] );
	}
}
