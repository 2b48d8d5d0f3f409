<?php
namespace Mainstreet\Blocks\Simple_Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the post types `jp_pay_product` and `jp_pay_order`, which have the same names as in Jetpack, unless another plugin has
 * registered them (docs/server-contract.md A32, B.7).
 */
final class Product_Types {

	/** Copy of an order, for code that reads Jetpack's orders. The table of orders is authoritative. */
	const ORDER = 'jp_pay_order';

	const ORDER_META = array( 'spay_paypal_id', 'spay_status', 'spay_product_id', 'spay_quantity', 'spay_price', 'spay_currency', 'spay_formatted_price', 'spay_customer_email' );

	/** Registers both post types. May be called several times. */
	public static function register(): void {
		if ( ! post_type_exists( Product::TYPE ) ) {
			register_post_type( Product::TYPE, self::get_product_args() );
			self::register_meta();
			add_filter( 'rest_pre_insert_' . Product::TYPE, array( Product_Fields::class, 'validate' ), 10, 2 );
			add_filter( 'rest_prepare_' . Product::TYPE, array( Product_Fields::class, 'redact' ), 10, 2 );
		}
		if ( ! post_type_exists( self::ORDER ) ) {
			register_post_type( self::ORDER, self::get_order_args() );
			foreach ( self::ORDER_META as $name ) {
				register_post_meta(
					self::ORDER,
					$name,
					array(
						'type'         => 'string',
						'single'       => true,
						'show_in_rest' => true,
					)
				);
			}
		}
	}

	/**
	 * Filters `map_meta_cap`: authors can only edit their own products. Core would allow it to everyone with `edit_posts`, because the
	 * post type maps `edit_post` to it.
	 *
	 * @param string[] $caps Required capabilities.
	 * @param string   $cap  Requested capability.
	 * @param array    $args Arguments; the first is the post.
	 * @return string[]
	 */
	public static function map_meta_cap( $caps, $cap, $user, $args ) {
		// For post types without `map_meta_cap`, core passes the mapped capability instead of the meta capability.
		$read = array( 'read_post', 'read_private_posts' );
		$post = is_array( $args ) && isset( $args[0] ) && is_numeric( $user ) && in_array( $cap, array_merge( $read, array( 'edit_post', 'edit_posts', 'delete_post', 'delete_posts' ) ), true ) ? get_post( $args[0] ) : null;
		if ( ! $post || Product::TYPE !== $post->post_type ) {
			return $caps;
		}
		$is_read = in_array( $cap, $read, true );
		if ( (int) $post->post_author === (int) $user && $user ) {
			// Authors may read their own drafts, which `read_private_posts` would not allow.
			return $is_read ? array( 'edit_posts' ) : $caps;
		}
		if ( ! $is_read ) {
			$caps[] = 'edit_others_posts';
		}
		return $caps;
	}

	/** Returns the arguments of both post types. */
	private static function get_common_args(): array {
		return array(
			'public'              => false,
			'exclude_from_search' => true,
			'publicly_queryable'  => false,
			'show_ui'             => false,
			'show_in_nav_menus'   => false,
			'show_in_rest'        => true,
			'rewrite'             => false,
			'query_var'           => false,
			'has_archive'         => false,
			'can_export'          => true,
			'delete_with_user'    => false,
			'map_meta_cap'        => false,
		);
	}

	private static function get_product_args(): array {
		return array(
			'labels'       => array(
				'name'          => __( 'Products', 'mainstreet-blocks' ),
				'singular_name' => __( 'Product', 'mainstreet-blocks' ),
			),
			'supports'     => array( 'title', 'editor', 'thumbnail', 'custom-fields', 'author' ),
			'capabilities' => array(
				'edit_post'          => 'edit_posts',
				'read_post'          => 'read_private_posts',
				'delete_post'        => 'delete_posts',
				'edit_posts'         => 'publish_posts',
				'create_posts'       => 'publish_posts',
				'edit_others_posts'  => 'edit_others_posts',
				'delete_posts'       => 'publish_posts',
				'publish_posts'      => 'publish_posts',
				'read_private_posts' => 'read_private_posts',
			),
		) + self::get_common_args();
	}

	/** Returns the arguments of `jp_pay_order`. Only the plugin creates these posts. */
	private static function get_order_args(): array {
		return array(
			'labels'                => array(
				'name'          => __( 'Product orders', 'mainstreet-blocks' ),
				'singular_name' => __( 'Product order', 'mainstreet-blocks' ),
			),
			'supports'              => array( 'title', 'custom-fields' ),
			'rest_controller_class' => Order_Copies_Controller::class,
			'capabilities'          => array(
				'edit_post'          => 'do_not_allow',
				'read_post'          => 'manage_options',
				'delete_post'        => 'do_not_allow',
				'edit_posts'         => 'manage_options',
				'create_posts'       => 'do_not_allow',
				'edit_others_posts'  => 'do_not_allow',
				'delete_posts'       => 'do_not_allow',
				'publish_posts'      => 'do_not_allow',
				'read_private_posts' => 'manage_options',
			),
		) + self::get_common_args();
	}

	/** Registers the meta of products. The callbacks only sanitize; Product_Fields::validate() validates, because it can return errors. */
	private static function register_meta(): void {
		foreach ( array(
			'spay_price'    => array( 'number', array( Product_Fields::class, 'clean_price' ) ),
			'spay_currency' => array( 'string', array( Product::class, 'clean_currency' ) ),
			'spay_email'    => array( 'string', 'sanitize_email' ),
			'spay_multiple' => array( 'boolean', 'rest_sanitize_boolean' ),
			'spay_cta'      => array( 'string', array( Product_Fields::class, 'clean_label' ) ),
			'spay_status'   => array( 'string', 'sanitize_text_field' ),
		) as $name => list( $type, $clean ) ) {
			register_post_meta(
				Product::TYPE,
				$name,
				array(
					'type'              => $type,
					'single'            => true,
					'show_in_rest'      => true,
					'sanitize_callback' => $clean,
				)
			);
		}
	}
}
