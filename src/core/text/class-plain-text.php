<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The one rule for what is text and what is markup.
 *
 * strip_tags(), wp_strip_all_tags(), sanitize_text_field() and wp_kses() take every `<` for the beginning of a tag and
 * drop what follows: "Kids <6 & >2" becomes "Kids 2". Here only a complete tag of an element that HTML knows, or a
 * complete comment, is markup. Every other `<` is a character of the text.
 *
 * - An attribute or field that is declared as plain text is read with from_attribute(): nothing in it is markup.
 * - Rich text, a post title, or an attribute that was plain text once and is rich text now is read with from_html().
 * - HTML that is printed with some of its markup passes escape_brackets() before wp_kses() sees it.
 *
 * The results of from_html(), line_from_html(), from_attribute() and line() are not escaped: whoever prints them escapes them. Decode a
 * text once only; a second pass would make markup of a text such as `&lt;b&gt;`.
 */
final class Plain_Text {

	/** Names of elements, with obsolete ones. The same list is in shared/plain-text. */
	const ELEMENTS = 'a|abbr|acronym|address|applet|area|article|aside|audio|b|base|basefont|bdi|bdo|bgsound|big|blink|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|data|datalist|dd|del|details|dfn|dialog|dir|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hgroup|hr|html|i|iframe|image|img|input|ins|kbd|label|legend|li|link|listing|main|map|mark|marquee|math|menu|meta|meter|nav|nobr|noembed|noframes|noscript|object|ol|optgroup|option|output|p|param|picture|plaintext|pre|progress|q|rb|rp|rt|rtc|ruby|s|samp|script|search|section|select|slot|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp';

	/** A complete tag. It stops at the next `<`, so that each character is read once. */
	const TAG = '~<(?:/?(?:' . self::ELEMENTS . ')(?=[\s/>])[^<>]*+|!doctype\b[^<>\[]*+(?:\[[^\]]{0,1000}+\][^<>]*+)?)>~i';

	/** Elements whose content nobody reads. */
	const SILENT = array( 'script', 'style' );

	/**
	 * The text of HTML as it is read: without tags and comments, with entities decoded once.
	 *
	 * @param string $html HTML, or text of the time when an attribute was plain text.
	 * @return string Plain text, not escaped.
	 */
	public static function from_html( $html ): string {
		$html = self::clean( $html );
		if ( false !== strpos( $html, '<' ) ) {
			$html = (string) preg_replace( self::TAG, '', self::without_silent( self::without_comments( $html ) ) );
		}
		return html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * A text that is declared as plain. Nothing in it is markup; core's kses wrote `&`, `<` and `>` as entities for
	 * authors without `unfiltered_html`.
	 *
	 * @param string $text Attribute of a block, or meta.
	 * @return string Plain text, not escaped.
	 */
	public static function from_attribute( $text ): string {
		return html_entity_decode( self::clean( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}

	/**
	 * Plain text in one line.
	 *
	 * @param string $text Plain text.
	 * @param int    $most Characters that are kept; 0 for all.
	 */
	public static function line( $text, int $most = 0 ): string {
		$text = (string) $text;
		$text = '' === $text ? '' : trim( (string) preg_replace( '/[\s\p{Cc}]+/u', ' ', Utf8::clean( $text ) ) );
		return $most > 0 ? rtrim( mb_substr( $text, 0, $most, 'UTF-8' ) ) : $text;
	}

	/**
	 * The text of HTML in one line.
	 *
	 * @param string $html HTML, or text of the time when an attribute was plain text.
	 * @param int    $most Characters that are kept; 0 for all.
	 * @return string Plain text, not escaped.
	 */
	public static function line_from_html( $html, int $most = 0 ): string {
		return self::line( self::from_html( $html ), $most );
	}

	/**
	 * HTML of a plain text, for where WordPress itself keeps HTML, such as the title of a post. Only what would be read as a
	 * tag or as an entity is escaped: other text stays as people see it in fields that show what is stored. Whoever prints
	 * the result escapes it as before.
	 *
	 * @param string $text Plain text.
	 * @return string HTML that from_html() reads as the same text.
	 */
	public static function to_html( $text ): string {
		return str_replace( '<', '&lt;', (string) preg_replace( '/&(?=#?\w+;)/', '&amp;', (string) $text ) );
	}

	/**
	 * HTML in which each `<` that begins no tag is an entity, so that wp_kses() leaves it. The result is not safe yet.
	 *
	 * @param string $html HTML, or text of the time when an attribute was plain text.
	 * @return string HTML for wp_kses().
	 */
	public static function escape_brackets( $html ): string {
		$html = self::clean( $html );
		if ( false === strpos( $html, '<' ) ) {
			return $html;
		}
		$parts = preg_split( '~(' . substr( self::TAG, 1, -2 ) . ')~i', self::without_comments( $html ), -1, PREG_SPLIT_DELIM_CAPTURE );
		foreach ( $parts as $index => $part ) {
			$parts[ $index ] = 0 === $index % 2 ? str_replace( '<', '&lt;', $part ) : $part;
		}
		return implode( '', $parts );
	}

	/**
	 * Without bytes that could hide a tag until a later filter takes them out.
	 *
	 * @param string $text Any bytes.
	 * @return string Valid UTF-8 without control characters other than tabs and line breaks.
	 */
	private static function clean( $text ): string {
		$text = (string) $text;
		return '' === $text ? '' : (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', Utf8::clean( $text ) );
	}

	/**
	 * Takes complete comments out. A `<!--` without an end is text.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	public static function without_comments( $html ) {
		$parts = explode( '<!--', $html );
		$kept  = array_shift( $parts );
		foreach ( $parts as $part ) {
			$end   = strpos( $part, '-->' );
			$kept .= false === $end ? '<!--' . $part : substr( $part, $end + 3 );
		}
		return $kept;
	}

	/**
	 * Takes scripts and style sheets out with their content. wp_strip_all_tags() does the same, but searches the rest of
	 * the text anew for the end of each.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	private static function without_silent( $html ) {
		foreach ( self::SILENT as $name ) {
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
}
