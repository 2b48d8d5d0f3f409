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

	public static function success( $text ) {
		echo "ok: $text\n";
	}

	public static function line( $text ) {
		echo "$text\n";
	}
}
