<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Stored_Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules the queue (docs/server-contract.md B.3): a run each minute while a campaign is unfinished, none otherwise. Each run
 * schedules the next one before it starts to send, so a killed worker does not end the chain. If the scheduler waits longer for a
 * killed process, any request starts the queue (Queue_Waker).
 */
final class Queue_Scheduler {

	const HOOK = 'mainstreet_mail_tick';

	/** Seconds between two runs. */
	const PAUSE = 60;

	/** Seconds without a run after which administrators see a notice. */
	const STALE = 15 * MINUTE_IN_SECONDS;

	/** Key in the autoloaded settings: whether there is something to send or a notice to show. */
	const FLAG = 'mail_active';

	/** Database clock, which all servers share. */
	private Database_Clock $clock;

	/** Action Scheduler or WP-Cron. */
	private Scheduler $scheduler;

	public function __construct( ?Scheduler $scheduler = null, ?Database_Clock $clock = null ) {
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
		$this->clock     = $clock ? $clock : new Database_Clock();
	}

	/** Stores the time of the current run. */
	public function record_run(): void {
		Counters::set( 'mail_tick', $this->clock->now() );
	}

	/** Schedules the next run, or unschedules it if no campaign is unfinished. */
	public function schedule(): void {
		$due = $this->next_due();
		$this->set_active( $due > 0 || $this->count_paused() > 0 );
		if ( 0 === $due ) {
			$this->scheduler->drop( self::HOOK );
			return;
		}
		$planned = $this->scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > max( time(), $due ) + self::PAUSE ) {
			$this->scheduler->plan( self::HOOK, $due );
		}
	}

	/** Whether a due campaign has not been sent for a while, because the site's cron does not run. */
	public function is_stale(): bool {
		$due = $this->next_due();
		return $due > 0 && max( $due, Counters::get( 'mail_tick' ) ) < $this->clock->now() - self::STALE;
	}

	/** Returns the Unix time when the first campaign is due; 0 if there is none. */
	public function next_due(): int {
		$row = Sql::row( 'campaigns', "SELECT MIN(starts_at) AS due FROM {table} WHERE status IN ('queued', 'sending')" );
		return $row ? (int) $row['due'] : 0;
	}

	/** Counts campaigns that were paused because of failures. */
	private function count_paused(): int {
		$row = Sql::row( 'campaigns', "SELECT COUNT(*) AS n FROM {table} WHERE status = 'paused' AND note = 'failures'" );
		return $row ? (int) $row['n'] : 0;
	}

	/** Stores whether there is something to send or a notice to show. */
	private function set_active( bool $is_active ): void {
		$settings = Stored_Settings::all();
		if ( ! empty( $settings[ self::FLAG ] ) !== $is_active ) {
			// A worker may have cached old settings. Read them again, so that changes by the owner are not overwritten.
			wp_cache_delete( 'alloptions', 'options' );
			wp_cache_delete( Stored_Settings::OPTION, 'options' );
			Stored_Settings::save( array( self::FLAG => $is_active ) );
		}
	}

	/** Shows administrators a notice if newsletters are not being sent. */
	public function show_notice(): void {
		$settings = Stored_Settings::all();
		if ( empty( $settings[ self::FLAG ] ) || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		if ( $this->is_stale() ) {
			$this->warn( __( 'The newsletter is not being sent, because this site’s scheduled tasks are not running. If your server runs them, check its cron job. “wp mainstreet mail run” sends immediately.', 'mainstreet-blocks' ) );
		} elseif ( $this->count_paused() ) {
			$this->warn( __( 'A newsletter was paused, because many emails in a row could not be sent. Check the site’s mail settings, then resume it.', 'mainstreet-blocks' ) );
		}
	}

	/**
	 * Prints a warning.
	 *
	 * @param string $text Plain text.
	 */
	private function warn( string $text ): void {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $text ) );
	}
}
