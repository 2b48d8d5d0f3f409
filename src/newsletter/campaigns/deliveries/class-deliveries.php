<?php
namespace Mainstreet\Newsletter\Campaigns\Deliveries;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * One row for each mail of a campaign. Its key is what keeps anybody from getting one twice.
 */
final class Deliveries {

	/** Claimed by a worker; the mail has not left. */
	const OPEN = 0;
	const SENT = 1;
	/** To be tried again. */
	const WAITING  = 2;
	const GIVEN_UP = 3;
	/** Unsubscribed in the meantime. */
	const LEFT_OUT = 4;
	/** The mail left; whether it was taken is not known yet. */
	const HANDED = 5;
	/** Kept for the weekly e-mail. */
	const KEPT = 6;
	/** In the issue of the weekly e-mail that `owner` names. */
	const BUNDLED = 7;

	/** States of rows whose mail was handed to the mail system, or will be; for SQL. A list of what is wanted, as an index finds it. */
	const MAILED = self::OPEN . ', ' . self::SENT . ', ' . self::WAITING . ', ' . self::GIVEN_UP . ', ' . self::HANDED;

	/** Attempts to reach somebody. */
	const TRIES = 3;

	/**
	 * Takes the right to send somebody the mail, for the first time, or keeps it for the weekly e-mail. One statement asks whether
	 * the person is subscribed, whether the campaign is still ours to send, and claims.
	 *
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param string $token      Token of the worker's hold.
	 * @param int    $state      OPEN, or KEPT.
	 * @return bool|null False when one of these is not so, or somebody has it, or had; null when the database doesn't tell.
	 */
	public function begin( int $campaign, int $subscriber, string $token, int $state = self::OPEN ): ?bool {
		global $wpdb;
		$people    = Tables::name( 'subscribers' );
		$campaigns = Tables::name( 'campaigns' );
		$is_begun  = 1 === Sql::run(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is filled in.
			$wpdb->prepare( "INSERT IGNORE INTO {table} (campaign_id, subscriber_id, state, tries, at, owner) SELECT c.id, s.id, %d, 1, %d, c.lock_owner FROM `$people` s, `$campaigns` c WHERE s.id = %d AND s.status = 'active' AND c.id = %d AND c.status = 'sending' AND c.lock_owner = %s", $state, ( new Database_Clock() )->now(), $subscriber, $campaign, $token )
		);
		return ! $is_begun && Sql::$failed ? null : $is_begun;
	}

	/**
	 * Takes the right to send somebody the mail again.
	 *
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param string $token      Token of the worker's hold.
	 * @return bool|null As begin().
	 */
	public function begin_again( int $campaign, int $subscriber, string $token ): ?bool {
		global $wpdb;
		$people    = Tables::name( 'subscribers' );
		$campaigns = Tables::name( 'campaigns' );
		$is_begun  = 1 === Sql::run(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is filled in.
			$wpdb->prepare( "UPDATE {table} SET state = 0, tries = tries + 1, at = %d, owner = %s WHERE campaign_id = %d AND subscriber_id = %d AND state = 2 AND EXISTS (SELECT 1 FROM `$people` s WHERE s.id = %d AND s.status = 'active') AND EXISTS (SELECT 1 FROM `$campaigns` c WHERE c.id = %d AND c.status = 'sending' AND c.lock_owner = %s)", ( new Database_Clock() )->now(), $token, $campaign, $subscriber, $subscriber, $campaign, $token )
		);
		return ! $is_begun && Sql::$failed ? null : $is_begun;
	}

	/**
	 * Writes down that a mail leaves.
	 *
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param string $token      Token of the worker that claimed it.
	 * @return bool False when it is no longer that worker's to send, or the database can't be written.
	 */
	public function hand_over( $campaign, $subscriber, string $token ): bool {
		return 1 === $this->change( self::OPEN, self::HANDED, $campaign, $subscriber, $token );
	}

	/**
	 * Writes down that a mail did not leave after all.
	 *
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param string $token      Token of the worker that claimed it.
	 * @return bool False when it counts as sent by now.
	 */
	public function take_back( $campaign, $subscriber, string $token ): bool {
		return 1 === $this->change( self::HANDED, self::OPEN, $campaign, $subscriber, $token );
	}

	/**
	 * Changes the state of a mail that a worker has claimed.
	 *
	 * @param int    $from       State it must have.
	 * @param int    $to         State it gets.
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param string $token      Token of the worker.
	 * @return int Rows changed.
	 */
	private function change( int $from, int $to, $campaign, $subscriber, string $token ): int {
		global $wpdb;
		return Sql::run( 'deliveries', $wpdb->prepare( 'UPDATE {table} SET state = %d, at = %d WHERE campaign_id = %d AND subscriber_id = %d AND owner = %s AND state = %d', $to, ( new Database_Clock() )->now(), $campaign, $subscriber, $token, $from ) );
	}

