<?php
/**
 * A worker on the queue of newsletters whose mails go to the server at `$values['port']`: notes its number in the file
 * `$values['pid']` and prints how many mails were sent and how many failed. With `$values['loses_lock']` it cannot hold on to
 * its campaign, with `$values['own_smtp']` another plugin has set a connection of its own.
 *
 * @package Mainstreet
 */

file_put_contents( $values['pid'], getmypid() );
add_filter( 'mainstreet_mails_per_hour', '__return_zero' );
add_action(
	'phpmailer_init',
	function ( $mailer ) use ( $values ) {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = $values['port'];
		$mailer->SMTPAutoTLS = false;
		if ( $values['own_smtp'] ) {
			$mailer->setSMTPInstance( new PHPMailer\PHPMailer\SMTP() );
		}
	}
);
if ( $values['loses_lock'] ) {
	add_filter(
		'query',
		function ( $sql ) {
			return preg_match( '/SET lock_until = CASE/', $sql ) ? 'SELECT 1 WHERE 1 = 0' : $sql;
		}
	);
}
$pass = ( new Mainstreet\Newsletter\Queue\Mail_Queue() )->run( 60 );
echo $pass['sent'], '/', $pass['failed'];
