<?php
/**
 * Plugin Name: Stand-in for Action Scheduler
 * Description: The functions of Action Scheduler that Mainstreet Blocks calls, with its arguments and answers, over a list in memory.
 *
 * @package Mainstreet
 */

/** Says whether it is ready; without, its functions complain and do nothing. */
final class ActionScheduler {
	public static $is_ready = true;

	/** Actions: hook, args, group, time (null for as soon as possible), status. */
	public static $actions = array();

	public static function is_initialized( $function_name = null ) {
		if ( ! self::$is_ready && $function_name ) {
			_doing_it_wrong( $function_name, 'called before the data store was initialized', '3.1.6' );
		}
		return self::$is_ready;
	}

	public static function add( $hook, $args, $group, $time ) {
		self::$actions[] = array( 'hook' => $hook, 'args' => $args, 'group' => $group, 'time' => $time, 'status' => 'pending' );
		return count( self::$actions );
	}

	/** Number of the first action that fits; null for none. `$args` null means any. */
	public static function find( $status, $hook, $args, $group ) {
		$found = null;
		foreach ( self::$actions as $number => $action ) {
			$fits = $status === $action['status'] && $hook === $action['hook'] && ( null === $args || $args === $action['args'] ) && ( '' === $group || $group === $action['group'] );
			if ( $fits && ( null === $found || (int) $action['time'] < (int) self::$actions[ $found ]['time'] ) ) {
				$found = $number;
			}
		}
		return $found;
	}

	/** What holds the actions. */
	public static function store() {
		return new class() {
			public function delete_action( $id ) {
				if ( ! isset( ActionScheduler::$actions[ $id - 1 ] ) ) {
					throw new InvalidArgumentException( "Unidentified action $id" );
				}
				unset( ActionScheduler::$actions[ $id - 1 ] );
			}
		};
	}

	/** Runs what is due at a time, as the queue runner does; gives how many that were. */
	public static function run( $now ) {
		$count = 0;
		foreach ( array_keys( self::$actions ) as $number ) {
			if ( 'pending' === self::$actions[ $number ]['status'] && (int) self::$actions[ $number ]['time'] <= $now ) {
				self::$actions[ $number ]['status'] = 'in-progress';
				do_action_ref_array( self::$actions[ $number ]['hook'], array_values( self::$actions[ $number ]['args'] ) );
				self::$actions[ $number ]['status'] = 'complete';
				++$count;
			}
		}
		return $count;
	}
}

function as_enqueue_async_action( $hook, $args = array(), $group = '', $unique = false, $priority = 10 ) {
	return ActionScheduler::is_initialized( __FUNCTION__ ) ? ActionScheduler::add( $hook, $args, $group, null ) : 0;
}

function as_schedule_single_action( $timestamp, $hook, $args = array(), $group = '', $unique = false, $priority = 10 ) {
	return ActionScheduler::is_initialized( __FUNCTION__ ) ? ActionScheduler::add( $hook, $args, $group, (int) $timestamp ) : 0;
}

function as_unschedule_action( $hook, $args = array(), $group = '' ) {
	$number = ActionScheduler::is_initialized( __FUNCTION__ ) ? ActionScheduler::find( 'pending', $hook, $args, $group ) : null;
	if ( null === $number ) {
		return null;
	}
	ActionScheduler::$actions[ $number ]['status'] = 'canceled';
	return $number + 1;
}

function as_unschedule_all_actions( $hook, $args = array(), $group = '' ) {
	while ( null !== as_unschedule_action( $hook, $args, $group ) ) {
		continue;
	}
}

/** A time; true for one that runs or comes as soon as possible; false for none. */
function as_next_scheduled_action( $hook, $args = null, $group = '' ) {
	if ( ! ActionScheduler::is_initialized( __FUNCTION__ ) ) {
		return false;
	}
	if ( null !== ActionScheduler::find( 'in-progress', $hook, $args, $group ) ) {
		return true;
	}
	$number = ActionScheduler::find( 'pending', $hook, $args, $group );
	if ( null === $number ) {
		return false;
	}
	return null === ActionScheduler::$actions[ $number ]['time'] ? true : ActionScheduler::$actions[ $number ]['time'];
}

/** IDs of the actions of a group, of all statuses, up to a number. */
function as_get_scheduled_actions( $args = array(), $return_format = 'OBJECT' ) {
	if ( ! ActionScheduler::is_initialized( __FUNCTION__ ) || 'ids' !== $return_format ) {
		return array();
	}
	$found = array_filter( ActionScheduler::$actions, static fn( $action ) => $args['group'] === $action['group'] );
	return array_map( static fn( $number ) => $number + 1, array_slice( array_keys( $found ), 0, $args['per_page'] ) );
}
