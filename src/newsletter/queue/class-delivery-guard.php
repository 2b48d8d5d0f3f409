<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Mail\Outbox\Send_Guard;
use Mainstreet\Newsletter\Campaigns\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * A worker's claim on one person's mail: the delivery's row bears the worker's token. Right
 * before the mail leaves, the row says so ("handed over"). Only the worker whose token the
 * row bears may write that, so a worker whose claim was taken over in the meantime does not send.
 *
 * If a worker ends before that, the mail is sent by the next; behind it, it counts as sent.
 */
final class Delivery_Guard extends Send_Guard {

	/**
	 * Whether the row could not be written, or is another worker's: the mail did not leave.
	 *
	 * @var bool
	 */
	public $is_lost = false;

	/**
	 * The campaign.
	 *
	 * @var int
	 */
	private $campaign;

	/**
	 * The subscriber.
	 *
	 * @var int
	 */
	private $subscriber;

	/**
	 * The worker's lease on the campaign.
	 *
	 * @var Campaign_Lease
	 */
	private $lease;

	/**
	 * A claim whose row is in the database (Deliveries::begin()).
	 *
	 * @param int           $campaign   Campaign.
	 * @param int           $subscriber Subscriber.
	 * @param Campaign_Lease $lease       The worker's lease on the campaign.
	 */
	public function __construct( $campaign, $subscriber, Campaign_Lease $lease ) {
		$this->campaign   = $campaign;
		$this->subscriber = $subscriber;
		$this->lease      = $lease;
	}

	/**
	 * Keeps the worker's lease while a mail server is slow.
	 */
	public function keep() {
		$this->lease->keep();
	}

	/**
	 * Writes down that the mail leaves, and lets it leave.
	 *
	 * Between the two we may be killed, so as little as possible must lie there. A database server carries
	 * out what has been sent to it whether or not we live to see it: the row is written in a transaction, and
	 * its COMMIT is sent, not waited for, right before the end of the mail. Where that can't be
	 * done (SQLite, which is a part of this process), the row is written before.
	 *
	 * @param callable|null $send Sends the end of the mail; null when the mail leaves later.
	 * @return bool False when the mail must not leave.
	 */
	public function hand_over( $send = null ) {
		global $wpdb;
		$server = $send && defined( 'MYSQLI_ASYNC' ) && $wpdb->dbh instanceof \mysqli;
		if ( $server ) {
			$wpdb->query( 'START TRANSACTION' );
		}
		$this->is_handed_over = ( new Deliveries() )->hand_over( $this->campaign, $this->subscriber, $this->lease->token )
			&& ( ! $server || $wpdb->dbh->query( 'COMMIT', MYSQLI_ASYNC ) );
		$this->is_lost        = ! $this->is_handed_over;
		if ( $send && $this->is_handed_over ) {
			$send();
		}
		if ( $server && $this->is_handed_over ) {
			$wpdb->dbh->reap_async_query();
		} elseif ( $server ) {
			$wpdb->query( 'ROLLBACK' );
		}
		return $this->is_handed_over;
	}

	/**
	 * Takes it back: the mail did not leave after all.
	 *
	 * @return bool False when another worker has counted it as sent.
	 */
	public function withdraw() {
		$this->is_handed_over = ! ( new Deliveries() )->take_back( $this->campaign, $this->subscriber, $this->lease->token );
		return ! $this->is_handed_over;
	}
}
