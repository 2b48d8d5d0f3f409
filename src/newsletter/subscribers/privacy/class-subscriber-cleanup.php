<?php
namespace Mainstreet\Newsletter\Subscribers\Privacy;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Options;
use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Cleanup;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Hourly maintenance of subscribers: sends missing emails, and deletes data that has expired (docs/server-contract.md B.3, B.26).
 * The event is scheduled with the first subscriber.
 */
final class Subscriber_Cleanup {

	const HOOK = 'mainstreet_newsletter_upkeep';

	/** Rows per statement and run. */
	const BATCH = 500;

	/** Maximum number of statements in one run that delete IP addresses. */
	const IP_BATCHES = 50;

	/** Schedules the event, if it is not scheduled. */
	public static function schedule(): void {
		Scheduler::ensure_recurring( self::HOOK, 'hourly', time() + HOUR_IN_SECONDS );
	}

	/** Schedules this event and the queue again after the plugin was activated, if there are subscribers. */
	public static function resume(): void {
		if ( Sql::row( 'subscribers', 'SELECT id FROM {table} LIMIT 1' ) ) {
			self::schedule();
			( new Queue_Scheduler() )->schedule();
		}
	}

	/** Callback of the hourly event. */
	public static function run(): void {
		self::send_missing_mails();
		self::delete_unconfirmed();
		self::erase_unsubscribed();
		self::delete_ip_addresses();
		Delivery_Cleanup::run();
		Sql::run( 'imports', self::with_time( 'DELETE FROM {table} WHERE created_gmt < %s', 7 ) );
		self::recount();
		( new Queue_Scheduler() )->schedule();
	}

	/** Sends pending emails that failed or whose request ended too early, and confirmation emails for rows without a pending email. */
	private static function send_missing_mails(): void {
		global $wpdb;
		$sql = $wpdb->prepare(
			'SELECT ' . Subscriber_Row::COLUMNS . " FROM {table} WHERE status = 'pending' AND notice_at = 0 AND created_gmt BETWEEN %s AND %s ORDER BY id LIMIT 50", // phpcs:ignore WordPress.DB -- {table} is replaced.
			Sql::time( time() - 7 * DAY_IN_SECONDS ),
			Sql::time( time() - 5 * MINUTE_IN_SECONDS )
		);
		foreach ( Sql::rows( 'subscribers', $sql ) as $row ) {
			Subscriber_Mails::send( 'confirm', $row );
		}
		Subscriber_Mails::send_overdue( 50 );
	}

	/** Deletes subscriptions that were not confirmed within 30 days. */
	private static function delete_unconfirmed(): void {
		$sql = self::with_time( "SELECT id FROM {table} WHERE status = 'pending' AND created_gmt < %s LIMIT " . self::BATCH, 30 );
		$ids = array_map( 'intval', array_column( Sql::rows( 'subscribers', $sql ), 'id' ) );
		if ( $ids ) {
			$gone = Sql::run( 'subscribers', "DELETE FROM {table} WHERE status = 'pending' AND id IN (" . implode( ',', $ids ) . ')' );
			Counters::add( 'subscribers_pending', -$gone );
		}
	}

	/**
	 * Erases people who unsubscribed, bounced or complained a number of months ago (setting `newsletter_unsubscribed_months`). The
	 * hash of the address stays, so that the opt-out is kept. Rows with a valid confirmation link are skipped.
	 */
	private static function erase_unsubscribed(): void {
		$sql = self::with_time( "SELECT id, status FROM {table} WHERE status IN ('unsubscribed', 'bounced', 'complained') AND email <> '' AND COALESCE(unsubscribed_gmt, created_gmt) < %s AND confirm_expires < " . time() . ' LIMIT ' . self::BATCH, (int) ceil( Options::get( 'newsletter_unsubscribed_months' ) * 365 / 12 ) );
		foreach ( Sql::rows( 'subscribers', $sql ) as $row ) {
			Subscriber_Privacy::erase_row( $row );
		}
	}

	/** Deletes expired IP addresses; returns the number of changed rows. */
	public static function delete_ip_addresses(): int {
		$where   = "ip_gmt < '" . Sql::time( time() - (int) Options::get( 'newsletter_ip_days' ) * DAY_IN_SECONDS ) . "'";
		$nothing = array(
			'signup_ip'  => null,
			'confirm_ip' => null,
			'ip_gmt'     => null,
		);
		$changed = 0;
		for ( $batch = 0; $batch < self::IP_BATCHES; $batch++ ) {
			$ids = array_map( 'intval', array_column( Sql::rows( 'subscribers', "SELECT id FROM {table} WHERE $where ORDER BY ip_gmt LIMIT " . self::BATCH ), 'id' ) );
			// Repeats the condition, because someone may have confirmed in between, with a new IP address.
			$number   = $ids ? Sql::update( 'subscribers', $nothing, 'id IN (' . implode( ',', $ids ) . ") AND $where" ) : 0;
			$changed += $number;
			if ( 0 === $number ) {
				break;
			}
		}
		return $changed;
	}

	/**
	 * Sets the date of IP addresses from versions without the column `ip_gmt`.
	 *
	 * @param int $from Previous version of the data.
	 */
	public static function set_ip_dates( $from ): void {
		if ( $from < 9 ) {
			Sql::run( 'subscribers', 'UPDATE {table} SET ip_gmt = COALESCE(confirmed_gmt, created_gmt) WHERE ip_gmt IS NULL AND (signup_ip IS NOT NULL OR confirm_ip IS NOT NULL)' );
		}
	}

	/** Recalculates the counters once a day. */
	private static function recount(): void {
		if ( Counters::get( 'recounted_at' ) > time() - DAY_IN_SECONDS ) {
			return;
		}
		$found = array_column( Sql::rows( 'subscribers', "SELECT status, COUNT(*) AS n FROM {table} WHERE email <> '' GROUP BY status" ), 'n', 'status' );
		foreach ( Subscriber_Status::ALL as $status ) {
			Counters::set( 'subscribers_' . $status, isset( $found[ $status ] ) ? (int) $found[ $status ] : 0 );
		}
		Counters::set( 'recounted_at', time() );
	}

	/**
	 * Inserts the time a number of days ago into a statement.
	 *
	 * @param string $sql Statement with %d for a Unix time or %s for a DATETIME.
	 */
	private static function with_time( string $sql, int $days ) {
		global $wpdb;
		$time = time() - $days * DAY_IN_SECONDS;
		return $wpdb->prepare( $sql, false === strpos( $sql, '%d' ) ? Sql::time( $time ) : $time ); // phpcs:ignore WordPress.DB -- constant statements of this class.
	}
}
