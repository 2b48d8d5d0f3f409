<?php
namespace Mainstreet\Blocks\Podcast_Player\Feed;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Core\Text\Visitor_Text;

defined( 'ABSPATH' ) || exit;

/** Converts untrusted text of a feed to plain text, sanitized HTML, URLs and times. */
final class Podcast_Text {

	/** Allowed elements of a description. */
	const TAGS = array(
		'p'          => array(),
		'br'         => array(),
		'strong'     => array(),
		'b'          => array(),
		'em'         => array(),
		'i'          => array(),
		'ul'         => array(),
		'ol'         => array(),
		'li'         => array(),
		'blockquote' => array(),
		'a'          => array( 'href' => true ),
	);

	/** Elements whose content is removed. */
	const SILENT = '#<(script|style|head|iframe|object|template|noscript|svg|math|textarea|select)(?=[\s/>])[^<>]*+>.*?(?:</\1\s*>|$)#is';

	/** Maximum length of a description, in bytes. */
	const MAX_BYTES = 12000;

	/** Maximum number of objects and arrays in a JSON file. Each needs up to 400 bytes of memory. */
	const MAX_JSON_ITEMS = 100000;

	/** Maximum length of a URL, in bytes. */
	const MAX_URL_BYTES = 2000;

	/**
	 * Returns one line of plain text.
	 *
	 * @param mixed $text Text or HTML.
	 * @param int   $most Maximum length in characters.
	 */
	public static function to_line( $text, int $most = 500 ): string {
		return mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', self::to_plain( $text, 8 * $most ) ) ), 0, $most );
	}

