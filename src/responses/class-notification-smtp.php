<?php
namespace Mainstreet\Responses;

use Mainstreet\Mail\Outbox\Send_Guard;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';

/**
 * Writes down that the mail leaves right before the dot that ends it. Up to the dot a mail server
 * drops a mail whose sender goes away; from the dot on it has all of it, and takes it.
 */
final class Notification_Smtp extends \PHPMailer\PHPMailer\SMTP {

	/**
	 * Whether the server got the whole mail and gave no answer.
	 *
	 * @var bool
	 */
	public $is_unanswered = false;

	/**
	 * Whether the mail was held back, since the claim on it is somebody else's.
	 *
	 * @var bool
	 */
	public $is_refused = false;

	/**
	 * The claim on the mail.
	 *
	 * @var Send_Guard
	 */
	private $claim;

	/**
	 * A connection.
	 *
	 * @param Send_Guard $claim The claim.
	 */
	public function __construct( Send_Guard $claim ) {
		$this->claim = $claim;
	}

	/**
	 * Sends a command and reads the response.
	 *
	 * @param string    $command Name of the command.
	 * @param string    $text    What is sent.
	 * @param int|int[] $expect  Responses that mean success.
	 * @return bool
	 */
	protected function sendCommand( $command, $text, $expect ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		if ( 'DATA END' === $command && ! $this->claim->hand_over() ) {
			$this->is_refused = true;
			$this->close();
			$this->setError( 'Another process sends this e-mail.' );
			return false;
		}
		$is_done = parent::sendCommand( $command, $text, $expect );
		if ( 'DATA END' === $command && ! $is_done ) {
			$this->is_unanswered = ! preg_match( '/^[2-5]\d\d/', (string) $this->last_reply );
		}
		return $is_done;
	}
}
