<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Options\Options;
use Mainstreet\Mail\Mailer;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * The limit of mails per hour, spread over the ticks of the queue (docs/server-contract.md B.3). It is read
 * off the deliveries themselves and what other workers have reserved, so it holds whatever happens
 * to a worker, and however many there are.
 */
final class Send_Rate {

	/** The longest rest, in seconds, whose mails may go out at once. */
	const MOST_SAVED = 900;

	/** The time that all servers go by. */
	private Database_Clock $clock;

	/**
	 * The limit.
	 *
	 * @param Database_Clock|null $clock The time.
	 */
	public function __construct( ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/**
	 * Mails an hour.
	 *
	 * @return int 0 for any number.
	 */
	public function per_hour() {
		$set = Options::get( 'newsletter_mails_per_hour' );
		/**
		 * Filters how many newsletter mails may be sent in an hour.
		 *
		 * @param int $number Mails; 0 for any number.
		 */
		return max( 0, (int) apply_filters( 'mainstreet_mails_per_hour', $set > 0 ? $set : $this->fitting() ) );
	}

	/**
	 * Reserves mails for the worker that holds a campaign, one worker at a time. The reservation
	 * ends with the lease.
	 *
	 * @param Campaign_Lease $lease The lease.
	 * @param int|null      $wish Mails wanted, as what is left of an earlier reservation; null for as many as may be sent now.
	 * @return int PHP_INT_MAX for any number.
	 */
	public function reserve( Campaign_Lease $lease, $wish = null ) {
		global $wpdb;
		$per_hour = $this->per_hour();
		if ( 0 === $per_hour ) {
			return PHP_INT_MAX;
		}
		$now     = $this->clock->now();
		$reserve = function () use ( $wpdb, $lease, $wish, $per_hour, $now ) {
			// The row that is written first makes other workers wait until we have finished.
			Counters::add( 'mail_reservations', 1 );
			$others = Sql::row( 'campaigns', $wpdb->prepare( 'SELECT SUM(reserved) AS n FROM {table} WHERE id <> %d AND lock_until > %d', $lease->campaign(), $now ) );
			$free   = null === $wish ? $this->now() : min( $wish, $per_hour - $this->sent_since( $now - HOUR_IN_SECONDS ) );
			$number = $others ? max( 0, $free - (int) $others['n'] ) : 0;
			Sql::update( 'campaigns', array( 'reserved' => $number ), $wpdb->prepare( 'id = %d AND lock_owner = %s', $lease->campaign(), $lease->token ) );
			return $number;
		};
		try {
			return Transaction::run( $reserve );
		} catch ( Transaction_Lost $error ) {
			return 0;
		}
	}

	/**
	 * Mails that may be sent now, if nobody else sends.
	 *
	 * @return int PHP_INT_MAX for any number.
	 */
	public function now() {
		$per_hour = $this->per_hour();
		if ( 0 === $per_hour ) {
			return PHP_INT_MAX;
		}
		$now    = $this->clock->now();
		$hour   = $this->sent_since( $now - HOUR_IN_SECONDS );
		$minute = $hour ? $this->sent_since( $now - MINUTE_IN_SECONDS ) : 0;
		$rest   = $minute ? 0 : min( self::MOST_SAVED, $now - $this->last_since( $now - self::MOST_SAVED ) );
		$share  = (int) ceil( $per_hour * max( MINUTE_IN_SECONDS, $rest ) / HOUR_IN_SECONDS );
		return max( 0, min( $per_hour - $hour, $share - $minute ) );
	}

	/**
	 * What the site's way of sending mail usually bears.
	 *
	 * @return int Mails an hour.
	 */
	private function fitting(): int {
		return ! Mailer::has_core_function() || has_filter( 'pre_wp_mail' ) || has_action( 'phpmailer_init' ) ? 3000 : 300;
	}

	/**
	 * Mails that were handed to the mail system since a time, or are about to be.
	 *
	 * @param int $time Unix time.
	 */
	private function sent_since( $time ): int {
		global $wpdb;
		$row = Sql::row( 'deliveries', $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE at > %d AND state IN (' . Deliveries::MAILED . ')', $time ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * When the last mail went out. Only a short span is read: the deliveries of a month may be a million.
	 *
	 * @param int $time Unix time from which on mails count.
	 * @return int Unix time; 0 when none went out since.
	 */
	private function last_since( $time ): int {
		global $wpdb;
		$row = Sql::row( 'deliveries', $wpdb->prepare( 'SELECT at FROM {table} WHERE at > %d AND state IN (' . Deliveries::MAILED . ') ORDER BY at DESC LIMIT 1', $time ) ); // phpcs:ignore WordPress.DB -- {table} is filled in.
		return $row ? (int) $row['at'] : 0;
	}
}
