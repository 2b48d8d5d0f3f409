<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Core\Public_Output;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Campaigns\Campaign_Trigger;

defined( 'ABSPATH' ) || exit;

/** Creates the excerpt of a post: the one its author wrote, else the first paragraphs. Cuts at the end of a sentence if possible. */
final class Campaign_Excerpt {

	/** Number of characters after which no more paragraphs are added. */
	const ENOUGH = 320;

	/** Maximum number of characters. */
	const MOST = 700;

	/** Container blocks that are searched for paragraphs. */
	const HOLDERS = array( 'core/group', 'core/columns', 'core/column', 'core/cover', 'core/media-text' );

	/**
	 * Returns the paragraphs of the excerpt.
	 *
	 * @return string[] Plain text.
	 */
	public static function paragraphs( \WP_Post $post ): array {
		$first = '' === trim( $post->post_excerpt ) && ! self::is_limited( $post ) && strlen( $post->post_content ) <= Campaign_Content::LONGEST ? self::first( $post ) : array();
		if ( $first ) {
			return $first;
		}
		$excerpt = (string) Public_Output::render(
			static function () use ( $post ) {
				return get_the_excerpt( $post );
			}
		);
		$text    = Mail_Text::line( Campaign_Shortcodes::text( $excerpt ) );
		return '' === $text ? array() : array( $text );
	}

	/** Renders the excerpt. */
	public static function html( \WP_Post $post ): string {
		return implode( '', array_map( array( Mail_Layout::class, 'paragraph' ), self::paragraphs( $post ) ) );
	}

	/**
	 * Shortens a text at the end of a sentence, else between words.
	 *
	 * @param string $text Plain text.
	 */
	public static function cut( string $text, $limit ) {
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
	private static function first( \WP_Post $post ): array {
		$content = Campaign_Shortcodes::text( Campaign_Content::content( $post ) );
		$more    = strpos( $content, '<!--more' );
		$content = false === $more || has_blocks( $content ) ? $content : substr( $content, 0, $more );
		$found   = array();
		$length  = 0;
		self::collect( parse_blocks( $content ), $found, $length );
		return $found;
	}

	/**
	 * Adds paragraphs until there are enough.
	 *
	 * @param string[] $found  Paragraphs so far.
	 * @param int      $length Characters so far.
	 * @return bool Whether more paragraphs are needed.
	 */
	private static function collect( array $blocks, array &$found, &$length ): bool {
		foreach ( $blocks as $block ) {
			$name = (string) $block['blockName'];
			if ( 'core/more' === $name || 'core/nextpage' === $name ) {
				return false;
			}
			if ( Campaign_Stand_In::is_hidden( $block ) ) {
				continue;
			}
			if ( in_array( $name, self::HOLDERS, true ) ) {
				if ( ! self::collect( $block['innerBlocks'], $found, $length ) ) {
					return false;
				}
				continue;
			}
			$html = '' === $name ? wpautop( (string) $block['innerHTML'] ) : ( 'core/paragraph' === $name ? (string) $block['innerHTML'] : '' );
			foreach ( '' === trim( $html ) ? array() : explode( '</p>', $html ) as $part ) {
				$text = preg_replace( '/\s+/u', ' ', Mail_Text::line( Mail_Text::without( $part, array( 'sup', 'form', 'figure' ) ) ) );
				if ( null === $text || '' === $text ) {
					continue;
				}
				$text    = self::cut( $text, self::MOST - $length );
				$found[] = $text;
				$length += mb_strlen( $text );
				if ( $length >= self::ENOUGH ) {
					return false;
				}
			}
		}
		return true;
	}

	/** Whether access to a post is restricted. Such posts use the excerpt of core, whose filters protect the content. */
	private static function is_limited( \WP_Post $post ): bool {
		return ! in_array( (string) get_post_meta( $post->ID, Campaign_Trigger::ACCESS, true ), array( '', 'everybody' ), true );
	}
}
