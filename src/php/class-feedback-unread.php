<?php
/**
 * The number of unread answers.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Kept in an option that other plugins of this content use too, changed by increments and
 * counted anew every night (contract B.28), since counting reads every answer.
 */
final class Feedback_Unread {

	const OPTION = 'jetpack_feedback_unread_count';

	/**
	 * Unread answers in the inbox.
	 *
	 * @return int
	 */
	public static function get() {
		$count = get_option( self::OPTION );
		return is_numeric( $count ) ? max( 0, (int) $count ) : self::recount();
	}

	/**
	 * Changes the number. Safe against others who do so at the same moment.
	 *
	 * @param int $by How much.
	 */
	public static function change( $by ) {
		global $wpdb;
		if ( 0 === $by ) {
			return;
		}
		if ( ! is_numeric( get_option( self::OPTION ) ) ) {
			self::recount();
			return;
		}
		// phpcs:ignore WordPress.DB -- update_option() would lose increments of others.
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = option_value + %d WHERE option_name = %s", $by, self::OPTION ) );
		wp_cache_delete( self::OPTION, 'options' );
		wp_cache_delete( 'alloptions', 'options' );
	}

	/**
	 * Counts anew.
	 *
	 * @return int
	 */
	public static function recount() {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- no function counts by comment status.
		$count = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_status = 'publish' AND comment_status = 'open'" );
		update_option( self::OPTION, $count, false );
		return $count;
	}
}
