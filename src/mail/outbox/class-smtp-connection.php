<?php
namespace Mainstreet\Mail\Outbox;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';

/**
 * Has a mail's guard write that the mail leaves together with the dot that ends it. From the dot on the mail server
 * has the whole mail and takes it, also if we are killed while it answers; a mail without its dot is dropped.
 */
final class Smtp_Connection extends \PHPMailer\PHPMailer\SMTP {

	/**
	 * The guard of the mail that is being sent; null for a mail that only this process sends.
	 *
	 * @var Send_Guard|null
	 */
	public $guard = null;

	/**
	 * Connects.
	 *
	 * @param string $host    Host.
	 * @param int    $port    Port.
	 * @param int    $timeout Seconds.
	 * @param array  $options Options of the socket.
	 * @return bool
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = array() ) {
		if ( $this->guard ) {
			$this->guard->keep();
			$timeout = min( $this->guard::CONNECT_TIMEOUT, $timeout );
		}
		return parent::connect( $host, $port, $timeout, $options );
	}

	/**
	 * Sends bytes. A dot whose mail is no longer ours to send is not sent: the connection is closed.
	 *
	 * @param string $data    Bytes.
	 * @param string $command Name of the command.
	 * @return int|bool
	 */
	public function client_send( $data, $command = '' ) {
		if ( ! $this->guard || 'DATA END' !== $command || $this->guard->is_handed_over ) {
			return parent::client_send( $data, $command );
		}
		$sent = false;
		$send = function () use ( $data, $command, &$sent ) {
			$sent = parent::client_send( $data, $command );
		};
		if ( ! $this->guard->hand_over( $send ) ) {
			$this->close();
		}
		return $sent;
	}

	/**
	 * Sends a command and reads the answer.
	 *
	 * @param string    $command Name of the command.
	 * @param string    $text    What is sent.
	 * @param int|int[] $expect  Answers that mean success.
	 * @return bool
	 */
	protected function sendCommand( $command, $text, $expect ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		$is_done = parent::sendCommand( $command, $text, $expect );
		if ( ! $is_done && $this->guard && 'DATA END' === $command && $this->guard->is_handed_over && ! preg_match( '/^[2-5]\d\d/', $this->last_reply ) ) {
			$this->guard->is_unanswered = true;
			// An answer that comes late would be taken for that to the next command.
			$this->close();
		}
		return $is_done;
	}

	/**
	 * Reads an answer.
	 *
	 * @return string '' when none came.
	 */
	protected function get_lines() {
		return $this->guard && ! $this->wait() ? '' : parent::get_lines();
	}

	/**
	 * Waits for an answer, and renews the lease meanwhile.
	 *
	 * @return bool Whether there is something to read.
	 */
	private function wait(): bool {
		$end = microtime( true ) + $this->Timelimit; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		while ( is_resource( $this->smtp_conn ) && microtime( true ) < $end ) {
			$read  = array( $this->smtp_conn );
			$none  = null;
			$ready = @stream_select( $read, $none, $none, Send_Guard::BEAT );
			if ( $ready ) {
				return true;
			}
			$this->guard->keep();
		}
		return false;
	}
}
