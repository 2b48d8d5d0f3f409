<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

/**
 * The one way in which anything a visitor typed (values, names of files, sentences that repeat
 * them) gets into HTML: page, page without script, mail, screen, feed.
 *
 * Markup of ours passes filters that run behind us: core's do_shortcode() and do_blocks(), its
 * embeds, templates of other plugins with {{placeholders}}. esc_html() stops none of them. It
 * also leaves an entity that was typed as it is, and core itself turns `&#91;` back into a
 * bracket once any shortcode of the page has run.
 */
final class Visitor_Text {

	/**
	 * What filters look for, as entities that core does not turn back (`&#91;` it does).
	 */
	const ENTITIES = array(
		'['   => '&#091;',
		']'   => '&#093;',
		'{'   => '&#123;',
		'}'   => '&#125;',
		'://' => '&#058;//',
	);

	/**
	 * The text for an element's content or an attribute's value, shown as it was typed.
	 *
	 * @param string $text Any bytes.
	 * @return string Escaped HTML without brackets, braces, quotes and comments.
	 */
	public static function escape( $text ) {
		$text = (string) $text;
		return '' === $text ? '' : strtr( htmlspecialchars( Utf8::clean( $text ), ENT_QUOTES, 'UTF-8' ), self::ENTITIES );
	}

	/**
	 * The text for an element's content, with its line breaks.
	 *
	 * @param string $text Any bytes.
	 * @return string Escaped HTML.
	 */
	public static function lines( $text ): string {
		return nl2br( self::escape( $text ) );
	}
}