	/**
	 * Returns a GUID. Uses strip_tags(), because saved posts contain GUIDs in that form.
	 *
	 * @param mixed $text Raw text.
	 */
	public static function sanitize_guid( $text ): string {
		// Not wp_strip_all_tags(): its search for scripts takes quadratic time.
		return self::to_line( strip_tags( (string) preg_replace( array( self::SILENT, '/<!--.*?(?:-->|$)/s' ), '', self::cut( $text, 4000 ) ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- see above.
	}

	/**
	 * Returns a title. SimplePie escapes RSS titles once more, and many feeds escape them twice.
	 *
	 * @param mixed $text Title from SimplePie.
	 */
	public static function to_title( $text ): string {
		return self::to_line( is_string( $text ) ? html_entity_decode( substr( $text, 0, self::MAX_BYTES ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) : '' );
	}

	/**
	 * Returns plain text with one line per paragraph.
	 *
	 * @param mixed $html Text or HTML.
	 * @param int   $most Maximum length of the input in bytes.
	 */
	public static function to_plain( $html, int $most = self::MAX_BYTES ): string {
		$html = self::cut( $html, $most );
		if ( false !== strpos( $html, '<' ) ) {
			$html = self::remove_silent( $html );
			if ( preg_match( '#<(?:p|br|li|div)\b#i', $html ) ) {
				// Line breaks are whitespace only in HTML.
				$html = (string) preg_replace( '/\s+/', ' ', $html );
				$html = (string) preg_replace( '#<(?:br|/p|/li|/div|/h[1-6]|/blockquote|/tr)\b[^<>]*+>#i', "\n", $html );
			}
		}
		$text = trim( Plain_Text::from_html( $html ) );
		// Removes control characters, including those that change the text direction.
		$text = (string) preg_replace( '/[\x00-\x08\x0b-\x1f\x7f\x{200e}\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}\x{feff}]/u', '', $text );
		$text = (string) preg_replace( '/[ \t\x{a0}]+/u', ' ', $text );
		return trim( (string) preg_replace( '/ ?\n[\s]*/', "\n", $text ) );
	}

	/**
	 * Returns sanitized HTML.
	 *
	 * @param mixed $html Text or HTML.
	 */
	public static function sanitize_html( $html ): string {
		$html = Plain_Text::escape_brackets( self::remove_silent( self::cut( $html, self::MAX_BYTES ) ) );
		if ( false === strpos( $html, '<' ) ) {
			$html = esc_html( html_entity_decode( $html, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		}
		$html = force_balance_tags( Safe_Html::sanitize( $html, self::TAGS, array( 'http', 'https', 'mailto' ) ) );
		$html = self::remove_relative_links( $html );
		if ( ! preg_match( '#<(?:p|ul|ol|blockquote)\b#', $html ) ) {
			$html = wpautop( $html );
		}
		// Encoded so that the content filters find no shortcodes or templates.
		$entities = Visitor_Text::ENTITIES;
		unset( $entities['://'] );
		return trim( strtr( (string) preg_replace( '#<p>(?:\s|&nbsp;)*</p>\s*#', '', $html ), $entities ) );
	}

	/**
	 * Removes the `href` of links without an absolute URL.
	 *
	 * @param string $html Sanitized HTML.
	 */
	private static function remove_relative_links( string $html ): string {
		if ( false === strpos( $html, '<a' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'a' ) ) {
			if ( ! preg_match( '#^(?:https?://|mailto:)#i', (string) $tags->get_attribute( 'href' ) ) ) {
				$tags->remove_attribute( 'href' );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Returns an absolute http(s) URL.
	 *
	 * @param mixed  $url  Raw URL.
	 * @param string $base URL of the file that contains it.
	 * @return string An empty string if the URL is not allowed.
	 */
	public static function sanitize_url( $url, $base = '' ): string {
		$url = is_string( $url ) ? trim( $url ) : '';
		if ( '' === $url || strlen( $url ) > self::MAX_URL_BYTES || preg_match( '/[\x00-\x1f\x7f\\\\]/', $url ) ) {
			return '';
		}
		if ( ! preg_match( '#^[a-z][a-z0-9+.-]*:#i', $url ) && '' !== $base ) {
			$url = \WP_Http::make_absolute_url( $url, $base );
		}
		if ( ! preg_match( '#^https?://[^/?\#]#i', $url ) ) {
			return '';
		}
		return esc_url_raw( str_replace( ' ', '%20', $url ), array( 'http', 'https' ) );
	}

	/**
	 * Parses a time such as `1:02:03.5`, `42:10` or `90`.
	 *
	 * @param mixed $time Raw value.
	 * @return float|null Seconds; null if it cannot be parsed.
	 */
	public static function parse_seconds( $time ): ?float {
		if ( is_int( $time ) || is_float( $time ) ) {
			return $time >= 0 && $time < 360000 ? (float) $time : null;
		}
		$time = is_string( $time ) ? str_replace( ',', '.', trim( $time ) ) : '';
		if ( ! preg_match( '/^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,6}(?:\.\d{1,9})?)$/', $time, $found ) ) {
			return null;
		}
		$seconds = 3600 * (int) $found[1] + 60 * (int) $found[2] + (float) $found[3];
		return $seconds < 360000 ? round( $seconds, 3 ) : null;
	}

	/**
	 * Formats a duration.
	 *
	 * @return string `i:s` or `H:i:s`. An empty string for 0.
	 */
	public static function format_duration( int $seconds ): string {
		if ( $seconds <= 0 ) {
			return '';
		}
		$minutes = sprintf( '%02d:%02d', intdiv( $seconds, 60 ) % 60, $seconds % 60 );
		return $seconds < 3600 ? $minutes : sprintf( '%02d:', intdiv( $seconds, 3600 ) ) . $minutes;
	}

	/**
	 * Decodes a JSON file, unless it would need too much memory.
	 *
	 * @param string $body JSON.
	 * @return array|null Null if it is not an object or array, or is too large.
	 */
	public static function decode_json( $body ): ?array {
		if ( substr_count( $body, '{' ) + substr_count( $body, '[' ) > self::MAX_JSON_ITEMS ) {
			return null;
		}
		$data = json_decode( $body, true, 64 );
		return is_array( $data ) ? $data : null;
	}

	/**
	 * Removes the elements in SILENT with their content.
	 *
	 * @param string $html HTML.
	 */
	private static function remove_silent( $html ): string {
		$pattern = self::SILENT;
		if ( strlen( $html ) <= self::MAX_BYTES ) {
			// Attribute values such as `srcdoc` may contain brackets. Only for short texts, because this pattern needs quadratic time.
			$pattern = str_replace( '[^<>]*+>', '(?:[^<>"\']++|"[^"]*+"|\'[^\']*+\')*+>', $pattern );
		}
		return (string) preg_replace( $pattern, '', $html );
	}

	/**
	 * Cuts a text to a length in bytes, without breaking UTF-8.
	 *
	 * @param mixed $text Any value.
	 * @return string
	 */
	private static function cut( $text, int $most ) {
		$text = is_scalar( $text ) ? trim( (string) $text ) : '';
		if ( strlen( $text ) > $most ) {
			// An incomplete tag at the end would be shown as text.
			$text = (string) preg_replace( '/<[^<>]*+\z/', '', mb_strcut( $text, 0, $most, 'UTF-8' ) );
		}
		return Utf8::clean( $text );
	}
}
