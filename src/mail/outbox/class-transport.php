<?php
namespace Mainstreet\Mail\Outbox;

use Mainstreet\Mail\Mail_Phpmailer;
use Mainstreet\Mail\Mailer;
use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a guarded mail through wp_mail(), and has the guard write that it leaves at the last moment that is known: before the dot
 * by SMTP, before PHP's mail() gets it, before a plugin that mails in its own way is asked.
 */
final class Transport {

	/**
	 * The guard of the mail.
	 *
	 * @var Send_Guard
	 */
	private $guard;

	/**
	 * The mailer, where the mail leaves by a connection of ours.
	 *
	 * @var PHPMailer|null
	 */
	private $mailer = null;

	/**
	 * A transport for one mail.
	 *
	 * @param Send_Guard $guard Its guard.
	 */
	public function __construct( Send_Guard $guard ) {
		$this->guard = $guard;
	}

	/**
	 * Sends the mail.
	 *
	 * @param array $mail For Mailer::send().
	 * @return true|\WP_Error
	 */
	public function send( array $mail ) {
		$is_core = Mailer::has_core_function();
		if ( ( ! $is_core || has_filter( 'pre_wp_mail' ) ) && ! $this->guard->hand_over() ) {
			return new \WP_Error( 'mainstreet_mail_lost', 'Another process sends this e-mail.' );
		}
		// Behind the plugins that mail in their own way, and only look at this one.
		$withdraw = function ( $done ) use ( $is_core ) {
			return null === $done && $is_core && $this->guard->is_handed_over && ! $this->guard->withdraw() ? false : $done;
		};
		add_filter( 'pre_wp_mail', $withdraw, PHP_INT_MAX );
		add_action( 'phpmailer_init', array( $this, 'prepare' ), PHP_INT_MAX );
		try {
			return Mail_Phpmailer::during(
				static function () use ( $mail ) {
					return ( new Mailer() )->send( $mail );
				}
			);
		} finally {
			remove_filter( 'pre_wp_mail', $withdraw, PHP_INT_MAX );
			remove_action( 'phpmailer_init', array( $this, 'prepare' ), PHP_INT_MAX );
			$this->restore();
		}
	}

	/**
	 * Puts the guard into the connection to the mail server; where the mail leaves in another way, it counts as handed over from now on.
	 *
	 * @param PHPMailer $mailer The mailer as plugins have set it up.
	 * @throws Exception When the mail is no longer ours to send.
	 */
	public function prepare( $mailer ): void {
		$connection = $mailer->getSMTPInstance();
		if ( 'smtp' === $mailer->Mailer && in_array( get_class( $connection ), array( SMTP::class, Smtp_Connection::class ), true ) ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
			$connection        = $connection instanceof Smtp_Connection ? $connection : $mailer->setSMTPInstance( new Smtp_Connection() );
			$connection->guard = $this->guard;
			$this->mailer      = $mailer;
		} elseif ( ! $this->guard->hand_over() ) {
			throw new Exception( 'Another process sends this e-mail.' );
		}
	}

	/**
	 * Takes the guard out of the connection. A mailer of another plugin gets a connection of its own kind again.
	 */
	private function restore(): void {
		$connection = $this->mailer ? $this->mailer->getSMTPInstance() : null;
		if ( $connection instanceof Smtp_Connection ) {
			$connection->guard = null;
			if ( ! $this->mailer instanceof Mail_Phpmailer ) {
				$this->mailer->smtpClose();
				$this->mailer->setSMTPInstance( new SMTP() );
			}
		}
	}
}
