<?php
namespace Mainstreet\Core\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules hooks: with Action Scheduler if a plugin has loaded it, else with WP-Cron. Recurring hooks and hooks with arguments
 * always use WP-Cron.
 */
final class Scheduler {

	const GROUP = 'mainstreet';

	/** Whether Action Scheduler can be used. Its functions exist before `init`, but do not work yet. */
	public function has_scheduler(): bool {
		return function_exists( 'as_enqueue_async_action' ) && function_exists( 'as_schedule_single_action' )
			&& ( ! class_exists( 'ActionScheduler', false ) || \ActionScheduler::is_initialized() );
	}

	/**
	 * Schedules a hook to run once, near the given time. Replaces earlier schedules of the hook.
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
	 * Returns the time a hook is scheduled for.
	 *
	 * @return int Unix time; 1 if the hook is running or due as soon as possible; 0 if it is not scheduled.
	 */
	public function planned( string $hook ): int {
		if ( $this->has_scheduler() && function_exists( 'as_next_scheduled_action' ) ) {
			return (int) as_next_scheduled_action( $hook, array(), self::GROUP );
		}
		return (int) wp_next_scheduled( $hook );
	}

	/** Removes all schedules of a hook that have no arguments. */
	public function drop( $hook ): void {
		if ( wp_next_scheduled( $hook ) ) {
			wp_clear_scheduled_hook( $hook );
		}
		if ( $this->has_scheduler() && function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( $hook, array(), self::GROUP );
		}
	}

	/** Deletes what Action Scheduler keeps about our hooks: it keeps failed actions for good, and others for a month. */
	public static function delete_history(): void {
		if ( ! function_exists( 'as_get_scheduled_actions' ) || ! method_exists( 'ActionScheduler', 'store' ) || ! \ActionScheduler::is_initialized() ) {
			return;
		}
		$query = array(
			'group'    => self::GROUP,
			'per_page' => 500,
		);
		do {
			$ids = (array) as_get_scheduled_actions( $query, 'ids' );
			try {
				array_map( array( \ActionScheduler::store(), 'delete_action' ), $ids );
			} catch ( \Exception $error ) {
				// Another process deleted one of them: the next uninstall or Action Scheduler itself deletes the rest.
				return;
			}
		} while ( count( $ids ) === $query['per_page'] );
	}

	/**
	 * Schedules a recurring WP-Cron event, unless it is scheduled already.
	 *
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
	 * Schedules a single WP-Cron event, unless it is scheduled already.
	 *
	 * @param int   $time Unix time.
	 * @param array $args Arguments of the hook.
	 */
	public static function ensure_single( string $hook, int $time, array $args = array() ): void {
		if ( ! wp_next_scheduled( $hook, $args ) ) {
			wp_schedule_single_event( $time, $hook, $args );
		}
	}
}
