<?php
namespace Mainstreet\Paywall;

use Mainstreet\Core\Style_Sheet;
use Mainstreet\Payments\Members\Pages\Member_Page;
use Mainstreet\Payments\Orders\Pages\Buy_Link;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * The beginning of a post that is limited as a whole, with an invitation to read on.
 */
final class Teaser {

	/** Key of a whole post, in place of a container's number. */
	const KEY = '0-';

	/** Plans that are offered at most. */
	const MOST_PLANS = 5;

	/**
	 * What everybody gets of a post.
	 *
	 * @param \WP_Post $post    Post.
	 * @param bool     $is_page Whether it can say how to read on.
	 * @return string Content.
	 */
	public static function content( \WP_Post $post, bool $is_page ): string {
		$start = self::start( $post->post_content );
		if ( ! $is_page || ! Private_Page::is_page() ) {
			return $start;
		}
		$box  = is_post_publicly_viewable( $post ) ? Member_Placeholder::attributes( $post->ID . '/' . self::key( $post ) ) : '';
		$html = "<div class=\"mainstreet-teaser\"$box>";
		Style_Sheet::enqueue( 'paywall/teaser' );
		return "<!-- wp:html -->\n$html\n<!-- /wp:html -->\n\n" . $start . "\n\n" . self::invitation( $post ) . "\n\n<!-- wp:html -->\n</div>\n<!-- /wp:html -->";
	}

	/**
	 * Key by which the view script asks for the whole post: it changes with the content.
	 *
	 * @param \WP_Post $post Post.
	 */
	public static function key( \WP_Post $post ): string {
		return self::KEY . substr( sha1( $post->post_content ), 0, 16 );
	}

	/**
	 * The beginning that everybody may read: in front of the paywall or of “more”, else the first two blocks or paragraphs, at most
	 * half of the post.
	 *
	 * @param string $content Content.
	 * @return string Content.
	 */
	public static function start( $content ) {
		foreach ( array( '#<!--\s*+wp:jetpack/paywall(?![\w-])#', '#<!--\s*+wp:more(?![\w-])|<!--more#' ) as $mark ) {
			if ( preg_match( $mark, $content, $found, PREG_OFFSET_CAPTURE ) ) {
				$before = substr( $content, 0, $found[0][1] );
				// Serialized again, so that blocks that were cut in two get their ends.
				return has_blocks( $content ) ? serialize_blocks( parse_blocks( $before ) ) : $before;
			}
		}
		/**
		 * Filters how many blocks of a post that is for subscribers everybody may read.
		 *
		 * @param int $blocks Blocks, or paragraphs of a post without blocks.
		 */
		$most  = max( 0, (int) apply_filters( 'mainstreet_teaser_blocks', 2 ) );
		$parts = has_blocks( $content )
			? array_map(
				'serialize_block',
				array_filter(
					parse_blocks( $content ),
					static function ( $block ) {
						return '' !== trim( $block['innerHTML'] ) || null !== $block['blockName'];
					}
				)
			)
			: preg_split( '/\n\s*\n/', trim( $content ) );
		$parts = array_values( (array) $parts );
		return implode( "\n\n", array_slice( $parts, 0, min( $most, intdiv( count( $parts ), 2 ) ) ) );
	}

	/**
	 * How to read on: blocks, so that the theme's styles of headings and buttons come with them.
	 *
	 * @param \WP_Post $post Post.
	 * @return string Content.
	 */
	private static function invitation( \WP_Post $post ): string {
		$subject = Subject::from_post( $post );
		$is_paid = 'paid' === $subject->level();
		$plans   = new Plans();
		$links   = '';
		foreach ( array_slice( $is_paid ? $subject->plans() : array(), 0, self::MOST_PLANS ) as $id ) {
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
	private static function button( string $url, string $text, string $style = '' ): string {
		return '<!-- wp:button' . ( '' === $style ? '' : ' {"className":"' . $style . '"}' ) . " -->\n<div class=\"" . trim( 'wp-block-button ' . $style ) . '"><a class="wp-block-button__link wp-element-button" href="' . esc_url( $url ) . '">' . esc_html( $text ) . "</a></div>\n<!-- /wp:button -->";
	}
}
