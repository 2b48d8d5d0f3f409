<?php
namespace Mainstreet\Submissions;

use Mainstreet\Submissions\Pipeline\No_Script_Page;
use Mainstreet\Submissions\Registry\Form_Schema_Store;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Shortcodes;

defined( 'ABSPATH' ) || exit;

// After blocks are rendered (9), before shortcodes (11).
add_filter(
	'the_content',
	static fn( $content ) => is_string( $content ) && substr_count( $content, '[' ) > 500 ? Shortcodes::limit( $content, Form_Schemas::get_shortcode_tags() ) : $content
);
add_action(
	'wp_after_insert_post',
	static function ( $id, $post ) {
		if ( $post instanceof \WP_Post ) {
			( new Form_Schema_Store() )->post_saved( $id, $post );
		}
	},
	10,
	2
);
add_action(
	'before_delete_post',
	static function ( $id, $post ) {
		if ( is_numeric( $id ) && $post instanceof \WP_Post ) {
			( new Form_Schema_Store() )->post_deleted( $id, $post );
		}
	},
	10,
	2
);
add_action(
	'update_option_widget_block',
	static function ( $old, $now ) {
		( new Form_Schema_Store() )->widgets_saved( $old, $now );
	},
	10,
	2
);
// admin-post.php fires `admin_init` before the requested action.
add_action( 'admin_init', array( No_Script_Page::class, 'add_actions' ) );
if ( isset( $_GET['mainstreet_sent'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- read-only.
	add_action( 'template_redirect', array( No_Script_Page::class, 'prevent_caching' ), 0 );
}
