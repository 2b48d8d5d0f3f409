<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Subject;
use Mainstreet\Paywall\Teaser;

defined( 'ABSPATH' ) || exit;

/**
 * Excerpts, and the first words of a text such as the description that a theme makes of a post.
 */
final class Excerpts {

	/**
	 * Takes the paid part out of the blocks that excerpts are made of. Filters `excerpt_allowed_blocks`, `excerpt_allowed_wrapper_blocks`.
	 *
	 * @param string[] $names Names of blocks.
	 * @return string[]
	 */
	public static function remove_block( array $names ): array {
		return Post_Content::is_replaced() ? $names : array_diff( $names, array( Paywall_Parser::PAID ) );
	}

	/**
	 * Takes paid parts out of first words. Filter `wp_trim_words`.
	 *
	 * @param string $words  The words.
	 * @param int    $number How many.
	 * @param string $more   What is behind them.
	 * @param string $text   The text.
	 * @return string
	 */
	public static function filter_words( $words, $number, $more, $text ) {
		$free = Post_Content::filter_content( (string) $text );
		return $free === (string) $text ? $words : wp_trim_words( $free, $number, $more );
	}

	/**
	 * Takes the first words of a post that is limited as a whole from its teaser. Filter `wp_trim_words`.
	 *
	 * @param string $words  The words.
	 * @param int    $number How many.
	 * @param string $more   What is behind them.
	 * @param string $text   The text.
	 * @return string
	 */
	public static function limit_words( $words, $number, $more, $text ) {
		$post = get_post();
		if ( ! $post || '' === $post->post_content || $text !== $post->post_content || ! Subject::from_post( $post )->is_limited() ) {
			return $words;
		}
		return wp_trim_words( Teaser::start( $text ), $number, $more );
	}
}
