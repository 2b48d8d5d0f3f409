<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Mail;

defined( 'ABSPATH' ) || exit;

/** Sends campaigns that are due, oldest first, within limits for time, memory and emails per hour. Any number of workers may run at the same time. */
final class Mail_Queue {

	const SECONDS = 20;

	/** Number of attempts after which an email is given up, if each attempt kills the worker. */
	const CRASHES = 5;

	/** Seconds after which the lease of a killed worker has expired. */
	const TAKEOVER = Campaign_Lease::SECONDS + 5;

	/** Database clock, which all servers share. */
	private Database_Clock $clock;

	/** Limit of emails per hour. */
	private Send_Rate $rate;

	/** Action Scheduler or WP-Cron. */
	private Scheduler $scheduler;

	public function __construct( ?Send_Rate $rate = null, ?Database_Clock $clock = null, ?Scheduler $scheduler = null ) {
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
		$this->clock     = $clock ? $clock : new Database_Clock();
		$this->rate      = $rate ? $rate : new Send_Rate( $this->clock );
	}

	/**
	 * Sends emails until the time, the limit or the due campaigns end.
	 *
	 * @param int      $seconds Maximum duration.
	 * @param int|null $limit   Maximum number of emails; null for the hourly limit.
	 * @return array `sent`, `failed` (attempts), `more` (whether it stopped although more emails could be sent).
	 */
	public function run( $seconds = self::SECONDS, $limit = null ): array {
		$end   = microtime( true ) + $seconds;
		$left  = $limit;
		$total = array(
			'sent'   => 0,
			'failed' => 0,
			'more'   => false,
		);
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( $seconds + 120 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- one email may take long.
		}
		// After an update, this may run before any administrator opens a screen.
		/** Fires where tables may be missing or outdated: requests of visitors and cron may come before the first administrator. */
		do_action( 'mainstreet_needs_install' );
		foreach ( $this->find_due() as $campaign ) {
			$lease = microtime( true ) < $end ? Campaign_Lease::acquire( $campaign ) : null;
			if ( ! $lease ) {
				continue;
			}
			$this->complete_deliveries( $lease );
			$left             = null === $limit ? $this->rate->reserve( $lease, $left ) : $left;
			$run              = new Campaign_Run( $campaign, $lease, $end, $left );
			$outcome          = $left > 0 ? $run->run() : array_fill_keys( array_keys( $total ), 0 );
			$left            -= $outcome['sent'] + $outcome['failed'];
			$total['sent']   += $outcome['sent'];
			$total['failed'] += $outcome['failed'];
			$total['more']    = $total['more'] || ( $outcome['more'] && $left > 0 );
			$lease->release();
		}
		return $total;
	}

	/** Runs the queue. Schedules the next run first, for when the lease has expired if this worker is killed. */
	public function run_scheduled(): void {
		$begun = time();
		$ticks = new Queue_Scheduler( $this->scheduler );
		$ticks->record_run();
		$this->scheduler->plan( Queue_Scheduler::HOOK, $begun + self::TAKEOVER );
		$pass = $this->run();
		if ( $ticks->next_due() > 0 ) {
			$this->scheduler->plan( Queue_Scheduler::HOOK, $this->is_held() ? time() + self::TAKEOVER : max( time(), $begun + Queue_Scheduler::PAUSE ) );
		}
		$ticks->schedule();
		if ( $pass['more'] && $this->scheduler->has_scheduler() ) {
			$this->scheduler->plan( Queue_Scheduler::HOOK, 0 );
		}
	}

	/** Whether another worker has the lease on a campaign that is due. */
	public function is_held(): bool {
		global $wpdb;
		$now = $this->clock->now();
		return (bool) Sql::row( 'campaigns', $wpdb->prepare( "SELECT id FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d AND lock_owner <> '' AND lock_until >= %d LIMIT 1", $now, $now ) );
	}

	/** Completes the deliveries of previous workers. */
	private function complete_deliveries( Campaign_Lease $lease ): void {
		if ( self::recover_deliveries( $lease->campaign, $lease->token ) || $lease->is_after_crash ) {
			( new Campaigns() )->recount( $lease->campaign );
		}
	}

	/** Finds campaigns that are due, at most 20. */
	private function find_due(): array {
		global $wpdb;
		return Sql::rows( 'campaigns', $wpdb->prepare( "SELECT * FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d ORDER BY id LIMIT 20", $this->clock->now() ) );
	}

	/**
	 * Completes the rows of previous workers: emails that were handed over count as sent, claimed ones are sent again with the
	 * same Message-ID. If such a worker is still alive, it finds its claim gone and does not send.
	 *
	 * @param string $token Token of the current worker's lease.
	 * @return bool Whether rows were changed.
	 */
	private static function recover_deliveries( int $campaign, string $token ): bool {
		global $wpdb;
		$theirs = $wpdb->prepare( 'campaign_id = %d AND owner <> %s', $campaign, $token );
		if ( has_filter( 'mainstreet_mail_was_sent' ) ) {
			self::filter_outcomes( $campaign, $theirs );
		}
		$given_up = array(
			'state' => Deliveries::GIVEN_UP,
			'error' => __( 'The server stopped every time it tried to send this email.', 'mainstreet-blocks' ),
		);
		$again    = array(
			'state' => Deliveries::WAITING,
			'at'    => 0,
		);
		$found    = Sql::update( 'deliveries', array( 'state' => Deliveries::SENT ), "$theirs AND state = 5" );
		$found   += Sql::update( 'deliveries', $given_up, "$theirs AND state = 0 AND tries >= " . self::CRASHES );
		return $found + Sql::update( 'deliveries', $again, "$theirs AND state = 0" ) > 0;
	}

	/**
	 * Lets filters correct the state of emails that a worker was sending when it was killed.
	 *
	 * @param string $theirs SQL condition for the rows, prepared.
	 */
	private static function filter_outcomes( int $campaign, $theirs ): void {
		global $wpdb;
		foreach ( Sql::rows( 'deliveries', "SELECT subscriber_id, state FROM {table} WHERE $theirs AND state IN (0, 5)" ) as $row ) {
			$id   = (int) $row['subscriber_id'];
			$left = Deliveries::HANDED === (int) $row['state'];
			/**
			 * Filters whether the mail system has accepted an email. Applied after a worker was killed.
			 *
			 * @param bool   $was_sent   Known state: whether the email was handed over.
			 * @param string $message_id Message-ID of the email, without angle brackets.
			 * @param int    $campaign   ID of the campaign.
			 * @param int    $id         ID of the subscriber.
			 */
			$was_sent = (bool) apply_filters( 'mainstreet_mail_was_sent', $left, Campaign_Mail::message_id( $campaign, $id ), $campaign, $id );
			if ( $was_sent !== $left ) {
				Sql::update( 'deliveries', array( 'state' => $was_sent ? Deliveries::HANDED : Deliveries::OPEN ), $theirs . $wpdb->prepare( ' AND subscriber_id = %d AND state = %d', $id, $row['state'] ) );
			}
		}
	}
}
