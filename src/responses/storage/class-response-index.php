<?php
namespace Mainstreet\Responses\Storage;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/** Adds responses that other plugins stored to the index table. */
final class Response_Index {

	/** Counter with the post up to which all responses are in the index. */
	const CURSOR = 'feedback_indexed_post';

	/** Number of newest posts that are checked again: their transactions may not have ended. */
	const MARGIN = 100;

	/**
	 * Returns the post up to which the index contains all responses, including those of other plugins, with their sources.
	 *
	 * @return int Post id; 0 if unknown.
	 */
	public static function complete_to(): int {
		$has_all = null === Sql::row( 'feedback_idx', 'SELECT id FROM {table} WHERE source IS NULL AND post_id > 0 LIMIT 1' ) && ! Sql::$failed;
		return $has_all ? Counters::get( self::CURSOR ) : 0;
	}

	/** Adds responses that other plugins stored since the last run. */
	public static function add_new( int $limit ): void {
		global $wpdb;
		$table  = Response_Store::get_table();
		$newest = (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" ); // phpcs:ignore WordPress.DB -- no function finds the newest post of any type.
		$last   = Counters::get( self::CURSOR );
		// phpcs:ignore WordPress.DB -- own table.
		if ( $last > $newest || ! $wpdb->get_var( "SELECT id FROM `$table` LIMIT 1" ) ) {
			// A backup was restored, or the table was lost.
			$last = 0;
		}
		$ids = self::add_missing( $limit, $last );
		Counters::set( self::CURSOR, count( $ids ) < $limit ? max( $last, $newest - self::MARGIN ) : end( $ids ) );
	}

	/**
	 * Adds responses that other plugins stored.
	 *
	 * @param int $after Only posts after this one; 0 for all.
	 * @return int[] Ids of the responses that were missing.
	 */
	public static function add_missing( int $limit, int $after = 0 ): array {
		global $wpdb;
		$table = Response_Store::get_table();
		// phpcs:ignore WordPress.DB -- own table.
		$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p LEFT JOIN `$table` i ON i.post_id = p.ID WHERE p.ID > %d AND p.post_type = %s AND i.id IS NULL ORDER BY p.ID LIMIT %d", $after, Response_Type::TYPE, $limit ) ) );
		foreach ( $ids as $id ) {
			$post = get_post( $id );
			if ( $post ) {
				$read = Response_Reader::read( $post );
				$key  = Response_Store::get_email_key( $read['email'] );
				// phpcs:ignore WordPress.DB -- own table; the key is an md5 sum.
				$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO `$table` (post_id, email_key, form_hash, created_gmt, submission, mail_due, has_ip, title_key, source, unread) VALUES (%d, " . ( '' === $key ? 'NULL' : "x'$key'" ) . ", '', %s, NULL, NULL, %d, " . Response_Store::get_title_sql( $read['form'] ) . ', %d, %d)', $post->ID, $post->post_date_gmt, '' === $read['ip'] ? 0 : 1, $post->post_parent, 'publish' === $post->post_status && 'open' === $post->comment_status ? 1 : 0 ) );
			}
		}
		return $ids;
	}

	/** Fills in the source and the unread state in rows of older versions. */
	public static function fill_in( int $limit ): void {
		global $wpdb;
		$posts = array_map( 'intval', array_column( Sql::rows( 'feedback_idx', 'SELECT post_id FROM {table} WHERE source IS NULL AND post_id > 0 LIMIT ' . (int) $limit ), 'post_id' ) );
		foreach ( array_chunk( $posts, 500 ) as $some ) {
			Unread_Count::update_index( $some );
			// Last: a row with a source counts as complete.
			Sql::run( 'feedback_idx', "UPDATE {table} SET source = COALESCE( ( SELECT post_parent FROM {$wpdb->posts} WHERE ID = post_id ), 0 ) WHERE post_id IN (" . implode( ', ', $some ) . ') AND source IS NULL' );
		}
	}
}
