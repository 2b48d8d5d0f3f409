<?php
/**
 * Blocks, editor state and routes.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Registration;

defined( 'ABSPATH' ) || exit;

// Behind every plugin that registers at a priority up to 99: what is registered by then is left alone.
add_action( 'init', array( Blocks::class, 'register' ), 100 );
add_action( 'init', array( Paid_Content::class, 'guard' ), 101 );
add_action( 'rest_api_init', array( Routes::class, 'register_all' ), 100 );
add_filter( 'rest_request_before_callbacks', array( Route_Guard::class, 'check_texts' ), 10, 3 );
add_filter( 'rest_request_after_callbacks', array( Route_Guard::class, 'shape' ), 10, 3 );
add_filter( 'render_block_data', array( Blocks::class, 'drop_odd_class_name' ), 1 );
// Around core's own filter of attributes, at 10.
add_filter( 'content_save_pre', array( Plain_Attributes::class, 'escape_delimiters' ), 8 );
add_filter( 'pre_kses', array( Plain_Attributes::class, 'set_aside' ), 9, 2 );
add_filter( 'pre_kses', array( Plain_Attributes::class, 'put_back' ), 11, 2 );
add_filter( 'block_categories_all', array( Blocks::class, 'add_categories' ) );
add_action( 'enqueue_block_editor_assets', array( Editor_Script::class, 'print_state' ) );
add_action( 'wp_enqueue_scripts', array( Page_Styles::class, 'keep_used_only' ), PHP_INT_MAX );
add_action( 'admin_notices', array( Modules::class, 'show_warnings' ) );
add_action( 'admin_init', array( Policy_Texts::class, 'suggest_policy' ) );
