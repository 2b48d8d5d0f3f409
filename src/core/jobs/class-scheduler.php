<?php
namespace Mainstreet\Core\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Calls a hook later: through Action Scheduler where any plugin has loaded it, else through WP-Cron. Hooks that recur, and those with arguments,
 * go through WP-Cron everywhere.
 */
final class Scheduler {

	const GROUP = 'mainstreet';

	/** Whether Action Scheduler does the work. Before `init` its functions are there, but refuse to. */
	public function has_scheduler(): bool {
		return function_exists( 'as_enqueue_async_action' ) && function_exists( 'as_schedule_single_action' )
			&& ( ! class_exists( 'ActionScheduler', false ) || \ActionScheduler::is_initialized() );
	}

	/**
	 * Makes sure that a hook is called once, at a time or a little before or behind it. What was
	 * planned for it before is dropped.
	 *
	 * @param string $hook Hook, called without arguments.
	 * @param int    $time Unix time; one in the past means as soon as possible.
	 */
	public function plan( string $hook, $time ): void {
		$this->drop( $hook );
		if ( ! $this->has_scheduler() ) {
			wp_schedule_single_event( $time, $hook );
		} elseif ( $time <= time() ) {
			as_enqueue_async_action( $hook, array(), self::GROUP );
		} else {
			as_schedule_single_action( $time, $hook, array(), self::GROUP );
		}
	}

	/**
	 * When a hook is to be called.
	 *
	 * @param string $hook Hook.
	 * @return int Unix time; 1 for as soon as possible or right now; 0 for never.
	 */
	public function planned( string $hook ): int {
		if ( $this->has_scheduler() && function_exists( 'as_next_scheduled_action' ) ) {
			return (int) as_next_scheduled_action( $hook, array(), self::GROUP );
		}
		return (int) wp_next_scheduled( $hook );
	}

	/**
	 * Drops what is planned for a hook.
	 *
	 * @param string $hook Hook.
	 */
	public function drop( $hook ): void {
		if ( wp_next_scheduled( $hook ) ) {
			wp_clear_scheduled_hook( $hook );
		}
		if ( $this->has_scheduler() && function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( $hook, array(), self::GROUP );
		}
	}

	/**
	 * Makes sure that WP-Cron fires a hook again and again.
	 *
	 * @param string $hook  Hook.
	 * @param string $every Name of the interval, such as `hourly`.
	 * @param int    $first Unix time of the first run.
	 * @param array  $args  Arguments of the hook.
	 */
	public static function ensure_recurring( string $hook, string $every, int $first, array $args = array() ): void {
		if ( ! wp_next_scheduled( $hook, $args ) ) {
			wp_schedule_event( $first, $every, $hook, $args );
		}
	}

	/**
	 * Makes sure that WP-Cron fires a hook once. What is planned for it already stays.
	 *
	 * @param string $hook Hook.
	 * @param int    $time Unix time.
	 * @param array  $args Arguments of the hook.
	 */
	public static function ensure_single( string $hook, int $time, array $args = array() ): void {
		if ( ! wp_next_scheduled( $hook, $args ) ) {
			wp_schedule_single_event( $time, $hook, $args );
		}
	}
}
