<?php
namespace Mainstreet\Payments\Gate;

use Mainstreet\Payments\Members\Access;
use Mainstreet\Payments\Members\Member_Page;
use Mainstreet\Payments\Orders\Buy_Link;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Cuts posts to their beginning for who may not read on, whatever asks: the page, feeds, REST, excerpts, widgets.
 */
final class Post_Gate {

	/** Key of a whole post, in place of a container's number. */
	const KEY = '0-';

	/** Plans that are offered at most. */
	const MOST_PLANS = 5;

	/**
	 * Pages of a post, as get_the_content() has them.
	 *
	 * @param string[] $pages Its content, cut at the page breaks.
	 * @param \WP_Post $post  The post.
	 * @return string[]
	 */
	public static function pages( $pages, $post ) {
		if ( ! Post_Access::is_limited( $post ) || self::may_read( $post ) ) {
			return $pages;
		}
		return array( self::for_guests( $post, ! doing_filter( 'get_the_excerpt' ) ) );
	}

	/**
	 * Content that goes through the_content without get_the_content(), as the REST API's.
	 *
	 * @param string $content Content.
	 * @return string
	 */
	public static function content( $content ) {
		$post = get_post();
		if ( ! $post || '' === trim( $post->post_content ) || ! Post_Access::is_limited( $post ) || false === strpos( $content, trim( $post->post_content ) ) || self::may_read( $post ) ) {
			return $content;
		}
		return str_replace( trim( $post->post_content ), self::for_guests( $post, false ), $content );
	}

	/**
	 * Core's list of posts is about to be drawn. It prints whole posts past every filter, but none that asks for a password.
	 *
	 * @param string|null $html  HTML of another filter.
	 * @param array       $block Parsed block.
	 * @return string|null
	 */
	public static function before_list( $html, $block ) {
		if ( isset( $block['attrs']['displayPostContentRadio'] ) && 'full_post' === $block['attrs']['displayPostContentRadio'] ) {
			add_filter( 'post_password_required', array( __CLASS__, 'is_closed' ), PHP_INT_MAX, 2 );
		}
		return $html;
	}

	/**
	 * Whether a post is left out of a list of whole posts.
	 *
	 * @param bool     $is_closed Whether it asks for a password.
	 * @param \WP_Post $post      Post.
	 * @return bool
	 */
	public static function is_closed( $is_closed, $post ) {
		return $is_closed || ( $post instanceof \WP_Post && Post_Access::is_limited( $post ) );
	}

	/**
	 * It is drawn.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	public static function behind_list( $html ) {
		remove_filter( 'post_password_required', array( __CLASS__, 'is_closed' ), PHP_INT_MAX );
		$core = translate( 'This content is password protected.' ); // phpcs:ignore WordPress.WP.I18n -- core's own sentence, not one of ours.
		return str_replace( '<div class="wp-block-latest-posts__post-full-content">' . $core, '<div class="wp-block-latest-posts__post-full-content">' . esc_html__( 'This content is for members or subscribers. Open the post to read more.', 'mainstreet-blocks' ), $html );
	}

	/**
	 * The first words of a post's text, such as a description that a theme makes.
	 *
	 * @param string $words  The words.
	 * @param int    $number How many.
	 * @param string $more   What is behind them.
	 * @param string $text   The text.
	 * @return string
	 */
	public static function words( $words, $number, $more, $text ) {
		$post = get_post();
		if ( ! $post || '' === $post->post_content || $text !== $post->post_content || ! Post_Access::is_limited( $post ) ) {
			return $words;
		}
		return wp_trim_words( Post_Access::teaser( $text ), $number, $more );
	}

	/**
	 * Nobody comments on what he may not read.
	 *
	 * @param bool $is_open Whether a post takes comments.
	 * @param int  $post_id Post.
	 * @return bool
	 */
	public static function comments( $is_open, $post_id ) {
		$post = $is_open ? get_post( $post_id ) : null;
		return $is_open && ( ! $post || ! Post_Access::is_limited( $post ) || Access::may_edit( $post->ID ) || Post_Access::is_open( $post ) );
	}

