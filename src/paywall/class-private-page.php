<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Public_Output;
use Mainstreet\Payments\Members\Access\Access_Cookie;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a page with something paid for out of every cache; where that can't be said any more, there is nothing paid for on it.
 */
final class Private_Page {

	/** Whether this was said of the page being made. */
	private static bool $is_kept = false;

	/**
	 * Whether a page is being made for a visitor to read: no feed, embed, excerpt, mail or answer of the REST API.
	 */
	public static function is_page(): bool {
		return ! Public_Output::is_rendering() && did_action( 'template_redirect' ) && ! is_feed() && ! is_embed() && ! is_robots() && ! doing_filter( 'get_the_excerpt' )
			&& ! wp_doing_cron() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}

	/**
	 * Whether this output can show a post or container: what is open to everybody, and on a page that no cache keeps what its
	 * visitor may see.
	 *
	 * @param Subject $subject Post or container.
	 * @param Reader  $reader  The visitor.
	 */
	public static function can_show( Subject $subject, Reader $reader ): bool {
		return ! $subject->is_limited() || ( self::is_page() && Access_Policy::can_view( $subject, $reader ) && self::keep() );
	}

	/**
	 * Says that the page is this visitor's alone.
	 *
	 * @return bool Whether caches can know.
	 */
	public static function keep(): bool {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the name that page caches know.
		if ( ! DONOTCACHEPAGE ) {
			return false;
		}
		if ( ! self::$is_kept && ! headers_sent() ) {
			nocache_headers();
			// Whatever filters make of core's.
			header( 'Cache-Control: private, no-store, no-cache, must-revalidate, max-age=0' );
			self::$is_kept = true;
		}
		// Core says it of each page of who is logged in. The command line has no headers.
		return self::$is_kept || is_user_logged_in() || 'cli' === PHP_SAPI;
	}

	/**
	 * The page's posts are known, and nothing of it is printed: a visitor who may be a member gets a page of his own, if there is something
	 * paid for on it.
	 */
	public static function prepare(): void {
		global $wp_query;
		if ( is_feed() || is_embed() ) {
			return;
		}
		$texts = wp_is_block_theme() ? array() : self::widgets();
		foreach ( (array) $wp_query->posts as $post ) {
			if ( $post instanceof \WP_Post ) {
				$texts[] = Subject::from_post( $post )->is_limited() ? 'wp:premium-content/' : $post->post_content;
			}
		}
		// A pattern may hold something, too.
		if ( preg_match( '#wp:(?:premium-content/|block )#', implode( "\n", $texts ) ) ) {
			self::keep();
			Access_Cookie::renew();
		}
	}

	/**
	 * Texts of the widgets, which classic themes print when headers are gone. Themes of blocks draw all of a page in front of them.
	 *
	 * @return string[]
	 */
	private static function widgets(): array {
		$widgets = get_option( 'widget_block' );
		return array_filter( is_array( $widgets ) ? array_column( $widgets, 'content' ) : array(), 'is_string' );
	}
}
