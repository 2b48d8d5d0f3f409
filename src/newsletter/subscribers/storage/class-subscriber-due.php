<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Throttle;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;

defined( 'ABSPATH' ) || exit;

/**
 * Which mail about the subscription itself is owed to whom. It is noted in the person's row
 * before the visitor is told to look for it, claimed with the time before it is sent, and taken
 * off behind that. A process that ends in between leaves the note, and it is sent by an event some
 * minutes later, by the next sign-up, or by Subscriber_Upkeep; a bounded number of times. If a process
 * is killed between the mail server's answer and the row, the mail comes twice.
 */
final class Subscriber_Due {

	const HOOK = 'mainstreet_signup_mails';

	/** Seconds after which it is tried again, by the number of tries so far: noted only, once, twice, … */
	const WAIT = array( MINUTE_IN_SECONDS, 2 * MINUTE_IN_SECONDS, 10 * MINUTE_IN_SECONDS, HOUR_IN_SECONDS );

	/** Mails to confirm: seconds between two, and number a day, whoever types the address. */
	const PAUSE   = 10 * MINUTE_IN_SECONDS;
	const PER_DAY = 5;

	/** Mails to who is subscribed already: one a day for each client that types the address, and so many for all. */
	const KNOWN_PER_DAY = 3;

	/**
	 * Notes that a mail is owed, unless the address had enough of its kind.
	 *
	 * @param array  $row  The subscriber.
	 * @param string $kind `confirm`, `known` or `welcome`.
	 * @return array The row, with the note where there is one.
	 */
	public static function note( array $row, string $kind ): array {
		global $wpdb;
		// Each client counts by itself, so that nobody's asking keeps the owner of the address from being told.
		if ( 'known' === $kind && is_wp_error( Throttle::hit( 'known_' . (int) $row['id'], 1, DAY_IN_SECONDS ) ) ) {
			return $row;
		}
		$noted = array(
			'due_mail'  => $kind,
			'due_claim' => time(),
			'due_tries' => 0,
		);
		// One statement both asks and counts, so that two requests can't both get through.
		$sql = $wpdb->prepare( 'UPDATE {table} SET due_mail = %s, due_claim = %d, due_tries = 0', $kind, $noted['due_claim'] ) . self::limited( $kind, (int) $row['id'] );
		if ( ! Sql::run( 'subscribers', $sql ) ) {
			return $row;
		}
		self::schedule();
		return array_merge( $row, $noted );
	}

	/**
	 * Takes the right to send what is owed. Of several processes one gets it.
	 *
	 * @param array $row The subscriber, as read or noted.
	 * @return array|null The row with the claim; null when nothing is owed or another one is at it.
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

	/**
	 * Takes a note off: the mail was sent, or does not fit any more.
	 *
	 * @param array $row The row with the claim.
	 * @return array The row without it.
	 */
	public static function drop( array $row ): array {
		global $wpdb;
		// One that was noted meanwhile stays.
		Sql::update( 'subscribers', array( 'due_mail' => '' ), $wpdb->prepare( 'id = %d AND due_mail = %s AND due_claim = %d AND due_tries = %d', $row['id'], $row['due_mail'], $row['due_claim'], $row['due_tries'] ) );
		return array_merge( $row, array( 'due_mail' => '' ) );
	}

	/**
	 * A mail was refused: its pause ends, so that the person may try again at once.
	 *
	 * @param array $row The row with the claim.
	 */
	public static function refused( array $row ): void {
		Sql::update( 'subscribers', array( 'notice_at' => 0 ), 'id = ' . (int) $row['id'] );
	}

	/**
	 * Sends what others left.
	 *
	 * @param int $most Mails.
	 */
	public static function send_overdue( int $most ): void {
		$waits = '';
		foreach ( self::WAIT as $tries => $seconds ) {
			$waits .= " WHEN $tries THEN $seconds";
		}
		$where = self::open() . ' AND due_claim <= ' . time() . " - CASE due_tries $waits END";
		foreach ( Sql::rows( 'subscribers', 'SELECT ' . Subscriber_Row::COLUMNS . " FROM {table} WHERE $where ORDER BY due_claim LIMIT " . (int) $most ) as $row ) {
			Subscriber_Mails::pay( $row );
		}
	}

	/** The event. */
	public static function run(): void {
		self::send_overdue( 50 );
		if ( Sql::row( 'subscribers', 'SELECT id FROM {table} WHERE ' . self::open() . ' LIMIT 1' ) ) {
			self::schedule();
		}
	}

	/** Makes sure that the event comes. */
	public static function schedule(): void {
		Scheduler::ensure_single( self::HOOK, time() + 3 * MINUTE_IN_SECONDS );
	}

	/**
	 * What is owed and may still be tried.
	 *
	 * @return string Condition.
	 */
	private static function open(): string {
		return "due_mail IN ('confirm', 'known', 'welcome') AND due_tries < " . count( self::WAIT );
	}

	/**
	 * The end of the statement that notes a mail: it counts the mails of the day, up to their limit.
	 *
	 * @param string $kind Kind of mail.
	 * @param int    $id   The subscriber.
	 */
	private static function limited( string $kind, int $id ): string {
		if ( 'welcome' === $kind ) {
			// One for each time somebody becomes active, which strangers can't repeat.
			return " WHERE id = $id";
		}
		list( $name, $most ) = 'known' === $kind ? array( 'known', self::KNOWN_PER_DAY ) : array( 'notice', self::PER_DAY );

		$day = (int) floor( time() / DAY_IN_SECONDS );
		// The count before the day: MySQL sets one column after the other.
		$sql  = ", {$name}_count = CASE WHEN {$name}_day = $day THEN {$name}_count + 1 ELSE 1 END, {$name}_day = $day";
		$sql .= 'known' === $kind ? '' : ', notice_at = ' . time();
		$sql .= " WHERE id = $id AND ({$name}_day <> $day OR {$name}_count < $most)";
		return 'known' === $kind ? $sql : $sql . ' AND notice_at <= ' . ( time() - self::PAUSE );
	}
}
