<?php
namespace Mainstreet\Payments\Plans;

use Mainstreet\Core\Post_Types;

defined( 'ABSPATH' ) || exit;

// After Jetpack, which registers the same type. Not in a class, because this runs on every page and would load another file.
add_action(
	'init',
	static function () {
		if ( post_type_exists( 'jp_mem_plan' ) ) {
			return;
		}
		register_post_type(
			'jp_mem_plan',
			array(
				'label'               => __( 'Payment plans', 'mainstreet-blocks' ),
				'public'              => false,
				'show_ui'             => false,
				'show_in_rest'        => false,
				'exclude_from_search' => true,
				'rewrite'             => false,
				'query_var'           => false,
				'delete_with_user'    => false,
				'supports'            => array( 'title', 'custom-fields', 'author' ),
				'map_meta_cap'        => true,
				'capabilities'        => array(
					'edit_posts'          => 'edit_posts',
					// Editors must not change plans of other users: prices apply to the whole site.
					'edit_others_posts'   => 'manage_options',
					'delete_others_posts' => 'manage_options',
					'read_private_posts'  => 'read_private_posts',
					'create_posts'        => 'do_not_allow',
				),
			)
		);
	},
	20
);
// Index of posts with paid content.
add_action( 'mainstreet_paid_posts', array( Paid_Post_Index::class, 'run' ) );
add_action( 'mainstreet_activated', array( Paid_Post_Index::class, 'reset' ) );
add_action( 'pre_post_update', array( Paid_Post_Index::class, 'before_update' ), 10, 2 );
add_action( 'save_post', array( Paid_Post_Index::class, 'handle_saved' ), 10, 3 );
add_action(
	'deleted_post',
	static function ( $post_id, $post = null ) {
		if ( is_numeric( $post_id ) && ( ! Post_Types::is_internal( $post ) || 'wp_block' === $post->post_type ) ) {
			Paid_Post_Index::handle_deleted( (int) $post_id );
		}
	},
	10,
	2
);
add_action(
	'add_post_meta',
	static function ( $post_id, $key, $value ) {
		if ( '_jetpack_newsletter_access' === $key && is_numeric( $post_id ) ) {
			Paid_Post_Index::handle_level( (int) $post_id, $value );
		}
	},
	10,
	3
);
add_action(
	'update_post_meta',
	static function ( $meta_id, $post_id, $key, $value ) {
		if ( '_jetpack_newsletter_access' === $key && is_numeric( $post_id ) ) {
			Paid_Post_Index::handle_level( (int) $post_id, $value );
		}
	},
	10,
	4
);
foreach ( array( 'updated_post_meta', 'deleted_post_meta' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function ( $meta_id, $post_id, $key ) {
			if ( '_jetpack_newsletter_access' === $key && is_numeric( $post_id ) ) {
				Paid_Post_Index::index_range( (int) $post_id, (int) $post_id );
			}
		},
		10,
		3
	);
}
