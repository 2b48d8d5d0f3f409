<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Style_Sheet;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Orders\Pages\Buy_Page;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/** The public part of a post: content without paid parts, and the start of a post that is limited as a whole, with links to get access. */
final class Teaser {

	/** Prefix of the key of a whole post, instead of the index of a container. */
	const KEY = '0-';

	/** Maximum number of plans that are offered. */
	const MAX_PLANS = 5;

	/**
	 * Returns the public content of a limited post.
	 *
	 * @param bool $is_page Whether links to get access may be added.
	 * @return string Content with block comments.
	 */
	public static function render( \WP_Post $post, bool $is_page ): string {
		$start = self::get_start( $post->post_content );
		if ( ! $is_page || ! Page_Access::is_page() ) {
			return $start;
		}
		$box  = is_post_publicly_viewable( $post ) ? Member_Placeholder::render_attributes( $post->ID . '/' . self::get_key( $post ) ) : '';
		$html = "<div class=\"mainstreet-teaser\"$box>";
		Style_Sheet::enqueue( 'paywall/teaser' );
		return "<!-- wp:html -->\n$html\n<!-- /wp:html -->\n\n" . $start . "\n\n" . self::render_invitation( $post ) . "\n\n<!-- wp:html -->\n</div>\n<!-- /wp:html -->";
	}

	/** Returns the key with which the view script requests the whole post. It changes with the content. */
	public static function get_key( \WP_Post $post ): string {
		return self::KEY . substr( sha1( $post->post_content ), 0, 16 );
	}

	/**
	 * Returns the public start: the part before the paywall or the “more” block, otherwise the first two blocks or paragraphs, at most half
	 * of the post.
	 *
	 * @param string $content
	 * @return string Content.
	 */
	public static function get_start( $content ) {
		foreach ( array( '#<!--\s*+wp:jetpack/paywall(?![\w-])#', '#<!--\s*+wp:more(?![\w-])|<!--more#' ) as $mark ) {
			if ( preg_match( $mark, $content, $found, PREG_OFFSET_CAPTURE ) ) {
				$before = substr( $content, 0, $found[0][1] );
				// Serialized again to close blocks that were cut in two.
				return has_blocks( $content ) ? serialize_blocks( parse_blocks( $before ) ) : $before;
			}
		}
		/**
		 * Filters the number of public blocks at the start of a limited post.
		 *
		 * @param int $blocks Blocks, or paragraphs of a post without blocks.
		 */
		$maximum = max( 0, (int) apply_filters( 'mainstreet_teaser_blocks', 2 ) );
		$parts   = has_blocks( $content )
			? array_map(
				'serialize_block',
				array_filter(
					parse_blocks( $content ),
					static fn( $block ) => '' !== trim( $block['innerHTML'] ) || null !== $block['blockName']
				)
			)
			: preg_split( '/\n\s*\n/', trim( $content ) );
		$parts   = array_values( (array) $parts );
		return implode( "\n\n", array_slice( $parts, 0, min( $maximum, intdiv( count( $parts ), 2 ) ) ) );
	}

	/** Renders the links to get access as core blocks, so that their styles are loaded (content with block comments). */
	private static function render_invitation( \WP_Post $post ): string {
		$subject = Subject::from_post( $post );
		$is_paid = 'paid' === $subject->level();
		$plans   = new Plans();
		$links   = '';
		foreach ( array_slice( $is_paid ? $subject->plans() : array(), 0, self::MAX_PLANS ) as $id ) {
			$plan   = $plans->find_sold( $id );
			$links .= $plan ? self::render_button( Buy_Page::get_url( $id, $post->ID ), $plan->title ) : '';
		}
		$title = $is_paid ? __( 'The rest of this post is for paying members', 'mainstreet-blocks' ) : __( 'The rest of this post is for subscribers', 'mainstreet-blocks' );
		$login = Member_Links::url( Member_Links::LOGIN, array( 'p' => $post->ID ) );
		return "<!-- wp:group {\"className\":\"mainstreet-teaser__more\"} -->\n<div class=\"wp-block-group mainstreet-teaser__more\"><!-- wp:heading {\"level\":3} -->\n<h3 class=\"wp-block-heading\">" . esc_html( $title ) . "</h3>\n<!-- /wp:heading -->\n\n<!-- wp:buttons -->\n<div class=\"wp-block-buttons\">" . $links
			. self::render_button( $login, __( 'Log in', 'mainstreet-blocks' ), 'is-style-outline' ) . "</div>\n<!-- /wp:buttons --></div>\n<!-- /wp:group -->";
	}

	/**
	 * Renders a button block.
	 *
	 * @param string $style CSS class of the block style; empty for the default.
	 * @return string Content with block comments.
	 */
	private static function render_button( string $url, string $text, string $style = '' ): string {
		return '<!-- wp:button' . ( '' === $style ? '' : ' {"className":"' . $style . '"}' ) . " -->\n<div class=\"" . trim( 'wp-block-button ' . $style ) . '"><a class="wp-block-button__link wp-element-button" href="' . esc_url( $url ) . '">' . esc_html( $text ) . "</a></div>\n<!-- /wp:button -->";
	}

	/** Whether the public part is less than the whole post. */
	public static function has_paid_parts( \WP_Post $post ): bool {
		return Paywall_Parser::has_paid( $post->post_content ) || Subject::from_post( $post )->is_limited();
	}

	/** Returns the content without paid parts; for a limited post, its teaser. */
	public static function get_public_content( \WP_Post $post ): string {
		return Paywall_Parser::remove( Subject::from_post( $post )->is_limited() ? self::get_start( $post->post_content ) : $post->post_content );
	}
}
