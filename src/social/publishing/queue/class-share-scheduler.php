<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/** Schedules a run of the queue (Share_Worker) for the moment when something is due, and none while nothing is. */
final class Share_Scheduler {

	const HOOK = 'mainstreet_share_tick';

	/** Maximum delay in seconds of a scheduled run after something is due. */
	const LATE = 30;

	/** Whether something was queued in this request. */
	private static bool $is_woken = false;

	/** Starts the runs. */
	private Scheduler $scheduler;

	/**
	 * The scheduler.
	 *
	 * @param Scheduler|null $scheduler Starts the runs.
	 */
	public function __construct( ?Scheduler $scheduler = null ) {
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
	}

	/** Schedules a run for now, before something is queued. */
	public function schedule_now(): void {
		self::$is_woken = true;
		$planned        = $this->scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > time() ) {
			$this->scheduler->plan( self::HOOK, time() );
		}
	}

	/** Schedules the next run, or none. */
	public function schedule_next(): void {
		$due = Share_Lease::next_due();
		if ( 0 === $due ) {
			$this->scheduler->drop( self::HOOK );
			return;
		}
		// Converts the time of the database server to that of this server.
		$due    += time() - ( new Database_Clock() )->now();
		$planned = $this->scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > max( time(), $due ) + self::LATE ) {
			$this->scheduler->plan( self::HOOK, max( time(), $due ) );
		}
	}

	/** Begins a run of the queue. If this process is killed, the next run starts when its claim has expired. */
	public function begin_run(): void {
		$this->scheduler->plan( self::HOOK, time() + Share_Lease::SECONDS + 5 );
		self::$is_woken = false;
	}

	/** Ends a run of the queue, and plans the next one if something is still due. */
	public function end_run(): void {
		$this->scheduler->drop( self::HOOK );
		$this->schedule_next();
	}

	/** Whether something was queued in this request since the last run. */
	public static function is_woken(): bool {
		return self::$is_woken;
	}
}
