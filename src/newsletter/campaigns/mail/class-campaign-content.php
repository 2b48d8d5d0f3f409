<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Public_Output;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Registration\Block_Types\Block_Filters;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Video_Player\Rendering\Player_Fallback;

defined( 'ABSPATH' ) || exit;

/**
 * Renders a post as HTML for email programs (docs/server-contract.md B.3): an excerpt with a link (the one its author wrote, else
 * the first paragraphs), or the whole post, with a fallback for blocks that do not work in emails (Email_Fallback).
 */
final class Campaign_Content {

	/** Core blocks that do not work outside of a page, as `mainstreet.needsPage` of block.json for blocks of this plugin. */
	const NEEDS_PAGE = array(
		'core/audio'    => 'audio',
		'core/comments' => 'comments',
		'core/embed'    => 'embed',
		'core/file'     => true,
		'core/html'     => true,
		'core/search'   => true,
		'core/video'    => 'video',
	);

	/** Maximum length of a post in bytes. Longer posts are sent as an excerpt; email programs truncate far shorter emails. */
	const LONGEST = 2000000;

	/** Characters of an excerpt: after how many no more paragraphs are added, and the maximum. */
	const EXCERPT_ENOUGH = 320;
	const EXCERPT_MAX    = 700;

	/** Container blocks that are searched for paragraphs. */
	const CONTAINERS = array( 'core/group', 'core/columns', 'core/column', 'core/cover', 'core/media-text' );

	/** Renders the body of the email. */
	public static function html( \WP_Post $post ): string {
		$before = $GLOBALS['post'] ?? null;
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- restored below; blocks read the global post.
		$GLOBALS['post'] = $post;
		setup_postdata( $post );
		$inner = 'full' === Options::get( 'newsletter_content' ) ? self::render_full_post( $post ) : null;
		$inner = null === $inner ? implode( '', array_map( array( Mail_Layout::class, 'paragraph' ), self::excerpt( $post ) ) ) : $inner;
		$html  = self::featured_image( $post ) . $inner . Mail_Layout::button( __( 'Read on the site', 'mainstreet-blocks' ), (string) get_permalink( $post ) );
		if ( $before ) {
			$GLOBALS['post'] = $before;
			setup_postdata( $before );
		} else {
			unset( $GLOBALS['post'] );
		}
		// phpcs:enable
		return $html;
	}

	/** Whether the email shows colors that the author chose. An excerpt does not. */
	public static function has_colors( \WP_Post $post ): bool {
		return 'full' === Options::get( 'newsletter_content' )
			&& 1 === preg_match( '/"(?:textColor|backgroundColor|gradient|overlayColor|color|background)"|style="[^"]*(?:color|background)/i', $post->post_content );
	}

	/** Returns the content of a post for the email. */
	private static function public_content( \WP_Post $post ): string {
		/**
		 * Filters the content of a post before it is rendered for the newsletter. Paid parts are removed here, because emails can
		 * be forwarded.
		 *
		 * @param string   $content Content with its block comments.
		 * @param \WP_Post $post    The post.
		 */
		return (string) apply_filters( 'mainstreet_campaign_content', $post->post_content, $post );
	}

	/** Renders the whole post; null if it is too long. */
	private static function render_full_post( \WP_Post $post ): ?string {
		if ( strlen( $post->post_content ) > self::LONGEST ) {
			return null;
		}
		$content = self::public_content( $post );
		if ( has_blocks( $content ) ) {
			$blocks = self::replace_blocks( parse_blocks( $content ), (string) get_permalink( $post ) );
			$html   = Public_Output::render( static fn() => implode( '', array_map( 'render_block', $blocks ) ) );
		} else {
			$html = wpautop( self::replace_shortcodes( $content, (string) get_permalink( $post ) ) );
		}
		// Repeated after rendering, because any block may contain shortcodes.
		return strlen( $html ) > self::LONGEST ? null : Campaign_Html::clean( Campaign_Shortcodes::html( $html, (string) get_permalink( $post ) ), (string) get_permalink( $post ) );
	}

