<?php
namespace Mainstreet\Submissions\Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Finds shortcodes as core does. Core's pattern looks for the end of each from its beginning, and
 * goes through the whole text for one that is left open: here each letter is read once.
 */
final class Shortcodes {

	/**
	 * Shortcodes in their order, those in the contents of another left out.
	 *
	 * @param string   $text Text.
	 * @param string[] $tags Names of shortcodes.
	 * @param int      $most Shortcodes at most.
	 * @return array[] `tag`, `attributes` (as core gives them), `content` ('' without one).
	 */
	public static function find( $text, array $tags, $most ) {
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
			// A doubled bracket is text about a shortcode.
			$is_doubled = $start > $end && '[' === $text[ $start - 1 ];
			$end        = $close + 1;
			$content    = '';
			if ( $close > $open && '/' === $text[ $close - 1 ] ) {
				--$close;
			} else {
				$content = self::content( $text, $tag, $end, $endings );
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

	/**
	 * Makes text of the forms in a post that are more than anybody puts into one.
	 *
	 * @param mixed $content Content whose blocks were drawn.
	 * @return mixed
	 */
	public static function bound( $content ) {
		if ( ! is_string( $content ) || substr_count( $content, '[' ) <= Form_Counter::MOST ) {
			return $content;
		}
		$tags = Form_Schemas::shortcode_tags();
		if ( ! $tags ) {
			return $content;
		}
		$number = 0;
		return preg_replace_callback(
			'/\[(?=(?:' . implode( '|', array_map( 'preg_quote', $tags ) ) . ')(?![\w-]))/',
			static function () use ( &$number ) {
				return ++$number > Form_Counter::MOST ? '&#091;' : '[';
			},
			$content
		);
	}

	/**
	 * What stands between a shortcode and its end.
	 *
	 * @param string $text    Text.
	 * @param string $tag     Name of the shortcode.
	 * @param int    $end     Where the shortcode ends; moves behind its end tag where there is one.
	 * @param bool[] $endings Names of which it is known that no end follows, as keys; may get one more.
	 * @return string '' without an end tag.
	 */
	private static function content( $text, $tag, &$end, array &$endings ) {
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
