<?php
namespace Mainstreet\Registration\Block_Types;

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
	private static array $described = array();

	/** Puts the question in front of core's filter, where the site has it. */
	public static function guard(): void {
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
	 */
	private static function is_described( string $name ): bool {
		$count = count( \WP_Block_Type_Registry::get_instance()->get_all_registered() );
		if ( ! isset( self::$described[ $count ] ) ) {
			self::$described[ $count ] = self::find_described();
		}
		return isset( self::$described[ $count ][ $name ] );
	}

	/**
	 * Finds the blocks with variations. Core keeps its four sources of styles for the request, but merges them anew whenever it is asked
	 * for all of them; for names alone the sources are enough.
	 *
	 * @return array<string, bool> Block names as keys.
	 */
	private static function find_described(): array {
		$sources   = array(
			\WP_Theme_JSON_Resolver::get_core_data(),
			\WP_Theme_JSON_Resolver::get_block_data(),
			\WP_Theme_JSON_Resolver::get_theme_data( array(), array( 'with_supports' => false ) ),
			\WP_Theme_JSON_Resolver::get_user_data(),
		);
		$described = array();
		foreach ( $sources as $source ) {
			foreach ( $source->get_raw_data()['styles']['blocks'] ?? array() as $name => $block ) {
				if ( ! empty( $block['variations'] ) ) {
					$described[ $name ] = true;
				}
			}
		}
		return $described;
	}
}
