<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Members\Memberships\Memberships;
use Mainstreet\Payments\Members\Memberships\Subscriptions;
use Mainstreet\Payments\Members\Pages\Member_Links;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for the members tab of the payments screen: lists memberships, mails login links, and ends access.
 *
 * GET payments/members?mode&status&plan&search&search_all&before&page&per_page → { items: [membership], total, search_limit }
 * POST payments/members/<id> { action: send_link|end } → membership
 */
final class Members_Screen_Controller extends Controller {

	public function register_routes() {
		$may    = array( $this, 'permissions_check' );
		$action = array( 'action' => $this->choice_schema( array( 'send_link', 'end' ) ) );
		$this->register_route( '/payments/members', $this->endpoint( 'GET', array( $this, 'get_items' ), $may, $this->get_collection_params() ) );
		$this->register_route( '/payments/members/(?P<id>\d+)', $this->endpoint( 'POST', array( $this, 'update_item' ), $may, $action ) );
	}

	/** @return array[] */
	public function get_collection_params() {
		return array(
			'mode'       => $this->choice_schema( array( '', 'live', 'test' ), '' ),
			'plan'       => $this->integer_schema( 0, PHP_INT_MAX, 0 ),
			'search'     => $this->text_schema( 200, '' ),
			'status'     => $this->choice_schema( array_merge( array( '' ), Member_Query::STATUSES ), '' ),
			'page'       => $this->integer_schema( 1, 1000000, 1 ),
			'per_page'   => $this->integer_schema( 1, 100, 20 ),
			'before'     => $this->integer_schema( 0, PHP_INT_MAX, 0 ),
			'search_all' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/**
	 * Whether the user may manage payments. Also checks that the requested membership exists.
	 *
	 * @param \WP_REST_Request $request `id` in routes of a single membership.
	 */
	public function permissions_check( \WP_REST_Request $request ) {
		if ( ! current_user_can( 'manage_options' ) ) {
			return Errors::forbidden();
		}
		return ! $request['id'] || Member_Query::find( $request['id'] ) ? true : Errors::not_found();
	}

	/**
	 * Lists a page of memberships.
	 *
	 * @param \WP_REST_Request $request `mode`, `status`, `plan`, `search`, `search_all`, `before`, `page`, `per_page`.
	 * @return array `items`, `total` (10001 for more than 10000), `search_limit` (as Bounded_Search::limit()).
	 */
	public function get_items( $request ) {
		$query = array(
			'mode'     => (string) $request['mode'],
			'status'   => (string) $request['status'],
			'plan'     => (int) $request['plan'],
			'search'   => trim( (string) $request['search'] ),
			'before'   => (int) $request['before'],
			'page'     => max( 1, (int) $request['page'] ),
			'per_page' => $request['per_page'] ? (int) $request['per_page'] : 20,
		);

		$query['bounds'] = $request['search_all'] ? null : Member_Query::get_bounds( $query['search'] );

		$items = Member_Query::find_page( $query );
		return array(
			'items'        => array_map( array( __CLASS__, 'named' ), $items ),
			'total'        => Member_Query::count( $query, $items ),
			'search_limit' => $query['bounds'] ? $query['bounds']->limit() : 0,
		);
	}

	/**
	 * Performs an action: `send_link` mails a login link, `end` cancels the subscription at its provider and ends the access.
	 *
	 * @param \WP_REST_Request $request `id`, `action`.
	 * @return array|\WP_Error The membership.
	 */
	public function update_item( $request ) {
		$item = Member_Query::find( $request['id'] );
		if ( ! $item ) {
			return Errors::not_found();
		}
		$done = 'end' === $request['action'] ? self::end( $item ) : self::send_link( $item );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$after = Member_Query::find( $item['id'] );
		return $after ? self::named( $after ) : Errors::not_found();
	}

	/** Mails a login link. */
	private static function send_link( array $item ) {
		return Member_Links::send( $item['member_id'] ) ? true : new \WP_Error(
			'mainstreet_not_sent',
			__( 'Could not send the email. Please check under Tools > Site Health whether this site can send email.', 'mainstreet-blocks' ),
			array( 'status' => 409 )
		);
	}

	/** Ends access. A subscription is canceled at the provider, so that nobody is charged without access. */
	private static function end( array $item ) {
		$row = Memberships::find( $item['id'] );
		if ( ! $row || ! in_array( $row['status'], array( Memberships::ACTIVE, Memberships::PAST_DUE ), true ) ) {
			// It has ended in the meantime.
			return true;
		}
		if ( Memberships::is_subscription( $row ) ) {
			return Subscriptions::cancel( $row, true );
		}
		Memberships::end( $item['id'] );
		return true;
	}

	/**
	 * Adds the title of the plan to an item.
	 *
	 * @param array $item Item of Member_Query.
	 */
	private static function named( array $item ) {
		$plan = ( new Plans() )->get( $item['plan_id'] );
		return $item + array( 'plan' => $plan ? $plan->title : '' );
	}
}
