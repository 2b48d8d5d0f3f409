<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/** Callback of the event that Queue_Scheduler schedules. */
final class Queue_Tick {

	/** Seconds after which the lease of a killed worker has expired. */
	const TAKEOVER = Campaign_Lease::SECONDS + 5;

	private Mail_Queue $queue;

	/** Action Scheduler or WP-Cron. */
	private Scheduler $scheduler;

	public function __construct( ?Mail_Queue $queue = null, ?Scheduler $scheduler = null ) {
		$this->queue     = $queue ? $queue : new Mail_Queue();
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
	}

	/** Runs the queue. Schedules the next run first, for when the lease has expired if this worker is killed. */
	public function run(): void {
		$begun = time();
		$ticks = new Queue_Scheduler( $this->scheduler );
		$ticks->note();
		$this->scheduler->plan( Queue_Scheduler::HOOK, $begun + self::TAKEOVER );
		$pass = $this->queue->run();
		if ( $ticks->due() > 0 ) {
			$this->scheduler->plan( Queue_Scheduler::HOOK, $this->queue->is_held() ? time() + self::TAKEOVER : max( time(), $begun + Queue_Scheduler::PAUSE ) );
		}
		$ticks->ensure();
		if ( $pass['more'] && $this->scheduler->has_scheduler() ) {
			$this->scheduler->plan( Queue_Scheduler::HOOK, 0 );
		}
	}
}
