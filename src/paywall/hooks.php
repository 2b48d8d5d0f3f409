<?php
/**
 * Hooks of paid content.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Gate;

use Mainstreet\Core\Post_Types;

defined( 'ABSPATH' ) || exit;

// What runs on every page looks first, here, whether there is anything to do: a class is a file to read.

add_filter( 'mainstreet_paid_content', array( Gate::class, 'of_page' ), 10, 3 );
add_filter( 'mainstreet_checkout_offer', array( Gate_Offer::class, 'answer' ), 20, 3 );
add_filter( 'mainstreet_subscriber_is_member', array( Gate_Offer::class, 'subscriber_is_member' ), 10, 3 );
if ( isset( $_COOKIE['wp-mainstreet-access'] ) ) {
	add_action( 'template_redirect', array( Private_Page::class, 'prepare' ), 0 );
}
add_filter(
	'posts_search',
	static function ( $search ) {
		return is_string( $search ) && '' !== $search ? Search_Guard::sql( $search ) : $search;
	},
	PHP_INT_MAX
);
add_filter(
	'posts_search_orderby',
	static function ( $order ) {
		return is_string( $order ) && '' !== $order ? Search_Guard::sql( $order ) : $order;
	},
	PHP_INT_MAX
);
add_action(
	'pre_get_posts',
	static function ( $query ) {
		// The search for links and get_posts() leave filters out, and the two above with them.
		if ( $query->get( 'suppress_filters' ) && '' !== $query->get( 's' ) && ! current_user_can( 'edit_others_posts' ) ) {
			$query->set( 'suppress_filters', false );
		}
	},
	PHP_INT_MAX
);
add_action( 'mainstreet_paid_posts', array( Paid_Post_Index::class, 'run' ) );
add_action( 'mainstreet_activated', array( Paid_Post_Index::class, 'reset' ) );
add_action( 'pre_post_update', array( Paid_Post_Index::class, 'before_update' ), 10, 2 );
add_action( 'save_post', array( Paid_Post_Index::class, 'saved' ), 10, 3 );
add_action(
	'deleted_post',
	static function ( $post_id, $post = null ) {
		if ( ! Post_Types::is_internal( $post ) || 'wp_block' === $post->post_type ) {
			Paid_Post_Index::deleted( $post_id );
		}
	},
	10,
	2
);
add_action(
	'add_post_meta',
	static function ( $post_id, $key, $value ) {
		if ( '_jetpack_newsletter_access' === $key ) {
			Paid_Post_Index::before_level( (int) $post_id, $value );
		}
	},
	10,
	3
);
add_action(
	'update_post_meta',
	static function ( $meta_id, $post_id, $key, $value ) {
		if ( '_jetpack_newsletter_access' === $key ) {
			Paid_Post_Index::before_level( (int) $post_id, $value );
		}
	},
	10,
	4
);
foreach ( array( 'updated_post_meta', 'deleted_post_meta' ) as $mainstreet_hook ) {
	add_action(
		$mainstreet_hook,
		static function ( $meta_id, $post_id, $key ) {
			if ( '_jetpack_newsletter_access' === $key ) {
				Paid_Post_Index::renew( (int) $post_id, (int) $post_id );
			}
		},
		10,
		3
	);
}
add_filter(
	'get_post_metadata',
	static function ( $value, $post_id, $key ) {
		return 'footnotes' === $key && null === $value ? Paid_Extras::notes( $value, $post_id ) : $value;
	},
	10,
	3
);
add_filter(
	'render_block_data',
	static function ( $block ) {
		return isset( $block['blockName'] ) && 'premium-content/container' === $block['blockName'] ? Shared_Parts::data( $block ) : $block;
	}
);
add_filter( 'rss_enclosure', array( Paid_Extras::class, 'enclosure' ) );
add_filter( 'atom_enclosure', array( Paid_Extras::class, 'enclosure' ) );
add_action(
	'init',
	static function () {
		$is_limited = static function ( $post ) {
			$access = $post instanceof \WP_Post && $post->ID ? get_post_meta( $post->ID, '_jetpack_newsletter_access', true ) : '';
			return is_string( $access ) && '' !== $access && 'everybody' !== $access;
		};
		// In front of Paid_Content, which gets what is left.
		add_filter(
			'content_pagination',
			static function ( $pages, $post ) use ( $is_limited ) {
				return $is_limited( $post ) ? Post_Gate::pages( $pages, $post ) : $pages;
			},
			-1,
			2
		);
		add_filter(
			'the_content',
			static function ( $content ) use ( $is_limited ) {
				return $is_limited( get_post() ) ? Post_Gate::content( $content ) : $content;
			},
			-1
		);
		add_filter(
			'comments_open',
			static function ( $is_open, $post_id ) use ( $is_limited ) {
				return $is_open && $is_limited( get_post( $post_id ) ) ? Post_Gate::comments( $is_open, $post_id ) : $is_open;
			},
			PHP_INT_MAX,
			2
		);
		add_filter(
			'wp_trim_words',
			static function ( $words, $number, $more, $text ) use ( $is_limited ) {
				return $is_limited( get_post() ) ? Post_Gate::words( $words, $number, $more, $text ) : $words;
			},
			11,
			4
		);
		add_filter(
			'pre_render_block',
			static function ( $html, $block ) {
				return 'core/latest-posts' === $block['blockName'] ? Post_Gate::before_list( $html, $block ) : $html;
			},
			PHP_INT_MAX,
			2
		);
		add_filter(
			'render_block_core/latest-posts',
			static function ( $html ) {
				return has_filter( 'post_password_required', array( Post_Gate::class, 'is_closed' ) ) ? Post_Gate::behind_list( $html ) : $html;
			}
		);
	},
	101
);
