<?php
/**
 * Works on the queue of newsletters thirty times, without a limit an hour, and notes the recipient of each mail in a line of
 * the file `$values['log']`.
 *
 * @package Mainstreet
 */

add_filter( 'mainstreet_mails_per_hour', '__return_zero' );
add_filter(
	'pre_wp_mail',
	function ( $done, $mail ) use ( $values ) {
		file_put_contents( $values['log'], implode( '', (array) $mail['to'] ) . "\n", FILE_APPEND );
		usleep( 3000 );
		return true;
	},
	10,
	2
);
for ( $i = 0; $i < 30; $i++ ) {
	( new Mainstreet\Newsletter\Queue\Mail_Queue() )->run( 5 );
	usleep( 20000 );
}
