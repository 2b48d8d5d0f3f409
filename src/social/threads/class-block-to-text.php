<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads blocks (docs/server-contract.md A26). A step is an array: `kind`, one of the constants, and with it `pieces`
 * (`Rich_Text`), `media` (lists of `url`, `alt`, `type`) or `url`.
 */
final class Block_To_Text {

	/** Text that continues a post; text that begins one; a break; images or a video; a URL. */
	const FLOW    = 'flow';
	const HEADING = 'heading';
	const STOP    = 'stop';
	const MEDIA   = 'media';
	const EMBED   = 'embed';

	/** Text in front of each line. */
	const BULLET = '- ';

	/** Blocks whose inner blocks are read. */
	const FRAMES = array( 'core/group', 'core/columns', 'core/column' );

	/** URL of a post of a microblog. */
	const POST = '#^https?://(?:(?:www\.|mobile\.)?(?:twitter|x)\.com/\w+/status(?:es)?/\d+|bsky\.app/profile/[^/]+/post/\w+)#i';

	/**
	 * Reads the steps of a block.
	 *
	 * @param array $block      Parsed block.
	 * @param array $attributes Attributes as the editor has them, before those of the block's comment.
	 * @return array[] Empty for a block that is not shared.
	 */
	public static function steps( array $block, array $attributes = array() ): array {
		$attributes += Attributes::items( $block, 'attrs' );
		$html        = Attributes::text( $block, 'innerHTML' );
		$inner       = array_filter( Attributes::items( $block, 'innerBlocks' ), 'is_array' );
		$name        = isset( $block['blockName'] ) ? $block['blockName'] : '';
		switch ( $name ) {
			case 'core/paragraph':
			case 'core/verse':
				return self::text_step( self::FLOW, Rich_Text::parse( Rich_Text::get_html( $attributes, 'content', $html ), 'content', 'core/verse' === $name ) );
			case 'core/heading':
				return self::text_step( self::HEADING, Rich_Text::parse( Rich_Text::get_html( $attributes, 'content', $html ), 'content' ) );
			case 'core/list':
				return self::text_step( self::FLOW, self::read_list( $attributes, $html, $inner ) );
			case 'core/quote':
				return self::text_step( self::FLOW, self::read_quote( $attributes, $html, $inner ) );
			case 'core/separator':
			case 'core/spacer':
				return array( array( 'kind' => self::STOP ) );
			case 'core/embed':
				return self::embed_step( $attributes );
		}
		return in_array( $name, self::FRAMES, true ) ? self::inner_steps( $inner ) : self::media_step( Thread_Media::read( $name, $attributes, $html, $inner ) );
	}

	/**
	 * A step of text.
	 *
	 * @param string  $kind   Kind.
	 * @param array[] $pieces Pieces.
	 * @return array[] Empty for an empty text.
	 */
	private static function text_step( $kind, array $pieces ) {
		return '' === trim( implode( '', wp_list_pluck( $pieces, 'text' ) ) ) ? array() : array( compact( 'kind', 'pieces' ) );
	}

	/**
	 * A step of an embed.
	 *
	 * @return array[] Empty without a URL.
	 */
	private static function embed_step( array $attributes ): array {
		$kind = self::EMBED;
		$url  = sanitize_url( Attributes::text( $attributes, 'url' ), array( 'http', 'https' ) );
		return '' === $url ? array() : array( compact( 'kind', 'url' ) );
	}

	/**
	 * A step of media.
	 *
	 * @param array[] $media Images or a video.
	 * @return array[] Empty without media.
	 */
	private static function media_step( array $media ): array {
		$kind = self::MEDIA;
		return $media ? array( compact( 'kind', 'media' ) ) : array();
	}

	/**
	 * Reads the steps of inner blocks. Where a thread is split inside of them has no position in the block that the editor knows.
	 *
	 * @param array[] $inner Inner blocks.
	 * @return array[]
	 */
	private static function inner_steps( array $inner ): array {
		$steps = array();
		foreach ( $inner as $block ) {
			array_push( $steps, ...self::steps( $block ) );
		}
		return $steps;
	}

