<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Social\Text\Graphemes;

defined( 'ABSPATH' ) || exit;

/** Finds places to split a text: at the end of a line, else of a sentence, else between words (docs/server-contract.md A26). */
final class Thread_Splitter {

	/** Appended to a word or URL that was cut. */
	const ELLIPSIS = '…';

	/** Kinds of places, best first. */
	const PLACES = array( 'line', 'sentence', 'word' );

	/**
	 * Tells whether a post has room for a text.
	 *
	 * @var callable
	 */
	private $fits;

	/** @param callable $fits Whether all networks accept a text. */
	public function __construct( callable $fits ) {
		$this->fits = $fits;
	}

	/**
	 * Text of pieces, without white space around it.
	 *
	 * @param array[] $pieces Pieces.
	 * @return string
	 */
	public static function join( array $pieces ) {
		return preg_replace( '/^\s+|\s+$/u', '', implode( '', wp_list_pluck( $pieces, 'text' ) ) );
	}

	/**
	 * Finds the best place to split a text.
	 *
	 * @param string   $before Text of the post so far, with the separator.
	 * @param array[]  $pieces Pieces, as a list.
	 * @param string[] $places Kinds of places to use.
	 * @return int Number of pieces that stay in the post; 0 where there is no such place.
	 */
	public function find_split( $before, array $pieces, array $places = self::PLACES ): int {
		$found = array();
		$text  = '';
		foreach ( $pieces as $index => $piece ) {
			$text .= $piece['text'];
			$place = $this->split_kind( $pieces, $index, $text );
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
	 * Cuts the first piece of a text, as the last resort.
	 *
	 * @param array[] $pieces Pieces; the first is a word or a URL that is too long for a post.
	 * @return array[] The pieces, the first of them cut in two; the second part of a URL is left out.
	 */
	public function cut( array $pieces ): array {
		$word = array_shift( $pieces );
		$text = '';
		foreach ( Graphemes::split( $word['text'] ) as $sign ) {
			if ( '' !== $text && ! call_user_func( $this->fits, $text . $sign . self::ELLIPSIS ) ) {
				break;
			}
			$text .= $sign;
		}
		$at    = min( $word['end'], $word['start'] + Graphemes::units( $text ) );
		$parts = array(
			array(
				'text' => $text . self::ELLIPSIS,
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
	 * Kind of the place after a piece.
	 *
	 * @param array[] $pieces Pieces.
	 * @param string  $text   All text up to its end.
	 * @return string '' where the text must not be split.
	 */
	private function split_kind( array $pieces, int $index, string $text ): string {
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
		// A line never begins with a closing character, nor ends with an opening one.
		if ( ! $is_open || preg_match( '/^[)\]}」』】）、。，．！？…”’ーっゃゅょッャュョ.,;:!?]/u', $next['text'] ) || preg_match( '/[(\[{「『【（“‘]$/u', $piece['text'] ) ) {
			return '';
		}
		return $is_end ? 'sentence' : 'word';
	}
}
