<?php
namespace Mainstreet\Mail;

use Mainstreet\Mail\Outbox\Send_Guard;
use Mainstreet\Mail\Outbox\Smtp_Connection;

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
	 * The guard of the mail that is being sent; null for a mail that only this process sends.
	 *
	 * @var Send_Guard|null
	 */
	private $guard = null;

	/**
	 * The one of this request; it keeps its connection over a batch of mails.
	 *
	 * @var Mail_Phpmailer|null
	 */
	private static $instance = null;

	/**
	 * Lets this mailer serve wp_mail() while something is sent.
	 *
	 * @param callable        $send  What sends.
	 * @param Send_Guard|null $guard The guard of the mail that it sends. A mailer of another plugin knows nothing of it.
	 * @return mixed What it returned.
	 */
	public static function during( callable $send, ?Send_Guard $guard = null ) {
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
		self::$instance->guard = $guard;

		$phpmailer = self::$instance; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- wp_mail() takes the mailer it finds there; put back below.
		try {
			return $send();
		} finally {
			$phpmailer = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as above.
			self::$instance->forget();
		}
	}

	/**
	 * Forgets what was set for one mail and wp_mail() does not reset.
	 */
	private function forget(): void {
		// phpcs:disable WordPress.NamingConventions -- PHPMailer's.
		$this->MessageID     = '';
		$this->SMTPKeepAlive = false;
		$this->Timeout       = get_class_vars( __CLASS__ )['Timeout'];
		$this->guard         = null;
		// phpcs:enable
		if ( $this->smtp instanceof Smtp_Connection ) {
			$this->smtp->guard = null;
		}
	}

	/**
	 * Whether it is this class that sends what wp_mail() is given, unless a filter takes it before.
	 *
	 * @return bool
	 */
	public static function serves() {
		$function = new \ReflectionFunction( 'wp_mail' );
		return 0 === strpos( wp_normalize_path( (string) $function->getFileName() ), wp_normalize_path( ABSPATH . WPINC ) ) && ! self::has_other();
	}

	/**
	 * Whether another plugin has put its own mailer in place.
	 *
	 * @return bool
	 */
	private static function has_other() {
		global $phpmailer;
		return is_object( $phpmailer ) && ! in_array( get_class( $phpmailer ), array( __CLASS__, 'WP_PHPMailer', 'PHPMailer\PHPMailer\PHPMailer' ), true );
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
	 * Hands a finished mail to the mail system. By SMTP, Smtp_Connection has the guard write when; by any other way it is written before.
	 *
	 * @return bool
	 * @throws \PHPMailer\PHPMailer\Exception When the mail is no longer ours to send.
	 */
	public function postSend() { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		if ( 'smtp' === $this->Mailer && $this->getSMTPInstance() instanceof Smtp_Connection ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
			$this->smtp->guard = $this->guard;
		} elseif ( $this->guard && ! $this->guard->hand_over() ) {
			throw new \PHPMailer\PHPMailer\Exception( 'Another process sends this e-mail.' );
		}
		return parent::postSend();
	}

	/**
	 * The connection to the mail server.
	 *
	 * @return \PHPMailer\PHPMailer\SMTP
	 */
	public function getSMTPInstance() { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		if ( ! is_object( $this->smtp ) ) {
			$this->smtp = new Smtp_Connection();
		}
		return $this->smtp;
	}
}
