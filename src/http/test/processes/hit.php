<?php
/**
 * Asks ten times to be let through a limit of 17 and prints the answers; with `cache`, behind an object cache of that mood.
 *
 * @package Mainstreet
 */

if ( isset( $values['cache'] ) ) {
	require MAINSTREET_DIR . '/tests/php/object-cache.php';
	Mainstreet\Tests\use_cache( $values['cache'] );
}
for ( $i = 0; $i < 10; $i++ ) {
	echo true === Mainstreet\Http\Throttle::hit( $values['name'], 17, 600, 'all' ) ? 'y' : 'n';
}
