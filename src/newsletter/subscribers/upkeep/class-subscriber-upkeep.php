<?php
namespace Mainstreet\Newsletter\Subscribers\Upkeep;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Options;
use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Cleanup;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Due;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Row;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps what is stored as short as docs/server-contract.md B.3 and B.26 say, in an hourly event that
 * exists as soon as somebody subscribed.
 */
final class Subscriber_Upkeep {

	/** Rows per statement and run. */
	const BATCH = 500;

	/** The plugin was activated: what rested goes on, if there is anything to go on with. */
	public static function resume(): void {
		if ( ! Sql::row( 'subscribers', 'SELECT id FROM {table} LIMIT 1' ) ) {
			return;
		}
		Upkeep_Event::ensure();
		( new Queue_Scheduler() )->ensure();
		if ( Sql::row( 'imports', 'SELECT id FROM {table} WHERE state < 2 LIMIT 1' ) ) {
			( new Scheduler() )->plan( Subscriber_Import::HOOK, time() + 60 );
		}
	}

	/** The event. */
	public static function run(): void {
		self::send_missing_mails();
		self::drop_unconfirmed();
		self::forget_unsubscribed();
		Subscriber_Ip_Cleanup::run();
		Delivery_Cleanup::run();
		Sql::run( 'imports', self::older( 'DELETE FROM {table} WHERE created_gmt < %s', 7 ) );
		self::recount();
		( new Queue_Scheduler() )->ensure();
	}

	/**
	 * Sends mails that could not be sent before, or whose request ended too early: what was noted as owed, and
	 * confirmations of rows without such a note.
	 */
	private static function send_missing_mails(): void {
		global $wpdb;
		$sql = $wpdb->prepare(
			'SELECT ' . Subscriber_Row::COLUMNS . " FROM {table} WHERE status = 'pending' AND notice_at = 0 AND created_gmt BETWEEN %s AND %s ORDER BY id LIMIT 50", // phpcs:ignore WordPress.DB -- {table} is filled in.
			Sql::time( time() - 7 * DAY_IN_SECONDS ),
			Sql::time( time() - 5 * MINUTE_IN_SECONDS )
		);
		foreach ( Sql::rows( 'subscribers', $sql ) as $row ) {
			Subscriber_Mails::send( 'confirm', $row );
		}
		Subscriber_Due::send_overdue( 50 );
	}

	/** Deletes sign-ups that nobody confirmed within 30 days. */
	private static function drop_unconfirmed(): void {
		$sql = self::older( "SELECT id FROM {table} WHERE status = 'pending' AND created_gmt < %s LIMIT " . self::BATCH, 30 );
		$ids = array_map( 'intval', array_column( Sql::rows( 'subscribers', $sql ), 'id' ) );
		if ( $ids ) {
			$gone = Sql::run( 'subscribers', "DELETE FROM {table} WHERE status = 'pending' AND id IN (" . implode( ',', $ids ) . ')' );
			Counters::add( 'subscribers_pending', -$gone );
		}
	}

	/**
	 * Forgets who unsubscribed some months ago, 24 unless the owner chose; the key stays, so that the opt-out is kept. Somebody
	 * who was just sent a link to come back is not forgotten while it is good.
	 */
	private static function forget_unsubscribed(): void {
		$sql = self::older( "SELECT id, status FROM {table} WHERE status IN ('unsubscribed', 'bounced', 'complained') AND email <> '' AND COALESCE(unsubscribed_gmt, created_gmt) < %s AND confirm_expires < " . time() . ' LIMIT ' . self::BATCH, (int) ceil( Options::get( 'newsletter_unsubscribed_months' ) * 365 / 12 ) );
		foreach ( Sql::rows( 'subscribers', $sql ) as $row ) {
			Subscriber_Privacy::blank( $row );
		}
	}

	/** Counts anew, once a day. */
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
	 * Fills in the time so many days ago.
	 *
	 * @param string $sql  Statement with %d for Unix time or %s for DATETIME.
	 * @param int    $days Days.
	 * @return string
	 */
	private static function older( string $sql, int $days ) {
		global $wpdb;
		$time = time() - $days * DAY_IN_SECONDS;
		return $wpdb->prepare( $sql, false === strpos( $sql, '%d' ) ? Sql::time( $time ) : $time ); // phpcs:ignore WordPress.DB -- constant statements of this class.
	}
}
