<?php
namespace Mainstreet\Paywall;

defined( 'ABSPATH' ) || exit;

// Callbacks that run on every page check here whether there is anything to do, so that the class files are loaded only when needed.

add_filter( 'mainstreet_paid_content', array( Surfaces\Post_Content::class, 'open' ), 10, 3 );
add_filter( 'mainstreet_checkout_offer', array( Plan_Offer::class, 'add_offer' ), 20, 3 );
add_filter( 'mainstreet_campaign_content', array( Surfaces\Campaign_Paywall::class, 'filter_content' ), PHP_INT_MAX );
add_filter( 'mainstreet_subscriber_is_member', array( Surfaces\Campaign_Paywall::class, 'is_member' ), 10, 3 );
if ( isset( $_COOKIE['wp-mainstreet-access'] ) ) {
	add_action( 'template_redirect', array( Page_Access::class, 'prevent_caching_early' ), 0 );
}
add_filter( 'posts_search', static fn( $search ) => is_string( $search ) && '' !== $search ? Surfaces\Search_Guard::filter_sql( $search ) : $search, PHP_INT_MAX );
add_filter(
	'posts_search_orderby',
	static fn( $order ) => is_string( $order ) && '' !== $order ? Surfaces\Search_Guard::filter_sql( $order ) : $order,
	PHP_INT_MAX
);
add_action(
	'pre_get_posts',
	static function ( $query ) {
		// get_posts() and the search for links suppress filters, including the two above.
		if ( $query instanceof \WP_Query && $query->get( 'suppress_filters' ) && '' !== $query->get( 's' ) && ! current_user_can( 'edit_others_posts' ) ) {
			$query->set( 'suppress_filters', false );
		}
	},
	PHP_INT_MAX
);
add_filter(
	'get_post_metadata',
	static fn( $value, $post_id, $key ) => 'footnotes' === $key && null === $value ? Surfaces\Footnotes::filter( $value, $post_id ) : $value,
	10,
	3
);
add_filter(
	'render_block_data',
	static fn( $block ) => is_array( $block ) && isset( $block['blockName'] ) && 'premium-content/container' === $block['blockName'] ? Surfaces\Gated_Patterns::filter( $block ) : $block
);
add_filter( 'rss_enclosure', array( Surfaces\Gated_Enclosures::class, 'filter' ) );
add_filter( 'atom_enclosure', array( Surfaces\Gated_Enclosures::class, 'filter' ) );
// After all other callbacks (or before them, where they receive raw content), so that no paid content is added afterwards.
add_action(
	'init',
	static function () {
		$is_limited = static function ( $post ) {
			$access = $post instanceof \WP_Post && $post->ID ? get_post_meta( $post->ID, '_jetpack_newsletter_access', true ) : '';
			return is_string( $access ) && '' !== $access && 'everybody' !== $access;
		};
		// Limited posts first; paid parts are then removed from the remaining content.
		add_filter(
			'content_pagination',
			static fn( $pages, $post ) => $is_limited( $post ) ? Surfaces\Post_Content::limit_pages( $pages, $post ) : $pages,
			-1,
			2
		);
		add_filter(
			'content_pagination',
			static fn( $pages, $post ) => ! is_array( $pages ) || false === strpos( implode( '', array_filter( $pages, 'is_string' ) ), 'wp:premium-content/' ) ? $pages : Surfaces\Post_Content::filter_pages( $pages, $post ),
			0,
			2
		);
		add_filter(
			'the_content',
			static fn( $content ) => $is_limited( get_post() ) ? Surfaces\Post_Content::limit_content( $content ) : $content,
			-1
		);
		$filter_content = static fn( $content ) => is_string( $content ) && false !== strpos( $content, 'wp:premium-content/' ) ? Surfaces\Post_Content::filter_content( $content ) : $content;
		add_filter( 'the_content', $filter_content, 0 );
		add_filter( 'render_block', $filter_content, PHP_INT_MAX );
		add_filter(
			'pre_render_block',
			static function ( $html, $block ) {
				$name = is_array( $block ) && isset( $block['blockName'] ) ? (string) $block['blockName'] : '';
				if ( 'core/latest-posts' === $name ) {
					return Surfaces\Latest_Posts::close_limited_posts( $html, $block );
				}
				return 0 === strpos( $name, 'premium-content/' ) ? Surfaces\Post_Content::skip_block( $html, $block ) : $html;
			},
			PHP_INT_MAX,
			2
		);
		add_filter(
			'render_block_core/latest-posts',
			static fn( $html ) => has_filter( 'post_password_required', array( Surfaces\Latest_Posts::class, 'is_closed' ) ) ? Surfaces\Latest_Posts::replace_message( $html ) : $html
		);
		$filter_blocks = static function ( $names ) {
			// Core's lists do not contain the block, but plugins may add it.
			return is_array( $names ) && in_array( 'premium-content/subscriber-view', $names, true ) ? Surfaces\Excerpts::remove_block( $names ) : $names;
		};
		add_filter( 'excerpt_allowed_blocks', $filter_blocks, PHP_INT_MAX );
		add_filter( 'excerpt_allowed_wrapper_blocks', $filter_blocks, PHP_INT_MAX );
		add_filter(
			'wp_trim_words',
			static fn( $words, $number, $more, $text ) => is_string( $text ) && false !== strpos( $text, 'wp:premium-content/' ) ? Surfaces\Excerpts::filter_words( $words, $number, $more, $text ) : $words,
			10,
			4
		);
		add_filter(
			'wp_trim_words',
			static fn( $words, $number, $more, $text ) => $is_limited( get_post() ) ? Surfaces\Excerpts::limit_words( $words, $number, $more, $text ) : $words,
			11,
			4
		);
		add_filter(
			'comments_open',
			static fn( $is_open, $post_id ) => $is_open && $is_limited( get_post( $post_id ) ) ? Surfaces\Comments::are_open( $is_open, $post_id ) : $is_open,
			PHP_INT_MAX,
			2
		);
	},
	101
);
