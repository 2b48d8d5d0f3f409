<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Mail\Mail_Phpmailer;
use Mainstreet\Newsletter\Campaigns\Campaign_Policy;
use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Campaigns\Deliveries\Campaign_Audience;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Mail;
use Mainstreet\Newsletter\Campaigns\Weekly_Issue;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Frequency;
use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the emails of a campaign one by one, while the worker has the lease.
 *
 * For each email it inserts the delivery row, if the person is subscribed and the worker has the lease (the primary key admits
 * one worker only). Then it sends the email, and marks it as handed over right before that (Delivery_Guard). The cursor is stored
 * after each batch, so the next worker continues where a killed one stopped.
 */
final class Campaign_Run {

	const BATCH = 50;

	/** Maximum number of written emails in memory. */
	const MAX_MAILS = 10;

	/** Maximum share of the memory limit. */
	const MEMORY = 0.7;

	/** Number of consecutive failures that pauses a campaign. */
	const MAX_STREAK = 20;

	/** @var array Row of the campaign; null if it cannot be sent. */
	private $campaign;

	private Campaign_Lease $lease;

	/** When to stop, in seconds as from microtime(). */
	private float $end;

	/** Number of emails that may still be sent. */
	private int $left;

	/** @var Campaign_Mail[] The newest written emails: one for a post, or one for each set of posts of a weekly email, by their comma-separated IDs. */
	private array $mails = array();

	/** Emails sent, failed attempts, and deliveries given up (`lost`), since the last save. */
	private array $count = array(
		'sent'   => 0,
		'failed' => 0,
		'lost'   => 0,
	);

	private Campaigns $campaigns;

	private Deliveries $deliveries;

	/** @var int[] Subscribers who were sent the email since the last save. */
	private array $reached = array();

