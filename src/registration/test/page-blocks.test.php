<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Registration\Blocks;
use Mainstreet\Registration\Page_Blocks;

/** What a page needs to know of a registered block. */
function as_pages_see( \WP_Block_Type $type ) {
	$seen = array();
	foreach ( array( 'name', 'api_version', 'category', 'parent', 'ancestor', 'allowed_blocks', 'attributes', 'provides_context', 'uses_context', 'selectors', 'supports', 'style_handles', 'view_script_handles', 'view_style_handles', 'view_script_module_ids', 'skip_inner_blocks' ) as $name ) {
		$seen[ $name ] = isset( $type->$name ) ? $type->$name : null;
	}
	$seen['styles']  = wp_list_pluck( (array) $type->styles, 'name' );
	$seen['dynamic'] = $type->is_dynamic();
	foreach ( $type->style_handles as $handle ) {
		$style              = wp_styles()->registered[ $handle ];
		$seen[ "$handle" ] = array( $style->src, $style->deps, $style->extra );
		truly( is_readable( $style->extra['path'] ), $style->extra['path'] );
	}
	$modules = ( new \ReflectionProperty( \WP_Script_Modules::class, 'registered' ) );
	$modules->setAccessible( true );
	foreach ( $type->view_script_module_ids as $id ) {
		$module      = $modules->getValue( wp_script_modules() )[ $id ];
		$seen[ $id ] = array( $module['src'], $module['dependencies'] );
	}
	return $seen;
}

/** Forgets a block with its style sheets and modules. */
function forget_block( \WP_Block_Type $type ) {
	array_map( 'wp_deregister_style', $type->style_handles );
	// A block may name the module of another.
	array_map( 'wp_deregister_script_module', array_intersect( $type->view_script_module_ids, array( generate_block_asset_handle( $type->name, 'viewScriptModule' ) ) ) );
	unregister_block_type( $type->name );
}

test( 'a page registers each block as core does from its block.json', function () {
	$registry = \WP_Block_Type_Registry::get_instance();
	$manifest = require MAINSTREET_DIR . '/build/blocks-manifest.php';
	$compared = 0;
	foreach ( Blocks::slugs() as $slug ) {
		$name = $manifest[ $slug ]['name'];
		// Core's way, and the way of pages.
		forget_block( $registry->get_registered( $name ) );
		$full = as_pages_see( register_block_type( MAINSTREET_DIR . '/build/blocks/' . $slug ) );
		forget_block( $registry->get_registered( $name ) );
		$page = as_pages_see( Page_Blocks::register( MAINSTREET_DIR . '/build/blocks/' . $slug, $manifest[ $slug ] ) );
		same( $full, $page, $name );
		forget_block( $registry->get_registered( $name ) );
		register_block_type( MAINSTREET_DIR . '/build/blocks/' . $slug );
		++$compared;
	}
	truly( $compared > 40, "$compared blocks" );
} );

test( 'where another plugin changes block.json data, blocks are registered in core’s way', function () {
	truly( Page_Blocks::serves() );
	$change = function ( $metadata ) { return $metadata; };
	foreach ( array( 'block_type_metadata', 'block_type_metadata_settings' ) as $hook ) {
		add_filter( $hook, $change );
		truly( ! Page_Blocks::serves(), $hook );
		remove_filter( $hook, $change );
	}
	add_filter( 'mainstreet_page_registration', '__return_false' );
	truly( ! Page_Blocks::serves() );
	remove_filter( 'mainstreet_page_registration', '__return_false' );
} );

test( 'a page without our blocks reads eight files of the plugin, whatever the number of blocks', function () {
	$file = WPMU_PLUGIN_DIR . '/mainstreet-files.php';
	wp_mkdir_p( WPMU_PLUGIN_DIR );
	file_put_contents( $file, '<?php add_action( "wp_footer", function () { $ours = array_filter( get_included_files(), function ( $file ) { return 0 === strpos( wp_normalize_path( $file ), wp_normalize_path( realpath( MAINSTREET_DIR ) ) . "/src/" ) || 0 === strpos( wp_normalize_path( $file ), wp_normalize_path( realpath( MAINSTREET_DIR ) ) . "/build/" ) || wp_normalize_path( $file ) === wp_normalize_path( MAINSTREET_FILE ); } ); echo "<!--files:", wp_json_encode( array_values( array_map( "basename", $ours ) ) ), "-->"; } );' );
	$page = wp_insert_post( array( 'post_title' => 'Plain', 'post_status' => 'publish', 'post_content' => '<!-- wp:paragraph --><p>Nothing of ours.</p><!-- /wp:paragraph -->' ) );
	// Core stores things on the first visit.
	wp_remote_get( get_permalink( $page ) );
	$html = wp_remote_retrieve_body( wp_remote_get( get_permalink( $page ) ) );
	unlink( $file );
	truly( (bool) preg_match( '/<!--files:(\[.*?\])-->/', $html, $found ), substr( $html, 0, 300 ) );
	$files = json_decode( $found[1] );
	// What the page says of itself to others is made by five more, and where the post has no picture four say which card is drawn for it.
	$files = array_diff( $files, array( 'class-head-tags.php', 'class-post-card.php', 'class-paid-content.php', 'class-card-text.php', 'class-card-image.php', 'class-drawn-card.php', 'class-card-look.php', 'class-graphemes.php', 'class-card-folder.php' ) );
	truly( count( $files ) > 3 && count( $files ) <= 8, implode( ', ', $files ) );
} );

test( 'a page from right to left links the style sheets of that direction', function () {
	$registry = \WP_Block_Type_Registry::get_instance();
	$manifest = require MAINSTREET_DIR . '/build/blocks-manifest.php';
	$links    = array();
	$GLOBALS['wp_locale']->text_direction = 'rtl';
	wp_styles()->text_direction           = 'rtl';
	try {
		foreach ( Blocks::slugs() as $slug ) {
			forget_block( $registry->get_registered( $manifest[ $slug ]['name'] ) );
			$type = Page_Blocks::register( MAINSTREET_DIR . '/build/blocks/' . $slug, $manifest[ $slug ] );
			foreach ( $type->style_handles as $handle ) {
				ob_start();
				wp_styles()->do_item( $handle );
				$links[ $handle ] = ob_get_clean();
			}
		}
	} finally {
		$GLOBALS['wp_locale']->text_direction = 'ltr';
		wp_styles()->text_direction           = 'ltr';
		foreach ( Blocks::slugs() as $slug ) {
			forget_block( $registry->get_registered( $manifest[ $slug ]['name'] ) );
			register_block_type( MAINSTREET_DIR . '/build/blocks/' . $slug );
		}
	}
	truly( count( $links ) > 20, count( $links ) . ' style sheets' );
	foreach ( $links as $handle => $link ) {
		truly( false !== strpos( $link, '-rtl.css' ), "$handle: $link" );
	}
} );
