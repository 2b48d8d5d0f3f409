<?php
namespace Mainstreet\Social;

defined( 'ABSPATH' ) || exit;

/** Decides where buttons may be drawn, and loads their style sheet and script with the first one. */
final class Social_Buttons {

	/** Handle of the style sheet, and id of the script module. */
	const HANDLE = 'mainstreet-social';

	/** Whether buttons may be drawn now: not in feeds, embeds, excerpts, REST responses or emails. */
	public static function can_render(): bool {
		$is_page = ! is_feed() && ! is_embed() && ! is_admin() && ! wp_doing_cron() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST ) && ! ( defined( 'WP_CLI' ) && WP_CLI ) && ! doing_filter( 'get_the_excerpt' );
		/**
		 * Filters whether like and sharing buttons may be drawn where a block or the end of the content asks for them.
		 *
		 * @param bool $is_page Whether a page is being made.
		 */
		return (bool) apply_filters( 'mainstreet_social_buttons', $is_page );
	}

	/** Loads style sheet and script. */
	public static function enqueue(): void {
		self::enqueue_style();
		wp_enqueue_script_module( self::HANDLE, plugins_url( 'build/social/view.js', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
	}

	/** Loads the style sheet. */
	public static function enqueue_style(): void {
		if ( ! wp_style_is( self::HANDLE, 'registered' ) ) {
			wp_register_style( self::HANDLE, plugins_url( 'build/social/style.css', MAINSTREET_FILE ), array(), MAINSTREET_VERSION );
			wp_style_add_data( self::HANDLE, 'path', MAINSTREET_DIR . '/build/social/style.css' );
		}
		wp_enqueue_style( self::HANDLE );
	}

	/**
	 * Adds the section of the settings screen.
	 *
	 * @param array[] $sections Sections so far.
	 * @return array[]
	 */
	public static function add_section( $sections ) {
		$sections[] = array(
			'id'      => 'sharing',
			'label'   => __( 'Likes and sharing buttons', 'mainstreet-blocks' ),
			'note'    => __( 'Both are also available as blocks for use anywhere in posts and templates. You can turn them off for individual posts in the “Likes and Sharing” panel.', 'mainstreet-blocks' ),
			'service' => '',
			'links'   => array(),
		);
		return $sections;
	}
}
