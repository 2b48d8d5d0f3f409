<?php
/**
 * Who was sent a mailing.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * One row for each mail of a campaign. Its key is what keeps anybody from getting one twice.
 */
final class Deliveries {

	/** The mail is being handed to the mail system. */
	const OPEN = 0;
	const SENT = 1;
	/** To be tried again. */
	const WAITING = 2;
	const GIVEN_UP = 3;
	/** Unsubscribed in the meantime. */
	const LEFT_OUT = 4;

	/** Attempts to reach somebody. */
	const TRIES = 3;

	/** Attempts after which a mail that ends the worker each time is given up. */
	const CRASHES = 5;

	/**
	 * Takes the right to send somebody the mail, for the first time.
	 *
	 * @param int $campaign   Campaign.
	 * @param int $subscriber Subscriber.
	 * @return bool|null False when somebody else has it, or had; null when the database doesn't tell.
	 */
	public static function begin( $campaign, $subscriber ) {
		$row = array(
			'campaign_id'   => $campaign,
			'subscriber_id' => $subscriber,
			'state'         => self::OPEN,
			'tries'         => 1,
			'at'            => time(),
		);
		$is_begun = 1 === Sql::insert( 'deliveries', array( $row ) );
		return ! $is_begun && Sql::$failed ? null : $is_begun;
	}

	/**
	 * Takes the right to send somebody the mail again.
	 *
	 * @param int $campaign   Campaign.
	 * @param int $subscriber Subscriber.
	 * @return bool|null As begin().
	 */
	public static function begin_again( $campaign, $subscriber ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- {table} is filled in.
		$is_begun = 1 === Sql::run( 'deliveries', $wpdb->prepare( 'UPDATE {table} SET state = 0, tries = tries + 1, at = %d WHERE campaign_id = %d AND subscriber_id = %d AND state = 2', time(), $campaign, $subscriber ) );
		return ! $is_begun && Sql::$failed ? null : $is_begun;
	}

	/**
	 * Writes down what became of a mail.
	 *
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param int    $state      State.
	 * @param string $error      What the mail system said.
	 * @return bool Whether it is stored.
	 */
	public static function end( $campaign, $subscriber, $state, $error = '' ) {
		global $wpdb;
		$changes = array(
			'state' => $state,
			'at'    => time(),
			'error' => mb_substr( Errors::scrub( sanitize_text_field( $error ) ), 0, 200 ),
		);
		Sql::update( 'deliveries', $changes, $wpdb->prepare( 'campaign_id = %d AND subscriber_id = %d', $campaign, $subscriber ) );
		return ! Sql::$failed;
	}

	/**
	 * Writes down that a mail could not be sent.
	 *
	 * @param int    $campaign   Campaign.
	 * @param int    $subscriber Subscriber.
	 * @param string $error      What the mail system said.
	 * @return bool Whether that was the last attempt.
	 */
	public static function fail( $campaign, $subscriber, $error ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- {table} is filled in.
		$row     = Sql::row( 'deliveries', $wpdb->prepare( 'SELECT tries FROM {table} WHERE campaign_id = %d AND subscriber_id = %d', $campaign, $subscriber ) );
		$is_last = ! $row || (int) $row['tries'] >= self::TRIES;
		self::end( $campaign, $subscriber, $is_last ? self::GIVEN_UP : self::WAITING, $error );
		return $is_last;
	}

	/**
	 * Those whose next attempt is due: a minute behind the first, four behind the second.
	 *
	 * @param int $campaign Campaign.
	 * @param int $limit    Number at most.
	 * @return array[] `subscriber_id`, `tries`.
	 */
	public static function due( $campaign, $limit ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- {table} is filled in.
		return Sql::rows( 'deliveries', $wpdb->prepare( 'SELECT subscriber_id, tries FROM {table} WHERE campaign_id = %d AND state = 2 AND at + 60 * tries * tries <= %d ORDER BY subscriber_id LIMIT %d', $campaign, time(), $limit ) );
	}

