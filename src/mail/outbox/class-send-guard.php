<?php
namespace Mainstreet\Mail\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents an email from being sent twice. Its row is marked as handed over right before the email is sent. If the process is killed
 * before that, nothing was sent, and another process sends the email. If it is killed after that, the email may have been sent, and
 * is not sent again automatically.
 */
abstract class Send_Guard {

	/** Seconds between two calls of renew_lease() while waiting for a mail server. */
	const HEARTBEAT_SECONDS = 3;

	/** Maximum number of seconds for connecting to a mail server. */
	const CONNECT_TIMEOUT = 300;

	/** Whether the row is marked as handed over. */
	public bool $is_handed_over = false;

	/** Whether the email was not sent because another process may send it. */
	public bool $is_lost = false;

	/** Whether the mail server received the whole email, but did not respond. */
	public bool $is_unanswered = false;

	/** Called every HEARTBEAT_SECONDS seconds while waiting for a mail server. Override it to renew a lease that could expire in the meantime. */
	public function renew_lease(): void {
	}

	/**
	 * Marks the row as handed over, and sends the email if that succeeds.
	 *
	 * @param callable|null $send Sends the end of the email; null if it is sent later.
	 * @return bool False if the email must not be sent.
	 */
	public function hand_over( ?callable $send = null ): bool {
		$this->is_handed_over = $this->is_handed_over || $this->store_state( true );
		$this->is_lost        = ! $this->is_handed_over;
		if ( $send && $this->is_handed_over ) {
			$send();
		}
		return $this->is_handed_over;
	}

	/** Removes the mark, because the email was not sent; returns false if another process has treated the email as sent. */
	public function withdraw(): bool {
		$this->is_handed_over = $this->is_handed_over && ! $this->store_state( false );
		return ! $this->is_handed_over;
	}

	/**
	 * Sets or removes the mark with a single statement, if the row is still leased to this process and has the opposite state.
	 *
	 * @return bool Whether the row was changed.
	 */
	abstract protected function store_state( bool $has_left ): bool;
}
