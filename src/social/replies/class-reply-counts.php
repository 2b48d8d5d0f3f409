<?php
namespace Mainstreet\Social\Replies;

defined( 'ABSPATH' ) || exit;

/** The latest numbers, stored with the post: a page reads them with the post's other meta, and sends no request. */
final class Reply_Counts {

	/** Meta key. Value by share: `network`, `label`, `url`, `n`. */
	const META = '_mainstreet_replies';

	/**
	 * The numbers of a post.
	 *
	 * @param int $post_id Post.
	 * @return array[] By share: `network`, `label` (its name), `url` of the message there, `n`.
	 */
	public static function get( $post_id ): array {
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
	 * Stores a number.
	 *
	 * @param array|null $number See get(); null for a message that was deleted.
	 */
	public static function save( int $post_id, int $share, ?array $number ): void {
		// The cached value may be older than what another process has written.
		wp_cache_delete( $post_id, 'post_meta' );
		$before  = self::get( $post_id );
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
	 * The message with the most replies for each network, because there is one link to each.
	 *
	 * @param int $post_id Post.
	 * @return array[] See get(), by network.
	 */
	public static function get_by_network( $post_id ): array {
		$best = array();
		foreach ( self::get( $post_id ) as $number ) {
			$network = (string) $number['network'];
			if ( $number['n'] > 0 && ( ! isset( $best[ $network ] ) || $number['n'] > $best[ $network ]['n'] ) ) {
				$best[ $network ] = $number;
			}
		}
		ksort( $best );
		return $best;
	}
}
