<?php
/**
 * A connection to a mail server.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Tells that a mail was taken the moment the server says so, and not when wp_mail() returns: a
 * worker that is killed in between knows less than it could (Mail_Lock).
 */
final class Mail_Smtp extends \PHPMailer\PHPMailer\SMTP {

	/**
	 * Hands a mail over.
	 *
	 * @param string $message Headers and body.
	 * @return bool
	 */
	public function data( $message ) {
		$is_taken = parent::data( $message );
		if ( $is_taken && Mail_Phpmailer::$accepted ) {
			call_user_func( Mail_Phpmailer::$accepted );
		}
		return $is_taken;
	}
}
