<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the queue going (docs/server-contract.md B.3): a tick each minute while a campaign is unfinished, none
 * otherwise. The next tick is planned before the work of one begins, so that a worker that is
 * killed does not end the chain. Where the scheduler itself waits longer for the dead process, any
 * request wakes the queue (Queue_Waker).
 */
final class Queue_Scheduler {

	const HOOK = 'mainstreet_mail_tick';

	/** Seconds between two ticks. */
	const PAUSE = 60;

	/** Seconds without a tick after which the owner is told. */
	const STALE = 15 * MINUTE_IN_SECONDS;

	/** Name in the settings every page loads: whether there is anything to send or to tell. */
	const FLAG = 'mail_active';

	/** The time that all servers go by. */
	private Database_Clock $clock;

	/** What calls the ticks. */
	private Scheduler $scheduler;

	/**
	 * A scheduler of the queue.
	 *
	 * @param Scheduler|null      $scheduler What calls the ticks.
	 * @param Database_Clock|null $clock     The time.
	 */
	public function __construct( ?Scheduler $scheduler = null, ?Database_Clock $clock = null ) {
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
		$this->clock     = $clock ? $clock : new Database_Clock();
	}

	/** Remembers that the queue is being worked on. */
	public function note(): void {
		Counters::set( 'mail_tick', $this->clock->now() );
	}

	/** Plans the next tick, or none when there is nothing to do. */
	public function ensure(): void {
		$due = $this->due();
		$this->flag( $due > 0 || $this->resting() > 0 );
		if ( 0 === $due ) {
			$this->scheduler->drop( self::HOOK );
			return;
		}
		$planned = $this->scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > max( time(), $due ) + self::PAUSE ) {
			$this->scheduler->plan( self::HOOK, $due );
		}
	}

	/** Whether something waits that should have been sent: the site's cron does not run. */
	public function is_stale(): bool {
		$due = $this->due();
		return $due > 0 && max( $due, Counters::get( 'mail_tick' ) ) < $this->clock->now() - self::STALE;
	}

	/**
	 * When the first campaign is due.
	 *
	 * @return int Unix time; 0 for never.
	 */
	public function due(): int {
		$row = Sql::row( 'campaigns', "SELECT MIN(starts_at) AS due FROM {table} WHERE status IN ('queued', 'sending')" );
		return $row ? (int) $row['due'] : 0;
	}

	/** Campaigns that were paused because mail did not work. */
	private function resting(): int {
		$row = Sql::row( 'campaigns', "SELECT COUNT(*) AS n FROM {table} WHERE status = 'paused' AND note = 'failures'" );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Sets the flag that lets admin screens look at the queue.
	 *
	 * @param bool $is_active Whether there is something.
	 */
	private function flag( bool $is_active ): void {
		$settings = Stored_Settings::all();
		if ( ! empty( $settings[ self::FLAG ] ) !== $is_active ) {
			// A worker read the settings when it began; what the owner saved since must stay.
			wp_cache_delete( 'alloptions', 'options' );
			wp_cache_delete( Stored_Settings::OPTION, 'options' );
			Stored_Settings::save( array( self::FLAG => $is_active ) );
		}
	}

	/** Tells the owner that mail rests, on admin screens. */
	public function show_notice(): void {
		$settings = Stored_Settings::all();
		if ( empty( $settings[ self::FLAG ] ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		if ( $this->is_stale() ) {
			$this->warn( __( 'The newsletter is not being sent, because this site’s scheduled tasks are not running. If your server runs them, check its cron job. “wp mainstreet mail run” sends immediately.', 'mainstreet-blocks' ) );
		} elseif ( $this->resting() ) {
			$this->warn( __( 'A newsletter was paused, because many emails in a row could not be sent. Check the site’s mail settings, then resume it.', 'mainstreet-blocks' ) );
		}
	}

	/**
	 * Prints a notice.
	 *
	 * @param string $text Plain text.
	 */
	private function warn( string $text ): void {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $text ) );
	}
}
