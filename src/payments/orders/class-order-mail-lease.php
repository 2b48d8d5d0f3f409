<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Outbox\Send_Guard;

defined( 'ABSPATH' ) || exit;

/**
 * A claim on the mails of an order, for a few minutes: `mail_due` of its row is when it ends, and `mail_state` has a bit for each mail
 * that left. The bit is set at the last moment that is known before it leaves, by the one whose claim
 * the row bears. Who is killed before has sent nothing, and the next sends it; behind it, the mail counts as sent.
 */
final class Order_Mail_Lease extends Send_Guard {

	/** Seconds a claim lasts: longer than any mail server takes for three mails. */
	const LASTS = 300;

	/**
	 * Order.
	 *
	 * @var int
	 */
	private $id;

	/**
	 * End of the claim as the row has it.
	 *
	 * @var string
	 */
	private $until;

	/**
	 * Bit of the mail.
	 *
	 * @var int
	 */
	private $bit;

	/**
	 * The claim as it is for one of the mails.
	 *
	 * @param int    $id    Order.
	 * @param string $until End of the claim, of take().
	 * @param int    $bit   Bit of the mail.
	 */
	public function __construct( $id, $until, $bit ) {
		$this->id    = (int) $id;
		$this->until = $until;
		$this->bit   = (int) $bit;
	}

	/**
	 * Claims the mails of an order that are due, and counts the try before it begins.
	 *
	 * @param int $id Order.
	 * @return string End of the claim; '' when nothing is due or somebody else has it.
	 */
	public static function take( $id ) {
		global $wpdb;
		$until = Sql::time( time() + self::LASTS );
		$taken = Sql::run( 'orders', $wpdb->prepare( 'UPDATE {table} SET mail_due = %s, mail_tries = mail_tries + 1 WHERE id = %d AND mail_due <= %s', $until, $id, Sql::time() ) );
		return 1 === $taken ? $until : '';
	}

	/**
	 * Ends a claim.
	 *
	 * @param int      $id    Order.
	 * @param string   $until End of the claim, of take().
	 * @param int|null $time  Unix time when to try again; null for never.
	 */
	public static function settle( $id, $until, $time ) {
		global $wpdb;
		Sql::update( 'orders', array( 'mail_due' => null === $time ? null : Sql::time( $time ) ), $wpdb->prepare( 'id = %d AND mail_due = %s', $id, $until ) );
	}

	/**
	 * A claim lasts longer than any mail server takes.
	 */
	public function keep() {
	}

	/**
	 * Writes down that the mail leaves.
	 *
	 * @param callable|null $send Sends the end of the mail; null when it leaves later.
	 * @return bool False when it must not leave: it left already, or the claim ended.
	 */
	public function hand_over( $send = null ) {
		if ( ! $this->is_handed_over ) {
			$this->is_handed_over = 1 === $this->write( '+', 0 );
		}
		if ( $send && $this->is_handed_over ) {
			$send();
		}
		return $this->is_handed_over;
	}

	/**
	 * Takes it back: the mail server refused the mail.
	 */
	public function withdraw() {
		if ( $this->is_handed_over ) {
			$this->write( '-', $this->bit );
			$this->is_handed_over = false;
		}
	}

	/**
	 * Sets or takes back the bit.
	 *
	 * @param string $sign `+` or `-`.
	 * @param int    $now  What the bit has to be before.
	 * @return int Rows changed.
	 */
	private function write( $sign, $now ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- {table} is filled in; the sign is one of two.
		return Sql::run( 'orders', $wpdb->prepare( "UPDATE {table} SET mail_state = mail_state $sign %d WHERE id = %d AND mail_due = %s AND (mail_state & %d) = %d", $this->bit, $this->id, $this->until, $this->bit, $now ) );
	}
}
