<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Some blocks draw those inside them. Core and other plugins shall be able to change, hide or mark these all the same.
 */
final class Drawn_Block {

	/**
	 * HTML of a block as filters leave it, also those of core that hide blocks.
	 *
	 * @param string $html  Escaped HTML.
	 * @param array  $block Parsed block.
	 */
	public static function filtered( string $html, array $block ): string {
		// Before 6.9, WordPress does not know the setting.
		if ( self::is_hidden( $block ) ) {
			return '';
		}
		$block['attrs'] = isset( $block['attrs'] ) && is_array( $block['attrs'] ) ? $block['attrs'] : array();
		// Core's filters of WordPress 6.8 read it as a text, whatever it is.
		if ( isset( $block['attrs']['className'] ) && ! is_string( $block['attrs']['className'] ) ) {
			unset( $block['attrs']['className'] );
		}
		Blocks::register_in_block( $block );
		$instance = new \WP_Block( $block );
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- filters of core.
		$html = (string) apply_filters( 'render_block', $html, $block, $instance );
		return (string) apply_filters( 'render_block_' . $instance->name, $html, $block, $instance );
		// phpcs:enable
	}

	/**
	 * Whether the author hides a block on every screen.
	 *
	 * @param array $block Parsed block.
	 */
	public static function is_hidden( array $block ): bool {
		return isset( $block['attrs']['metadata']['blockVisibility'] ) && false === $block['attrs']['metadata']['blockVisibility'];
	}
}
