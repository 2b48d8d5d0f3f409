<?php
/**
 * Sends the form `$values['posted']` and with it the mail to its owner; without a form, the mails that wait. The mail goes by
 * the way `$values['way']`:
 * - `counted`: a plugin mails, and adds a letter to the file `$values['log']`.
 * - `plugin`: the same, and the process ends there.
 * - `sendmail`: the program `$values['sendmail']` takes it; then as `plugin`.
 * - `smtp`: a server at `$values['port']` takes it; with `$values['watched']` another plugin looks at the mail before.
 * The number of the process is noted in the file `$values['pid']`, if any.
 *
 * @package Mainstreet
 */

use Mainstreet\Responses\Notifications\Notification_Sender;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;

if ( isset( $values['pid'] ) ) {
	file_put_contents( $values['pid'], getmypid() );
}
$count = function () use ( $values ) {
	file_put_contents( $values['log'], 'x', FILE_APPEND );
	if ( 'counted' !== $values['way'] ) {
		exit;
	}
	return true;
};
$mailer = function ( $mailer ) use ( $values ) {
	if ( 'sendmail' === $values['way'] ) {
		$mailer->Mailer   = 'sendmail';
		$mailer->Sendmail = $values['sendmail'];
	} else {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = $values['port'];
		$mailer->SMTPAuth    = false;
		$mailer->SMTPAutoTLS = false;
	}
	$mailer->setFrom( 'a@example.org' );
};
if ( in_array( $values['way'], array( 'sendmail', 'smtp' ), true ) ) {
	add_action( 'phpmailer_init', $mailer );
}
if ( ! empty( $values['watched'] ) ) {
	add_filter( 'pre_wp_mail', '__return_null' );
}
if ( 'smtp' !== $values['way'] ) {
	add_filter( 'sendmail' === $values['way'] ? 'wp_mail_succeeded' : 'pre_wp_mail', $count );
}
if ( isset( $values['posted'] ) ) {
	$result = Submission_Pipeline::run( 'forms/submit', $values['posted'], array() );
	echo is_wp_error( $result ) ? $result->get_error_code() : 'y';
} else {
	Notification_Sender::run();
}
