<?php
namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries;
use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Report;
use Mainstreet\Newsletter\Queue\Queue_Scheduler;
use Mainstreet\Newsletter\Queue\Send_Rate;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes of campaigns, for users with `manage_options`.
 *
 * GET campaigns?page&per_page&order → { items: [campaign], total, queue: { per_hour, last_tick, is_stale, runner, subscribers } }
 * GET campaigns/<id> → campaign
 * POST campaigns/<id> { action: pause|resume|cancel|retry } → campaign
 * GET campaigns/<id>/failures?page&per_page → { items: [{ id, email, error, tries, is_final, at }], total }
 *
 * A campaign: { id, post: { id, title, link, edit }, status: queued|sending|paused|done|failed|cancelled, note:
 * ''|owner|failures|unpublished, audience: all|members|weekly, total, sent, failed, weekly (number of people who get the post in
 * their weekly email), left, seconds (estimate or null), created, starts, started, finished, actions: [actions that the status
 * allows] }.
 */
final class Campaign_Controller extends Controller {

	public function register_routes() {
		$may    = $this->require_capability( 'manage_options' );
		$page   = $this->get_collection_params();
		$order  = array( 'order' => $this->choice_schema( array( 'desc', 'asc' ), 'desc' ) );
		$action = array( 'action' => $this->choice_schema( array_keys( Campaigns::ACTIONS ) ) );
		$this->register_route( '/campaigns', $this->endpoint( 'GET', array( $this, 'get_items' ), $may, $page + $order ) );
		$this->register_route(
			'/campaigns/(?P<id>\d+)',
			array(
				$this->endpoint( 'GET', array( $this, 'get_item' ), $may ),
				$this->endpoint( 'POST', array( $this, 'update_item' ), $may, $action ),
			)
		);
		$this->register_route( '/campaigns/(?P<id>\d+)/failures', $this->endpoint( 'GET', array( $this, 'get_failures' ), $may, $page ) );
	}

	/** Returns the parameters of list routes. */
	public function get_collection_params() {
		return array(
			'page'     => $this->integer_schema( 1, null, 1 ),
			'per_page' => $this->integer_schema( 1, 100, 20 ),
		);
	}

	/** Returns a page of campaigns, ordered by ID. Also schedules the queue if needed. */
	public function get_items( $request ) {
		global $wpdb;
		$limit = (int) $request['per_page'];
		$way   = 'asc' === $request['order'] ? 'ASC' : 'DESC';
		// phpcs:ignore WordPress.DB -- {table} is replaced by the table name; $way is `ASC` or `DESC`.
		$rows  = Sql::rows( 'campaigns', $wpdb->prepare( "SELECT * FROM {table} ORDER BY id $way LIMIT %d OFFSET %d", $limit, $limit * max( 0, (int) $request['page'] - 1 ) ) );
		$count = Sql::row( 'campaigns', 'SELECT COUNT(*) AS number FROM {table}' );
		_prime_post_caches( array_map( 'intval', array_column( $rows, 'post_id' ) ), false, false );
		$weekly = Weekly_Issue::count_readers( array_column( $rows, 'id' ) );
		( new Queue_Scheduler() )->schedule();
		return array(
			'items' => array_map( static fn( $row ) => self::item( $row, $weekly ), $rows ),
			'total' => $count ? (int) $count['number'] : 0,
			'queue' => self::queue(),
		);
	}

	public function get_item( $request ) {
		$row = ( new Campaigns() )->find( $request['id'] );
		return $row ? self::item( $row ) : Errors::not_found();
	}

	/** Pauses, resumes or cancels a campaign, or retries its failed emails. */
	public function update_item( $request ) {
		$row = ( new Campaigns() )->find( $request['id'] );
		if ( ! $row ) {
			return Errors::not_found();
		}
		$done = ( new Campaigns() )->run_action( $row, $request['action'] );
		return is_wp_error( $done ) ? $done : self::item( $done );
	}

	/** Returns the failed deliveries of a campaign. */
	public function get_failures( \WP_REST_Request $request ) {
		if ( ! ( new Campaigns() )->find( $request['id'] ) ) {
			return Errors::not_found();
		}
		$limit = (int) $request['per_page'];
		$items = array();
		foreach ( Delivery_Report::find_failures( (int) $request['id'], $limit * max( 0, (int) $request['page'] - 1 ), $limit ) as $row ) {
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
	 * Prepares a campaign for the response.
	 *
	 * @param int[]|null $weekly Result of Weekly_Issue::count_readers(); null to query it.
	 */
	public static function item( array $row, $weekly = null ): array {
		$weekly  = null === $weekly ? Weekly_Issue::count_readers( array( $row['id'] ) ) : $weekly;
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

	/** Returns the state of the queue. */
	private static function queue(): array {
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
