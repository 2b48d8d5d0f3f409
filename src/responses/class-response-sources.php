<?php
/**
 * Where responses came from.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Responses;

use Mainstreet\Core\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * The posts whose forms were sent.
 */
final class Response_Sources {

	/**
	 * The posts responses came from, as far as the current user may read them. Reads the whole
	 * index, so it is kept for ten minutes.
	 *
	 * @return array[] List of `id`, `title`, by title; 200 at most, those with the newest responses.
	 */
	public static function all() {
		global $wpdb;
		$kept = get_transient( 'mainstreet_feedback_sources' );
		// The end is kept, too: an object cache may know none.
		$ids = is_array( $kept ) && isset( $kept['ids'], $kept['until'] ) && $kept['until'] > time() ? $kept['ids'] : null;
		if ( ! is_array( $ids ) ) {
			// No function groups posts by parent.
			$ids  = array_map( 'intval', $wpdb->get_col( "SELECT post_parent FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_parent > 0 GROUP BY post_parent ORDER BY MAX(ID) DESC LIMIT 200" ) );
			$kept = array(
				'ids'   => $ids,
				'until' => time() + 10 * MINUTE_IN_SECONDS,
			);
			set_transient( 'mainstreet_feedback_sources', $kept, 10 * MINUTE_IN_SECONDS );
		}
		_prime_post_caches( $ids, false, false );
		$sources = array();
		foreach ( $ids as $id ) {
			$sources[] = array(
				'id'    => $id,
				'title' => self::title( $id ),
			);
		}
		usort(
			$sources,
			static function ( $a, $b ) {
				return strcasecmp( $a['title'], $b['title'] );
			}
		);
		return $sources;
	}

	/**
	 * Title of the post a response came from.
	 *
	 * @param int $id Post id.
	 * @return string
	 */
	public static function title( $id ) {
		$post = $id ? get_post( $id ) : null;
		if ( ! $post ) {
			return $id ? __( '(deleted)', 'mainstreet-blocks' ) : '';
		}
		$title = trim( Plain_Text::from_html( $post->post_title ) );
		return '' === $title ? __( '(no title)', 'mainstreet-blocks' ) : $title;
	}
}
