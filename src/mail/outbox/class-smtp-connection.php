<?php
namespace Mainstreet\Mail\Outbox;

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';

/**
 * Marks an email as handed over right before the final dot of its SMTP data is sent. After the dot the mail server has the complete
 * email and accepts it, even if this process is killed while waiting for the response. Without the dot it discards the email.
 */
final class Smtp_Connection extends \PHPMailer\PHPMailer\SMTP {

	/** Guard of the current email; null for emails that only this process sends. */
	public ?Send_Guard $guard = null;

	/**
	 * Connects, and limits the timeout to that of the guard.
	 *
	 * @param string $host    Host.
	 * @param int    $port    Port.
	 * @param int    $timeout Seconds.
	 * @param array  $options Socket options.
	 */
	public function connect( $host, $port = null, $timeout = 30, $options = array() ) {
		if ( $this->guard ) {
			$this->guard->renew_lease();
			$timeout = min( $this->guard::CONNECT_TIMEOUT, $timeout );
		}
		return parent::connect( $host, $port, $timeout, $options );
	}

	/**
	 * Sends data. If the guard rejects the final dot, it is not sent and the connection is closed.
	 *
	 * @param string $data    Data.
	 * @param string $command Name of the command.
	 * @return int|bool Number of bytes; false on failure.
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
	 * Sends a command and reads the response. Detects a missing response to a complete email.
	 *
	 * @param string    $command Name of the command.
	 * @param int|int[] $expect  Status codes that mean success.
	 */
	protected function sendCommand( $command, $text, $expect ) { // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		$is_done = parent::sendCommand( $command, $text, $expect );
		if ( ! $is_done && $this->guard && 'DATA END' === $command && $this->guard->is_handed_over && ! preg_match( '/^[2-5]\d\d/', $this->last_reply ) ) {
			$this->guard->is_unanswered = true;
			// A late response would be read as the response to the next command.
			$this->close();
		}
		return $is_done;
	}

	/**
	 * Reads a response.
	 *
	 * @return string '' after a timeout.
	 */
	protected function get_lines() {
		return $this->guard && ! $this->wait() ? '' : parent::get_lines();
	}

	/** Waits for a response, and renews the lease meanwhile; returns whether there is something to read. */
	private function wait(): bool {
		$end = microtime( true ) + $this->Timelimit; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		while ( is_resource( $this->smtp_conn ) && microtime( true ) < $end ) {
			$read  = array( $this->smtp_conn );
			$none  = null;
			$ready = @stream_select( $read, $none, $none, Send_Guard::HEARTBEAT_SECONDS );
			if ( $ready ) {
				return true;
			}
			$this->guard->renew_lease();
		}
		return false;
	}
}
