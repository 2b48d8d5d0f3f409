<?php
/**
 * One turn of the mail queue.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * What the event of Queue_Scheduler does.
 */
final class Queue_Tick {

	/** Seconds behind which a worker that was killed holds nothing any more. */
	const TAKEOVER = Campaign_Lock::SECONDS + 5;

	/**
	 * The event. Should this worker be killed, the next tick comes when its hold has ended.
	 */
	public static function run() {
		$begun = time();
		Queue_Scheduler::note();
		( new Scheduler() )->plan( Queue_Scheduler::HOOK, $begun + self::TAKEOVER );
		$pass = Mail_Queue::run();
		if ( Queue_Scheduler::due() > 0 ) {
			( new Scheduler() )->plan( Queue_Scheduler::HOOK, Mail_Queue::is_held() ? time() + self::TAKEOVER : max( time(), $begun + Queue_Scheduler::PAUSE ) );
		}
		Queue_Scheduler::ensure();
		if ( $pass['more'] && ( new Scheduler() )->has_scheduler() ) {
			( new Scheduler() )->plan( Queue_Scheduler::HOOK, 0 );
		}
	}
}
