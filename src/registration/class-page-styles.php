<?php
/**
 * Style sheets only where the block is used, in themes that load those of every block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

defined( 'ABSPATH' ) || exit;

/**
 * Block themes, and every theme since WordPress 6.9, load a block's style sheet when
 * the block is drawn. Classic themes on 6.8 load those of all registered blocks on
 * every page; ours are taken off pages whose posts hold no such block. One drawn
 * elsewhere (a widget, a template part) still gets its sheet when it is drawn.
 */
final class Page_Styles {

	/**
	 * Takes off what core enqueued for our blocks without need. Runs after everything is enqueued.
	 */
	public static function keep_used_only() {
		$posts   = isset( $GLOBALS['wp_query']->posts ) ? (array) $GLOBALS['wp_query']->posts : array();
		$content = implode( "\n", wp_list_pluck( $posts, 'post_content' ) );
		foreach ( Blocks::registered() as $name ) {
			if ( has_block( $name, $content ) ) {
				continue;
			}
			$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			if ( $type ) {
				array_map( 'wp_dequeue_style', $type->style_handles );
			}
		}
	}
}
