<?php
namespace Mainstreet\Social\Shares;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Plans a turn of the queue for the moment when something is due, and none while nothing is. A post that appears in a request of the
 * site's cron is shared at the end of that very request; for any other a request of the site to itself begins at once.
 */
final class Share_Scheduler {

	const HOOK = 'mainstreet_share_tick';

	/** Seconds by which a plan may be later than what is due. */
	const LATE = 30;

	/**
	 * Whether something was queued in this request.
	 *
	 * @var bool
	 */
	private static $is_woken = false;

	/**
	 * What calls the turns.
	 *
	 * @var Scheduler
	 */
	private $scheduler;

	/**
	 * The scheduler.
	 *
	 * @param Scheduler|null $scheduler What calls the turns.
	 */
	public function __construct( $scheduler = null ) {
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
	}

	/**
	 * Something is about to be queued.
	 */
	public function wake() {
		self::$is_woken = true;
		$planned        = $this->scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > time() ) {
			$this->scheduler->plan( self::HOOK, time() );
		}
	}

	/**
	 * Plans the next turn, or none.
	 */
	public function ensure() {
		$due = Share_Claim::due();
		if ( 0 === $due ) {
			$this->scheduler->drop( self::HOOK );
			return;
		}
		// What the database calls a time, as this server calls it.
		$due    += time() - ( new Database_Clock() )->now();
		$planned = $this->scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > max( time(), $due ) + self::LATE ) {
			$this->scheduler->plan( self::HOOK, max( time(), $due ) );
		}
	}

	/**
	 * One turn. Should this worker be killed, the next comes when its claim has ended.
	 */
	public function run() {
		$this->scheduler->plan( self::HOOK, time() + Share_Claim::SECONDS + 5 );
		self::$is_woken = false;
		Share_Queue::run();
		$this->scheduler->drop( self::HOOK );
		$this->ensure();
	}

	/**
	 * At the end of a request.
	 */
	public static function shutdown() {
		if ( ! self::$is_woken ) {
			return;
		}
		if ( wp_doing_cron() ) {
			( new self() )->run();
		} elseif ( ! wp_installing() && 'cli' !== PHP_SAPI ) {
			spawn_cron();
		}
	}
}
