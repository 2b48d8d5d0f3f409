<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Preview;
use Mainstreet\Newsletter\Queue\Bounces;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Modules\Module_Conflicts;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for newsletters in the editor, and for bounces reported by mail services.
 *
 * POST newsletter/test { to?, post?, subject?, preview? } → { to }; authors may send only to themselves
 * POST newsletter/preview { post, subject?, preview? } → { from, subject, preview, html }; for users who may edit the post
 * GET newsletter/posts?search → { items: [{ id, title, date }] }: published posts that were never sent, newest first, at most 20
 * GET newsletter/posts/<id> → { state: none|waiting|sending|paused|sent|failed|cancelled, note, total, sent, failed, time (formatted
 *   start; '' if it has passed), can_cancel, can_put_off, can_send, missing (number of subscribers for whom it can be sent again) }; for users who may edit the post
 * POST newsletter/posts/<id> { action: cancel|send|put_off|again, at? (in the site's time zone), subject?, preview? } → the same;
 *   for users who may publish the post
 * POST mail/bounce { email, type: hard|soft|complaint }, header X-Mainstreet-Secret → { ok: true }
 */
final class Newsletter_Controller extends Controller {

	/** Maximum number of unsent posts in a list. */
	const MAX_UNSENT = 20;

	/** Campaign statuses, with their names in the editor. */
	const STATES = array(
		Campaigns::QUEUED    => 'waiting',
		Campaigns::SENDING   => 'sending',
		Campaigns::PAUSED    => 'paused',
		Campaigns::DONE      => 'sent',
		Campaigns::FAILED    => 'failed',
		Campaigns::CANCELLED => 'cancelled',
	);

	public function register_routes() {
		$post    = $this->integer_schema( 0, null, 0 );
		$texts   = array(
			'subject' => $this->text_schema( 1000 ),
			'preview' => $this->text_schema( 1000 ),
		);
		$test    = array(
			'to'   => array(
				'type'    => 'string',
				'default' => '',
			),
			'post' => $post,
		);
		$preview = array( 'post' => array( 'required' => true ) + $post );
		$search  = array( 'search' => $this->text_schema( 200, '' ) );
		$act     = array(
			'action' => $this->choice_schema( array( 'cancel', 'send', 'put_off', 'again' ) ),
			'at'     => $this->text_schema( 40, '' ),
		);
		$bounce  = array(
			'email' => array(
				'type'     => 'string',
				'required' => true,
			),
			'type'  => $this->choice_schema( array( 'hard', 'soft', 'complaint' ) ),
		);
		$this->register_route( '/newsletter/test', $this->endpoint( 'POST', array( Campaign_Preview::class, 'send_test' ), array( Campaign_Preview::class, 'can_test' ), $test + $texts ) );
		$this->register_route( '/newsletter/preview', $this->endpoint( 'POST', array( Campaign_Preview::class, 'preview' ), array( Campaign_Preview::class, 'can_preview' ), $preview + $texts ) );
		$this->register_route( '/newsletter/posts', $this->endpoint( 'GET', array( __CLASS__, 'get_unsent_posts' ), $this->require_capability( 'manage_options' ), $search ) );
		$this->register_route(
			'/newsletter/posts/(?P<id>\d+)',
			array(
				$this->endpoint( 'GET', array( __CLASS__, 'get_post_campaign' ), array( __CLASS__, 'can_read_post' ) ),
				$this->endpoint( 'POST', array( __CLASS__, 'update_post_campaign' ), array( __CLASS__, 'can_publish_post' ), $act + $texts ),
			)
		);
		$this->register_route( '/mail/bounce', $this->endpoint( 'POST', array( Bounces::class, 'handle_report' ), array( Bounces::class, 'has_secret' ), $bounce ) );
	}

	/** Returns the newest unsent posts that the user may publish. */
	public static function get_unsent_posts( \WP_REST_Request $request ) {
		$query = array(
			'post_type'           => Campaign_Policy::post_types(),
			'post_status'         => 'publish',
			'has_password'        => false,
			'posts_per_page'      => self::MAX_UNSENT,
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
			'suppress_filters'    => false,
			's'                   => trim( (string) $request['search'] ),
			'orderby'             => 'date',
		);
		add_filter( 'posts_where', array( __CLASS__, 'exclude_sent_posts' ) );
		$posts = Module_Conflicts::is_active( 'subscriptions' ) ? get_posts( $query ) : array();
		remove_filter( 'posts_where', array( __CLASS__, 'exclude_sent_posts' ) );
		$items = array();
		foreach ( $posts as $post ) {
			if ( current_user_can( 'publish_post', $post->ID ) && Campaign_Sender::can_send( $post, null ) ) {
				$items[] = array(
					'id'    => $post->ID,
					'title' => Mail_Text::line( get_the_title( $post ) ),
					'date'  => Subscriber_List::time( $post->post_date_gmt ),
				);
			}
		}
		return array( 'items' => $items );
	}

	/**
	 * Excludes posts that have a campaign.
	 *
	 * @param string $where Conditions.
	 */
	public static function exclude_sent_posts( $where ) {
		global $wpdb;
		return $where . ' AND NOT EXISTS (SELECT 1 FROM `' . Tables::name( 'campaigns' ) . "` c WHERE c.post_id = {$wpdb->posts}.ID)";
	}

	/** Permission callback of the GET route. */
	public static function can_read_post( \WP_REST_Request $request ) {
		return current_user_can( 'edit_posts' ) && current_user_can( 'edit_post', (int) $request['id'] ) ? true : Errors::forbidden();
	}

	/** Permission callback of the POST route. */
	public static function can_publish_post( \WP_REST_Request $request ) {
		return true === self::can_read_post( $request ) && current_user_can( 'publish_post', (int) $request['id'] ) ? true : Errors::forbidden();
	}

	/** Returns the state of the campaign. */
	public static function get_post_campaign( \WP_REST_Request $request ) {
		return self::prepare_post_campaign( ( new Campaigns() )->find_by_post( (int) $request['id'] ), $request );
	}

	/** Cancels or postpones the campaign, sends it now or at a given time, or sends it again to subscribers who did not get it. */
	public static function update_post_campaign( \WP_REST_Request $request ) {
		$row  = ( new Campaigns() )->find_by_post( (int) $request['id'] );
		$post = get_post( (int) $request['id'] );
		$at   = (string) $request['at'];
		$time = Newsletter_Meta::parse_time( $at );
		if ( null === $time && ( '' !== $at || 'put_off' === $request['action'] ) ) {
			return Errors::invalid( 'at', __( 'Choose a time in the future, within one year.', 'mainstreet-blocks' ) );
		}
		switch ( $request['action'] ) {
			case 'cancel':
				$done = $row ? ( new Campaigns() )->run_action( $row, 'cancel' ) : Campaigns::conflict( __( 'This post is not being sent.', 'mainstreet-blocks' ) );
				break;
			case 'put_off':
				$done = $row ? Campaign_Sender::postpone( $row, $time ) : null;
				break;
			case 'again':
				$done = $row && Campaign_Sender::can_resend( $row ) && Campaign_Policy::is_public( $post ) ? Campaign_Sender::resend( $row ) : null;
				break;
			default:
				$done = Campaign_Sender::can_send( $post, $row ) ? self::send_post( $post, $time, $request ) : null;
		}
		$done = null === $done ? Campaigns::conflict( __( 'This newsletter has changed since you opened it. Please reload the page.', 'mainstreet-blocks' ) ) : $done;
		return is_wp_error( $done ) ? $done : self::prepare_post_campaign( $done, $request );
	}

	/**
	 * Sends a post that was published before, after storing its subject and preview text.
	 *
	 * @param int|null         $time    Unix time; null for now.
	 * @return array|null Row of its campaign; null if another request created one first.
	 */
	private static function send_post( \WP_Post $post, ?int $time, \WP_REST_Request $request ): ?array {
		$texts = array(
			Newsletter_Meta::SUBJECT => $request['subject'],
			Newsletter_Meta::PREVIEW => $request['preview'],
		);
		foreach ( array_filter( $texts, 'is_string' ) as $key => $text ) {
			update_post_meta( $post->ID, $key, wp_slash( $text ) );
		}
		return Campaign_Sender::send( $post, $time ? $time - time() : 0 );
	}

	/**
	 * Prepares a campaign for the editor.
	 *
	 * @param array|null $row Row; null if the post has no campaign.
	 */
	private static function prepare_post_campaign( ?array $row, \WP_REST_Request $request ): array {
		$may = true === self::can_publish_post( $request );
		if ( ! $row ) {
			return array(
				'state'       => 'none',
				'note'        => '',
				'total'       => ( new Subscribers() )->count( Subscriber_Status::ACTIVE ),
				'sent'        => 0,
				'failed'      => 0,
				'time'        => '',
				'can_cancel'  => false,
				'can_put_off' => false,
				'can_send'    => $may && Campaign_Sender::can_send( get_post( (int) $request['id'] ), null ),
				'missing'     => 0,
			);
		}
		$is_waiting = Campaigns::QUEUED === $row['status'];
		$can_resend = $may && Campaign_Sender::can_resend( $row ) && Campaign_Policy::is_public( get_post( (int) $request['id'] ) );
		return array(
			'state'       => self::STATES[ $row['status'] ],
			'note'        => $row['note'],
			'total'       => null === $row['started_gmt'] ? ( new Subscribers() )->count( Subscriber_Status::ACTIVE ) : (int) $row['total'],
			'sent'        => (int) $row['sent'],
			'failed'      => (int) $row['failed'],
			'time'        => $is_waiting ? self::format_start( (int) $row['starts_at'] ) : '',
			'can_cancel'  => $may && in_array( $row['status'], Campaigns::ACTIONS['cancel'], true ),
			'can_put_off' => $may && $is_waiting,
			'can_send'    => false,
			'missing'     => $can_resend ? Campaign_Sender::count_missing( $row ) : 0,
		);
	}

	/** Formats a future time for display, with the date unless it is today; empty if the time has passed. */
	private static function format_start( int $time ): string {
		if ( $time <= time() ) {
			return '';
		}
		$format = wp_date( 'Ymd', $time ) === wp_date( 'Ymd' ) ? get_option( 'time_format' ) : get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		return (string) wp_date( $format, $time );
	}
}
