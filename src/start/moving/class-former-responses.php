<?php
/**
 * Responses of forms that another plugin stored.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Start\Moving;

use Mainstreet\Responses\Response_Index;
use Mainstreet\Responses\Response_Store;
use Mainstreet\Responses\Response_Type;

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
	 * @return int
	 */
	public static function total() {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- by the index of types.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s", Response_Type::TYPE ) );
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
	 * Adds some to our index.
	 *
	 * @param int $limit How many at most.
	 */
	public static function add( $limit ) {
		Response_Index::add_missing( $limit );
	}
}
