<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Mail_Phpmailer;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Campaigns\Deliveries\Campaign_Audience;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Mails;
use Mainstreet\Newsletter\Campaigns\Weekly_Issue;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a campaign's mail, one person after the other, while it holds the campaign.
 *
 * For each mail: write the delivery's row, if the person is subscribed and the campaign is still ours
 * (its key lets one worker through); send, and note it down as the mail leaves (Delivery_Guard).
 * The cursor moves behind a batch, so what a killed worker leaves is found again.
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

	/** The lease on it. */
	private Campaign_Lease $lease;

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

	/** The mails to these people. */
	private ?Campaign_Mails $mails = null;

	/** Sent, failed (attempts), given up, and failed in a row, since the last save. */
	private array $count = array(
		'sent'   => 0,
		'failed' => 0,
		'lost'   => 0,
	);

	/** Where campaigns are kept. */
	private Campaigns $campaigns;

	/** Where deliveries are kept. */
	private Deliveries $deliveries;

	/**
	 * Subscribers sent to since the last save.
	 *
	 * @var int[]
	 */
	private array $reached = array();

	/**
	 * Makes a pass ready.
	 *
	 * @param array           $campaign   Row of the campaign.
	 * @param Campaign_Lease   $lease       Lease on it.
	 * @param float           $end        Time to end.
	 * @param int             $limit      Mails at most.
	 * @param Campaigns|null  $campaigns  Where campaigns are kept; the site's own unless another is given.
	 * @param Deliveries|null $deliveries Where deliveries are kept; the site's own unless another is given.
	 */
	public function __construct( array $campaign, Campaign_Lease $lease, $end, $limit, ?Campaigns $campaigns = null, ?Deliveries $deliveries = null ) {
		$this->campaign   = $campaign;
		$this->lease      = $lease;
		$this->end        = $end;
		$this->left       = $limit;
		$this->campaigns  = $campaigns ? $campaigns : new Campaigns();
		$this->deliveries = $deliveries ? $deliveries : new Deliveries();
	}

	/**
	 * Sends.
	 *
	 * @return array `sent`, `failed` (attempts), `more` (whether mails are left that could go out now).
	 */
	public function go(): array {
		$total          = array(
			'sent'   => 0,
			'failed' => 0,
			'more'   => false,
		);
		$this->campaign = $this->campaigns->begin( $this->campaign );
		if ( ! $this->campaign ) {
			return $total;
		}
		$this->mails = new Campaign_Mails( $this->campaign );
		do {
			$batch            = Campaign_Audience::next( $this->campaign, self::BATCH );
			$has_failed       = Sql::$failed;
			$goes_on          = $this->send_batch( $batch );
			$total['sent']   += $this->count['sent'];
			$total['failed'] += $this->count['failed'];
			$this->save();
		} while ( $batch && $goes_on );
		if ( $goes_on && ! $has_failed ) {
			$this->campaigns->finish( (int) $this->campaign['id'], $this->lease->token );
		}
		$total['more'] = ! $goes_on && Campaigns::SENDING === $this->campaign['status'];
		return $total;
	}

	/**
	 * Sends a batch.
	 *
	 * @param array[] $batch As Campaign_Audience::next().
	 * @return bool Whether the pass goes on.
	 */
	private function send_batch( array $batch ): bool {
		foreach ( $batch as $person ) {
			if ( $this->left <= 0 || Mail_Queue::is_over( $this->end ) || ! $this->lease->keep() ) {
				return false;
			}
			if ( ! $this->send_one( $person ) ) {
				return false;
			}
			if ( ! isset( $person['tries'] ) ) {
				$this->campaign['cursor_id'] = (int) $person['id'];
			}
		}
		return true;
	}

	/**
	 * Sends to one person.
	 *
	 * @param array $person As Campaign_Audience::next().
	 * @return bool False when the campaign is no longer ours to send.
	 */
	private function send_one( array $person ): bool {
		$campaign = (int) $this->campaign['id'];
		$id       = (int) $person['id'];
		$is_again = isset( $person['tries'] );
		$is_meant = Campaign_Audience::is_meant( $person, $this->campaign );
		if ( $is_meant && ! $is_again && ! Weekly_Issue::is( $this->campaign ) && Subscriber_Frequency::is_weekly( $person ) ) {
			$is_kept = $this->deliveries->begin( $campaign, $id, $this->lease->token, Deliveries::KEPT );
			return $is_kept || ( false === $is_kept && $this->skip( $id, false ) );
		}
		$mail = $is_meant ? $this->mails->of( $person ) : null;
		if ( ! $mail ) {
			if ( $is_again ) {
				$this->deliveries->leave_out( $campaign, $id, false );
			}
			return true;
		}
		$is_begun = $is_again ? $this->deliveries->begin_again( $campaign, $id, $this->lease->token ) : $this->deliveries->begin( $campaign, $id, $this->lease->token );
		if ( ! $is_begun ) {
			return false === $is_begun && $this->skip( $id, $is_again );
		}
		$guard   = new Delivery_Guard( $campaign, $id, $this->lease );
		$outcome = $mail->send( $person, $guard );
		if ( $guard->is_lost ) {
			// What is in the row stays for whoever comes next.
			return false;
		}
		--$this->left;
		if ( true === $outcome ) {
			$this->reached[]          = $id;
			$this->campaign['streak'] = 0;
			++$this->count['sent'];
			return true;
		}
		return $this->fail( $guard, $id, $is_again ? (int) $person['tries'] + 1 : 1, $outcome );
	}

	/**
	 * A mail could not be claimed: it was sent before, the person has left, or the campaign is no longer ours.
	 *
	 * @param int  $id       Subscriber.
	 * @param bool $is_again Whether it was to be tried again.
	 * @return bool Whether the pass goes on.
	 */
	private function skip( int $id, bool $is_again ): bool {
		if ( ! $this->lease->may_send() ) {
			$this->campaign['status'] = '';
			return false;
		}
		if ( $is_again ) {
			$this->deliveries->leave_out( (int) $this->campaign['id'], $id, true );
		}
		return true;
	}

	/**
	 * A mail could not be sent. One of which the mail server did not say whether it took it is not
	 * tried again: the person may have it.
	 *
	 * @param Delivery_Guard $guard The guard of the mail.
	 * @param int            $id    Subscriber.
	 * @param int            $tries How often it was tried.
	 * @param \WP_Error      $error What the mail system said.
	 * @return bool Whether the pass goes on.
	 */
	private function fail( Delivery_Guard $guard, int $id, int $tries, \WP_Error $error ): bool {
		$campaign = (int) $this->campaign['id'];
		$is_ours  = $this->lease->renew();
		$is_last  = ! $is_ours || $guard->is_unanswered || $tries >= Deliveries::TRIES;
		$message  = $guard->is_unanswered ? __( 'The mail server received this email, but did not confirm that it accepted it.', 'mainstreet-blocks' ) : $error->get_error_message();
		$this->deliveries->fail( $campaign, $id, $this->lease->token, $message, $is_last );
		++$this->count['failed'];
		$this->count['lost'] += $is_last ? 1 : 0;
		if ( ! $is_ours ) {
			$this->campaigns->recount( $campaign );
			return false;
		}
		if ( ++$this->campaign['streak'] < self::MAX_STREAK ) {
			return true;
		}
		$this->campaigns->move( $campaign, array( Campaigns::SENDING ), Campaigns::PAUSED, array( 'note' => 'failures' ) );
		$this->campaign['status'] = Campaigns::PAUSED;
		return false;
	}

	/** Writes down how far it has come. */
	private function save(): void {
		$id = (int) $this->campaign['id'];
		if ( $this->reached ) {
			$this->deliveries->confirm( $id, $this->reached, $this->lease->token );
			Sql::update( 'subscribers', array( 'last_sent_id' => $id ), 'id IN (' . implode( ',', $this->reached ) . ')' );
		}
		$this->campaigns->progress( $this->campaign, $this->lease->token, $this->count['sent'], $this->count['lost'] );
		if ( $this->mails->are_written() ) {
			Mail_Phpmailer::hang_up();
		}
		$this->count   = array_fill_keys( array_keys( $this->count ), 0 );
		$this->reached = array();
	}
}
