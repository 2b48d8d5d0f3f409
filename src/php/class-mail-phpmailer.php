<?php
/**
 * WordPress's mailer, with headers that machines can read.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
require_once ABSPATH . WPINC . '/class-wp-phpmailer.php';

/**
 * With PHP's mail(), PHPMailer encodes each header of more than 63 letters as words, also those in
 * which that is not allowed: a List-Unsubscribe header written so has no link in it any more. This
 * class leaves lists of addresses in angle brackets as they are. A mailer that another plugin
 * has put in place is left alone.
 */
final class Mail_Phpmailer extends \WP_PHPMailer {

	/**
	 * Called with true when a mail server gets the end of a mail, with false when it refuses the mail.
	 *
	 * @var callable|null
	 */
	public static $note = null;

	/**
	 * The one of this request; it keeps its connection over a batch of mails.
	 *
	 * @var Mail_Phpmailer|null
	 */
	private static $instance = null;

	/**
	 * Lets this mailer serve wp_mail() while something is sent.
	 *
	 * @param callable $send What sends.
	 * @return mixed What it returned.
	 */
	public static function during( callable $send ) {
		global $phpmailer;
		$before = $phpmailer;
		if ( is_object( $before ) && ! in_array( get_class( $before ), array( 'WP_PHPMailer', 'PHPMailer\PHPMailer\PHPMailer' ), true ) ) {
			return $send();
		}
		if ( ! self::$instance ) {
			self::$instance   = new self( true );
			self::$validator = static function ( $email ) {
				return (bool) is_email( $email );
			};
		}
		$phpmailer = self::$instance; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- wp_mail() takes the mailer it finds there; put back below.
		try {
			return $send();
		} finally {
			$phpmailer = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as above.
		}
	}

	/**
	 * Closes the connection to the mail server.
	 */
	public static function hang_up() {
		if ( self::$instance ) {
			self::$instance->smtpClose();
		}
	}

	/**
	 * A header's value as it is sent.
	 *
	 * @param string $text     Value.
	 * @param string $position Kind of text.
	 * @return string
	 */
	public function encodeHeader( $text, $position = 'text' ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		if ( 'text' === strtolower( $position ) && strlen( $text ) < 900 && preg_match( '/^<[\x21-\x7e]+>(?:, <[\x21-\x7e]+>)*$/D', $text ) ) {
			return $text;
		}
		return parent::encodeHeader( $text, $position );
	}

	/**
	 * The connection to the mail server.
	 *
	 * @return \PHPMailer\PHPMailer\SMTP
	 */
	public function getSMTPInstance() { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		if ( ! is_object( $this->smtp ) ) {
			$this->smtp = new Mail_Smtp();
		}
		return $this->smtp;
	}
}
