<?php
/**
 * Runs before WordPress is loaded: as much of WP-CLI as a command needs.
 *
 * @package Mainstreet
 */

define( 'WP_CLI', true );

class WP_CLI {

	/** Classes by command. */
	public static $commands = array();

	public static function add_command( $name, $class_name ) {
		self::$commands[ $name ] = $class_name;
	}

	/** Prints whatever else is called, such as `warning`, with its text. */
	public static function __callStatic( $how, $args ) {
		echo "$how: $args[0]\n";
	}
}
