<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Social\Text\Graphemes;

defined( 'ABSPATH' ) || exit;

/**
 * Finds places in pieces of text: at the end of a line, else of a sentence, else between words (docs/server-contract.md A26).
 */
final class Thread_Split {

	/** What marks a word that had to be cut. */
	const MARK = '…';

	/** Kinds of places, best first. */
	const PLACES = array( 'line', 'sentence', 'word' );

	/**
	 * Whether a post takes a text.
	 *
	 * @var callable
	 */
	private $fits;

	/**
	 * For posts of some networks.
	 *
	 * @param callable $fits Whether all of them take a text.
	 */
	public function __construct( callable $fits ) {
		$this->fits = $fits;
	}

	/**
	 * Text of pieces, without white space around it.
	 *
	 * @param array[] $pieces Pieces.
	 * @return string
	 */
	public static function text( array $pieces ) {
		return preg_replace( '/^\s+|\s+$/u', '', implode( '', wp_list_pluck( $pieces, 'text' ) ) );
	}

	/**
	 * The best place to part a text at.
	 *
	 * @param string   $before What stands in the post already, with what parts it from this text.
	 * @param array[]  $pieces Pieces, in a list that begins with 0.
	 * @param string[] $places Kinds of places that will do.
	 * @return int How many pieces go with the post; 0 for no such place.
	 */
	public function best( $before, array $pieces, array $places = self::PLACES ) {
		$found = array();
		$text  = '';
		foreach ( $pieces as $index => $piece ) {
			$text .= $piece['text'];
			$place = $this->place( $pieces, $index, $text );
			if ( '' === $place ) {
				continue;
			}
			if ( ! call_user_func( $this->fits, $before . trim( $text ) ) ) {
				break;
			}
			if ( '' !== trim( $text ) ) {
				$found[ $place ] = $index + 1;
			}
		}
		foreach ( array_intersect( self::PLACES, $places ) as $place ) {
			if ( isset( $found[ $place ] ) ) {
				return $found[ $place ];
			}
		}
		return 0;
	}

	/**
	 * Cuts the first piece of a text, because nothing else is left to do.
	 *
	 * @param array[] $pieces Pieces; the first is a word or an address that no post takes.
	 * @return array[] The pieces, the first of them cut in two; the second part of an address is left out.
	 */
	public function cut( array $pieces ) {
		$word = array_shift( $pieces );
		$text = '';
		foreach ( Graphemes::split( $word['text'] ) as $sign ) {
			if ( '' !== $text && ! call_user_func( $this->fits, $text . $sign . self::MARK ) ) {
				break;
			}
			$text .= $sign;
		}
		$at    = min( $word['end'], $word['start'] + Graphemes::units( $text ) );
		$parts = array(
			array(
				'text' => $text . self::MARK,
				'end'  => $at,
				'cut'  => true,
			) + $word,
		);
		if ( Rich_Text::URL !== $word['kind'] && strlen( $text ) < strlen( $word['text'] ) ) {
			$parts[] = array(
				'text'  => substr( $word['text'], strlen( $text ) ),
				'start' => $at,
			) + $word;
		}
		return array_merge( $parts, $pieces );
	}

	/**
	 * What kind of place is behind a piece.
	 *
	 * @param array[] $pieces Pieces.
	 * @param int     $index  Number of the piece.
	 * @param string  $text   All text up to its end.
	 * @return string '' where the text must not be parted.
	 */
	private function place( array $pieces, $index, $text ) {
		$piece = $pieces[ $index ];
		$next  = isset( $pieces[ $index + 1 ] ) ? $pieces[ $index + 1 ] : null;
		if ( ! $next ) {
			return 'line';
		}
		if ( in_array( $piece['kind'], array( Rich_Text::LINE, Rich_Text::SPACE ), true ) ) {
			return '';
		}
		if ( Rich_Text::LINE === $next['kind'] ) {
			return 'line';
		}
		$is_end = preg_match( '/[.!?…。！？][)\]"\'”’»」』）]*$/u', $text );
		if ( Rich_Text::SPACE === $next['kind'] ) {
			return $is_end ? 'sentence' : 'word';
		}
		if ( ! empty( $piece['cut'] ) ) {
			return 'word';
		}
		$is_open = Rich_Text::SIGN === $piece['kind'] || Rich_Text::SIGN === $next['kind'];
		// A line never begins with what closes, nor ends with what opens.
		if ( ! $is_open || preg_match( '/^[)\]}」』】）、。，．！？…”’ーっゃゅょッャュョ.,;:!?]/u', $next['text'] ) || preg_match( '/[(\[{「『【（“‘]$/u', $piece['text'] ) ) {
			return '';
		}
		return $is_end ? 'sentence' : 'word';
	}
}
