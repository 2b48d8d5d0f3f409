<?php
namespace Mainstreet\Payments\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Gets the plan and the post that offers it, both with their values, with one statement into core's caches, from which the usual
 * functions read: these take one for each. A join would repeat the post's content for each value.
 */
final class Checkout_Posts {

	/** Columns of core's table of posts. */
	const COLUMNS = array( 'ID', 'post_author', 'post_date', 'post_date_gmt', 'post_content', 'post_title', 'post_excerpt', 'post_status', 'comment_status', 'ping_status', 'post_password', 'post_name', 'to_ping', 'pinged', 'post_modified', 'post_modified_gmt', 'post_content_filtered', 'post_parent', 'guid', 'menu_order', 'post_type', 'post_mime_type', 'comment_count' );

	/**
	 * Gets them, unless they are at hand.
	 *
	 * @param int $plan_id Plan or product.
	 * @param int $post_id Post, 0 for none.
	 */
	public static function load( $plan_id, $post_id ) {
		global $wpdb;
		$ids     = array_unique( array_filter( array( (int) $plan_id, (int) $post_id ) ) );
		$missing = array_filter(
			$ids,
			static function ( $id ) {
				return ! wp_cache_get( $id, 'posts' ) || false === wp_cache_get( $id, 'post_meta' );
			}
		);
		if ( ! $missing ) {
			return;
		}
		$in      = implode( ', ', $ids );
		$columns = implode( ', ', self::COLUMNS );
		$of_meta = array_fill_keys( self::COLUMNS, "''" );
		// What core orders values by stands in a column of numbers.
		$of_meta = implode( ', ', array_merge( $of_meta, array_fill_keys( array( 'post_author', 'post_parent', 'comment_count' ), '0' ), array( 'ID' => 'post_id', 'menu_order' => 'meta_id' ) ) ); // phpcs:ignore WordPress.Arrays -- short.
		// phpcs:ignore WordPress.DB -- integers and names of columns; the caches are filled below.
		self::keep( $ids, (array) $wpdb->get_results( "SELECT $columns, '' AS mainstreet_key, '' AS mainstreet_value FROM {$wpdb->posts} WHERE ID IN ($in) UNION ALL SELECT $of_meta, meta_key, meta_value FROM {$wpdb->postmeta} WHERE post_id IN ($in)" ) );
	}

	/**
	 * Puts rows into core's caches.
	 *
	 * @param int[]     $ids  Posts.
	 * @param \stdClass[] $rows Posts, and values (without a type).
	 */
	private static function keep( array $ids, array $rows ) {
		$posts = array();
		$meta  = array_fill_keys( $ids, array() );
		usort(
			$rows,
			static function ( $one, $other ) {
				return $one->menu_order <=> $other->menu_order;
			}
		);
		foreach ( $rows as $row ) {
			$id = (int) $row->ID;
			if ( '' === $row->post_type ) {
				$meta[ $id ][ $row->mainstreet_key ][] = $row->mainstreet_value;
				continue;
			}
			unset( $row->mainstreet_key, $row->mainstreet_value );
			$posts[ $id ] = $row;
		}
		update_post_cache( $posts );
		foreach ( array_intersect_key( $meta, $posts ) as $id => $values ) {
			wp_cache_add( $id, $values, 'post_meta' );
		}
	}
}
