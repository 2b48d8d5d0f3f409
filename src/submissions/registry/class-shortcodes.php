<?php
namespace Mainstreet\Submissions\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Finds shortcodes like core, but in linear time. Core's pattern searches the whole remaining text for the end tag of each
 * unclosed shortcode.
 */
final class Shortcodes {

	/**
	 * Finds shortcodes in document order, without nested and escaped ones.
	 *
	 * @param string $text Text.
	 * @param int    $most Maximum number of shortcodes.
	 * @return array[] `tag`, `attributes` (as shortcode_parse_atts() returns them), `content` ('' if there is none).
	 */
	public static function find( $text, array $tags, int $most ): array {
		$found   = array();
		$end     = 0;
		$endings = array();
		while ( count( $found ) < $most && preg_match( '/\[(' . implode( '|', array_map( 'preg_quote', $tags ) ) . ')(?![\w-])/', $text, $match, PREG_OFFSET_CAPTURE, $end ) ) {
			$start = $match[0][1];
			$tag   = $match[1][0];
			$open  = $start + strlen( $match[0][0] );
			$close = strpos( $text, ']', $open );
			if ( false === $close ) {
				break;
			}
			// Doubled brackets escape a shortcode.
			$is_doubled = $start > $end && '[' === $text[ $start - 1 ];
			$end        = $close + 1;
			$content    = '';
			if ( $close > $open && '/' === $text[ $close - 1 ] ) {
				--$close;
			} else {
				$content = self::read_content( $text, $tag, $end, $endings );
			}
			if ( $is_doubled && isset( $text[ $end ] ) && ']' === $text[ $end ] ) {
				++$end;
				continue;
			}
			$attributes = shortcode_parse_atts( substr( $text, $open, $close - $open ) );
			$found[]    = array(
				'tag'        => $tag,
				'attributes' => is_array( $attributes ) ? $attributes : array(),
				'content'    => $content,
			);
		}
		return $found;
	}

	/** Escapes form shortcodes above the maximum number of forms, so that core does not render them. */
	public static function limit( string $content, array $tags ): string {
		if ( ! $tags ) {
			return $content;
		}
		$number = 0;
		return (string) preg_replace_callback(
			'/\[(?=(?:' . implode( '|', array_map( 'preg_quote', $tags ) ) . ')(?![\w-]))/',
			static function () use ( &$number ) {
				return ++$number > Form_Counter::MAX_FORMS ? '&#091;' : '[';
			},
			$content
		);
	}

	/**
	 * Returns the content between a shortcode and its end tag.
	 *
	 * @param string $text    Text.
	 * @param int    $end     Offset after the opening tag; moved after the end tag, if there is one.
	 * @param bool[] $endings Tags without a further end tag, as keys.
	 * @return string '' without an end tag.
	 */
	private static function read_content( $text, string $tag, &$end, array &$endings ) {
		$at = isset( $endings[ $tag ] ) ? false : strpos( $text, "[/$tag]", $end );
		if ( false === $at ) {
			$endings[ $tag ] = true;
			return '';
		}
		$content = substr( $text, $end, $at - $end );
		$end     = $at + strlen( $tag ) + 3;
		return $content;
	}
}
