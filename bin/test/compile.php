<?php
/**
 * Compiles the PHP files named on standard input (one path a line) in this one process, without running them, and prints the
 * paths of those that fail. A name that two files declare makes the second fail too, so `php -l` has the last word on each
 * printed file.
 *
 * @package Mainstreet
 */

// phpcs:disable WordPress -- a tool on the command line, outside of WordPress.

foreach ( array_filter( explode( "\n", stream_get_contents( STDIN ) ) ) as $mainstreet_file ) {
	try {
		$mainstreet_compiled = @opcache_compile_file( $mainstreet_file );
	} catch ( Throwable $error ) {
		$mainstreet_compiled = false;
	}
	if ( ! $mainstreet_compiled ) {
		echo $mainstreet_file, "\n";
	}
}
echo "--done--\n";