	/**
	 * Numbers by state.
	 *
	 * @param int $campaign Campaign.
	 * @return array<int, int> State => number.
	 */
	public static function count( $campaign ) {
		global $wpdb;
		$rows = Sql::rows( 'deliveries', $wpdb->prepare( 'SELECT state, COUNT(*) AS n FROM {table} WHERE campaign_id = %d GROUP BY state', $campaign ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
		return array_map( 'intval', array_column( $rows, 'n', 'state' ) ) + array_fill( 0, 5, 0 );
	}

	/**
	 * Lets those who were given up be tried again.
	 *
	 * @param int $campaign Campaign.
	 * @return int Their number.
	 */
	public static function reopen( $campaign ) {
		global $wpdb;
		return Sql::run( 'deliveries', $wpdb->prepare( 'UPDATE {table} SET state = 2, tries = 0, at = 0 WHERE campaign_id = %d AND state = 3', $campaign ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
	}

	/**
	 * Settles the mails that a worker was sending when it ended.
	 *
	 * Known to have gone out are those in its notebook (Mail_Lock), and those of which the filter
	 * says so. All others are sent again, under the same Message-ID as before. That is right for
	 * a worker that was killed on this machine and sends by SMTP. Where the notebook is lost (the
	 * machine itself died, or it was another one), or a mail plugin was in the middle of its own
	 * request, it can be a second copy, which mail systems that look for repeated Message-IDs drop.
	 *
	 * @param int              $campaign Campaign.
	 * @param array<int, true> $sent     Subscribers in the notebook.
	 * @return bool Whether all of it is stored.
	 */
	public static function recover( $campaign, array $sent ) {
		global $wpdb;
		$open = Sql::rows( 'deliveries', $wpdb->prepare( 'SELECT subscriber_id, tries FROM {table} WHERE campaign_id = %d AND state = 0', $campaign ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
		$done = ! Sql::$failed;
		foreach ( $open as $row ) {
			$id = (int) $row['subscriber_id'];
			/**
			 * Filters whether the mail system has taken a mail, asked after a worker was cut off.
			 *
			 * @param bool   $was_sent   What is known without asking.
			 * @param string $message_id Message-ID of the mail, without brackets.
			 * @param int    $campaign   Number of the campaign.
			 * @param int    $id         Number of the subscriber.
			 */
			$was_sent = apply_filters( 'mainstreet_mail_was_sent', isset( $sent[ $id ] ), Campaign_Mail::message_id( $campaign, $id ), $campaign, $id );
			if ( $was_sent ) {
				self::end( $campaign, $id, self::SENT );
			} elseif ( (int) $row['tries'] >= self::CRASHES ) {
				self::end( $campaign, $id, self::GIVEN_UP, __( 'The server stopped each time this e-mail was to be sent.', 'mainstreet-blocks' ) );
			} else {
				Sql::update(
					'deliveries',
					array(
						'state' => self::WAITING,
						'at'    => 0,
					),
					$wpdb->prepare( 'campaign_id = %d AND subscriber_id = %d', $campaign, $id )
				);
			}
			$done = $done && ! Sql::$failed;
		}
		return $done;
	}

	/**
	 * Those who were not reached, with the reason.
	 *
	 * @param int $campaign Campaign.
	 * @param int $after    Subscriber the list goes on behind.
	 * @param int $limit    Number at most.
	 * @return array[] `subscriber_id`, `email`, `state`, `tries`, `at`, `error`.
	 */
	public static function failures( $campaign, $after, $limit ) {
		global $wpdb;
		$people = Install::table( 'subscribers' );
		return Sql::rows(
			'deliveries',
			// phpcs:ignore WordPress.DB -- own tables; {table} is filled in.
			$wpdb->prepare( "SELECT d.subscriber_id, s.email, d.state, d.tries, d.at, d.error FROM {table} d LEFT JOIN `$people` s ON s.id = d.subscriber_id WHERE d.campaign_id = %d AND d.state IN (2, 3) AND d.error <> '' AND d.subscriber_id > %d ORDER BY d.subscriber_id LIMIT %d", $campaign, $after, $limit )
		);
	}
}
