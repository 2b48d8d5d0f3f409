<?php
namespace Mainstreet\Onboarding\Import;

use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Response_Store;
use Mainstreet\Responses\Storage\Response_Type;
use Mainstreet\Responses\Storage\Unread_Count;

defined( 'ABSPATH' ) || exit;

/**
 * Imports Jetpack's form responses: they are posts of the same type as ours, and only need a row in our index.
 */
final class Response_Importer {

	/** Responses imported per request. */
	const BATCH = 500;

	/**
	 * Counts all responses, whichever plugin stored them.
	 *
	 * @param string $status Status; '' for all.
	 */
	public static function count( string $status = '' ): int {
		global $wpdb;
		$where = $wpdb->prepare( 'post_type = %s', Response_Type::TYPE ) . ( '' === $status ? '' : $wpdb->prepare( ' AND post_status = %s', $status ) );
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE $where" ); // phpcs:ignore WordPress.DB -- by the index of types and statuses; prepared above.
	}

	/** Counts the responses that are not in our index. */
	public static function count_missing(): int {
		global $wpdb;
		$table = Response_Store::table();
		// phpcs:ignore WordPress.DB -- own table; both sides by an index.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} p LEFT JOIN `$table` i ON i.post_id = p.ID WHERE p.post_type = %s AND i.id IS NULL", Response_Type::TYPE ) );
	}

	/**
	 * Adds responses to our index and recounts the unread ones: Jetpack may have stored no number, or an old one.
	 *
	 * @param int $limit Maximum number.
	 */
	public static function import( int $limit ): void {
		Response_Index::add_missing( $limit );
		Unread_Count::recount();
	}
}
