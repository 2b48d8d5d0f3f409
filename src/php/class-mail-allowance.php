<?php
/**
 * How much mail may go out.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * The limit of mails per hour, spread over the ticks of the queue (contract B.3). It is read
 * off the deliveries themselves, so it holds whatever happens to a worker.
 */
final class Mail_Allowance {

	/** The longest rest, in seconds, whose mails may go out at once. */
	const MOST_SAVED = 900;

	/**
	 * Mails an hour.
	 *
	 * @return int 0 for any number.
	 */
	public static function per_hour() {
		$set = Options::get( 'newsletter_mails_per_hour' );
		/**
		 * Filters how many newsletter mails may be sent in an hour.
		 *
		 * @param int $number Mails; 0 for any number.
		 */
		return max( 0, (int) apply_filters( 'mainstreet_mails_per_hour', $set > 0 ? $set : self::fitting() ) );
	}

	/**
	 * Mails that may be sent now.
	 *
	 * @return int PHP_INT_MAX for any number.
	 */
	public static function now() {
		$per_hour = self::per_hour();
		if ( 0 === $per_hour ) {
			return PHP_INT_MAX;
		}
		$now    = time();
		$hour   = self::sent_since( $now - HOUR_IN_SECONDS );
		$minute = $hour ? self::sent_since( $now - MINUTE_IN_SECONDS ) : 0;
		$rest   = $minute ? 0 : $now - self::last();
		$share  = (int) ceil( $per_hour * max( MINUTE_IN_SECONDS, min( self::MOST_SAVED, $rest ) ) / HOUR_IN_SECONDS );
		return max( 0, min( $per_hour - $hour, $share - $minute ) );
	}

	/**
	 * What the site's way of sending mail usually bears.
	 *
	 * @return int Mails an hour.
	 */
	private static function fitting() {
		$function = new \ReflectionFunction( 'wp_mail' );
		$has_own  = 0 !== strpos( wp_normalize_path( (string) $function->getFileName() ), wp_normalize_path( ABSPATH . WPINC ) );
		return $has_own || has_filter( 'pre_wp_mail' ) || has_action( 'phpmailer_init' ) ? 3000 : 300;
	}

	/**
	 * Mails that were handed to the mail system since a time.
	 *
	 * @param int $time Unix time.
	 * @return int
	 */
	private static function sent_since( $time ) {
		global $wpdb;
		$row = Sql::row( 'deliveries', $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE at > %d AND state < 4', $time ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * When the last mail went out.
	 *
	 * @return int Unix time; 0 for never.
	 */
	private static function last() {
		$row = Sql::row( 'deliveries', 'SELECT MAX(at) AS last FROM {table}' );
		return $row ? (int) $row['last'] : 0;
	}
}
