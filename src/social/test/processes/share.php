<?php
/**
 * Works on what waits to be shared; prints how many messages were sent and notes the key of each in a line of the file
 * `$values['log']`.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/lib.php';
require_once MAINSTREET_DIR . '/tests/php/shares.php';

$network         = a_network();
$network->answer = function ( $message, $key ) use ( $values ) {
	file_put_contents( $values['log'], "$key\n", FILE_APPEND | LOCK_EX );
	usleep( 20000 );
	return null;
};
echo \Mainstreet\Social\Publishing\Queue\Share_Worker::run();
