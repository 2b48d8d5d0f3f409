<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes text from markup, and converts between them.
 *
 * strip_tags(), wp_strip_all_tags(), sanitize_text_field() and wp_kses() treat every `<` as the start of a tag and
 * remove what follows: "Kids <6 & >2" becomes "Kids 2". Here only a complete tag of an HTML element, or a complete
 * comment, is markup. Every other `<` is text.
 *
 * - from_attribute() reads attributes and fields that are declared as plain text: nothing in them is markup.
 * - from_html() reads rich text, post titles, and attributes that were plain text in an earlier version.
 * - escape_brackets() prepares HTML for wp_kses().
 *
 * The results of from_html(), line_from_html(), from_attribute() and line() are not escaped: escape them on output. Decode a text
 * only once; a second pass would turn text such as `&lt;b&gt;` into markup.
 */
final class Plain_Text {

	/** Names of HTML elements, including obsolete ones. shared/plain-text contains the same list. */
	const ELEMENTS = 'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|input|ins|kbd|label|legend|li|link|listing|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp';

	/** A complete tag. It stops at the next `<`, so that each character is read once. */
	const TAG = '~<(?:/?(?:' . self::ELEMENTS . ')(?=[\s/>])[^<>]*+|!doctype\b[^<>\[]*+(?:\[[^\]]{0,1000}+\][^<>]*+)?)>~i';

	/** Elements whose content is not shown. */
	const HIDDEN_ELEMENTS = array( 'script', 'style' );

	/**
	 * Converts HTML to plain text: removes tags and comments, and decodes entities once.
	 *
	 * @param string $html HTML, or text that an earlier version stored as plain text.
	 * @return string Plain text, not escaped.
	 */
	public static function from_html( $html ): string {
		$html = self::clean( $html );
		if ( false !== strpos( $html, '<' ) ) {
			$html = (string) preg_replace( self::TAG, '', self::remove_scripts_and_styles( self::remove_comments( $html ) ) );
		}
		return html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Reads a text that is declared as plain text: only entities are decoded. For authors without `unfiltered_html`, core's kses stores
	 * `&`, `<` and `>` as entities.
	 *
	 * @param string $text Attribute of a block, or meta.
	 * @return string Plain text, not escaped.
	 */
	public static function from_attribute( $text ): string {
		return html_entity_decode( self::clean( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Collapses whitespace and control characters, so that the text is a single line.
	 *
	 * @param string $text Plain text.
	 * @param int    $most Maximum number of characters; 0 for all.
	 */
	public static function line( $text, int $most = 0 ): string {
		$text = (string) $text;
		$text = '' === $text ? '' : trim( (string) preg_replace( '/[\s\p{Cc}]+/u', ' ', Utf8::clean( $text ) ) );
		return $most > 0 ? rtrim( mb_substr( $text, 0, $most, 'UTF-8' ) ) : $text;
	}

	/**
	 * Converts HTML to plain text in a single line.
	 *
	 * @param string $html HTML, or text that an earlier version stored as plain text.
	 * @param int    $most Maximum number of characters; 0 for all.
	 * @return string Plain text, not escaped.
	 */
	public static function line_from_html( $html, int $most = 0 ): string {
		return self::line( self::from_html( $html ), $most );
	}

	/**
	 * Converts plain text to HTML, for places where WordPress stores HTML, such as post titles. Only characters that would be read as a
	 * tag or entity are escaped, so that text fields show other text as it was typed. Escape the result on output as usual.
	 *
	 * @param string $text Plain text.
	 * @return string HTML that from_html() converts back to the same text.
	 */
	public static function to_html( $text ): string {
		return str_replace( '<', '&lt;', (string) preg_replace( '/&(?=#?\w+;)/', '&amp;', (string) $text ) );
	}

	/**
	 * Escapes each `<` that begins no tag, so that wp_kses() keeps it. The result is not safe to print.
	 *
	 * @param string $html HTML, or text that an earlier version stored as plain text.
	 * @return string HTML for wp_kses().
	 */
	public static function escape_brackets( $html ): string {
		$html = self::clean( $html );
		if ( false === strpos( $html, '<' ) ) {
			return $html;
		}
		$parts = preg_split( '~(' . substr( self::TAG, 1, -2 ) . ')~i', self::remove_comments( $html ), -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( $parts as $index => $part ) {
			$parts[ $index ] = 0 === $index % 2 ? str_replace( '<', '&lt;', $part ) : $part;
		}
		return implode( '', $parts );
	}

	/**
	 * Removes bytes that could hide a tag until a later filter removes them.
	 *
	 * @param string $text Any bytes.
	 * @return string Valid UTF-8 without control characters other than tabs and line breaks.
	 */
	private static function clean( $text ): string {
		$text = (string) $text;
		return '' === $text ? '' : (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', Utf8::clean( $text ) );
	}

	/**
	 * Removes complete comments. A `<!--` without an end is text.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	public static function remove_comments( $html ) {
		$parts = explode( '<!--', $html );
		$kept  = array_shift( $parts );
		foreach ( $parts as $part ) {
			$end   = strpos( $part, '-->' );
			$kept .= false === $end ? '<!--' . $part : substr( $part, $end + 3 );
		}
		return $kept;
	}

	/**
	 * Removes scripts and style sheets with their content. wp_strip_all_tags() does the same, but for each of them searches the rest of
	 * the text again for the end.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	private static function remove_scripts_and_styles( $html ) {
		foreach ( self::HIDDEN_ELEMENTS as $name ) {
			$lower = strtolower( $html );
			$kept  = '';
			$begun = 0;
			for ( $start = strpos( $lower, "<$name" ); false !== $start; $start = strpos( $lower, "<$name", $begun ) ) {
				$open = strpos( $lower, '>', $start );
				$end  = false === $open ? false : strpos( $lower, "</$name>", $open );
				if ( false === $end ) {
					break;
				}
				$kept .= substr( $html, $begun, $start - $begun );
				$begun = $end + strlen( "</$name>" );
			}
			$html = $kept . substr( $html, $begun );
		}
		return $html;
	}

	/**
	 * Formats a finite number for CSS, JSON or URLs: without exponent, locale or trailing zeros.
	 *
	 * @param int|float $value    Number.
	 * @param int       $decimals Maximum number of decimals, at least 1.
	 */
	public static function from_number( $value, int $decimals = 6 ): string {
		$text = rtrim( rtrim( number_format( (float) $value, $decimals, '.', '' ), '0' ), '.' );
		return '-0' === $text ? '0' : $text;
	}
}
