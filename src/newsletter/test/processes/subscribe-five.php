<?php
/**
 * Subscribes five people, prints a letter for each, and adds one to the file `$values['log']` for each mail.
 *
 * @package Mainstreet
 */

use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Mails;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;

add_filter(
	'pre_wp_mail',
	function () use ( $values ) {
		file_put_contents( $values['log'], 'x', FILE_APPEND );
		return true;
	}
);
for ( $i = 0; $i < 5; $i++ ) {
	echo true === Subscriber_Opt_In::subscribe( array( 'email' => "race$i@example.org" ) ) ? 'y' : 'n';
}
Subscriber_Mails::send_waiting();
