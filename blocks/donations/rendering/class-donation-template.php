<?php
namespace Mainstreet\Blocks\Donations\Rendering;

defined( 'ABSPATH' ) || exit;

/** Finds the block template of a post outside of the request for it, in the order of core's template hierarchy. */
final class Donation_Template {

	/**
	 * Returns the id of the template.
	 *
	 * @param int $post_id Post; 0 for the list of posts.
	 * @return string `theme//slug`; '' if the theme has no block templates.
	 */
	public static function of( int $post_id ): string {
		if ( ! wp_is_block_theme() ) {
			return '';
		}
		foreach ( self::names( $post_id ) as $name ) {
			$id = get_stylesheet() . '//' . $name;
			if ( get_block_template( $id ) ) {
				return $id;
			}
		}
		return '';
	}

	/**
	 * Lists possible template names; the first that exists is used.
	 *
	 * @param int $post_id Post; 0 for the list of posts.
	 * @return string[]
	 */
	private static function names( int $post_id ): array {
		$post = $post_id ? get_post( $post_id ) : null;
		if ( ! $post ) {
			return array( 'front-page', 'home', 'index' );
		}
		$names = array( (string) get_page_template_slug( $post ) );
		if ( 'page' === get_option( 'show_on_front' ) && (int) get_option( 'page_on_front' ) === $post->ID ) {
			array_unshift( $names, 'front-page' );
		}
		if ( 'page' === $post->post_type ) {
			array_push( $names, "page-{$post->post_name}", "page-{$post->ID}", 'page' );
		} else {
			array_push( $names, "single-{$post->post_type}-{$post->post_name}", "single-{$post->post_type}", 'single' );
		}
		array_push( $names, 'singular', 'index' );
		return array_filter( $names, 'strlen' );
	}
}
