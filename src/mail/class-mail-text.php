<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Converts HTML of emails to text, in one pass, however long or broken the HTML is. (A pattern such as `<a.*?</a>` reads to the end
 * of the text for each unclosed tag, and fails on long texts.)
 */
final class Mail_Text {

	/** Maximum number of bytes of HTML for line(); titles and excerpts have a few hundred. */
	const LINE = 20000;

	/** Elements whose content is not shown. */
	const SILENT = array( 'script', 'style', 'form', 'iframe', 'object', 'svg', 'noscript', 'template' );

	/** Replacements for tags in plain text. */
	const BREAKS = array(
		'li'   => "\n- ",
		'br'   => "\n",
		'hr'   => "\n",
		'/tr'  => "\n",
		'/td'  => ' ',
		'/th'  => ' ',
		'/li'  => "\n",
		'/dt'  => ' ',
		'/dd'  => "\n",
		'/div' => "\n",
	);

	/** Tags that start a new paragraph in plain text. */
	const PARAGRAPHS = array( 'p', '/p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', '/h1', '/h2', '/h3', '/h4', '/h5', '/h6', '/ul', '/ol', '/dl', '/table', '/blockquote', '/figure', '/pre' );

	/**
	 * Converts short HTML, such as a title, to plain text.
	 *
	 * @param string $html HTML; cut off after LINE bytes.
	 * @return string Plain text in valid UTF-8.
	 */
	public static function line( string $html ): string {
		$html = (string) $html;
		if ( strlen( $html ) > self::LINE ) {
			// The start of a tag that was cut off would become text.
			$html = (string) preg_replace( '/<[^<>]*+\z/', '', substr( $html, 0, self::LINE ) );
		}
		return trim( Plain_Text::from_html( $html ) );
	}

