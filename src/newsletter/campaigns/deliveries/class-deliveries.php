<?php
namespace Mainstreet\Newsletter\Campaigns\Deliveries;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/** Database store of the emails of campaigns, one row for each email. Its primary key prevents anybody from getting an email twice. */
final class Deliveries {

	/** Claimed by a worker; the email has not been sent. */
	const OPEN = 0;
	const SENT = 1;
	/** Failed, to be retried. */
	const WAITING  = 2;
	const GIVEN_UP = 3;
	/** Skipped, because the person unsubscribed in the meantime. */
	const LEFT_OUT = 4;
	/** Handed over to the mail server; the result is not known yet. */
	const HANDED = 5;
	/** Kept for the weekly email. */
	const KEPT = 6;
	/** In the issue of the weekly email that `owner` identifies. */
	const BUNDLED = 7;

	/** States of emails that were handed over or will be, for SQL. Listed one by one, so that the query can use an index. */
	const MAILED = self::OPEN . ', ' . self::SENT . ', ' . self::WAITING . ', ' . self::GIVEN_UP . ', ' . self::HANDED;

	/** Maximum number of attempts for one person. */
	const TRIES = 3;

	/**
	 * Claims an email before its first attempt, or keeps it for the weekly email. One statement checks that the person is
	 * subscribed and that the worker has the lease of the campaign, and inserts the row.
	 *
	 * @param int $state OPEN, or KEPT.
	 * @return bool|null False if a check fails or the row exists; null if the database failed.
	 */
	public function claim( int $campaign, int $subscriber, string $token, int $state = self::OPEN ): ?bool {
		global $wpdb;
		$people    = Tables::name( 'subscribers' );
		$campaigns = Tables::name( 'campaigns' );
		$is_begun  = 1 === Sql::run(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is replaced.
			$wpdb->prepare( "INSERT IGNORE INTO {table} (campaign_id, subscriber_id, state, tries, at, owner) SELECT c.id, s.id, %d, 1, %d, c.lock_owner FROM `$people` s, `$campaigns` c WHERE s.id = %d AND s.status = 'active' AND c.id = %d AND c.status = 'sending' AND c.lock_owner = %s", $state, ( new Database_Clock() )->now(), $subscriber, $campaign, $token )
		);
		return ! $is_begun && Sql::$failed ? null : $is_begun;
	}

	/** Claims an email for another attempt; returns the same as claim(). */
	public function claim_retry( int $campaign, int $subscriber, string $token ): ?bool {
		global $wpdb;
		$people    = Tables::name( 'subscribers' );
		$campaigns = Tables::name( 'campaigns' );
		$is_begun  = 1 === Sql::run(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is replaced.
			$wpdb->prepare( "UPDATE {table} SET state = 0, tries = tries + 1, at = %d, owner = %s WHERE campaign_id = %d AND subscriber_id = %d AND state = 2 AND EXISTS (SELECT 1 FROM `$people` s WHERE s.id = %d AND s.status = 'active') AND EXISTS (SELECT 1 FROM `$campaigns` c WHERE c.id = %d AND c.status = 'sending' AND c.lock_owner = %s)", ( new Database_Clock() )->now(), $token, $campaign, $subscriber, $subscriber, $campaign, $token )
		);
		return ! $is_begun && Sql::$failed ? null : $is_begun;
	}

	/**
	 * Marks a claimed email as handed over, right before it is sent.
	 *
	 * @return bool False if the worker may no longer send it, or the database cannot be written.
	 */
	public function hand_over( $campaign, $subscriber, string $token ): bool {
		return 1 === $this->change_state( self::OPEN, self::HANDED, $campaign, $subscriber, $token );
	}

	/** Marks an email as claimed again, because it was not sent after all; returns false if it counts as sent by now. */
	public function withdraw( $campaign, $subscriber, string $token ): bool {
		return 1 === $this->change_state( self::HANDED, self::OPEN, $campaign, $subscriber, $token );
	}