	/**
	 * Writes down that mails arrived at the mail system.
	 *
	 * @param int    $campaign    Campaign.
	 * @param int[]  $subscribers Subscribers.
	 * @param string $token       Token of the worker that sent them.
	 */
	public function confirm( int $campaign, array $subscribers, string $token ): void {
		global $wpdb;
		$list = implode( ',', array_map( 'intval', $subscribers ) );
		Sql::run( 'deliveries', $wpdb->prepare( "UPDATE {table} SET state = 1, error = '' WHERE campaign_id = %d AND owner = %s AND state IN (0, 5)", $campaign, $token ) . " AND subscriber_id IN ($list)" );
	}

	/**
	 * Leaves out somebody who was to be tried again.
	 *
	 * @param int  $campaign   Campaign.
	 * @param int  $subscriber Subscriber.
	 * @param bool $if_gone    Only if the person is not subscribed any more.
	 */
	public function leave_out( int $campaign, int $subscriber, bool $if_gone ): void {
		global $wpdb;
		$people = Tables::name( 'subscribers' );
		$gone   = $if_gone ? $wpdb->prepare( "AND NOT EXISTS (SELECT 1 FROM `$people` s WHERE s.id = %d AND s.status = 'active')", $subscriber ) : ''; // phpcs:ignore WordPress.DB -- own table.
		Sql::run( 'deliveries', $wpdb->prepare( "UPDATE {table} SET state = 4, at = %d, error = '' WHERE campaign_id = %d AND subscriber_id = %d AND state = 2", ( new Database_Clock() )->now(), $campaign, $subscriber ) . " $gone" );
	}

	/**
	 * Writes down that a mail could not be sent. The worker that tried knows best, also when another
	 * one has counted the mail as sent in the meantime.
	 *
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param string $token      Token of the worker.
	 * @param string $error      What the mail system said.
	 * @param bool   $is_last    Whether it is not tried again.
	 */
	public function fail( int $campaign, int $subscriber, string $token, string $error, bool $is_last ): void {
		global $wpdb;
		$changes = array(
			'state' => $is_last ? self::GIVEN_UP : self::WAITING,
			'at'    => ( new Database_Clock() )->now(),
			'error' => self::short( $error ),
		);
		Sql::update( 'deliveries', $changes, $wpdb->prepare( 'campaign_id = %d AND subscriber_id = %d AND owner = %s AND state IN (0, 1, 5)', $campaign, $subscriber, $token ) );
	}

	/**
	 * What a mail system said, as it is kept.
	 *
	 * @param string $error Anything.
	 */
	private static function short( string $error ): string {
		return mb_substr( Errors::scrub( sanitize_text_field( Utf8::clean( substr( (string) $error, 0, 1000 ) ) ) ), 0, 200 );
	}

	/**
	 * Those whose next attempt is due: a minute behind the first, four behind the second.
	 *
	 * @param int $campaign Campaign.
	 * @param int $limit    Number at most.
	 * @return array[] `id`, `email`, `name`, `user_id`, `unsub_key` of the subscriber; `tries`.
	 */
	public function due( int $campaign, int $limit ): array {
		global $wpdb;
		$people = Tables::name( 'subscribers' );
		return Sql::rows(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is filled in.
			$wpdb->prepare( "SELECT d.subscriber_id AS id, s.email, s.name, s.user_id, HEX(s.unsub_key) AS unsub_key, d.tries FROM {table} d LEFT JOIN `$people` s ON s.id = d.subscriber_id WHERE d.campaign_id = %d AND d.state = 2 AND d.at + 60 * d.tries * d.tries <= %d ORDER BY d.subscriber_id LIMIT %d", $campaign, ( new Database_Clock() )->now(), $limit )
		);
	}

	/**
	 * Numbers by state.
	 *
	 * @param int $campaign Campaign.
	 * @return array<int, int> State => number.
	 */
	public function count( int $campaign ): array {
		global $wpdb;
		$rows = Sql::rows( 'deliveries', $wpdb->prepare( 'SELECT state, COUNT(*) AS n FROM {table} WHERE campaign_id = %d GROUP BY state', $campaign ) );
		return array_map( 'intval', array_column( $rows, 'n', 'state' ) ) + array_fill( 0, 8, 0 );
	}

	/**
	 * Lets those who were given up be tried again.
	 *
	 * @param int $campaign Campaign.
	 * @return int Their number.
	 */
	public function reopen( int $campaign ): int {
		global $wpdb;
		return Sql::run( 'deliveries', $wpdb->prepare( 'UPDATE {table} SET state = 2, tries = 0, at = 0 WHERE campaign_id = %d AND state = 3', $campaign ) );
	}
}
