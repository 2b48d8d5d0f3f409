<?php
/**
 * A worker on the queue of newsletters whose mails go to the server at `$values['port']`: notes its number in the file
 * `$values['pid']` and prints how many mails were sent and how many failed. With `$values['loses_lock']` it cannot hold on to
 * its campaign; `$values['plugin']` is what another plugin has put in place: nothing, a `connection` or a `mailer`.
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
		if ( 'connection' === $values['plugin'] ) {
			$mailer->setSMTPInstance(
				new class() extends PHPMailer\PHPMailer\SMTP {
				}
			);
		}
	}
);
if ( 'mailer' === $values['plugin'] ) {
	require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
	require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
	require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
	$GLOBALS['phpmailer'] = new class( true ) extends PHPMailer\PHPMailer\PHPMailer { // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as plugins for SMTP do.
	};
	// As core sets it.
	PHPMailer\PHPMailer\PHPMailer::$validator = function ( $email ) {
		return (bool) is_email( $email );
	};
}
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
