<?php
namespace Mainstreet\Mail\Outbox;

use Mainstreet\Mail\Mail_Phpmailer;

defined( 'ABSPATH' ) || exit;

/**
 * Writes down that a mail goes out together with the dot that ends it. From the dot on the mail server
 * has the whole mail and takes it, also if we are killed while it answers; a mail without its
 * dot is dropped. While the server is slow, the worker keeps its hold on the campaign.
 */
final class Smtp_Connection extends \PHPMailer\PHPMailer\SMTP {

	/** Seconds a server may take to accept a connection; less than the hold of a worker lasts. */
	const CONNECT = 10;

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
		if ( Mail_Phpmailer::$claim ) {
			Mail_Phpmailer::$claim->keep();
			$timeout = min( self::CONNECT, $timeout );
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
		$claim = Mail_Phpmailer::$claim;
		if ( ! $claim || 'DATA END' !== $command || $claim->is_handed_over ) {
			return parent::client_send( $data, $command );
		}
		$sent = false;
		$send = function () use ( $data, $command, &$sent ) {
			$sent = parent::client_send( $data, $command );
		};
		if ( ! $claim->hand_over( $send ) ) {
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
		$claim   = Mail_Phpmailer::$claim;
		if ( ! $is_done && $claim && 'DATA END' === $command && $claim->is_handed_over && ! preg_match( '/^[2-5]\d\d/', $this->last_reply ) ) {
			$claim->is_unanswered = true;
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
		return Mail_Phpmailer::$claim && ! $this->wait() ? '' : parent::get_lines();
	}

	/**
	 * Waits for an answer, and keeps the worker's hold meanwhile.
	 *
	 * @return bool Whether there is something to read.
	 */
	private function wait() {
		$end = microtime( true ) + $this->Timelimit; // phpcs:ignore WordPress.NamingConventions -- PHPMailer's.
		while ( is_resource( $this->smtp_conn ) && microtime( true ) < $end ) {
			$read  = array( $this->smtp_conn );
			$none  = null;
			$ready = @stream_select( $read, $none, $none, Send_Guard::BEAT );
			if ( $ready ) {
				return true;
			}
			Mail_Phpmailer::$claim->keep();
		}
		return false;
	}
}
