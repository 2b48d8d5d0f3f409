<?php
namespace Mainstreet\Mail\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Lets a mail leave once. Right before the mail leaves, its row says so ("handed over"): a process that is killed before has
 * sent nothing, and the next one sends the mail; one that is killed behind it may have sent the mail, which is not sent again by itself.
 */
abstract class Send_Guard {

	/** Seconds between two calls of keep() while a mail server is slow. */
	const BEAT = 3;

	/** Seconds a mail server may take to accept a connection. */
	const CONNECT_TIMEOUT = 300;

	/** Whether the row says that the mail left. */
	public bool $is_handed_over = false;

	/** Whether the mail was held back, since another process may send it. */
	public bool $is_lost = false;

	/** Whether the mail server got the whole mail and did not answer. */
	public bool $is_unanswered = false;

	/**
	 * Called every BEAT seconds while a mail server is slow: renews a lease that is shorter than mail servers may take.
	 */
	public function keep(): void {
	}

	/**
	 * Writes that the mail leaves, and lets it leave.
	 *
	 * @param callable|null $send Sends the end of the mail; null when the mail leaves later.
	 * @return bool False when the mail must not leave.
	 */
	public function hand_over( ?callable $send = null ): bool {
		$this->is_handed_over = $this->is_handed_over || $this->write( true );
		$this->is_lost        = ! $this->is_handed_over;
		if ( $send && $this->is_handed_over ) {
			$send();
		}
		return $this->is_handed_over;
	}

	/**
	 * Writes that the mail did not leave after all.
	 *
	 * @return bool False when another process has counted the mail as sent.
	 */
	public function withdraw(): bool {
		$this->is_handed_over = $this->is_handed_over && ! $this->write( false );
		return ! $this->is_handed_over;
	}

	/**
	 * Writes whether the mail left, if the row is still ours and says the opposite. One statement.
	 *
	 * @param bool $has_left Whether the mail left.
	 * @return bool Whether it was written.
	 */
	abstract protected function write( bool $has_left ): bool;
}
