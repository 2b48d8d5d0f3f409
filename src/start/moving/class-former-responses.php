<?php
namespace Mainstreet\Start\Moving;

use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;

defined( 'ABSPATH' ) || exit;

/**
 * They are posts of the type that ours are too; what they lack is a line in our index, by which they are found.
 */
final class Former_Responses {

	/** Responses that are added at once. */
	const PORTION = 500;

	/**
	 * How many there are, whoever stored them.
	 *
	 * @param string $status Status; '' for all.
	 * @return int
	 */
	public static function total( $status = '' ) {
		global $wpdb;
		$where = $wpdb->prepare( 'post_type = %s', Response_Type::TYPE ) . ( '' === $status ? '' : $wpdb->prepare( ' AND post_status = %s', $status ) );
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE $where" ); // phpcs:ignore WordPress.DB -- by the index of types and statuses; prepared above.
	}

	/**
	 * How many are not in our index.
	 *
	 * @return int
	 */
	public static function missing() {
		global $wpdb;
		$table = Response_Store::table();
		// phpcs:ignore WordPress.DB -- own table; both sides by an index.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} p LEFT JOIN `$table` i ON i.post_id = p.ID WHERE p.post_type = %s AND i.id IS NULL", Response_Type::TYPE ) );
	}

	/**
	 * Adds some to our index, and counts anew how many are unread: the other plugin may have kept no number, or an old one.
	 *
	 * @param int $limit How many at most.
	 */
	public static function add( $limit ) {
		Response_Index::add_missing( $limit );
		Unread_Count::recount();
	}
}