	/**
	 * Whether the page being made shows all of a post.
	 *
	 * @param \WP_Post $post Post that is limited.
	 * @return bool
	 */
	private static function may_read( \WP_Post $post ) {
		return Private_Page::is_page() && ( Access::may_edit( $post->ID ) || Post_Access::is_open( $post ) ) && Private_Page::keep();
	}

	/**
	 * What everybody gets of a post.
	 *
	 * @param \WP_Post $post    Post.
	 * @param bool     $is_page Whether it can say how to read on.
	 * @return string Content.
	 */
	private static function for_guests( \WP_Post $post, $is_page ) {
		$teaser = Post_Access::teaser( $post->post_content );
		if ( ! $is_page || ! Private_Page::is_page() ) {
			return $teaser;
		}
		$key  = self::KEY . substr( sha1( $post->post_content ), 0, 16 );
		$box  = is_post_publicly_viewable( $post ) ? Premium_Swap::attributes( $post->ID . '/' . $key ) : '';
		$html = "<div class=\"mainstreet-teaser\"$box>";
		self::enqueue();
		return "<!-- wp:html -->\n$html\n<!-- /wp:html -->\n\n" . $teaser . "\n\n" . self::invitation( $post ) . "\n\n<!-- wp:html -->\n</div>\n<!-- /wp:html -->";
	}

	/**
	 * Loads the looks of the invitation: a line between it and what may be read.
	 */
	private static function enqueue() {
		wp_register_style( 'mainstreet-teaser', false, array(), MAINSTREET_VERSION );
		if ( ! wp_style_is( 'mainstreet-teaser' ) ) {
			wp_add_inline_style( 'mainstreet-teaser', '.mainstreet-teaser__more{margin-block-start:2em;padding-block-start:2em;border-block-start:1px solid rgba(128,128,128,.5)}' );
			wp_enqueue_style( 'mainstreet-teaser' );
		}
	}

	/**
	 * How to read on: blocks, so that the theme's looks of headings and buttons come with them.
	 *
	 * @param \WP_Post $post Post.
	 * @return string Content.
	 */
	private static function invitation( \WP_Post $post ) {
		$is_paid = 'paid' === Post_Access::level( $post );
		$plans   = new Plans();
		$links   = '';
		foreach ( array_slice( $is_paid ? Post_Access::plans( $post ) : array(), 0, self::MOST_PLANS ) as $id ) {
			$plan   = $plans->sold( $id );
			$links .= $plan ? self::button( Buy_Link::url( $id, $post->ID ), $plan->title ) : '';
		}
		$title = $is_paid ? __( 'The rest of this post is for paying members', 'mainstreet-blocks' ) : __( 'The rest of this post is for subscribers', 'mainstreet-blocks' );
		$login = Member_Page::url( Member_Page::LOGIN, array( 'p' => $post->ID ) );
		return "<!-- wp:group {\"className\":\"mainstreet-teaser__more\"} -->\n<div class=\"wp-block-group mainstreet-teaser__more\"><!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">" . esc_html( $title ) . "</h3>\n<!-- /wp:heading -->\n\n<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">" . $links
			. self::button( $login, __( 'Log in', 'mainstreet-blocks' ), 'is-style-outline' ) . "</div>\n<!-- /wp:buttons --></div>\n<!-- /wp:group -->";
	}

	/**
	 * A button of the theme.
	 *
	 * @param string $url   Address.
	 * @param string $text  Its text.
	 * @param string $style Class of its style; '' for the usual one.
	 * @return string Content.
	 */
	private static function button( $url, $text, $style = '' ) {
		return '<!-- wp:button' . ( '' === $style ? '' : ' {"className":"' . $style . '"}' ) . " -->\n<div class=\"" . trim( 'wp-block-button ' . $style ) . '"><a class="wp-block-button__link wp-element-button" href="' . esc_url( $url ) . '">' . esc_html( $text ) . "</a></div>\n<!-- /wp:button -->";
	}
}
