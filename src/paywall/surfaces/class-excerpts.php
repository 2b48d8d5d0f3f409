<?php
namespace Mainstreet\Paywall\Surfaces;

use Mainstreet\Paywall\Paywall_Parser;
use Mainstreet\Paywall\Subject;
use Mainstreet\Paywall\Teaser;

defined( 'ABSPATH' ) || exit;

/** Protects excerpts and other shortened texts, such as descriptions that a theme creates from a post. */
final class Excerpts {

	/**
	 * Callback of `excerpt_allowed_blocks` and `excerpt_allowed_wrapper_blocks`. Removes the block of paid content.
	 *
	 * @param string[] $names Names of blocks.
	 */
	public static function remove_block( array $names ): array {
		return Post_Content::is_replaced() ? $names : array_diff( $names, array( Paywall_Parser::PAID ) );
	}

	/**
	 * Callback of `wp_trim_words`. Removes paid parts.
	 *
	 * @param string $words  Shortened text.
	 * @param int    $number Number of words.
	 * @param string $more   Text after the words.
	 * @param string $text   Original text.
	 */
	public static function filter_words( $words, $number, $more, $text ) {
		$free = Post_Content::filter_content( (string) $text );
		return $free === (string) $text ? $words : wp_trim_words( $free, $number, $more );
	}

	/**
	 * Callback of `wp_trim_words`. Shortens the teaser instead of a limited post.
	 *
	 * @param string $words  Shortened text.
	 * @param int    $number Number of words.
	 * @param string $more   Text after the words.
	 * @param string $text   Original text.
	 */
	public static function limit_words( $words, $number, $more, $text ) {
		$post = get_post();
		if ( ! $post || '' === $post->post_content || $text !== $post->post_content || ! Subject::from_post( $post )->is_limited() ) {
			return $words;
		}
		return wp_trim_words( Teaser::get_start( $text ), $number, $more );
	}
}
