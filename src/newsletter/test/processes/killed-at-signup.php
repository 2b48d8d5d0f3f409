<?php
/**
 * Subscribes `$values['email']` and is killed when the first mail is handed over; with `$values['moment']` `end` before it
 * gets to the mails. `$values['settings']` are stored before. Each handover adds a letter to the file `$values['log']`, if any.
 *
 * @package Mainstreet
 */

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;

if ( ! empty( $values['settings'] ) ) {
	Stored_Settings::save( $values['settings'] );
}
add_filter(
	'pre_wp_mail',
	function () use ( $values ) {
		if ( isset( $values['log'] ) ) {
			file_put_contents( $values['log'], 'x', FILE_APPEND );
		}
		posix_kill( getmypid(), 9 );
	}
);
if ( isset( $values['email'] ) ) {
	Subscriber_Opt_In::subscribe( array( 'email' => $values['email'] ) );
	if ( 'end' === $values['moment'] ) {
		posix_kill( getmypid(), 9 );
	}
	Subscriber_Mails::send_waiting();
} else {
	do_action( 'mainstreet_signup_mails' );
}
