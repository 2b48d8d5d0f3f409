<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Outbox\Send_Guard;

defined( 'ABSPATH' ) || exit;

/**
 * The right to send one e-mail, for a few minutes. It stands in the row of the index that is stored
 * together with the response: `mail_due` is when the mail is due, or until when a claim lasts;
 * `mail_state` is one of the constants. Each step is one statement that asks and writes.
 *
 * A mail that is planned or claimed has not left this server: it is sent when it is due. One that
 * was handed over may have left: it is not sent again by itself.
 */
final class Notification_Lease extends Send_Guard {

	/** Nobody sends it now. */
	const PLANNED = 0;

	/** Somebody prepares it. */
	const CLAIMED = 1;

	/** The mail system has all of it, and has not answered yet. */
	const HANDED = 2;

	/** Seconds a claim lasts. */
	const LASTS = 180;

	/**
	 * Response.
	 *
	 * @var int
	 */
	private $post_id;

	/**
	 * End of the claim as the row has it; '' for a response without a row.
	 *
	 * @var string
	 */
	private $until;

	/**
	 * A claim that stands in the database.
	 *
	 * @param int    $post_id Response.
	 * @param string $until   Its end.
	 */
	private function __construct( $post_id, $until ) {
		$this->post_id = $post_id;
		$this->until   = $until;
	}

	/**
	 * Claims the mail of a response that was just stored.
	 *
	 * @param int $post_id Response.
	 * @return Notification_Lease|null Null when there is nothing to send, or somebody else does.
	 */
	public static function first( $post_id ) {
		return self::take( $post_id, 'mail_state = 0 AND mail_due IS NOT NULL' );
	}

	/**
	 * Claims a mail that is due.
	 *
	 * @param int $post_id Response.
	 * @return Notification_Lease|null
	 */
	public static function due( $post_id ) {
		return self::take( $post_id, "mail_state < 2 AND mail_due <= '" . Sql::time() . "'" );
	}

	/**
	 * Claims a mail at somebody's wish, unless it is being sent at this moment.
	 *
	 * @param int $post_id Response; old ones may have no row.
	 * @return Notification_Lease|null
	 */
	public static function by_hand( $post_id ) {
		global $wpdb;
		$claim = self::take( $post_id, "(mail_state = 0 OR mail_due IS NULL OR mail_due <= '" . Sql::time() . "')" );
		$has   = $claim || Sql::row( 'feedback_idx', $wpdb->prepare( 'SELECT id FROM {table} WHERE post_id = %d LIMIT 1', $post_id ) );
		return $has ? $claim : new self( (int) $post_id, '' );
	}

	/**
	 * Takes a claim.
	 *
	 * @param int    $post_id Response.
	 * @param string $where   Condition, prepared.
	 * @return Notification_Lease|null
	 */
	private static function take( $post_id, $where ) {
		global $wpdb;
		$until   = Sql::time( time() + self::LASTS );
		$changes = array(
			'mail_state' => self::CLAIMED,
			'mail_due'   => $until,
		);
		return 1 === Sql::update( 'feedback_idx', $changes, $wpdb->prepare( 'post_id = %d', $post_id ) . " AND $where" ) ? new self( (int) $post_id, $until ) : null;
	}

	/**
	 * A claim lasts longer than any mail server takes.
	 */
	public function keep() {
	}

	/**
	 * Writes down that the mail leaves now.
	 *
	 * @param callable|null $send Sends the end of the mail; null when it leaves later.
	 * @return bool False when the claim ended and is somebody else's: the mail must not leave.
	 */
	public function hand_over( $send = null ) {
		global $wpdb;
		if ( ! $this->is_handed_over ) {
			$where                = $wpdb->prepare( 'post_id = %d AND mail_state = 1 AND mail_due = %s', $this->post_id, $this->until );
			$this->is_handed_over = '' === $this->until || 1 === Sql::update( 'feedback_idx', array( 'mail_state' => self::HANDED ), $where );
		}
		if ( $send && $this->is_handed_over ) {
			$send();
		}
		return $this->is_handed_over;
	}

	/**
	 * Ends a claim.
	 *
	 * @param int      $post_id Response.
	 * @param int|null $time    Unix time when the mail is due again; null for never.
	 */
	public static function settle( $post_id, $time ) {
		global $wpdb;
		$changes = array(
			'mail_state' => self::PLANNED,
			'mail_due'   => null === $time ? null : Sql::time( $time ),
		);
		Sql::update( 'feedback_idx', $changes, $wpdb->prepare( 'post_id = %d', $post_id ) );
	}

	/**
	 * Ends a claim whose process died after it had handed the mail over.
	 *
	 * @param int $post_id Response.
	 * @return bool Whether it was such a one.
	 */
	public static function settle_unknown( $post_id ) {
		global $wpdb;
		$changes = array(
			'mail_state' => self::PLANNED,
			'mail_due'   => null,
		);
		return 1 === Sql::update( 'feedback_idx', $changes, $wpdb->prepare( 'post_id = %d AND mail_state = 2 AND mail_due <= %s', $post_id, Sql::time() ) );
	}
}
