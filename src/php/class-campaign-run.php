<?php
/**
 * A worker's pass over one campaign.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a campaign's mail, one person after the other, while it holds the campaign.
 *
 * For each mail: read anew whether the person is subscribed and the campaign runs; write the
 * delivery's row, whose key lets one worker through; send; note it down; close the row. The
 * cursor moves behind a batch, so what a killed worker leaves is found again.
 */
final class Campaign_Run {

	const BATCH = 50;

	/** Failures in a row that stop a campaign. */
	const MAX_STREAK = 20;

	/**
	 * Row of the campaign.
	 *
	 * @var array
	 */
	private $campaign;

	/**
	 * The hold on it.
	 *
	 * @var Mail_Lock
	 */
	private $lock;

	/**
	 * Time to end, as microtime() gives it.
	 *
	 * @var float
	 */
	private $end;

	/**
	 * Mails that may still be sent.
	 *
	 * @var int
	 */
	private $left;

	/**
	 * The mail, made for the first person.
	 *
	 * @var Campaign_Mail|null
	 */
	private $mail = null;

	/**
	 * Sent, failed (attempts), given up, and failed in a row, since the last save.
	 *
	 * @var array
	 */
	private $count = array(
		'sent'   => 0,
		'failed' => 0,
		'lost'   => 0,
	);

	/**
	 * Subscribers sent to since the last save.
	 *
	 * @var int[]
	 */
	private $reached = array();

	/**
	 * Whether the database holds what this pass did. If not, the hold and its notebook must
	 * stay behind as those of a worker that was killed.
	 *
	 * @var bool
	 */
	public $is_settled = true;

	/**
	 * Makes a pass ready.
	 *
	 * @param array     $campaign Row of the campaign.
	 * @param Mail_Lock $lock     Hold on it.
	 * @param float     $end      Time to end.
	 * @param int       $limit    Mails at most.
	 */
	public function __construct( array $campaign, Mail_Lock $lock, $end, $limit ) {
		$this->campaign = $campaign;
		$this->lock     = $lock;
		$this->end      = $end;
		$this->left     = $limit;
	}

	/**
	 * Sends.
	 *
	 * @return array `sent`, `failed` (attempts), `more` (whether mails are left that could go out now).
	 */
	public function go() {
		$total = array(
			'sent'   => 0,
			'failed' => 0,
			'more'   => false,
		);
		$this->campaign = Campaigns::begin( $this->campaign );
		if ( ! $this->campaign ) {
			return $total;
		}
		do {
			$batch            = Campaign_Audience::next( $this->campaign, self::BATCH );
			$has_failed       = Sql::$failed;
			$goes_on          = $this->send_batch( $batch );
			$total['sent']   += $this->count['sent'];
			$total['failed'] += $this->count['failed'];
			$this->save();
		} while ( $batch && $goes_on );
		if ( $goes_on && ! $has_failed ) {
			$this->finish();
		}
		$total['more'] = ! $goes_on && Campaigns::SENDING === $this->campaign['status'];
		return $total;
	}

	/**
	 * Sends a batch.
	 *
	 * @param array[] $batch As next_batch().
	 * @return bool Whether the pass goes on.
	 */
	private function send_batch( array $batch ) {
		foreach ( $batch as list( $id, $again ) ) {
			if ( $this->left <= 0 || Mail_Queue::is_over( $this->end ) || ! $this->lock->keep() ) {
				return false;
			}
			if ( ! $this->send_one( $id, $again ) ) {
				return false;
			}
			if ( ! $again ) {
				$this->campaign['cursor_id'] = $id;
			}
		}
		return true;
	}

	/**
	 * Sends to one person.
	 *
	 * @param int  $id    Subscriber.
	 * @param bool $again Whether it was tried before.
	 * @return bool False when the campaign is no longer ours to send.
	 */
	private function send_one( $id, $again ) {
		$campaign = (int) $this->campaign['id'];
		$now      = Campaign_Audience::read( $id, (int) $this->campaign['id'] );
		if ( null === $now && Sql::$failed ) {
			return false;
		}
		if ( null !== $now && ( Campaigns::SENDING !== $now['campaign_status'] || $now['lock_owner'] !== $this->lock->token ) ) {
			$this->campaign['status'] = $now['campaign_status'];
			return false;
		}
		if ( null === $now || Subscribers::ACTIVE !== $now['status'] || ! Campaign_Audience::is_meant( $now, $this->campaign ) ) {
			if ( $again ) {
				Deliveries::end( $campaign, $id, Deliveries::LEFT_OUT );
			}
			return true;
		}
		$is_begun = $again ? Deliveries::begin_again( $campaign, $id ) : Deliveries::begin( $campaign, $id );
		if ( ! $is_begun ) {
			return false === $is_begun;
		}
		$this->mail = $this->mail ? $this->mail : new Campaign_Mail( $campaign, get_post( (int) $this->campaign['post_id'] ) );
		$outcome    = $this->mail->send(
			$now,
			function ( $is_taken ) use ( $id ) {
				$this->lock->note( $is_taken ? $id : -$id );
			}
		);
		--$this->left;
		if ( true === $outcome ) {
			$this->is_settled         = Deliveries::end( $campaign, $id, Deliveries::SENT );
			$this->reached[]          = $id;
			$this->campaign['streak'] = 0;
			++$this->count['sent'];
			return $this->is_settled;
		}
		return $this->fail( $id, $outcome );
	}

	/**
	 * A mail could not be sent.
	 *
	 * @param int       $id    Subscriber.
	 * @param \WP_Error $error What the mail system said.
	 * @return bool Whether the pass goes on.
	 */
	private function fail( $id, \WP_Error $error ) {
		$campaign = (int) $this->campaign['id'];
		$is_lost  = Deliveries::fail( $campaign, $id, $error->get_error_message() );
		++$this->count['failed'];
		$this->count['lost'] += $is_lost ? 1 : 0;
		if ( ++$this->campaign['streak'] < self::MAX_STREAK ) {
			return true;
		}
		Campaigns::move( $campaign, array( Campaigns::SENDING ), Campaigns::PAUSED, array( 'note' => 'failures' ) );
		$this->campaign['status'] = Campaigns::PAUSED;
		return false;
	}

	/**
	 * Writes down how far it has come.
	 */
	private function save() {
		Campaigns::progress( $this->campaign, $this->count['sent'], $this->count['lost'] );
		if ( $this->reached ) {
			Sql::update( 'subscribers', array( 'last_sent_id' => (int) $this->campaign['id'] ), 'id IN (' . implode( ',', $this->reached ) . ')' );
		}
		if ( $this->mail ) {
			Mail_Phpmailer::hang_up();
		}
		$this->count   = array_fill_keys( array_keys( $this->count ), 0 );
		$this->reached = array();
	}

	/**
	 * Ends the campaign when nobody is left to be tried.
	 */
	private function finish() {
		$count = Deliveries::count( (int) $this->campaign['id'] );
		if ( Sql::$failed || $count[ Deliveries::OPEN ] || $count[ Deliveries::WAITING ] ) {
			return;
		}
		$has_failed = ! $count[ Deliveries::SENT ] && $count[ Deliveries::GIVEN_UP ];
		Campaigns::move( $this->campaign['id'], array( Campaigns::SENDING ), $has_failed ? Campaigns::FAILED : Campaigns::DONE, array( 'finished_gmt' => Sql::time() ) );
	}
}