	/**
	 * Removes elements with their content. Unclosed elements are kept.
	 *
	 * @param string[] $names Tag names in lower case.
	 */
	public static function remove_elements( $html, array $names ): string {
		$parts = preg_split( '~<(/?(?:' . implode( '|', $names ) . '))(?=[\s/>])~i', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		$last  = array();
		for ( $i = 1, $n = count( $parts ); $i < $n; $i += 2 ) {
			$parts[ $i ]          = strtolower( $parts[ $i ] );
			$last[ $parts[ $i ] ] = $i;
		}
		$kept = array( $parts[0] );
		$end  = '';
		for ( $i = 1; $i < $n; $i += 2 ) {
			$tail = $parts[ $i + 1 ];
			if ( '' === $end && isset( $last[ '/' . $parts[ $i ] ] ) && $last[ '/' . $parts[ $i ] ] > $i ) {
				$end = '/' . $parts[ $i ];
			} elseif ( '' === $end ) {
				$kept[] = '<' . $parts[ $i ] . $tail;
			} elseif ( $end === $parts[ $i ] ) {
				$end    = '';
				$close  = strpos( $tail, '>' );
				$kept[] = false === $close ? '' : substr( $tail, $close + 1 );
			}
		}
		return implode( '', $kept );
	}

	/**
	 * Removes elements that are hidden with the attribute `hidden`, which many mail programs ignore, or with `display: none`. Unclosed
	 * elements are kept.
	 *
	 * @param string $html HTML without `>` in attribute values.
	 */
	public static function remove_hidden( string $html ): string {
		$parts = preg_split( '~(</?[a-z][^<>]*+>)~i', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		$count = count( $parts );
		$open  = array();
		$last  = array();
		for ( $i = 1; $i < $count; $i += 2 ) {
			$name = self::name( $parts[ $i ] );
			if ( '/' !== $name[0] ) {
				$open[ $name ][] = $i;
			} elseif ( ! empty( $open[ substr( $name, 1 ) ] ) ) {
				$last[ array_pop( $open[ substr( $name, 1 ) ] ) ] = $i;
			}
		}
		$kept = $parts[0];
		for ( $i = 1; $i < $count; $i += 2 ) {
			$is_void = in_array( self::name( $parts[ $i ] ), array( 'img', 'br', 'hr', 'input' ), true );
			if ( ( $is_void || isset( $last[ $i ] ) ) && self::is_hidden( $parts[ $i ] ) ) {
				$i = $is_void ? $i : $last[ $i ];
			} else {
				$kept .= $parts[ $i ];
			}
			$kept .= $parts[ $i + 1 ];
		}
		return $kept;
	}

	/** Whether a tag hides its element. */
	private static function is_hidden( $tag ): bool {
		if ( ! preg_match( '/\shidden(?=[\s=\/>])|display\s*+:\s*+none/i', $tag ) ) {
			return false;
		}
		$tags = new \WP_HTML_Tag_Processor( $tag );
		return $tags->next_tag() && ( null !== $tags->get_attribute( 'hidden' )
			|| preg_match( '/(?:^|;)\s*+display\s*+:\s*+none(?![\w-])/i', (string) $tags->get_attribute( 'style' ) ) );
	}

	/** Converts HTML to plain text. Links keep their URL, images their alternative text. */
	public static function plain( $html ): string {
		$html  = self::remove_elements( Plain_Text::remove_comments( Utf8::clean( (string) $html ) ), array( 'script', 'style', 'head' ) );
		$parts = preg_split( '~(<[a-z/!][^<>]*+>)~i', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
		$text  = '';
		$href  = null;
		$label = '';
		foreach ( $parts as $i => $part ) {
			$piece = 0 === $i % 2 ? self::collapse( $part ) : '';
			if ( 1 === $i % 2 ) {
				$name  = self::name( $part );
				$piece = 'img' === $name ? self::image_text( $part ) : '';
				if ( 'a' === $name || '/a' === $name ) {
					$text .= self::link( $label, $href );
					$href  = 'a' === $name ? self::attribute( $part, 'href' ) : null;
					$label = '';
				} elseif ( isset( self::BREAKS[ $name ] ) || in_array( $name, self::PARAGRAPHS, true ) ) {
					$piece = self::line_break( $name, substr( null === $href ? $text : $label, -2 ) );
				}
			}
			$text  .= null === $href ? $piece : '';
			$label .= null === $href ? '' : $piece;
		}
		$text = html_entity_decode( $text . self::link( $label, $href ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		// Trims each line separately: a pattern for the whole text would backtrack for each run of spaces.
		$lines = array_map( 'trim', explode( "\n", $text ) );
		return trim( preg_replace( '/\n{3,}/', "\n\n", implode( "\n", $lines ) ) ) . "\n";
	}

	/**
	 * Returns the replacement for a tag. After a line break, a closing `div` adds no second one.
	 *
	 * @param string $name   Key of BREAKS.
	 * @param string $before The last two bytes of the text so far.
	 */
	private static function line_break( string $name, $before ) {
		return '/div' === $name && "\n" === substr( rtrim( $before, ' ' ), -1 ) ? '' : self::BREAKS[ $name ] ?? "\n\n";
	}

	/** Collapses whitespace as HTML does. */
	private static function collapse( string $text ) {
		return preg_replace( '/[ \t\r\n\f]++/', ' ', $text );
	}

	/** Returns the name of a tag in lower case; for closing tags with the slash. */
	private static function name( $tag ): string {
		return strtolower( substr( $tag, 1, strcspn( $tag, " \t\r\n\f>", 1, 12 ) ) );
	}

	/** Returns the value of an attribute, not decoded; null if it does not exist, or is not in quotes. */
	private static function attribute( string $tag, string $name ): ?string {
		return preg_match( '/\s' . $name . '\s*+=\s*+(["\'])(.*?)\1/is', $tag, $found ) ? $found[2] : null;
	}

	/** Returns the text for an image: its alternative text in brackets. */
	private static function image_text( string $tag ): string {
		$alt = self::collapse( (string) self::attribute( $tag, 'alt' ) );
		return '' === $alt ? '' : '[' . $alt . ']';
	}

	/**
	 * Formats a link with its URL.
	 *
	 * @param string|null $href URL; null if no link is open.
	 */
	private static function link( string $label, ?string $href ): string {
		if ( null === $href ) {
			return '';
		}
		$end   = rtrim( $label ) === $label ? '' : ( "\n" === substr( $label, -1 ) ? "\n" : ' ' );
		$label = (string) preg_replace( '/\n\s++/', "\n", trim( $label ) );
		return ( $label === $href || '' === $label ? $href : $label . ' (' . $href . ')' ) . $end;
	}
}
