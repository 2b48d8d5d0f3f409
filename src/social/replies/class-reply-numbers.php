<?php
namespace Mainstreet\Social\Replies;

defined( 'ABSPATH' ) || exit;

/**
 * The last numbers, kept with the post: a page reads them with the post's other meta, and asks nobody.
 */
final class Reply_Numbers {

	/** Meta of a post: by share, `network`, `label`, `url`, `n`. */
	const META = '_mainstreet_replies';

	/**
	 * The numbers of a post.
	 *
	 * @param int $post_id Post.
	 * @return array[] By share: `network`, `label` (its name), `url` of the message there, `n`.
	 */
	public static function of( $post_id ) {
		$stored  = get_post_meta( $post_id, self::META, true );
		$numbers = array();
		foreach ( is_array( $stored ) ? $stored : array() as $share => $number ) {
			if ( isset( $number['network'], $number['label'], $number['url'], $number['n'] ) && is_string( $number['label'] ) && is_string( $number['url'] ) ) {
				$numbers[ (int) $share ] = array( 'n' => max( 0, (int) $number['n'] ) ) + $number;
			}
		}
		return $numbers;
	}

	/**
	 * Notes a number.
	 *
	 * @param int        $post_id Post.
	 * @param int        $share   Share.
	 * @param array|null $number  As of() gives it; null for a message that is not there any more.
	 */
	public static function note( $post_id, $share, $number ) {
		// What is kept may be older than what another process has written.
		wp_cache_delete( $post_id, 'post_meta' );
		$before  = self::of( $post_id );
		$numbers = array_diff_key( $before, array( $share => true ) );
		if ( null !== $number ) {
			$numbers[ $share ] = $number;
		}
		if ( ! $numbers ) {
			delete_post_meta( $post_id, self::META );
		} elseif ( $numbers !== $before ) {
			update_post_meta( $post_id, self::META, wp_slash( $numbers ) );
		}
	}

	/**
	 * Of each network the message with the most replies, as a link leads to one.
	 *
	 * @param int $post_id Post.
	 * @return array[] As of(), by network.
	 */
	public static function best( $post_id ) {
		$best = array();
		foreach ( self::of( $post_id ) as $number ) {
			$network = (string) $number['network'];
			if ( $number['n'] > 0 && ( ! isset( $best[ $network ] ) || $number['n'] > $best[ $network ]['n'] ) ) {
				$best[ $network ] = $number;
			}
		}
		ksort( $best );
		return $best;
	}
}
