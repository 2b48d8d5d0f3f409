<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads a list: a line for each item, with "- " in front. Positions count as in one rich text whose lines are separated by one character.
 */
final class Thread_List {

	/** Text in front of each line. */
	const BULLET = '- ';

	/**
	 * Reads the pieces of a list.
	 *
	 * @param string  $html  HTML of the block.
	 * @param array[] $inner Inner blocks.
	 * @return array[]
	 */
	public static function read( array $attributes, string $html, array $inner ): array {
		$lines  = $inner ? self::items( $inner ) : self::values( Rich_Text::html( $attributes, 'values', $html ) );
		$pieces = array();
		$at     = 0;
		foreach ( $lines as $number => $line ) {
			if ( $number > 0 ) {
				$pieces[] = array( 'list_line' => $number - 1 ) + Rich_Text::extra( "\n", Rich_Text::LINE, 'values', $at );
				++$at;
			}
			$pieces[] = Rich_Text::extra( self::BULLET, Rich_Text::WORD, 'values', $at );
			$end      = $at;
			foreach ( Rich_Text::read( $line, 'values' ) as $piece ) {
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
	private static function items( array $items ): array {
		$lines = array();
		foreach ( $items as $item ) {
			$html    = Attributes::text( $item, 'innerHTML' );
			$lines[] = Rich_Text::html( Attributes::items( $item, 'attrs' ), 'content', $html );
			foreach ( Attributes::items( $item, 'innerBlocks' ) as $list ) {
				if ( isset( $list['innerBlocks'] ) && is_array( $list['innerBlocks'] ) ) {
					array_push( $lines, ...self::items( array_filter( $list['innerBlocks'], 'is_array' ) ) );
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
	private static function values( string $html ): array {
		$lines = array();
		foreach ( preg_split( '#<li\b[^>]*>#i', $html ) as $item ) {
			$lines[] = preg_replace( '#</?(?:li|ul|ol)\b[^>]*>#i', '', $item );
		}
		return array_values( array_filter( array_map( 'trim', $lines ), 'strlen' ) );
	}
}