	/**
	 * @param float           $end        When to stop, in seconds as from microtime().
	 * @param Campaigns|null  $campaigns  Store of campaigns; null for the default.
	 * @param Deliveries|null $deliveries Store of deliveries; null for the default.
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
	 * Sends batches until the campaign, the time or the limit ends.
	 *
	 * @return array `sent`, `failed` (attempts), `more` (whether it stopped before the end of the campaign, which is still being sent).
	 */
	public function run(): array {
		$total          = array(
			'sent'   => 0,
			'failed' => 0,
			'more'   => false,
		);
		$this->campaign = self::begin( $this->campaign, $this->campaigns );
		if ( ! $this->campaign ) {
			return $total;
		}
		do {
			$batch            = Campaign_Audience::next_batch( $this->campaign, self::BATCH, Campaigns::is_weekly( $this->campaign ) ? Weekly_Issue::posts_condition( $this->campaign ) : '1 = 1' );
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
	 * Starts a campaign that is due. Pauses it if its post is not public, and cancels it if the post should not be sent.
	 *
	 * @return array|null Updated row; null if nothing can be sent.
	 */
	public static function begin( array $campaign, Campaigns $campaigns ): ?array {
		$id        = (int) $campaign['id'];
		$post      = get_post( (int) $campaign['post_id'] );
		$is_weekly = Campaigns::is_weekly( $campaign );
		if ( ! $is_weekly && ! Campaign_Policy::is_public( $post ) ) {
			$campaigns->change_status( $id, array( Campaigns::QUEUED, Campaigns::SENDING ), Campaigns::PAUSED, array( 'note' => 'unpublished' ) );
			return null;
		}
		if ( Campaigns::QUEUED === $campaign['status'] ) {
			if ( $is_weekly ? ! Module_Conflicts::is_active( 'subscriptions' ) : ! Campaign_Policy::is_wanted( $post ) ) {
				$campaigns->change_status( $id, array( Campaigns::QUEUED ), Campaigns::CANCELLED, array( 'finished_gmt' => Sql::time() ) );
				return null;
			}
			$size = $is_weekly ? Weekly_Issue::bundle( $id ) : Campaign_Audience::size();
			if ( Sql::$failed ) {
				return null;
			}
			$size['started_gmt'] = Sql::time();
			if ( ! $campaigns->change_status( $id, array( Campaigns::QUEUED ), Campaigns::SENDING, $size ) ) {
				return null;
			}
			$campaign = array_merge( $campaign, $size, array( 'status' => Campaigns::SENDING ) );
		}
		return Campaigns::SENDING === $campaign['status'] ? $campaign : null;
	}

	/**
	 * Whether a worker must stop, because its time or memory is used up.
	 *
	 * @param float $end When to stop, in seconds as from microtime().
	 */
	private static function is_over( $end ): bool {
		static $bytes = null;
		if ( null === $bytes ) {
			$bytes = self::MEMORY * wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		}
		return microtime( true ) >= $end || ( $bytes > 0 && memory_get_usage() > $bytes );
	}

	/**
	 * Sends a batch.
	 *
	 * @param array[] $batch Rows from Campaign_Audience::next_batch().
	 * @return bool Whether to continue with the next batch.
	 */
	private function send_batch( array $batch ): bool {
		foreach ( $batch as $person ) {
			if ( $this->left <= 0 || self::is_over( $this->end ) || ! $this->lease->renew_if_due() ) {
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
	 * Sends the email to one person, or keeps it for the weekly email.
	 *
	 * @param array $person Row from Campaign_Audience::next_batch().
	 * @return bool Whether to continue.
	 */
	private function send_one( array $person ): bool {
		$campaign = (int) $this->campaign['id'];
		$id       = (int) $person['id'];
		$is_again = isset( $person['tries'] );
		$is_meant = Campaign_Audience::includes( $person, $this->campaign );
		if ( $is_meant && ! $is_again && ! Campaigns::is_weekly( $this->campaign ) && Subscriber_Frequency::is_weekly( $person ) ) {
			$is_kept = $this->deliveries->claim( $campaign, $id, $this->lease->token, Deliveries::KEPT );
			return $is_kept || ( false === $is_kept && $this->skip( $id, false ) );
		}
		$mail = $is_meant ? $this->find_mail( $person ) : null;
		if ( ! $mail ) {
			if ( $is_again ) {
				$this->deliveries->skip( $campaign, $id, false );
			}
			return true;
		}
		$is_begun = $is_again ? $this->deliveries->claim_retry( $campaign, $id, $this->lease->token ) : $this->deliveries->claim( $campaign, $id, $this->lease->token );
		if ( ! $is_begun ) {
			return false === $is_begun && $this->skip( $id, $is_again );
		}
		$guard   = new Delivery_Guard( $campaign, $id, $this->lease );
		$outcome = $mail->send( $person, $guard );
		if ( $guard->is_lost ) {
			// Leaves the row unchanged for the next worker.
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
	 * Returns the email for a person, and writes it if it is new.
	 *
	 * @param array $person Row from Campaign_Audience::next_batch().
	 * @return Campaign_Mail|null Null if none of the posts of a weekly email is public any more.
	 */
	private function find_mail( array $person ): ?Campaign_Mail {
		$is_weekly = Campaigns::is_weekly( $this->campaign );
		$posts     = $is_weekly ? Weekly_Issue::find_posts( $this->campaign, $person ) : array();
		if ( $is_weekly && ! $posts ) {
			return null;
		}
		$key = implode( ',', wp_list_pluck( $posts, 'ID' ) );
		if ( ! isset( $this->mails[ $key ] ) ) {
			$this->mails         = array_slice( $this->mails, 1 - self::MAX_MAILS, null, true );
			$this->mails[ $key ] = new Campaign_Mail( (int) $this->campaign['id'], $is_weekly ? $posts : get_post( (int) $this->campaign['post_id'] ) );
		}
		return $this->mails[ $key ];
	}

	/** Handles an email that could not be claimed: it was sent before, the person unsubscribed, or the lease was lost; returns whether to continue. */
	private function skip( int $id, bool $is_again ): bool {
		if ( ! $this->lease->renew_while_sending() ) {
			$this->campaign['status'] = '';
			return false;
		}
		if ( $is_again ) {
			$this->deliveries->skip( (int) $this->campaign['id'], $id, true );
		}
		return true;
	}

	/**
	 * Handles a failed attempt. If the mail server received the email without confirming it, the email is not retried, because
	 * the person may have got it.
	 *
	 * @return bool Whether to continue.
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
		$this->campaigns->change_status( $campaign, array( Campaigns::SENDING ), Campaigns::PAUSED, array( 'note' => 'failures' ) );
		$this->campaign['status'] = Campaigns::PAUSED;
		return false;
	}

	/** Stores the progress since the last call, and closes the SMTP connection. */
	private function save(): void {
		$id = (int) $this->campaign['id'];
		if ( $this->reached ) {
			$this->deliveries->confirm( $id, $this->reached, $this->lease->token );
			Sql::update( 'subscribers', array( 'last_sent_id' => $id ), 'id IN (' . implode( ',', $this->reached ) . ')' );
		}
		$this->campaigns->save_progress( $this->campaign, $this->lease->token, $this->count['sent'], $this->count['lost'] );
		if ( $this->mails ) {
			Mail_Phpmailer::close_connection();
		}
		$this->count   = array_fill_keys( array_keys( $this->count ), 0 );
		$this->reached = array();
	}
}
