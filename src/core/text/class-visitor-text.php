<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * Escapes everything a visitor typed (values, file names, messages that repeat them) for HTML: pages, emails, admin
 * screens and feeds.
 *
 * Later filters process the HTML again: core's do_shortcode(), do_blocks() and embeds, and templates of other plugins with
 * {{placeholders}}. esc_html() does not protect text from them. It also keeps typed entities, and core decodes `&#91;` to a
 * bracket after any shortcode of the page has run.
 */
final class Visitor_Text {

	/** Replacements for characters that later filters search for. Core does not decode these entities, as it would decode `&#91;`. */
	const ENTITIES = array(
		'['   => '&#091;',
		']'   => '&#093;',
		'{'   => '&#123;',
		'}'   => '&#125;',
		'://' => '&#058;//',
	);

	/**
	 * Escapes a text for the content of an element or the value of an attribute.
	 *
	 * @param string $text Any bytes.
	 * @return string Escaped HTML without brackets, braces, quotes and comments.
	 */
	public static function escape( $text ) {
		$text = (string) $text;
		return '' === $text ? '' : strtr( htmlspecialchars( Utf8::clean( $text ), ENT_QUOTES, 'UTF-8' ), self::ENTITIES );
	}

	/**
	 * Escapes a text for the content of an element; line breaks become `<br />`.
	 *
	 * @param string $text Any bytes.
	 * @return string Escaped HTML.
	 */
	public static function lines( $text ): string {
		return nl2br( self::escape( $text ) );
	}
}
