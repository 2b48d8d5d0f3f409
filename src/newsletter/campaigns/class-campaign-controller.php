<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Newsletter\Queue\Bounces;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Queue\Send_Rate;
use Mainstreet\Newsletter\Subscribers\Subscriber_List;
use Mainstreet\Newsletter\Subscribers\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Routes of campaigns, for who manages the site, and of mail services.
 *
 * GET campaigns?page&per_page&order → { items: [campaign], total, queue: { per_hour, last_tick, is_stale, runner, subscribers } }
 * GET campaigns/<id> → campaign
 * POST campaigns/<id> { action: pause|resume|cancel|retry } → campaign
 * GET campaigns/<id>/failures?page&per_page → { items: [{ id, email, error, tries, is_final, at }], total }
 * POST newsletter/test { to?, post?, subject?, preview? } → { to }; for who writes too, to themselves
 * POST newsletter/preview { post, subject?, preview? } → { from, subject, preview, html }; for who may edit the post
 * GET newsletter/posts?search → { items: [{ id, title, date }] }: posts published before that were never sent, newest first, 20 at most
 * GET newsletter/posts/<id> → { state: none|waiting|sending|paused|sent|failed|cancelled, note, total, sent, failed, time, can_cancel, can_put_off, can_send, missing }; for who may edit the post
 * POST newsletter/posts/<id> { action: cancel|send|put_off|again, at? (time of the site), subject?, preview? } → the same; for who may publish it
 * POST mail/bounce { email, type: hard|soft|complaint }, header X-Mainstreet-Secret → { ok: true }
 *
 * A campaign: { id, post: { id, title, link, edit }, status: queued|sending|paused|done|failed|cancelled,
 * note: ''|owner|failures|unpublished, audience: all|members|weekly, total, sent, failed, weekly (who gets the post weekly), left, seconds (estimate or null),
 * created, starts, started, finished, actions: [those that fit now] }.
 */
final class Campaign_Controller extends Controller {

