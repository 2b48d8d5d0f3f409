<?php
/**
 * Hooks of payment plans.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Plans;

defined( 'ABSPATH' ) || exit;

// Behind the original plugin, which has the same type. Written out here: this runs on every page, and a class is a file to read.
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
					// Editors change no plans of others: a price decides what is paid on the whole site.
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
