<?php
/**
 * Runs before WordPress is loaded: the class WP_CLI, as far as commands use it.
 *
 * @package Mainstreet
 */

define( 'WP_CLI', true );

require __DIR__ . '/utils.php';
require __DIR__ . '/synopsis.php';

/** Ends a command, where WP-CLI ends the process. */
class WP_CLI_Ended extends Exception {}

class WP_CLI {

	/** Classes by command. */
	public static $commands = array();

	/** What the current command prints. */
	public static $errors = '';

	/** What the current command finds on STDIN. */
	public static $stdin = '';

	public static function add_command( $name, $class_name ) {
		self::$commands[ $name ] = $class_name;
	}

	public static function line( $text = '' ) {
		echo "$text\n";
	}

	public static function log( $text ) {
		echo "$text\n";
	}

	public static function success( $text ) {
		echo "Success: $text\n";
	}

	public static function warning( $text ) {
		self::$errors .= "Warning: $text\n";
	}

	public static function error( $text ) {
		self::$errors .= "Error: $text\n";
		throw new WP_CLI_Ended( '', 1 );
	}

	public static function halt( $code ) {
		throw new WP_CLI_Ended( '', $code );
	}

	public static function confirm( $question, $options = array() ) {
		if ( empty( $options['yes'] ) ) {
			echo "$question [y/n] ";
			if ( 'y' !== strtolower( trim( self::$stdin ) ) ) {
				throw new WP_CLI_Ended( '', 0 );
			}
		}
	}

	public static function get_value_from_arg_or_stdin( $args, $index ) {
		return $args[ $index ] ?? self::$stdin;
	}
}
