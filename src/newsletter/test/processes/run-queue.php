<?php
/**
 * Works on the queue of newsletters and adds a letter to the file `$values['log']` for each mail. With `$values['hold']` it
 * waits before it writes down its first delivery, from when it has filled that file until the file is gone.
 *
 * @package Mainstreet
 */

add_filter(
	'pre_wp_mail',
	function () use ( $values ) {
		file_put_contents( $values['log'], 'x', FILE_APPEND );
		return true;
	}
);
add_filter(
	'query',
	function ( $sql ) use ( $values ) {
		static $held = false;
		if ( ! $held && isset( $values['hold'] ) && preg_match( '/INSERT IGNORE INTO .*deliveries/', $sql ) ) {
			$held = true;
			file_put_contents( $values['hold'], 'waits' );
			for ( $end = microtime( true ) + 30; is_file( $values['hold'] ) && microtime( true ) < $end; clearstatcache() ) {
				usleep( 2000 );
			}
		}
		return $sql;
	}
);
( new Mainstreet\Newsletter\Queue\Mail_Queue() )->run();
