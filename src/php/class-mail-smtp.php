<?php
/**
 * A connection to a mail server.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Notes that a mail goes out right before the dot that ends it. From the dot on the mail server
 * has the whole mail and takes it, also if we are killed while it answers; a mail without its
 * dot is dropped. So a worker's notebook (Mail_Lock) is right whenever the worker ends, but for the
 * microseconds between the two writes.
 */
final class Mail_Smtp extends \PHPMailer\PHPMailer\SMTP {

	/**
	 * Sends a command and reads the answer.
	 *
	 * @param string    $command Name of the command.
	 * @param string    $text    What is sent.
	 * @param int|int[] $expect  Answers that mean success.
	 * @return bool
	 */
	protected function sendCommand( $command, $text, $expect ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		$is_end = 'DATA END' === $command && Mail_Phpmailer::$note;
		if ( $is_end ) {
			call_user_func( Mail_Phpmailer::$note, true );
		}
		$is_done = parent::sendCommand( $command, $text, $expect );
		if ( $is_end && ! $is_done ) {
			call_user_func( Mail_Phpmailer::$note, false );
		}
		return $is_done;
	}
}
