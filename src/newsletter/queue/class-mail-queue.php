<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Newsletter\Campaigns\Campaigns;

defined( 'ABSPATH' ) || exit;

/**
 * Sends campaigns that are due, oldest first, within limits for time, memory and emails per hour. Any number of workers may run
 * at the same time.
 */
final class Mail_Queue {

	const SECONDS = 20;

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
			$this->settle( $lease );
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
	private function settle( Campaign_Lease $lease ): void {
		if ( Delivery_Recovery::recover( $lease->campaign(), $lease->token ) || $lease->is_after_crash ) {
			( new Campaigns() )->recount( $lease->campaign() );
		}
	}

	/** Finds campaigns that are due, at most 20. */
	private function find_due(): array {
		global $wpdb;
		return Sql::rows( 'campaigns', $wpdb->prepare( "SELECT * FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d ORDER BY id LIMIT 20", $this->clock->now() ) );
	}
}
