<?php
namespace Mainstreet\Submissions;

use Mainstreet\Core\Http_Status;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a title and some HTML as a page of a classic or block theme, with its header and footer. The page is not in the
 * database: the main query returns a post that exists for this request only. The page has no permalink, and is excluded
 * from caches and search engines.
 */
final class Themed_Page {

	/** The post of the page; null if this request shows no such page. */
	private static ?\WP_Post $page = null;

	/** Content of the page, as escaped HTML. */
	private static string $html = '';

	/**
	 * Replaces the current page. Called at `template_redirect`.
	 *
	 * @param string $title  Plain text.
	 * @param string $html   Escaped HTML; filters of `the_content` do not change it.
	 * @param int    $status HTTP status.
	 */
	public static function show( $title, $html, $status = 200 ): void {
		self::$html = '<div class="mainstreet-page">' . $html . '</div>';
		self::$page = self::create_post( $title );
		self::replace_query( self::$page );
		self::send_headers( $status );
		foreach ( array( 'redirect_canonical', 'wp_old_slug_redirect' ) as $redirect ) {
			remove_action( 'template_redirect', $redirect );
		}
		foreach ( array( 'rel_canonical', 'wp_shortlink_wp_head', 'wp_oembed_add_discovery_links', 'rest_output_link_wp_head', 'adjacent_posts_rel_link_wp_head' ) as $link ) {
			remove_action( 'wp_head', $link, has_action( 'wp_head', $link ) ? has_action( 'wp_head', $link ) : 10 );
		}
		// The page cannot be edited.
		remove_action( 'admin_bar_menu', 'wp_admin_bar_edit_menu', 80 );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		// For a page without an id, core gives classic themes the comments of the whole site.
		add_filter( 'comments_template', array( __CLASS__, 'filter_comments_template' ), PHP_INT_MAX );
		add_filter( 'comments_template_query_args', array( __CLASS__, 'filter_comments_query' ) );
		add_filter( 'previous_post_link', '__return_empty_string' );
		add_filter( 'next_post_link', '__return_empty_string' );
		add_filter( 'the_content', array( __CLASS__, 'filter_content' ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
	}

	/**
	 * Callback of `the_content`, after all other filters: returns the HTML of the page.
	 *
	 * @param string $content Content of any post.
	 * @return string
	 */
	public static function filter_content( $content ) {
		return get_post() === self::$page ? self::$html : $content;
	}

	/**
	 * Callback of `comments_template`: returns the path of a template that prints nothing, not even "no comments".
	 *
	 * @return string Path.
	 */
	public static function filter_comments_template() {
		return __DIR__ . '/no-comments.php';
	}

	/**
	 * Callback of `comments_template_query_args`: makes the query find no comments.
	 *
	 * @param array $args Arguments of WP_Comment_Query.
	 */
	public static function filter_comments_query( array $args ) {
		return array( 'comment__in' => array( 0 ) ) + $args;
	}

	public static function enqueue(): void {
		// The buttons of the page are not blocks, but use the styles of the theme's button blocks.
		wp_enqueue_style( 'wp-block-button' );
		wp_enqueue_style( 'wp-block-buttons' );
		Style_Sheet::enqueue( 'submissions/themed-page' );
	}

	/**
	 * Creates the post of the page, which is not stored.
	 *
	 * @param string $title Plain text.
	 */
	private static function create_post( $title ): \WP_Post {
		$now = current_time( 'mysql' );
		return new \WP_Post(
			(object) array(
				'ID'             => 0,
				'post_author'    => 0,
				'post_date'      => $now,
				'post_date_gmt'  => $now,
				'post_modified'  => $now,
				// Themes print titles without escaping.
				'post_title'     => Visitor_Text::escape( $title ),
				'post_name'      => 'mainstreet-page',
				'post_content'   => '',
				'post_excerpt'   => '',
				'post_status'    => 'publish',
				'post_type'      => 'page',
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'filter'         => 'raw',
			)
		);
	}

	/** Sets the page as the only result of the main query. */
	private static function replace_query( \WP_Post $post ): void {
		global $wp_query, $wp_the_query;
		$wp_query->init();
		// The loop reads these query vars without isset().
		$wp_query->set( 'fields', '' );
		$wp_query->set( 'update_post_meta_cache', false );
		$wp_query->set( 'update_post_term_cache', false );
		$wp_query->posts             = array( $post );
		$wp_query->post              = $post;
		$wp_query->post_count        = 1;
		$wp_query->found_posts       = 1;
		$wp_query->max_num_pages     = 1;
		$wp_query->queried_object    = $post;
		$wp_query->queried_object_id = 0;
		$wp_query->is_page           = true;
		$wp_query->is_singular       = true;
		$wp_the_query                = $wp_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- templates use either global.
		$GLOBALS['post']             = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as the main query does.
	}

	/** Sends the status, and headers against caching, indexing and framing. */
	private static function send_headers( int $status ): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant that caching plugins read.
		}
		if ( headers_sent() ) {
			return;
		}
		Http_Status::send( $status );
		nocache_headers();
		header( 'Cache-Control: no-cache, must-revalidate, max-age=0, no-store, private' );
		header( 'Referrer-Policy: same-origin' );
		header( 'X-Robots-Tag: noindex, nofollow' );
		header( 'X-Frame-Options: DENY' );
	}
}
