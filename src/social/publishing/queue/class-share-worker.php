<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Http\Time_Budget;
use Mainstreet\Social\Publishing\Pending_Share;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Works on what is due, one message after the other, until nothing is or the time is over. A post that is published in a request of the
 * site's cron is shared at the end of that very request; for any other, a request of the site to itself starts at once.
 */
final class Share_Worker {

	/** Seconds of one run. */
	const SECONDS = 40;

	/** Handles the scheduled event. */
	public static function handle_event(): void {
		$scheduler = new Share_Scheduler();
		$scheduler->begin_run();
		self::run();
		$scheduler->end_run();
	}

	/** Starts a run at the end of a request that has queued something. */
	public static function shutdown(): void {
		if ( ! Share_Scheduler::is_woken() ) {
			return;
		}
		if ( wp_doing_cron() ) {
			self::handle_event();
		} elseif ( ! wp_installing() && 'cli' !== PHP_SAPI ) {
			spawn_cron();
		}
	}

	/**
	 * Sends what is due.
	 *
	 * @param int $seconds Seconds within which a message may be started.
	 * @return int Number of messages handled.
	 */
	public static function run( int $seconds = self::SECONDS ): int {
		$time   = new Time_Budget( $seconds );
		$number = 0;
		while ( $time->left() > 0 ) {
			$row = Share_Lease::take_next();
			if ( ! $row ) {
				break;
			}
			++$number;
			if ( Shares::BEGUN === $row['state'] ) {
				Pending_Share::finish( $row );
			} else {
				Share_Sender::send( $row );
			}
		}
		return $number;
	}
}
