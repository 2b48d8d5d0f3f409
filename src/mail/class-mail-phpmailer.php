<?php
namespace Mainstreet\Mail;

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

	/** The one of this request; it keeps its connection over a batch of mails. */
	private static ?Mail_Phpmailer $instance = null;

	/**
	 * Lets this mailer serve wp_mail() while something is sent.
	 *
	 * @param callable $send What sends.
	 * @return mixed What it returned.
	 */
	public static function during( callable $send ) {
		global $phpmailer;
		$before = $phpmailer;
		if ( self::has_other() ) {
			return $send();
		}
		if ( ! self::$instance ) {
			self::$instance  = new self( true );
			self::$validator = static function ( $email ) {
				return (bool) is_email( $email );
			};
		}
		$phpmailer = self::$instance; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- wp_mail() takes the mailer it finds there; put back below.
		try {
			return $send();
		} finally {
			$phpmailer = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as above.
			self::$instance->forget();
		}
	}

	/** Forgets what was set for one mail and wp_mail() does not reset. */
	private function forget(): void {
		// phpcs:disable WordPress.NamingConventions -- PHPMailer's.
		$this->MessageID     = '';
		$this->SMTPKeepAlive = false;
		$this->Timeout       = get_class_vars( __CLASS__ )['Timeout'];
		// phpcs:enable
	}

	/** Whether another plugin has put its own mailer in place. */
	private static function has_other(): bool {
		global $phpmailer;
		return is_object( $phpmailer ) && ! in_array( get_class( $phpmailer ), array( __CLASS__, 'WP_PHPMailer', 'PHPMailer\PHPMailer\PHPMailer' ), true );
	}

	/** Closes the connection to the mail server. */
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
}
