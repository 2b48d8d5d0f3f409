<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * The posts whose forms were sent.
 */
final class Response_Sources {

	/** Posts offered. */
	const MOST = 200;

	/**
	 * The posts responses came from, as far as the current user may read them.
	 *
	 * @return array[] List of `id`, `title`, by title; 200 at most, those with the newest responses.
	 */
	public static function all() {
		$known = Index_Cursor::complete_to();
		$ids   = $known ? self::indexed( $known ) : self::kept();
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
	 * The posts as the index has them, which is entered once for each, and those of responses that came later.
	 *
	 * @param int $known As Index_Cursor::complete_to().
	 * @return int[]
	 */
	private static function indexed( $known ) {
		global $wpdb;
		$ids = array_column( Sql::rows( 'feedback_idx', 'SELECT source, MAX(post_id) AS newest FROM {table} WHERE source > 0 GROUP BY source ORDER BY newest DESC LIMIT ' . self::MOST ), 'source' );
		// No function groups posts by parent.
		$new = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_parent FROM {$wpdb->posts} WHERE ID > %d AND post_type = 'feedback' AND post_parent > 0 LIMIT %d", $known, self::MOST ) );
		return array_slice( array_values( array_unique( array_map( 'intval', array_merge( $new, $ids ) ) ) ), 0, self::MOST );
	}

	/**
	 * The posts where the index does not know them all yet. Reads every response, so it is kept for ten minutes.
	 *
	 * @return int[]
	 */
	private static function kept() {
		global $wpdb;
		$kept = get_transient( 'mainstreet_feedback_sources' );
		// The end is kept, too: an object cache may know none.
		if ( is_array( $kept ) && isset( $kept['ids'], $kept['until'] ) && $kept['until'] > time() && is_array( $kept['ids'] ) ) {
			return $kept['ids'];
		}
		// No function groups posts by parent.
		$ids  = array_map( 'intval', $wpdb->get_col( "SELECT post_parent FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_parent > 0 GROUP BY post_parent ORDER BY MAX(ID) DESC LIMIT " . self::MOST ) ); // phpcs:ignore WordPress.DB -- a constant.
		$kept = array(
			'ids'   => $ids,
			'until' => time() + 10 * MINUTE_IN_SECONDS,
		);
		set_transient( 'mainstreet_feedback_sources', $kept, 10 * MINUTE_IN_SECONDS );
		return $ids;
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