	/** Replaces blocks that need a page with their fallbacks. */
	private static function replace_blocks( array $blocks, string $url ): array {
		$fitting = array();
		$needs   = Blocks::get_declared( 'needsPage' ) + self::NEEDS_PAGE;
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			if ( in_array( $name, array( '', 'core/freeform', 'core/shortcode' ), true ) ) {
				$block = self::to_block( self::replace_shortcodes( (string) $block['innerHTML'], $url ) );
			}
			if ( ! empty( $needs[ $name ] ) ) {
				$block = self::to_block( Email_Fallback::render( $block, $needs[ $name ], $url ) );
			}
			if ( $block['innerBlocks'] ) {
				$block['innerBlocks'] = self::replace_blocks( $block['innerBlocks'], $url );
			}
			$fitting[] = $block;
		}
		return $fitting;
	}

	/** Replaces videos and shortcodes with links, in content without blocks. */
	private static function replace_shortcodes( string $text, string $url ): string {
		return Campaign_Shortcodes::html( Player_Fallback::replace_in_text( $text, $url ), $url );
	}

	/** Wraps HTML in a parsed block. */
	private static function to_block( string $html ): array {
		return array(
			'blockName'    => null,
			'attrs'        => array(),
			'innerBlocks'  => array(),
			'innerHTML'    => $html,
			'innerContent' => array( $html ),
		);
	}

	/** Renders the featured image; empty if there is none. */
	public static function featured_image( \WP_Post $post ): string {
		$id    = (int) get_post_thumbnail_id( $post );
		$image = $id ? wp_get_attachment_image_src( $id, 'large' ) : false;
		if ( ! $image ) {
			return '';
		}
		$alt = (string) get_post_meta( $id, '_wp_attachment_image_alt', true );
		return '<p style="margin:0 0 16px"><img style="display:block;max-width:100%;height:auto;border-radius:4px" src="' . esc_url( Campaign_Html::to_absolute_url( $image[0], (string) get_permalink( $post ) ) ) . '" width="536" alt="' . esc_attr( $alt ) . '"></p>';
	}

	/** Returns the paragraphs of the excerpt. */
	public static function excerpt( \WP_Post $post ): array {
		$first = '' === trim( $post->post_excerpt ) && ! self::is_restricted( $post ) && strlen( $post->post_content ) <= self::LONGEST ? self::first_paragraphs( $post ) : array();
		if ( $first ) {
			return $first;
		}
		$excerpt = (string) Public_Output::render( static fn() => get_the_excerpt( $post ) );
		$text    = Mail_Text::line( Campaign_Shortcodes::text( $excerpt ) );
		return '' === $text ? array() : array( $text );
	}

	/**
	 * Shortens a text at the end of a sentence, else between words.
	 *
	 * @param string $text Plain text.
	 */
	public static function shorten( string $text, $limit ) {
		if ( mb_strlen( $text ) <= $limit ) {
			return $text;
		}
		$start = mb_substr( $text, 0, $limit );
		$end   = 0;
		foreach ( array( '. ', '! ', '? ', '。', '！', '？', '؟ ', '। ' ) as $sign ) {
			$at  = strrpos( $start, $sign );
			$end = max( $end, false === $at ? 0 : $at + strlen( rtrim( $sign ) ) );
		}
		if ( $end > strlen( $start ) / 3 ) {
			return substr( $start, 0, $end );
		}
		$space = strrpos( $start, ' ' );
		return rtrim( $space ? substr( $start, 0, $space ) : mb_substr( $start, 0, $limit - 1 ), ' ,;:' ) . '…';
	}

	/**
	 * Returns the first public paragraphs of a post.
	 *
	 * @return string[]
	 */
	private static function first_paragraphs( \WP_Post $post ): array {
		$content = Campaign_Shortcodes::text( self::public_content( $post ) );
		$more    = strpos( $content, '<!--more' );
		$content = false === $more || has_blocks( $content ) ? $content : substr( $content, 0, $more );
		$found   = array();
		$length  = 0;
		self::collect_paragraphs( parse_blocks( $content ), $found, $length );
		return $found;
	}

	/**
	 * Adds paragraphs until there are enough.
	 *
	 * @param string[] $found  Paragraphs so far.
	 * @param int      $length Characters so far.
	 * @return bool Whether more paragraphs are needed.
	 */
	private static function collect_paragraphs( array $blocks, array &$found, &$length ): bool {
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			if ( 'core/more' === $name || 'core/nextpage' === $name ) {
				return false;
			}
			if ( Block_Filters::is_hidden( $block ) ) {
				continue;
			}
			if ( in_array( $name, self::CONTAINERS, true ) ) {
				if ( ! self::collect_paragraphs( $block['innerBlocks'], $found, $length ) ) {
					return false;
				}
				continue;
			}
			$html = '' === $name ? wpautop( (string) $block['innerHTML'] ) : ( 'core/paragraph' === $name ? (string) $block['innerHTML'] : '' );
			foreach ( '' === trim( $html ) ? array() : explode( '</p>', $html ) as $part ) {
				$text = preg_replace( '/\s+/u', ' ', Mail_Text::line( Mail_Text::remove_elements( $part, array( 'sup', 'form', 'figure' ) ) ) );
				if ( null === $text || '' === $text ) {
					continue;
				}
				$text    = self::shorten( $text, self::EXCERPT_MAX - $length );
				$found[] = $text;
				$length += mb_strlen( $text );
				if ( $length >= self::EXCERPT_ENOUGH ) {
					return false;
				}
			}
		}
		return true;
	}

	/** Whether access to a post is restricted. Such posts use the excerpt of core, whose filters protect the content. */
	private static function is_restricted( \WP_Post $post ): bool {
		return ! in_array( (string) get_post_meta( $post->ID, Newsletter_Meta::ACCESS, true ), array( '', 'everybody' ), true );
	}
}
