<?php
/**
 * Parses every file of the plugin, loads every class, and asks every REST route by GET as the administrator and as nobody.
 * Runs inside WordPress; prints what it looked at.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Version_Tests;

require getenv( 'MAINSTREET_CORE' ) . '/wp-load.php';

/**
 * Reports the syntax error of a file, if it has one.
 *
 * @param string $file Path.
 */
function parse( $file ) {
	try {
		token_get_all( file_get_contents( $file ), TOKEN_PARSE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file on this machine.
	} catch ( \ParseError $error ) {
		note( $error->getMessage(), $file, $error->getLine() );
	}
}

/**
 * Lets the autoloader load the class of a file, which compiles it.
 *
 * @param string $file Path.
 * @return bool Whether the file has a class.
 */
function load_class( $file ) {
	$code = file_get_contents( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file on this machine.
	if ( ! preg_match( '/^namespace ([\w\\\\]+);/m', $code, $space ) || ! preg_match( '/^(?:(?:final|abstract) )*(?:class|interface|trait) (\w+)/m', $code, $name ) ) {
		return false;
	}
	$class = $space[1] . '\\' . $name[1];
	if ( ! class_exists( $class ) && ! interface_exists( $class ) && ! trait_exists( $class ) ) {
		note( "the class $class is not found", $file, 1 );
	}
	return true;
}

/**
 * An address for a route: its parts that vary are 1.
 *
 * @param string $route Pattern of the route.
 * @return string
 */
function fill_route( $route ) {
	do {
		$before = $route;
		$route  = preg_replace( '/\((?:\?P<\w+>)?(?:[^()\\\\]|\\\\.)*\)\??/', '1', $route );
	} while ( $route !== $before );
	return $route;
}

/**
 * Asks every route of the plugin.
 *
 * @param int $user Who asks; 0 for nobody.
 * @return int How many routes there are.
 */
function ask_routes( $user ) {
	wp_set_current_user( $user );
	$asked = 0;
	foreach ( rest_get_server()->get_routes() as $route => $handlers ) {
		$is_ours = 0 === strpos( $route, '/mainstreet/' ) || 0 === strpos( $route, '/wpcom/' );
		if ( ! $is_ours || ! array_filter( array_column( $handlers, 'methods' ), static function ( $methods ) {
			return ! empty( $methods['GET'] );
		} ) ) {
			continue;
		}
		++$asked;
		try {
			ob_start();
			rest_do_request( new \WP_REST_Request( 'GET', fill_route( $route ) ) );
			ob_end_clean();
		} catch ( \Throwable $error ) {
			note( get_class( $error ) . ': ' . $error->getMessage() . " ($route)", $error->getFile(), $error->getLine() );
		}
	}
	return $asked;
}

$mainstreet_files = json_decode( file_get_contents( getenv( 'MAINSTREET_SITE' ) . '/files.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file on this machine.
array_map( __NAMESPACE__ . '\parse', $mainstreet_files );
$mainstreet_classes = count( array_filter( $mainstreet_files, __NAMESPACE__ . '\load_class' ) );
echo wp_json_encode(
	array(
		'php'     => PHP_VERSION,
		'files'   => count( $mainstreet_files ),
		'classes' => $mainstreet_classes,
		'routes'  => ask_routes( 1 ) + ask_routes( 0 ),
	)
);
