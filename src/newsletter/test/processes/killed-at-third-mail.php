<?php
/**
 * Works on the queue of newsletters, notes the recipient of each mail in a line of the file `$values['log']`, and is killed:
 * right `behind` the third line, or right `before` the fourth (`$values['when']`).
 *
 * @package Mainstreet
 */

add_filter( 'mainstreet_mails_per_hour', '__return_zero' );
add_filter(
	'pre_wp_mail',
	function ( $done, $mail ) use ( $values ) {
		$sent = count( file( $values['log'] ) );
		if ( 'before' === $values['when'] && 3 === $sent ) {
			posix_kill( getmypid(), 9 );
		}
		file_put_contents( $values['log'], implode( '', (array) $mail['to'] ) . "\n", FILE_APPEND );
		if ( 'behind' === $values['when'] && 2 === $sent ) {
			posix_kill( getmypid(), 9 );
		}
		return true;
	},
	10,
	2
);
( new Mainstreet\Newsletter\Queue\Mail_Queue() )->run();
