<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Mail\Outbox\Send_Guard;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;

defined( 'ABSPATH' ) || exit;

/**
 * Guards one email. The delivery row contains the token of the worker, and only that worker may mark the email as handed over. A
 * worker whose row was taken over in the meantime does not send.
 */
final class Delivery_Guard extends Send_Guard {

	/** Seconds; shorter than the lease of a worker. */
	const CONNECT_TIMEOUT = 10;

	/** ID of the campaign. */
	private int $campaign;

	/** ID of the subscriber. */
	private int $subscriber;

	private Campaign_Lease $lease;

	public function __construct( $campaign, $subscriber, Campaign_Lease $lease ) {
		$this->campaign   = $campaign;
		$this->subscriber = $subscriber;
		$this->lease      = $lease;
	}

	/** Renews the worker's lease while a mail server is slow. */
	public function renew_lease(): void {
		$this->lease->renew_if_due();
	}

	/**
	 * Marks the email as handed over and sends the end of it.
	 *
	 * The process may be killed between these two steps, so the time between them must be as short as possible. A database server
	 * completes a statement that it has received, even if the client is killed. Therefore the row is updated in a transaction,
	 * and its COMMIT is sent asynchronously right before the end of the email. With other databases (SQLite runs in this
	 * process), the row is updated first.
	 *
	 * @param callable|null $send Sends the end of the email; null if it is sent later.
	 * @return bool False if the email must not be sent.
	 */
	public function hand_over( ?callable $send = null ): bool {
		global $wpdb;
		if ( $this->is_handed_over || ! $send || ! defined( 'MYSQLI_ASYNC' ) || ! $wpdb->dbh instanceof \mysqli ) {
			return parent::hand_over( $send );
		}
		$wpdb->query( 'START TRANSACTION' );
		$this->is_handed_over = $this->store_state( true ) && $wpdb->dbh->query( 'COMMIT', MYSQLI_ASYNC );
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
	 * Stores in the delivery row whether the email was handed over.
	 *
	 * @param bool $has_left Whether it was handed over.
	 */
	protected function store_state( bool $has_left ): bool {
		$deliveries = new Deliveries();
		return $has_left ? $deliveries->hand_over( $this->campaign, $this->subscriber, $this->lease->token )
			: $deliveries->withdraw( $this->campaign, $this->subscriber, $this->lease->token );
	}
}
