<?php
namespace Mainstreet\Submissions;

use Mainstreet\Core\Http_Status;
use Mainstreet\Core\Style_Sheet;
use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/**
 * Shows a title and some HTML as a page of the theme, with its header and footer, classic or made of blocks. There is no
 * such page in the database: the main query is given one that exists for this request. It is kept by no cache and no
 * search engine, and its address is told to nobody.
 */
final class Themed_Page {

	/** The page of this request. */
	private static ?\WP_Post $page = null;

	/** Its content. */
	private static string $html = '';

	/**
	 * Makes the page that the theme then shows. Called at `template_redirect`.
	 *
	 * @param string $title  Plain text.
	 * @param string $html   Escaped HTML; no filter of contents touches it.
	 * @param int    $status HTTP status.
	 */
	public static function show( $title, $html, $status = 200 ): void {
		self::$html = '<div class="mainstreet-page">' . $html . '</div>';
		self::$page = self::post( $title );
		self::take_query( self::$page );
		self::send_headers( $status );
		foreach ( array( 'redirect_canonical', 'wp_old_slug_redirect' ) as $redirect ) {
			remove_action( 'template_redirect', $redirect );
		}
		foreach ( array( 'rel_canonical', 'wp_shortlink_wp_head', 'wp_oembed_add_discovery_links', 'rest_output_link_wp_head', 'adjacent_posts_rel_link_wp_head' ) as $link ) {
			remove_action( 'wp_head', $link, has_action( 'wp_head', $link ) ? has_action( 'wp_head', $link ) : 10 );
		}
		// There is nothing to edit.
		remove_action( 'admin_bar_menu', 'wp_admin_bar_edit_menu', 80 );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		// For a page without a number, core gives classic themes the comments of the whole site.
		add_filter( 'comments_template', array( __CLASS__, 'without_comments' ), PHP_INT_MAX );
		add_filter( 'comments_template_query_args', array( __CLASS__, 'without_comment' ) );
		add_filter( 'previous_post_link', '__return_empty_string' );
		add_filter( 'next_post_link', '__return_empty_string' );
		add_filter( 'the_content', array( __CLASS__, 'content' ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', array( __CLASS__, 'enqueue' ) );
	}

	/**
	 * Puts the content in its place, behind everything that changes contents.
	 *
	 * @param string $content Content of any post.
	 * @return string
	 */
	public static function content( $content ) {
		return get_post() === self::$page ? self::$html : $content;
	}

	/**
	 * A template that shows nothing, not even that there are no comments.
	 *
	 * @return string Its path.
	 */
	public static function without_comments() {
		return __DIR__ . '/no-comments.php';
	}

	/**
	 * No comment is asked for either.
	 *
	 * @param array $args Of WP_Comment_Query.
	 * @return array
	 */
	public static function without_comment( array $args ) {
		return array( 'comment__in' => array( 0 ) ) + $args;
	}

	/** Loads the styles. */
	public static function enqueue(): void {
		// Its buttons are no blocks, but look like the theme's.
		wp_enqueue_style( 'wp-block-button' );
		wp_enqueue_style( 'wp-block-buttons' );
		Style_Sheet::enqueue( 'submissions/themed-page' );
	}

	/**
	 * The page as core knows pages.
	 *
	 * @param string $title Plain text.
	 */
	private static function post( $title ): \WP_Post {
		$now = current_time( 'mysql' );
		return new \WP_Post(
			(object) array(
				'ID'             => 0,
				'post_author'    => 0,
				'post_date'      => $now,
				'post_date_gmt'  => $now,
				'post_modified'  => $now,
				// Themes print titles as they are.
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

	/**
	 * Gives the main query the page.
	 *
	 * @param \WP_Post $post Page.
	 */
	private static function take_query( \WP_Post $post ): void {
		global $wp_query, $wp_the_query;
		$wp_query->init();
		// The loop reads these without asking whether they are there.
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
		$wp_the_query                = $wp_query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- templates ask either.
		$GLOBALS['post']             = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as the main query does.
	}

	/**
	 * Headers.
	 *
	 * @param int $status HTTP status.
	 */
	private static function send_headers( int $status ): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches know.
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
