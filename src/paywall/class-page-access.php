<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Public_Output;
use Mainstreet\Payments\Members\Access\Access_Cookie;

defined( 'ABSPATH' ) || exit;

/** Prevents caching of pages with paid content. If it is too late to send the headers, the page shows no paid content. */
final class Page_Access {

	/** Whether the headers were sent for this page. */
	private static bool $is_uncached = false;

	/** Whether the current request renders a page for a visitor, and not a feed, embed, excerpt, email or REST response. */
	public static function is_page(): bool {
		return ! Public_Output::is_rendering() && did_action( 'template_redirect' ) && ! is_feed() && ! is_embed() && ! is_robots() && ! doing_filter( 'get_the_excerpt' )
			&& ! wp_doing_cron() && ! ( defined( 'REST_REQUEST' ) && REST_REQUEST );
	}

	/** Whether the current output may contain a post or container: it is public, or the visitor may see it and the page is not cached. */
	public static function can_show( Subject $subject, Reader $reader ): bool {
		return ! $subject->is_limited() || ( self::is_page() && Access_Policy::can_view( $subject, $reader ) && self::prevent_caching() );
	}

	/** @return bool False if the page may be cached: headers were already sent, or DONOTCACHEPAGE is defined as false. */
	public static function prevent_caching(): bool {
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- the constant that page caches check.
		if ( ! DONOTCACHEPAGE ) {
			return false;
		}
		if ( ! self::$is_uncached && ! headers_sent() ) {
			nocache_headers();
			// Filters may have changed core's header.
			header( 'Cache-Control: private, no-store, no-cache, must-revalidate, max-age=0' );
			self::$is_uncached = true;
		}
		// Core sends these headers for all logged-in users. The command line has no headers.
		return self::$is_uncached || is_user_logged_in() || 'cli' === PHP_SAPI;
	}

	/**
	 * Callback of `template_redirect`. Prevents caching for visitors who may be members, if the page has paid content. The posts are known
	 * by then, and nothing was printed yet.
	 */
	public static function prevent_caching_early(): void {
		global $wp_query;
		if ( is_feed() || is_embed() ) {
			return;
		}
		$texts = wp_is_block_theme() ? array() : self::get_widget_contents();
		foreach ( (array) $wp_query->posts as $post ) {
			if ( $post instanceof \WP_Post ) {
				$texts[] = Subject::from_post( $post )->is_limited() ? 'wp:premium-content/' : $post->post_content;
			}
		}
		// Synced patterns (`wp:block`) may contain paid content too.
		if ( preg_match( '#wp:(?:premium-content/|block )#', implode( "\n", $texts ) ) ) {
			self::prevent_caching();
			Access_Cookie::renew();
		}
	}

	/** Returns the content of block widgets. Classic themes render them after headers are sent. Block themes render the whole page first. */
	private static function get_widget_contents(): array {
		$widgets = get_option( 'widget_block' );
		return array_filter( is_array( $widgets ) ? array_column( $widgets, 'content' ) : array(), 'is_string' );
	}
}
