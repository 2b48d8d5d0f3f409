<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Social\Text\Graphemes;
use Mainstreet\Social\Text\Links;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the HTML of a rich text. A piece is an array: `text`; `kind`, one of the constants; `start` and `end`, its position in the
 * rich text in UTF-16 code units; `container`, the block's attribute; `url`, '' or the URL that it stands for.
 */
final class Rich_Text {

	/** Kinds of pieces: a word, a character of a script without spaces, a URL, white space, the end of a line. */
	const WORD  = 'word';
	const SIGN  = 'sign';
	const URL   = 'url';
	const SPACE = 'space';
	const LINE  = 'line';

	/** Ends of lines, white space, a character of a script that is written without spaces, a word. */
	const PIECES = '/(?<line>[^\S\n]*\n\s*)|(?<space>\s+)|(?<sign>[\p{Han}\p{Hiragana}\p{Katakana}\x{3000}-\x{303F}\x{FF00}-\x{FF60}]\p{M}*)|(?<word>[^\s\p{Han}\p{Hiragana}\p{Katakana}\x{3000}-\x{303F}\x{FF00}-\x{FF60}]+)/u';

	/**
	 * Pieces found so far.
	 *
	 * @var array[]
	 */
	private array $pieces = array();

	/** Position in the rich text, in UTF-16 code units. */
	private int $at = 0;

	/** Attribute of the block. */
	private string $container;

	/** @param string $container Attribute of the block. */
	private function __construct( string $container ) {
		$this->container = $container;
	}

	/**
	 * Reads a rich text.
	 *
	 * @param string $html      HTML of the rich text.
	 * @param string $container Attribute of the block that holds it.
	 * @param bool   $is_verse  Whether white space is kept.
	 * @return array[] Pieces.
	 */
	public static function parse( $html, string $container, bool $is_verse = false ): array {
		$reader = new self( $container );
		$reader->walk( new \WP_HTML_Tag_Processor( $html ), $is_verse );
		return $reader->pieces;
	}

	/** Gets the HTML of a rich text from the attribute, or else from the block's element. */
	public static function get_html( array $attributes, string $name, string $html ): string {
		if ( isset( $attributes[ $name ] ) && is_string( $attributes[ $name ] ) ) {
			return $attributes[ $name ];
		}
		return preg_match( '#^\s*<(\w+)[^>]*>(.*)</\1>\s*$#s', $html, $found ) ? $found[2] : $html;
	}

	/**
	 * Makes a piece that is not in the rich text, such as a quotation mark.
	 *
	 * @param string $text      Text.
	 * @param string $container Attribute of the block.
	 * @param int    $at        Position.
	 */
	public static function make_piece( $text, string $kind = self::WORD, string $container = 'content', $at = 0 ): array {
		return array(
			'text'      => $text,
			'kind'      => $kind,
			'start'     => $at,
			'end'       => $at,
			'container' => $container,
			'url'       => self::URL === $kind ? $text : '',
		);
	}

	/**
	 * Walks through the HTML.
	 *
	 * @param bool $is_verse Whether white space is kept.
	 */
	private function walk( \WP_HTML_Tag_Processor $html, bool $is_verse ): void {
		$link = '';
		$from = 0;
		while ( $html->next_token() ) {
			$name = $html->get_token_name();
			if ( '#text' === $name ) {
				$text = $html->get_modifiable_text();
				$this->add_text( $is_verse ? $text : preg_replace( '/\s+/u', ' ', $text ) );
			} elseif ( 'BR' === $name ) {
				$this->add_text( "\n" );
			} elseif ( 'IMG' === $name ) {
				++$this->at;
			} elseif ( 'A' === $name && ! $html->is_tag_closer() ) {
				$link = self::clean_url( $html->get_attribute( 'href' ) );
				$from = count( $this->pieces );
			} elseif ( 'A' === $name ) {
				$this->add_link_url( $link, $from );
				$link = '';
			}
		}
	}

	/**
	 * Splits plain text.
	 *
	 * @param string $text Text.
	 */
	private function add_text( $text ): void {
		foreach ( Links::split( $text ) as list( $part, $is_url ) ) {
			if ( $is_url ) {
				$this->add_piece( $part, self::URL );
				continue;
			}
			preg_match_all( self::PIECES, $part, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL );
			foreach ( $found as $piece ) {
				foreach ( array( self::LINE, self::SPACE, self::SIGN, self::WORD ) as $kind ) {
					if ( isset( $piece[ $kind ] ) ) {
						$this->add_piece( $piece[ $kind ], $kind );
					}
				}
			}
		}
	}

	/**
	 * Adds a piece.
	 *
	 * @param string $text Text.
	 */
	private function add_piece( $text, string $kind ): void {
		$piece          = self::make_piece( $text, $kind, $this->container, $this->at );
		$this->at      += Graphemes::units( $text );
		$piece['end']   = $this->at;
		$this->pieces[] = $piece;
	}

	/**
	 * Adds the URL of a link after its text, unless the text is the URL.
	 *
	 * @param string $link URL; '' for none.
	 * @param int    $from First piece of the link.
	 */
	private function add_link_url( string $link, int $from ): void {
		$text = implode( '', wp_list_pluck( array_slice( $this->pieces, $from ), 'text' ) );
		if ( '' === $link || '' === trim( $text ) ) {
			return;
		}
		if ( self::simplify_url( $text ) === self::simplify_url( $link ) ) {
			foreach ( array_keys( array_slice( $this->pieces, $from, null, true ) ) as $index ) {
				$this->pieces[ $index ]['url'] = $link;
			}
			return;
		}
		array_push(
			$this->pieces,
			self::make_piece( ' ', self::SPACE, $this->container, $this->at ),
			array( 'url' => $link ) + self::make_piece( "($link)", self::URL, $this->container, $this->at )
		);
	}

	/**
	 * Cleans a URL that a network may link to.
	 *
	 * @param string|bool|null $href Attribute of the link.
	 * @return string '' for other schemes.
	 */
	private static function clean_url( $href ): string {
		$url = is_string( $href ) ? sanitize_url( trim( $href ), array( 'http', 'https' ) ) : '';
		return preg_match( '#^https?://#i', $url ) ? $url : '';
	}

	/**
	 * A URL without the parts that people leave out.
	 *
	 * @return string
	 */
	private static function simplify_url( string $url ) {
		return preg_replace( '#^https?://(www\.)?|/$#i', '', trim( $url ) );
	}
}
