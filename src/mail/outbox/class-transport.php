<?php
namespace Mainstreet\Mail\Outbox;

use Mainstreet\Mail\Mail_Phpmailer;
use Mainstreet\Mail\Mailer;
use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\PHPMailer;
use PHPMailer\PHPMailer\SMTP;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a guarded email through wp_mail(), and marks it as handed over as late as possible: before the final dot of SMTP, before
 * PHP's mail() is called, or before a plugin sends it in another way.
 */
final class Transport {

	/** Guard of the email. */
	private Send_Guard $guard;

	/** Mailer whose SMTP connection has the guard; null if there is none. */
	private ?PHPMailer $mailer = null;

	/** @param Send_Guard $guard Guard of the email. */
	public function __construct( Send_Guard $guard ) {
		$this->guard = $guard;
	}

	/**
	 * @param array $mail As for Mailer::send().
	 * @return true|\WP_Error Error also if another process sends the email.
	 */
	public function send( array $mail ) {
		$is_core = Mailer::has_core_function();
		if ( ( ! $is_core || has_filter( 'pre_wp_mail' ) ) && ! $this->guard->hand_over() ) {
			return new \WP_Error( 'mainstreet_mail_lost', 'Another process sends this e-mail.' );
		}
		// Runs after other plugins: if none of them has sent the email, the mark is removed.
		$withdraw = fn( $done ) => null === $done && $is_core && $this->guard->is_handed_over && ! $this->guard->withdraw() ? false : $done;
		add_filter( 'pre_wp_mail', $withdraw, PHP_INT_MAX );
		add_action( 'phpmailer_init', array( $this, 'prepare' ), PHP_INT_MAX );
		try {
			return Mail_Phpmailer::run_with( static fn() => ( new Mailer() )->send( $mail ) );
		} finally {
			remove_filter( 'pre_wp_mail', $withdraw, PHP_INT_MAX );
			remove_action( 'phpmailer_init', array( $this, 'prepare' ), PHP_INT_MAX );
			$this->restore();
		}
	}

	/**
	 * Adds the guard to the SMTP connection. Emails that are sent in another way are marked as handed over now.
	 *
	 * @param PHPMailer $mailer Mailer, after plugins have configured it.
	 * @throws Exception If another process sends the email.
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

	/** Removes the guard from the connection. Mailers of other plugins get a default connection again. */
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
