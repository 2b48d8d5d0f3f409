<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/** Applies core's render filters to inner blocks that a block renders itself, so that core and other plugins can still change or hide them. */
final class Block_Filters {

	/**
	 * Applies the `render_block` filters to rendered HTML, including core's filters for hiding blocks.
	 *
	 * @param string $html Escaped HTML.
	 */
	public static function apply( string $html, array $block ): string {
		// WordPress before 6.9 does not support block visibility.
		if ( self::is_hidden( $block ) ) {
			return '';
		}
		$block['attrs'] = isset( $block['attrs'] ) && is_array( $block['attrs'] ) ? $block['attrs'] : array();
		// Core's filters of WordPress 6.8 require a string.
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

	/** Whether a block is hidden on all screen sizes. */
	public static function is_hidden( array $block ): bool {
		return isset( $block['attrs']['metadata']['blockVisibility'] ) && false === $block['attrs']['metadata']['blockVisibility'];
	}
}
