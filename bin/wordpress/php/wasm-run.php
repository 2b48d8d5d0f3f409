<?php
/**
 * Plugin Name: Mainstreet runtime, without a command line
 * Description: PHP in WebAssembly has no command line beside its server: the runtime sends its code here, with a secret that only it knows.
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_loaded',
	static function () {
		$key = isset( $_SERVER['HTTP_X_MAINSTREET_RUN'] ) ? (string) $_SERVER['HTTP_X_MAINSTREET_RUN'] : '';
		if ( '' === $key || ! defined( 'MAINSTREET_RUN_KEY' ) || ! hash_equals( MAINSTREET_RUN_KEY, $key ) ) {
			return;
		}
		require_once __DIR__ . '/mainstreet/run-code.php';
		echo mainstreet_run_code( file_get_contents( 'php://input' ) );
		exit;
	},
	999
);
