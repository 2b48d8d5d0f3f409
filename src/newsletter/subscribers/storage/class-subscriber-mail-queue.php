<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Throttle;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which email about a subscription is pending, in the row of the subscriber. It is stored before the response, claimed
 * before sending, and cleared afterwards. If the process ends in between, the email is sent some minutes later by a scheduled
 * event, by the next sign-up or by Subscriber_Cleanup, with a limited number of attempts. If a process is killed between the reply
 * of the mail server and the update of the row, the email is sent twice.
 */
final class Subscriber_Mail_Queue {

	const HOOK = 'mainstreet_signup_mails';

	/** Seconds until the next attempt, by number of attempts so far. */
	const WAIT = array( MINUTE_IN_SECONDS, 2 * MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS );

	/** Confirmation emails per address: minimum seconds between two, and maximum per day, whoever submits the address. */
	const PAUSE   = 10 * MINUTE_IN_SECONDS;
	const PER_DAY = 5;

	/** Maximum number of emails per day to an active subscriber whose address is submitted again. Each client can cause one a day. */
	const KNOWN_PER_DAY = 3;

	/**
	 * Stores a pending email, unless the limit of the address is reached.
	 *
	 * @param string $kind `confirm`, `known` or `welcome`.
	 * @return array The row, with the pending email if it was stored.
	 */
	public static function add( array $row, string $kind ): array {
		global $wpdb;
		// Counted per client, so that requests of others do not prevent the owner of the address from getting an email.
		if ( 'known' === $kind && is_wp_error( Throttle::hit( 'known_' . (int) $row['id'], 1, DAY_IN_SECONDS ) ) ) {
			return $row;
		}
		$noted = array(
			'due_mail'  => $kind,
			'due_claim' => time(),
			'due_tries' => 0,
		);
		// One statement checks and counts, so that simultaneous requests cannot exceed the limit.
		$sql = $wpdb->prepare( 'UPDATE {table} SET due_mail = %s, due_claim = %d, due_tries = 0', $kind, $noted['due_claim'] ) . self::limit_sql( $kind, (int) $row['id'] );
		if ( ! Sql::run( 'subscribers', $sql ) ) {
			return $row;
		}
		self::schedule();
		return array_merge( $row, $noted );
	}

	/**
	 * Claims the pending email of a subscriber. Of several processes, only one succeeds.
	 *
	 * @param array $row The subscriber, as read or as returned by add().
	 * @return array|null The row with the claim; null if nothing is pending or another process has claimed it.
	 */
	public static function claim( array $row ): ?array {
		global $wpdb;
		$tries = (int) $row['due_tries'];
		if ( '' === $row['due_mail'] || ! isset( self::WAIT[ $tries ] ) || ( $tries > 0 && $row['due_claim'] > time() - self::WAIT[ $tries ] ) ) {
			return null;
		}
		$mine  = array(
			'due_claim' => time(),
			'due_tries' => $tries + 1,
		);
		$where = $wpdb->prepare( 'id = %d AND due_mail = %s AND due_claim = %d AND due_tries = %d', $row['id'], $row['due_mail'], $row['due_claim'], $tries );
		return Sql::update( 'subscribers', $mine, $where ) ? array_merge( $row, $mine ) : null;
	}

	/** Clears the pending email, because it was sent or no longer applies; returns the row without the email. */
	public static function remove( array $row ): array {
		global $wpdb;
		// An email that was stored in the meantime stays.
		Sql::update( 'subscribers', array( 'due_mail' => '' ), $wpdb->prepare( 'id = %d AND due_mail = %s AND due_claim = %d AND due_tries = %d', $row['id'], $row['due_mail'], $row['due_claim'], $row['due_tries'] ) );
		return array_merge( $row, array( 'due_mail' => '' ) );
	}

	/** Ends the waiting time after a failed email, so that the person can request another one at once. */
	public static function allow_next( array $row ): void {
		Sql::update( 'subscribers', array( 'notice_at' => 0 ), 'id = ' . (int) $row['id'] );
	}

	/** Finds subscribers whose pending email is overdue, the oldest first. */
	public static function find_overdue( int $limit ): array {
		$waits = '';
		foreach ( self::WAIT as $tries => $seconds ) {
			$waits .= " WHEN $tries THEN $seconds";
		}
		$where = self::pending_condition() . ' AND due_claim <= ' . time() . " - CASE due_tries $waits END";
		return Sql::rows( 'subscribers', 'SELECT ' . Subscriber_Row::COLUMNS . " FROM {table} WHERE $where ORDER BY due_claim LIMIT $limit" );
	}

	/** Whether an email is pending and has attempts left. */
	public static function has_pending(): bool {
		return (bool) Sql::row( 'subscribers', 'SELECT id FROM {table} WHERE ' . self::pending_condition() . ' LIMIT 1' );
	}

	/** Schedules the event, if it is not scheduled. */
	public static function schedule(): void {
		Scheduler::ensure_single( self::HOOK, time() + 3 * MINUTE_IN_SECONDS );
	}

	/** Returns the SQL condition for pending emails with attempts left. */
	private static function pending_condition(): string {
		return "due_mail IN ('confirm', 'known', 'welcome') AND due_tries < " . count( self::WAIT );
	}

	/** Builds the end of the statement that stores a pending email. It counts the emails of the day and enforces the limit. */
	private static function limit_sql( string $kind, int $id ): string {
		if ( 'welcome' === $kind ) {
			// One for each activation, which others cannot trigger.
			return " WHERE id = $id";
		}
		list( $name, $most ) = 'known' === $kind ? array( 'known', self::KNOWN_PER_DAY ) : array( 'notice', self::PER_DAY );

		$day = (int) floor( time() / DAY_IN_SECONDS );
		// The count is set before the day, because MySQL evaluates assignments from left to right.
		$sql  = ", {$name}_count = CASE WHEN {$name}_day = $day THEN {$name}_count + 1 ELSE 1 END, {$name}_day = $day";
		$sql .= 'known' === $kind ? '' : ', notice_at = ' . time();
		$sql .= " WHERE id = $id AND ({$name}_day <> $day OR {$name}_count < $most)";
		return 'known' === $kind ? $sql : $sql . ' AND notice_at <= ' . ( time() - self::PAUSE );
	}
}
