<?php
namespace Mainstreet\Mail\Outbox;

use Mainstreet\Mail\Mailer;
use Mainstreet\Responses\Notification_Smtp;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a claimed mail through wp_mail(), and has the claim handed over at the last moment that is
 * known: before the dot by SMTP, before PHP's mail() gets it, before a plugin that mails in its own way is asked.
 */
final class Transport {

	/**
	 * The claim ended before the mail left, and is somebody else's.
	 *
	 * @var bool
	 */
	public $is_lost = false;

	/**
	 * The mail server has the mail and gave no answer.
	 *
	 * @var bool
	 */
	public $is_unanswered = false;

	/**
	 * The claim.
	 *
	 * @var Send_Guard
	 */
	private $claim;

	/**
	 * The connection, where the mail leaves by SMTP.
	 *
	 * @var Notification_Smtp|null
	 */
	private $smtp = null;

	/**
	 * A way for one mail.
	 *
	 * @param Send_Guard $claim The claim.
	 */
	public function __construct( Send_Guard $claim ) {
		$this->claim = $claim;
	}

	/**
	 * Sends the mail.
	 *
	 * @param array $mail For Mailer::send().
	 * @return true|\WP_Error
	 */
	public function send( array $mail ) {
		if ( has_filter( 'pre_wp_mail' ) && ! $this->claim->hand_over() ) {
			$this->is_lost = true;
			return self::busy();
		}
		$prepare = array( $this, 'prepare' );
		add_action( 'phpmailer_init', $prepare, PHP_INT_MAX );
		try {
			$result = ( new Mailer() )->send( $mail );
		} finally {
			remove_action( 'phpmailer_init', $prepare, PHP_INT_MAX );
			$this->restore();
		}
		$this->is_unanswered = is_wp_error( $result ) && $this->smtp && $this->smtp->is_unanswered;
		return $this->is_lost ? self::busy() : $result;
	}

	/**
	 * Looks at the mailer when everybody else has.
	 *
	 * @param \PHPMailer\PHPMailer\PHPMailer $phpmailer The mailer.
	 * @throws \PHPMailer\PHPMailer\Exception When the mail is somebody else's.
	 */
	public function prepare( $phpmailer ) {
		// phpcs:disable WordPress.NamingConventions -- PHPMailer's.
		$is_plain = 'smtp' === $phpmailer->Mailer && in_array( get_class( $phpmailer->getSMTPInstance() ), array( 'PHPMailer\PHPMailer\SMTP', Smtp_Connection::class ), true );
		// phpcs:enable
		if ( $is_plain && ! $this->claim->is_handed_over ) {
			$this->smtp = new Notification_Smtp( $this->claim );
			$phpmailer->setSMTPInstance( $this->smtp );
		} elseif ( ! $this->claim->hand_over() ) {
			$this->is_lost = true;
			throw new \PHPMailer\PHPMailer\Exception( 'Another process sends this e-mail.' );
		}
	}

	/**
	 * Gives the mailer its own kind of connection back.
	 */
	private function restore() {
		global $phpmailer;
		if ( $this->smtp ) {
			$this->is_lost = $this->is_lost || $this->smtp->is_refused;
			if ( is_object( $phpmailer ) && $phpmailer->getSMTPInstance() === $this->smtp ) {
				$phpmailer->smtpClose();
				$phpmailer->setSMTPInstance( new \PHPMailer\PHPMailer\SMTP() );
			}
		}
	}

	/**
	 * The error of a mail that somebody else sends.
	 *
	 * @return \WP_Error
	 */
	public static function busy() {
		return new \WP_Error( 'mainstreet_busy', __( 'This email is being sent right now. Please check again in a few minutes.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
	}
}
