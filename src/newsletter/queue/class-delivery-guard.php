<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Mail\Outbox\Send_Guard;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * Guards one person's mail: the delivery's row holds the worker's token. Only that worker may write that the mail leaves, so a
 * worker whose row was taken over in the meantime does not send.
 */
final class Delivery_Guard extends Send_Guard {

	/** Less than the lease of a worker lasts. */
	const CONNECT_TIMEOUT = 10;

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

	/** The worker's lease on the campaign. */
	private Campaign_Lease $lease;

	/**
	 * A guard whose row is in the database (Deliveries::begin()).
	 *
	 * @param int            $campaign   Campaign.
	 * @param int            $subscriber Subscriber.
	 * @param Campaign_Lease $lease      The worker's lease on the campaign.
	 */
	public function __construct( $campaign, $subscriber, Campaign_Lease $lease ) {
		$this->campaign   = $campaign;
		$this->subscriber = $subscriber;
		$this->lease      = $lease;
	}

	/** Keeps the worker's lease while a mail server is slow. */
	public function keep(): void {
		$this->lease->keep();
	}

	/**
	 * Writes that the mail leaves, and lets it leave.
	 *
	 * Between the two we may be killed, so as little as possible must lie there. A database server carries
	 * out what has been sent to it whether or not we live to see it: the row is written in a transaction, and
	 * its COMMIT is sent, not waited for, right before the end of the mail. Where that can't be
	 * done (SQLite, which is a part of this process), the row is written before.
	 *
	 * @param callable|null $send Sends the end of the mail; null when the mail leaves later.
	 * @return bool False when the mail must not leave.
	 */
	public function hand_over( ?callable $send = null ): bool {
		global $wpdb;
		if ( $this->is_handed_over || ! $send || ! defined( 'MYSQLI_ASYNC' ) || ! $wpdb->dbh instanceof \mysqli ) {
			return parent::hand_over( $send );
		}
		$wpdb->query( 'START TRANSACTION' );
		$this->is_handed_over = $this->write( true ) && $wpdb->dbh->query( 'COMMIT', MYSQLI_ASYNC );
		$this->is_lost        = ! $this->is_handed_over;
		if ( $this->is_handed_over ) {
			$send();
			$wpdb->dbh->reap_async_query();
		} else {
			$wpdb->query( 'ROLLBACK' );
		}
		return $this->is_handed_over;
	}

	/**
	 * Writes whether the mail left.
	 *
	 * @param bool $has_left Whether the mail left.
	 */
	protected function write( bool $has_left ): bool {
		$deliveries = new Deliveries();
		return $has_left ? $deliveries->hand_over( $this->campaign, $this->subscriber, $this->lease->token )
			: $deliveries->take_back( $this->campaign, $this->subscriber, $this->lease->token );
	}
}
