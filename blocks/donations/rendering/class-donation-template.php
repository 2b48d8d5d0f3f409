<?php
namespace Mainstreet\Blocks\Donations\Rendering;

defined( 'ABSPATH' ) || exit;

/**
 * Says which block template shows a post, outside of its page: as core chooses it.
 */
final class Donation_Template {

	/**
	 * Id of the template.
	 *
	 * @param int $post_id Post; 0 for the list of posts.
	 * @return string `theme//slug`; '' where the theme has no block templates.
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
	 * Names of templates, the first that there is counts.
	 *
	 * @param int $post_id Post.
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
