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
 * The limit of emails per hour, spread over the runs of the queue (docs/server-contract.md B.3). It is computed from delivery
 * rows and the reservations of other workers, so it holds for any number of workers and after crashes.
 */
final class Send_Rate {

	/** Maximum seconds without emails whose unused share may be sent at once. */
	const MAX_SAVED = 900;

	/** Database clock, which all servers share. */
	private Database_Clock $clock;

	public function __construct( ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
	}

	/**
	 * Returns the limit of emails per hour.
	 *
	 * @return int 0 for no limit.
	 */
	public function per_hour() {
		$set = Options::get( 'newsletter_mails_per_hour' );
		/**
		 * Filters the maximum number of newsletter emails per hour.
		 *
		 * @param int $number Emails; 0 for no limit.
		 */
		return max( 0, (int) apply_filters( 'mainstreet_mails_per_hour', $set > 0 ? $set : $this->default_limit() ) );
	}

	/**
	 * Reserves emails for a worker. Only one worker can reserve at a time. The reservation ends with the lease.
	 *
	 * @param int|null $wish Wanted number, such as the rest of an earlier reservation; null for as many as possible.
	 * @return int Reserved number; PHP_INT_MAX for no limit.
	 */
	public function reserve( Campaign_Lease $lease, $wish = null ) {
		global $wpdb;
		$per_hour = $this->per_hour();
		if ( 0 === $per_hour ) {
			return PHP_INT_MAX;
		}
		$now     = $this->clock->now();
		$reserve = function () use ( $wpdb, $lease, $wish, $per_hour, $now ) {
			// Writing this row first makes other workers wait for the end of the transaction.
			Counters::add( 'mail_reservations', 1 );
			$others = Sql::row( 'campaigns', $wpdb->prepare( 'SELECT SUM(reserved) AS n FROM {table} WHERE id <> %d AND lock_until > %d', $lease->campaign, $now ) );
			$free   = null === $wish ? $this->now() : min( $wish, $per_hour - $this->sent_since( $now - HOUR_IN_SECONDS ) );
			$number = $others ? max( 0, $free - (int) $others['n'] ) : 0;
			Sql::update( 'campaigns', array( 'reserved' => $number ), $wpdb->prepare( 'id = %d AND lock_owner = %s', $lease->campaign, $lease->token ) );
			return $number;
		};
		try {
			return Transaction::run( $reserve );
		} catch ( Transaction_Lost $error ) {
			return 0;
		}
	}

	/**
	 * Returns how many emails may be sent now, without the reservations of workers.
	 *
	 * @return int PHP_INT_MAX for no limit.
	 */
	public function now() {
		$per_hour = $this->per_hour();
		if ( 0 === $per_hour ) {
			return PHP_INT_MAX;
		}
		$now    = $this->clock->now();
		$hour   = $this->sent_since( $now - HOUR_IN_SECONDS );
		$minute = $hour ? $this->sent_since( $now - MINUTE_IN_SECONDS ) : 0;
		$rest   = $minute ? 0 : min( self::MAX_SAVED, $now - $this->last_since( $now - self::MAX_SAVED ) );
		$share  = (int) ceil( $per_hour * max( MINUTE_IN_SECONDS, $rest ) / HOUR_IN_SECONDS );
		return max( 0, min( $per_hour - $hour, $share - $minute ) );
	}

	/** Returns the default number of emails per hour, which is higher if an SMTP plugin or mail service seems to be in use. */
	private function default_limit(): int {
		return ! Mailer::has_core_function() || has_filter( 'pre_wp_mail' ) || has_action( 'phpmailer_init' ) ? 3000 : 300;
	}

	/**
	 * Counts emails that were handed over since a time, or are about to be.
	 *
	 * @param int $time Unix time.
	 */
	private function sent_since( $time ): int {
		global $wpdb;
		$row = Sql::row( 'deliveries', $wpdb->prepare( 'SELECT COUNT(*) AS n FROM {table} WHERE at > %d AND state IN (' . Deliveries::MAILED . ')', $time ) ); // phpcs:ignore WordPress.DB -- {table} is replaced.
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Returns when the last email was handed over. Reads a short period only, because there may be a million deliveries.
	 *
	 * @param int $time Start of the period, as Unix time.
	 * @return int Unix time; 0 if there was none.
	 */
	private function last_since( $time ): int {
		global $wpdb;
		$row = Sql::row( 'deliveries', $wpdb->prepare( 'SELECT at FROM {table} WHERE at > %d AND state IN (' . Deliveries::MAILED . ') ORDER BY at DESC LIMIT 1', $time ) ); // phpcs:ignore WordPress.DB -- {table} is replaced.
		return $row ? (int) $row['at'] : 0;
	}
}