	/**
	 * Reads the pieces of a list: a line for each item, with "- " in front. Positions count as in one rich text whose lines are separated by one
	 * character.
	 *
	 * @param array[] $inner Inner blocks.
	 * @return array[]
	 */
	private static function read_list( array $attributes, string $html, array $inner ): array {
		$lines  = $inner ? self::list_items( $inner ) : self::legacy_list_items( Rich_Text::get_html( $attributes, 'values', $html ) );
		$pieces = array();
		$at     = 0;
		foreach ( $lines as $number => $line ) {
			if ( $number > 0 ) {
				$pieces[] = array( 'list_line' => $number - 1 ) + Rich_Text::make_piece( "\n", Rich_Text::LINE, 'values', $at );
				++$at;
			}
			$pieces[] = Rich_Text::make_piece( self::BULLET, Rich_Text::WORD, 'values', $at );
			$end      = $at;
			foreach ( Rich_Text::parse( $line, 'values' ) as $piece ) {
				$piece['start'] += $at;
				$piece['end']   += $at;
				$end             = $piece['end'];
				$pieces[]        = $piece;
			}
			$at = $end;
		}
		return $lines ? $pieces : array();
	}

	/**
	 * Lines of item blocks, those of inner lists after the item that they belong to.
	 *
	 * @param array[] $items Item blocks.
	 * @return string[] HTML of each.
	 */
	private static function list_items( array $items ): array {
		$lines = array();
		foreach ( $items as $item ) {
			$html    = Attributes::text( $item, 'innerHTML' );
			$lines[] = Rich_Text::get_html( Attributes::items( $item, 'attrs' ), 'content', $html );
			foreach ( Attributes::items( $item, 'innerBlocks' ) as $list ) {
				if ( isset( $list['innerBlocks'] ) && is_array( $list['innerBlocks'] ) ) {
					array_push( $lines, ...self::list_items( array_filter( $list['innerBlocks'], 'is_array' ) ) );
				}
			}
		}
		return $lines;
	}

	/**
	 * Lines of a list that is one rich text, as before WordPress 6.1.
	 *
	 * @param string $html Items.
	 * @return string[] HTML of each.
	 */
	private static function legacy_list_items( string $html ): array {
		$lines = array();
		foreach ( preg_split( '#<li\b[^>]*>#i', $html ) as $item ) {
			$lines[] = preg_replace( '#</?(?:li|ul|ol)\b[^>]*>#i', '', $item );
		}
		return array_values( array_filter( array_map( 'trim', $lines ), 'strlen' ) );
	}

	/**
	 * Reads the pieces of a quotation: the text in quotation marks, then a dash and the source.
	 *
	 * @param array[] $inner Inner blocks.
	 * @return array[]
	 */
	private static function read_quote( array $attributes, string $html, array $inner ): array {
		$own    = Rich_Text::get_html( array(), 'value', $html );
		$cite   = Attributes::text( $attributes, 'citation' );
		$cite   = '' === $cite && preg_match( '#<cite[^>]*>(.*)</cite>#s', $own, $found ) ? $found[1] : $cite;
		$words  = isset( $attributes['value'] ) && is_string( $attributes['value'] ) ? $attributes['value'] : preg_replace( '#<cite[^>]*>.*</cite>#s', '', $own );
		$pieces = $inner ? self::inner_paragraphs( $inner ) : Rich_Text::parse( self::paragraphs_to_lines( $words ), 'value' );
		if ( '' !== trim( implode( '', wp_list_pluck( $pieces, 'text' ) ) ) ) {
			$last = end( $pieces );
			array_unshift( $pieces, Rich_Text::make_piece( '“', Rich_Text::WORD, 'value' ) );
			$pieces[] = Rich_Text::make_piece( '”', Rich_Text::WORD, 'value', $last['end'] );
		}
		$source = Rich_Text::parse( $cite, 'citation' );
		if ( ! $source ) {
			return $pieces;
		}
		return array_merge( $pieces, array( Rich_Text::make_piece( $pieces ? ' – ' : '– ', Rich_Text::WORD, 'citation' ) ), $source );
	}

	/**
	 * Paragraphs as lines of one rich text.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	private static function paragraphs_to_lines( $html ) {
		return preg_replace( array( '#</p>\s*<p\b[^>]*>#i', '#</?p\b[^>]*>#i' ), array( '<br>', '' ), trim( $html ) );
	}

	/**
	 * Text of inner blocks, one line each.
	 *
	 * @param array[] $inner Inner blocks.
	 * @return array[] Pieces.
	 */
	private static function inner_paragraphs( array $inner ): array {
		$html = array();
		foreach ( $inner as $block ) {
			$html[] = Rich_Text::get_html( Attributes::items( $block, 'attrs' ), 'content', Attributes::text( $block, 'innerHTML' ) );
		}
		return Rich_Text::parse( implode( '<br>', $html ), 'value' );
	}
}
