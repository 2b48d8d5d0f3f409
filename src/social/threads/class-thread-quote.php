<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Reads a quotation: the text in quotation marks, then a dash and the source. */
final class Thread_Quote {

	/**
	 * Reads the pieces of a quotation.
	 *
	 * @param string  $html  HTML of the block.
	 * @param array[] $inner Inner blocks.
	 * @return array[]
	 */
	public static function read( array $attributes, string $html, array $inner ): array {
		$own    = Rich_Text::html( array(), 'value', $html );
		$cite   = Attributes::text( $attributes, 'citation' );
		$cite   = '' === $cite && preg_match( '#<cite[^>]*>(.*)</cite>#s', $own, $found ) ? $found[1] : $cite;
		$words  = isset( $attributes['value'] ) && is_string( $attributes['value'] ) ? $attributes['value'] : preg_replace( '#<cite[^>]*>.*</cite>#s', '', $own );
		$pieces = $inner ? self::paragraphs( $inner ) : Rich_Text::read( self::lines( $words ), 'value' );
		if ( '' !== trim( implode( '', wp_list_pluck( $pieces, 'text' ) ) ) ) {
			$last = end( $pieces );
			array_unshift( $pieces, Rich_Text::extra( '“', Rich_Text::WORD, 'value' ) );
			$pieces[] = Rich_Text::extra( '”', Rich_Text::WORD, 'value', $last['end'] );
		}
		$source = Rich_Text::read( $cite, 'citation' );
		if ( ! $source ) {
			return $pieces;
		}
		return array_merge( $pieces, array( Rich_Text::extra( $pieces ? ' – ' : '– ', Rich_Text::WORD, 'citation' ) ), $source );
	}

	/**
	 * Paragraphs as lines of one rich text.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	private static function lines( $html ) {
		return preg_replace( array( '#</p>\s*<p\b[^>]*>#i', '#</?p\b[^>]*>#i' ), array( '<br>', '' ), trim( $html ) );
	}

	/**
	 * Text of inner blocks, one line each.
	 *
	 * @param array[] $inner Inner blocks.
	 * @return array[] Pieces.
	 */
	private static function paragraphs( array $inner ): array {
		$html = array();
		foreach ( $inner as $block ) {
			$html[] = Rich_Text::html( Attributes::items( $block, 'attrs' ), 'content', Attributes::text( $block, 'innerHTML' ) );
		}
		return Rich_Text::read( implode( '<br>', $html ), 'value' );
	}
}
