<?php
/** Hooks of blocks, editor state and routes. */

namespace Mainstreet\Registration;

use Mainstreet\Registration\Block_Types\Binding_Sources;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Block_Types\Client_Navigation;
use Mainstreet\Registration\Block_Types\Text_Attributes_Kses;
use Mainstreet\Registration\Block_Types\Registering_Parser;
use Mainstreet\Registration\Block_Types\Style_Variations;
use Mainstreet\Registration\Editor\Editor_State;
use Mainstreet\Registration\Editor\Script_Translations;
use function Mainstreet\may_show_editor;

defined( 'ABSPATH' ) || exit;

// Callbacks that run on every page check here whether there is anything to do, before they load a class file.

// Runs after plugins with a priority up to 99, whose blocks are left alone.
add_action(
	'init',
	static function () {
		/**
		 * Filters whether a request registers only the blocks that it renders. For plugins that show the block editor outside of wp-admin.
		 *
		 * @param bool $only_drawn Default: false on screens that may have an editor, true elsewhere.
		 */
		if ( ! apply_filters( 'mainstreet_page_registration', ! may_show_editor() ) ) {
			Blocks::register_all();
		}
	},
	100
);
// Registers the known blocks of a page at once, because core computes the styles of the theme again after each change of the registered blocks.
add_action(
	'wp',
	static function () {
		global $wp_query, $wp_registered_sidebars;
		// Widgets of an earlier theme are stored, but not shown.
		$widgets = $wp_registered_sidebars ? get_option( 'widget_block' ) : array();
		$texts   = array();
		foreach ( (array) $wp_query->posts as $post ) {
			// Queries of admin lists return ids, or objects with two ids.
			$texts[] = $post->post_content ?? '';
		}
		foreach ( is_array( $widgets ) ? $widgets : array() as $widget ) {
			$texts[] = $widget['content'] ?? '';
		}
		Blocks::register_in_text( implode( "\n", array_filter( $texts, 'is_string' ) ) );
	}
);
// Other blocks (in templates and their parts, patterns, content of other plugins) are registered when their text is parsed.
add_filter(
	'block_parser_class',
	static function ( $parser ) {
		if ( 'WP_Block_Parser' === $parser ) {
			return Registering_Parser::class;
		}
		Blocks::register_all();
		return $parser;
	},
	PHP_INT_MAX
);
add_filter(
	'render_block_data',
	static function ( $block, $source, $outer = null ) {
		if ( ! is_array( $block ) ) {
			return $block;
		}
		if ( null === $outer ) {
			// Blocks that were created by code were not parsed.
			Blocks::register_in_block( $block );
		}
		if ( ! empty( $block['attrs']['metadata']['bindings'] ) ) {
			Binding_Sources::register_for( $block['attrs']['metadata']['bindings'] );
		}
		if ( empty( $block['attrs'] ) || ! Blocks::has_own_namespace( $block['blockName'] ) ) {
			return $block;
		}
		$block = Blocks::remove_invalid_attributes( $block );
		if ( isset( $block['attrs']['className'] ) && is_string( $block['attrs']['className'] ) && false !== strpos( $block['attrs']['className'], 'is-style-' ) ) {
			Style_Variations::replace_core_filter();
		}
		return $block;
	},
	1,
	3
);
add_filter(
	'render_block_core/query',
	static fn( $content ) => is_string( $content ) && false !== strpos( $content, 'data-wp-router-region' ) && Client_Navigation::is_supported() ? Client_Navigation::prepare( $content ) : $content
);
add_action( 'enqueue_block_editor_assets', array( Blocks::class, 'register_all' ), 0 );
// Before and after core's filter of attributes, which has priority 10.
add_filter( 'content_save_pre', array( Text_Attributes_Kses::class, 'escape_delimiters' ), 8 );
add_filter(
	'pre_kses',
	static fn( $content, $allowed ) => 'post' === $allowed && is_string( $content ) && ( false !== strpos( $content, 'wp:jetpack' ) || false !== strpos( $content, 'wp:video' ) ) ? Text_Attributes_Kses::replace_with_placeholders( $content, $allowed ) : $content,
	9,
	2
);
add_filter(
	'pre_kses',
	static fn( $content, $allowed ) => 'post' === $allowed && is_string( $content ) && ( false !== strpos( $content, 'wp:jetpack' ) || false !== strpos( $content, 'wp:video' ) ) ? Text_Attributes_Kses::restore( $content, $allowed ) : $content,
	11,
	2
);
add_filter( 'block_categories_all', array( Blocks::class, 'add_categories' ) );
add_action( 'enqueue_block_editor_assets', array( Editor_State::class, 'print_script' ) );
add_action(
	'admin_init',
	static function () {
		global $pagenow, $plugin_page;
		// Core shows the texts, and whether they changed, only on the privacy screens. Other plugins may show them on theirs.
		$are_shown = in_array( $pagenow, array( 'options-privacy.php', 'privacy-policy-guide.php' ), true ) || $plugin_page;
		if ( wp_doing_ajax() || ! $are_shown ) {
			// Core would compare texts that were not added.
			remove_action( 'admin_init', array( 'WP_Privacy_Policy_Content', 'text_change_check' ), 100 );
		} elseif ( current_user_can( 'manage_privacy_options' ) ) {
			/** Fires when texts for the privacy policy can be suggested with wp_add_privacy_policy_content(). */
			do_action( 'mainstreet_policy_texts' );
		}
	}
);
add_filter( 'load_script_translations', array( Script_Translations::class, 'merge' ), 10, 4 );
