<?php
namespace Mainstreet\Mail;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
require_once ABSPATH . WPINC . '/class-wp-phpmailer.php';

/**
 * Prevents PHPMailer from encoding List-Unsubscribe headers. With PHP's mail(), it encodes every header of more than 63 characters,
 * which makes the links of such a header unreadable. This class leaves lists of URLs in angle brackets unchanged. Mailers of other
 * plugins are not replaced.
 */
final class Mail_Phpmailer extends \WP_PHPMailer {

	/** Instance of this request. It keeps its connection while several emails are sent. */
	private static ?Mail_Phpmailer $instance = null;

	/**
	 * Makes wp_mail() use this mailer during a callback.
	 *
	 * @return mixed Return value of the callback.
	 */
	public static function run_with( callable $send ) {
		global $phpmailer;
		$before = $phpmailer;
		if ( self::has_other() ) {
			return $send();
		}
		if ( ! self::$instance ) {
			self::$instance  = new self( true );
			self::$validator = static fn( $email ) => (bool) is_email( $email );
		}
		$phpmailer = self::$instance; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- wp_mail() uses this global; restored below.
		try {
			return $send();
		} finally {
			$phpmailer = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as above.
			self::$instance->reset();
		}
	}

	/** Resets properties that wp_mail() does not reset. */
	private function reset(): void {
		// phpcs:disable WordPress.NamingConventions -- PHPMailer's.
		$this->MessageID     = '';
		$this->SMTPKeepAlive = false;
		$this->Timeout       = get_class_vars( __CLASS__ )['Timeout'];
		// phpcs:enable
	}

	/** Whether another plugin has set its own mailer. */
	private static function has_other(): bool {
		global $phpmailer;
		return is_object( $phpmailer ) && ! in_array( get_class( $phpmailer ), array( __CLASS__, 'WP_PHPMailer', 'PHPMailer\PHPMailer\PHPMailer' ), true );
	}

	/** Closes the connection to the mail server. */
	public static function close_connection() {
		if ( self::$instance ) {
			self::$instance->smtpClose();
		}
	}

	/**
	 * Encodes the value of a header, except for lists of URLs in angle brackets.
	 *
	 * @param string $position Kind of text, as in PHPMailer.
	 */
	public function encodeHeader( $text, $position = 'text' ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		if ( 'text' === strtolower( $position ) && strlen( $text ) < 900 && preg_match( '/^<[\x21-\x7e]+>(?:, <[\x21-\x7e]+>)*$/D', $text ) ) {
			return $text;
		}
		return parent::encodeHeader( $text, $position );
	}
}
