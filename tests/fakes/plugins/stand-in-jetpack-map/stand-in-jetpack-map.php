<?php
/**
 * Plugin Name: Stand-in for a plugin with a map block
 * Description: For the tests: holds the block jetpack/map and its route, as another plugin would. Ours must leave both alone.
 *
 * The option `stand_in_jetpack_map_priority` says at which priority it registers (10; up to 99).
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

$stand_in_priority = (int) get_option( 'stand_in_jetpack_map_priority', 10 );

add_action(
	'init',
	static function () {
		register_block_type(
			'jetpack/map',
			array(
				'api_version'     => 3,
				'title'           => 'Stand-in map',
				'category'        => 'embed',
				'render_callback' => static function () {
					return '<p class="stand-in-map">The map of the other plugin</p>';
				},
			)
		);
	},
	$stand_in_priority
);

add_action(
	'rest_api_init',
	static function () {
		register_rest_route(
			'wpcom/v2',
			'/service-api-keys/(?P<service>[a-z\-_]+)',
			array(
				array(
					'methods'             => 'GET',
					'callback'            => static function () {
						return array( 'service_api_key' => 'stand-in' );
					},
					'permission_callback' => '__return_true',
				),
			)
		);
	},
	$stand_in_priority
);

// The editor side: the block is registered there before the scripts of others run.
add_action(
	'enqueue_block_editor_assets',
	static function () {
		wp_register_script( 'stand-in-jetpack-map', false, array( 'wp-blocks', 'wp-element' ), '1', true );
		wp_enqueue_script( 'stand-in-jetpack-map' );
		wp_add_inline_script(
			'stand-in-jetpack-map',
			"wp.blocks.registerBlockType( 'jetpack/map', { apiVersion: 3, title: 'Stand-in map', category: 'embed', edit: function () { return wp.element.createElement( 'p', null, 'The map of the other plugin' ); }, save: function () { return null; } } );"
		);
	},
	1
);