	/**
	 * Registers the routes.
	 */
	public function register_routes() {
		$may     = $this->require_capability( 'manage_options' );
		$page    = $this->get_collection_params();
		$number  = array(
			'type'    => 'integer',
			'minimum' => 0,
			'default' => 0,
		);
		$texts   = array(
			'subject' => $this->text_schema( 1000 ),
			'preview' => $this->text_schema( 1000 ),
		);
		$order   = array( 'order' => $this->choice_schema( array( 'desc', 'asc' ), 'desc' ) );
		$action  = array( 'action' => $this->choice_schema( array_keys( Campaigns::ACTIONS ) ) );
		$test    = array(
			'to'   => array(
				'type'    => 'string',
				'default' => '',
			),
			'post' => $number,
		);
		$preview = array( 'post' => array( 'required' => true ) + $number );
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
		$this->register_route( '/campaigns', $this->endpoint( 'GET', array( $this, 'get_items' ), $may, $page + $order ) );
		$this->register_route(
			'/campaigns/(?P<id>\d+)',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $may ),
				$this->endpoint( 'POST', array( $this, 'update_item' ), $may, $action ),
			)
		);
		$this->register_route( '/campaigns/(?P<id>\d+)/failures', $this->endpoint( 'GET', array( $this, 'get_failures' ), $may, $page ) );
		$this->register_route( '/newsletter/test', $this->endpoint( 'POST', array( Campaign_Preview::class, 'test' ), array( Campaign_Preview::class, 'may_test' ), $test + $texts ) );
		$this->register_route( '/newsletter/preview', $this->endpoint( 'POST', array( Campaign_Preview::class, 'show' ), array( Campaign_Preview::class, 'may_look' ), $preview + $texts ) );
		$this->register_route( '/newsletter/posts', $this->endpoint( 'GET', array( Unsent_Posts::class, 'index' ), $may, $search ) );
		$this->register_route(
			'/newsletter/posts/(?P<id>\d+)',
			array(
				$this->endpoint( 'GET', array( Campaign_Post::class, 'get' ), array( Campaign_Post::class, 'may_look' ) ),
				$this->endpoint( 'POST', array( Campaign_Post::class, 'act' ), array( Campaign_Post::class, 'may_act' ), $act + $texts ),
			)
		);
		$this->register_route( '/mail/bounce', $this->endpoint( 'POST', array( Bounces::class, 'take' ), array( Bounces::class, 'may_tell' ), $bounce ) );
	}

	/**
	 * Parameters of lists.
	 *
	 * @return array[]
	 */
	public function get_collection_params() {
		return array(
			'page'     => array(
				'type'    => 'integer',
				'minimum' => 1,
				'default' => 1,
			),
			'per_page' => $this->integer_schema( 1, 100, 20 ),
		);
	}

	/**
	 * A page of the list, by date.
	 *
	 * @param \WP_REST_Request $request `page`, `per_page`, `order`.
	 * @return array `items` (as item()), `total`, `queue`.
	 */
	public function get_items( $request ) {
		global $wpdb;
		$limit = (int) $request['per_page'];
		$way   = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		// phpcs:ignore WordPress.DB -- {table} is filled in; $way is one of two words.
		$rows  = Sql::rows( 'campaigns', $wpdb->prepare( "SELECT * FROM {table} ORDER BY id $way LIMIT %d OFFSET %d", $limit, $limit * max( 0, (int) $request['page'] - 1 ) ) );
		$count = Sql::row( 'campaigns', 'SELECT COUNT(*) AS number FROM {table}' );
		_prime_post_caches( array_map( 'intval', array_column( $rows, 'post_id' ) ), false, false );
		$weekly = Weekly_Issue::readers( array_column( $rows, 'id' ) );
		( new Queue_Scheduler() )->ensure();
		return array(
			'items' => array_map(
				static function ( $row ) use ( $weekly ) {
					return self::item( $row, $weekly );
				},
				$rows
			),
			'total' => $count ? (int) $count['number'] : 0,
			'queue' => self::queue(),
		);
	}

	/**
	 * One campaign.
	 *
	 * @param \WP_REST_Request $request `id`.
	 * @return array|\WP_Error As item().
	 */
	public function get_item( $request ) {
		$row = ( new Campaigns() )->find( $request['id'] );
		return $row ? self::item( $row ) : Errors::gone();
	}

	/**
	 * Pauses, resumes, cancels, or tries failed mails again.
	 *
	 * @param \WP_REST_Request $request `id`, `action`.
	 * @return array|\WP_Error As item().
	 */
	public function update_item( $request ) {
		$row = ( new Campaigns() )->find( $request['id'] );
		if ( ! $row ) {
			return Errors::gone();
		}
		$done = ( new Campaigns() )->act( $row, $request['action'] );
		return is_wp_error( $done ) ? $done : self::item( $done );
	}

	/**
	 * Those who were not reached.
	 *
	 * @param \WP_REST_Request $request `id`, `page`, `per_page`.
	 * @return array|\WP_Error `items` (`id`, `email`, `error`, `tries`, `is_final`, `at`), `total`.
	 */
	public function get_failures( $request ) {
		if ( ! ( new Campaigns() )->find( $request['id'] ) ) {
			return Errors::gone();
		}
		$limit = (int) $request['per_page'];
		$items = array();
		foreach ( Delivery_Report::failures( (int) $request['id'], $limit * max( 0, (int) $request['page'] - 1 ), $limit ) as $row ) {
			$items[] = array(
				'id'       => (int) $row['subscriber_id'],
				'email'    => (string) $row['email'],
				'error'    => $row['error'],
				'tries'    => (int) $row['tries'],
				'is_final' => Deliveries::GIVEN_UP === (int) $row['state'],
				'at'       => Subscriber_List::time( Sql::time( (int) $row['at'] ) ),
			);
		}
		return array(
			'items' => $items,
			'total' => Delivery_Report::count_failures( (int) $request['id'] ),
		);
	}

	/**
	 * A campaign as it is answered.
	 *
	 * @param array      $row    Row.
	 * @param int[]|null $weekly As Weekly_Issue::readers(), if they are known.
	 * @return array
	 */
	public static function item( array $row, $weekly = null ) {
		$weekly  = null === $weekly ? Weekly_Issue::readers( array( $row['id'] ) ) : $weekly;
		$post    = get_post( (int) $row['post_id'] );
		$left    = max( 0, (int) $row['total'] - (int) $row['sent'] - (int) $row['failed'] );
		$actions = array();
		foreach ( Campaigns::ACTIONS as $action => $from ) {
			if ( in_array( $row['status'], $from, true ) && ( 'retry' !== $action || $row['failed'] > 0 ) ) {
				$actions[] = $action;
			}
		}
		$per_hour = ( new Send_Rate() )->per_hour();
		return array(
			'id'       => (int) $row['id'],
			'post'     => array(
				'id'    => (int) $row['post_id'],
				'title' => Campaigns::title( $row ),
				'link'  => $post ? (string) get_permalink( $post ) : '',
				'edit'  => $post ? (string) get_edit_post_link( $post, 'raw' ) : '',
			),
			'status'   => $row['status'],
			'note'     => $row['note'],
			'audience' => $row['audience'],
			'total'    => (int) $row['total'],
			'sent'     => (int) $row['sent'],
			'failed'   => (int) $row['failed'],
			'weekly'   => isset( $weekly[ (int) $row['id'] ] ) ? $weekly[ (int) $row['id'] ] : 0,
			'left'     => Campaigns::SENDING === $row['status'] || Campaigns::PAUSED === $row['status'] ? $left : 0,
			'seconds'  => Campaigns::SENDING === $row['status'] && $per_hour ? (int) ceil( 3600 * $left / $per_hour ) : null,
			'created'  => Subscriber_List::time( $row['created_gmt'] ),
			'starts'   => Subscriber_List::time( Sql::time( (int) $row['starts_at'] ) ),
			'started'  => Subscriber_List::time( $row['started_gmt'] ),
			'finished' => Subscriber_List::time( $row['finished_gmt'] ),
			'actions'  => $actions,
		);
	}

	/**
	 * How the queue does.
	 *
	 * @return array `per_hour` (0 for any number), `last_tick` (time or null), `is_stale`, `runner` (`action-scheduler` or `wp-cron`), `subscribers` (who would get a mail).
	 */
	private static function queue() {
		$tick = Counters::get( 'mail_tick' );
		return array(
			'per_hour'    => ( new Send_Rate() )->per_hour(),
			'last_tick'   => $tick ? Subscriber_List::time( Sql::time( $tick ) ) : null,
			'is_stale'    => ( new Queue_Scheduler() )->is_stale(),
			'runner'      => ( new Scheduler() )->has_scheduler() ? 'action-scheduler' : 'wp-cron',
			'subscribers' => ( new Subscribers() )->count( Subscriber_Status::ACTIVE ),
		);
	}
}
