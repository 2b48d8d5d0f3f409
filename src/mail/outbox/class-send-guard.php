<?php
namespace Mainstreet\Mail\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * What somebody who sends many mails wants to do right before one of them leaves, so that none is
 * sent twice when a worker is killed. The newsletter's queue implements it (Delivery_Guard).
 */
abstract class Send_Guard {

	/** Seconds between two calls of keep() while a mail server is slow. */
	const BEAT = 3;

	/**
	 * Whether it is written down that the mail left.
	 *
	 * @var bool
	 */
	public $is_handed_over = false;

	/**
	 * Whether the mail server got the mail and did not say whether it took it.
	 *
	 * @var bool
	 */
	public $is_unanswered = false;

	/**
	 * Called every BEAT seconds while a mail server is slow.
	 */
	abstract public function keep();

	/**
	 * Writes down that the mail leaves, and lets it leave.
	 *
	 * @param callable|null $send Sends the end of the mail; null when the mail leaves later.
	 * @return bool False when the mail must not leave.
	 */
	abstract public function hand_over( $send = null );
}
