<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * What the event of Queue_Scheduler does.
 */
final class Queue_Tick {

	/** Seconds behind which a worker that was killed holds nothing any more. */
	const TAKEOVER = Campaign_Lease::SECONDS + 5;

	/** What is worked on. */
	private Mail_Queue $queue;

	/** What calls the ticks. */
	private Scheduler $scheduler;

	/**
	 * A tick.
	 *
	 * @param Mail_Queue|null $queue     What is worked on.
	 * @param Scheduler|null  $scheduler What calls the ticks.
	 */
	public function __construct( ?Mail_Queue $queue = null, ?Scheduler $scheduler = null ) {
		$this->queue     = $queue ? $queue : new Mail_Queue();
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
	}

	/** The event. Should this worker be killed, the next tick comes when its lease has expired. */
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
