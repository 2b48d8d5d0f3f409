<?php
/**
 * Blocks, editor state and routes.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

defined( 'ABSPATH' ) || exit;

// What runs on every page looks first, here, whether there is anything to do: a class is a file to read.

// Behind every plugin that registers at a priority up to 99: what is registered by then is left alone.
add_action( 'init', array( Blocks::class, 'register' ), 100 );
// Behind all other filters (or in front, where raw content comes in), so that nothing is added again.
add_action(
	'init',
	static function () {
		$guests = static function ( $content ) {
			return is_string( $content ) && false !== strpos( $content, 'wp:premium-content/' ) ? Paid_Content::for_guests( $content ) : $content;
		};
		add_filter(
			'content_pagination',
			static function ( $pages, $post ) {
				return false === strpos( implode( '', $pages ), 'wp:premium-content/' ) ? $pages : Paid_Content::of_post( $pages, $post );
			},
			0,
			2
		);
		add_filter( 'the_content', $guests, 0 );
		add_filter( 'render_block', $guests, PHP_INT_MAX );
		add_filter(
			'pre_render_block',
			static function ( $html, $block ) {
				return 0 === strpos( (string) $block['blockName'], 'premium-content/' ) ? Paid_Content::block_for_guests( $html, $block ) : $html;
			},
			PHP_INT_MAX,
			2
		);
		add_filter( 'excerpt_allowed_blocks', array( Paid_Content::class, 'not_in_excerpts' ), PHP_INT_MAX );
		add_filter( 'excerpt_allowed_wrapper_blocks', array( Paid_Content::class, 'not_in_excerpts' ), PHP_INT_MAX );
		add_filter( 'wp_trim_words', array( Paid_Content::class, 'words_for_guests' ), 10, 4 );
	},
	101
);
add_action( 'rest_api_init', array( Routes::class, 'register_all' ), 100 );
add_filter( 'rest_request_before_callbacks', array( Route_Guard::class, 'check_texts' ), 10, 3 );
add_filter( 'rest_request_after_callbacks', array( Route_Guard::class, 'shape' ), 10, 3 );
add_filter( 'rest_post_dispatch', array( Route_Guard::class, 'keep_refusals_out_of_caches' ), 10, 3 );
add_filter( 'render_block_data', array( Blocks::class, 'drop_odd_class_name' ), 1 );
// Around core's own filter of attributes, at 10.
add_filter( 'content_save_pre', array( Plain_Attributes::class, 'escape_delimiters' ), 8 );
add_filter(
	'pre_kses',
	static function ( $content, $allowed ) {
		return 'post' === $allowed && is_string( $content ) && ( false !== strpos( $content, 'wp:jetpack/' ) || false !== strpos( $content, 'wp:video' ) ) ? Plain_Attributes::set_aside( $content, $allowed ) : $content;
	},
	9,
	2
);
add_filter(
	'pre_kses',
	static function ( $content, $allowed ) {
		return 'post' === $allowed && is_string( $content ) && ( false !== strpos( $content, 'wp:jetpack/' ) || false !== strpos( $content, 'wp:video' ) ) ? Plain_Attributes::put_back( $content, $allowed ) : $content;
	},
	11,
	2
);
add_filter( 'block_categories_all', array( Blocks::class, 'add_categories' ) );
add_action( 'enqueue_block_editor_assets', array( Editor_Script::class, 'print_state' ) );
add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( ! wp_should_load_block_assets_on_demand() ) {
			Page_Styles::keep_used_only();
		}
	},
	PHP_INT_MAX
);
add_action( 'admin_notices', array( Modules::class, 'show_warnings' ) );
add_action( 'admin_init', array( Policy_Texts::class, 'suggest_policy' ) );
