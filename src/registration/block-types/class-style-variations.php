<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Speeds up core's filter for style variations. For each block with a class `is-style-…`, core merges the styles of theme, site and
 * blocks to check whether the theme defines that variation; this takes three quarters of the time for rendering a button. For the
 * plugin's blocks the check is done once.
 */
final class Style_Variations {

	/** Callback of core. */
	const CORE = 'wp_render_block_style_variation_support_styles';

	/**
	 * Names of the blocks with variations in the styles of theme or site, as keys; by number of registered block types, because core
	 * skips blocks that are not registered.
	 *
	 * @var array<int, array<string, bool>>
	 */
	private static array $described = array();

	/** Replaces core's callback, if it is registered. */
	public static function replace_core_filter(): void {
		if ( 10 === has_filter( 'render_block_data', self::CORE ) ) {
			remove_filter( 'render_block_data', self::CORE, 10 );
			add_filter( 'render_block_data', array( __CLASS__, 'filter' ), 10, 2 );
		}
	}

	/** Calls core's callback for blocks that may have variations. */
	public static function filter( $block ) {
		$name = $block['blockName'] ?? null;
		return Blocks::has_own_namespace( $name ) && ! self::has_variations( $name ) ? $block : call_user_func( self::CORE, $block );
	}

	/** Whether the theme or the site defines variations of a block. */
	private static function has_variations( string $name ): bool {
		$count = count( \WP_Block_Type_Registry::get_instance()->get_all_registered() );
		if ( ! isset( self::$described[ $count ] ) ) {
			self::$described[ $count ] = self::find_blocks_with_variations();
		}
		return isset( self::$described[ $count ][ $name ] );
	}

	/**
	 * Finds the blocks with variations. Core caches its four sources of styles, but merges them on each call. The sources are sufficient
	 * for the names.
	 *
	 * @return array<string, bool> Block names as keys.
	 */
	private static function find_blocks_with_variations(): array {
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
