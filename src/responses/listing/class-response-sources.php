<?php
namespace Mainstreet\Responses\Listing;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the posts and forms that responses came from.
 *
 * Forms are told apart by their exact titles. The index contains a hash of the title, the response the title itself.
 */
final class Response_Sources {

	/** Maximum number of posts, and of form titles. */
	const MAX_ITEMS = 200;

	/**
	 * Lists the posts that responses came from.
	 *
	 * @return array[] List of `id`, `title`, by title; the posts with the newest responses if there are more than MAX_ITEMS.
	 */
	public static function get_posts(): array {
		$known = Response_Index::complete_to();
		$ids   = $known ? self::find_in_index( $known ) : self::find_without_index();
		_prime_post_caches( $ids, false, false );
		$sources = array();
		foreach ( $ids as $id ) {
			$sources[] = array(
				'id'    => $id,
				'title' => self::get_title( $id ),
			);
		}
		usort( $sources, static fn( $a, $b ) => strcasecmp( $a['title'], $b['title'] ) );
		return $sources;
	}

	/**
	 * Finds the posts in the index, and those of newer responses.
	 *
	 * @return int[]
	 */
	private static function find_in_index( int $known ): array {
		global $wpdb;
		$ids = array_column( Sql::rows( 'feedback_idx', 'SELECT source, MAX(post_id) AS newest FROM {table} WHERE source > 0 GROUP BY source ORDER BY newest DESC LIMIT ' . self::MAX_ITEMS ), 'source' );
		// No function groups posts by parent.
		$new = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT post_parent FROM {$wpdb->posts} WHERE ID > %d AND post_type = 'feedback' AND post_parent > 0 LIMIT %d", $known, self::MAX_ITEMS ) );
		return array_slice( array_values( array_unique( array_map( 'intval', array_merge( $new, $ids ) ) ) ), 0, self::MAX_ITEMS );
	}

	/**
	 * Finds the posts while the index is incomplete. Reads every response, so the result is cached for ten minutes.
	 *
	 * @return int[]
	 */
	private static function find_without_index(): array {
		global $wpdb;
		$kept = get_transient( 'mainstreet_feedback_sources' );
		// The end is stored too: an object cache may ignore the expiration.
		if ( is_array( $kept ) && isset( $kept['ids'], $kept['until'] ) && $kept['until'] > time() && is_array( $kept['ids'] ) ) {
			return $kept['ids'];
		}
		// No function groups posts by parent.
		$ids  = array_map( 'intval', $wpdb->get_col( "SELECT post_parent FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_parent > 0 GROUP BY post_parent ORDER BY MAX(ID) DESC LIMIT " . self::MAX_ITEMS ) ); // phpcs:ignore WordPress.DB -- a constant.
		$kept = array(
			'ids'   => $ids,
			'until' => time() + 10 * MINUTE_IN_SECONDS,
		);
		set_transient( 'mainstreet_feedback_sources', $kept, 10 * MINUTE_IN_SECONDS );
		return $ids;
	}

	/** Returns the title of a post that responses came from. */
	public static function get_title( int $id ): string {
		$post = $id ? get_post( $id ) : null;
		if ( ! $post ) {
			return $id ? __( '(deleted)', 'mainstreet-blocks' ) : '';
		}
		$title = trim( Plain_Text::from_html( $post->post_title ) );
		return '' === $title ? __( '(no title)', 'mainstreet-blocks' ) : $title;
	}

	/**
	 * Lists the titles of forms that have responses.
	 *
	 * @return string[] Sorted; the titles with the newest responses if there are more than MAX_ITEMS.
	 */
	public static function get_form_titles(): array {
		global $wpdb;
		$table = Response_Store::get_table();
		// phpcs:ignore WordPress.DB -- own table.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT MAX(post_id) AS newest FROM `$table` WHERE title_key IS NOT NULL AND post_id > 0 GROUP BY title_key ORDER BY newest DESC LIMIT %d", self::MAX_ITEMS ) ) );
		_prime_post_caches( $ids, false, false );
		$titles = array();
		foreach ( array_filter( array_map( 'get_post', $ids ) ) as $post ) {
			$titles[] = Response_Reader::read_entry( $post )['form_title'];
		}
		$titles = array_values( array_unique( array_filter( $titles, 'strlen' ) ) );
		usort( $titles, 'strcasecmp' );
		return $titles;
	}

	/**
	 * Builds the condition for the responses to a form.
	 *
	 * @return string SQL, beginning with AND.
	 */
	public static function build_form_condition( string $title ): string {
		return ' AND ID IN ( SELECT post_id FROM `' . Response_Store::get_table() . '` WHERE title_key = ' . Response_Store::get_title_sql( $title ) . ' )';
	}
}