	/**
	 * Changes the state of an email that a worker has claimed.
	 *
	 * @param int $from Required state.
	 * @param int $to   New state.
	 * @return int Number of changed rows.
	 */
	private function change_state( int $from, int $to, $campaign, $subscriber, string $token ): int {
		global $wpdb;
		return Sql::run( 'deliveries', $wpdb->prepare( 'UPDATE {table} SET state = %d, at = %d WHERE campaign_id = %d AND subscriber_id = %d AND owner = %s AND state = %d', $to, ( new Database_Clock() )->now(), $campaign, $subscriber, $token, $from ) );
	}

	/** Marks emails as sent. */
	public function confirm( int $campaign, array $subscribers, string $token ): void {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $subscribers ) );
		Sql::run( 'deliveries', $wpdb->prepare( "UPDATE {table} SET state = 1, error = '' WHERE campaign_id = %d AND owner = %s AND state IN (0, 5)", $campaign, $token ) . " AND subscriber_id IN ($list)" );
	}

	/**
	 * Marks an email that waits for a retry as skipped.
	 *
	 * @param bool $if_gone Only if the person is no longer subscribed.
	 */
	public function skip( int $campaign, int $subscriber, bool $if_gone ): void {
		global $wpdb;
		$people = Tables::name( 'subscribers' );
		$gone   = $if_gone ? $wpdb->prepare( "AND NOT EXISTS (SELECT 1 FROM `$people` s WHERE s.id = %d AND s.status = 'active')", $subscriber ) : ''; // phpcs:ignore WordPress.DB -- own table.
		Sql::run( 'deliveries', $wpdb->prepare( "UPDATE {table} SET state = 4, at = %d, error = '' WHERE campaign_id = %d AND subscriber_id = %d AND state = 2", ( new Database_Clock() )->now(), $campaign, $subscriber ) . " $gone" );
	}

	/** Stores that an email could not be sent. Applies even if another worker has marked the email as sent in the meantime. */
	public function fail( int $campaign, int $subscriber, string $token, string $error, bool $is_last ): void {
		global $wpdb;
		$changes = array(
			'state' => $is_last ? self::GIVEN_UP : self::WAITING,
			'at'    => ( new Database_Clock() )->now(),
			'error' => self::sanitize_error( $error ),
		);
		Sql::update( 'deliveries', $changes, $wpdb->prepare( 'campaign_id = %d AND subscriber_id = %d AND owner = %s AND state IN (0, 1, 5)', $campaign, $subscriber, $token ) );
	}

	/** Sanitizes an error message and shortens it to 200 characters. */
	private static function sanitize_error( string $error ): string {
		return mb_substr( Errors::redact( sanitize_text_field( Utf8::clean( substr( (string) $error, 0, 1000 ) ) ) ), 0, 200 );
	}

	/**
	 * Returns retries that are due: one minute after the first attempt, four minutes after the second.
	 *
	 * @return array[] `id`, `email`, `name`, `user_id`, `unsub_key` of the subscriber; `tries`.
	 */
	public function find_due( int $campaign, int $limit ): array {
		global $wpdb;
		$people = Tables::name( 'subscribers' );
		return Sql::rows(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is replaced.
			$wpdb->prepare( "SELECT d.subscriber_id AS id, s.email, s.name, s.user_id, HEX(s.unsub_key) AS unsub_key, d.tries FROM {table} d LEFT JOIN `$people` s ON s.id = d.subscriber_id WHERE d.campaign_id = %d AND d.state = 2 AND d.at + 60 * d.tries * d.tries <= %d ORDER BY d.subscriber_id LIMIT %d", $campaign, ( new Database_Clock() )->now(), $limit )
		);
	}

	/**
	 * Counts the deliveries of a campaign by state.
	 *
	 * @return array<int, int> State => number.
	 */
	public function count( int $campaign ): array {
		global $wpdb;
		$rows = Sql::rows( 'deliveries', $wpdb->prepare( 'SELECT state, COUNT(*) AS n FROM {table} WHERE campaign_id = %d GROUP BY state', $campaign ) );
		return array_map( 'intval', array_column( $rows, 'n', 'state' ) ) + array_fill( 0, 8, 0 );
	}

	/** Schedules a retry for deliveries that were given up; returns their number. */
	public function reopen( int $campaign ): int {
		global $wpdb;
		return Sql::run( 'deliveries', $wpdb->prepare( 'UPDATE {table} SET state = 2, tries = 0, at = 0 WHERE campaign_id = %d AND state = 3', $campaign ) );
	}
}
