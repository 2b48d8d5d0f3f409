<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Registration\Rest\File_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for orders and totals on the payments screen, for administrators. Amounts are integers in minor units.
 *
 * GET payments/orders?mode&status&plan&from&to&search&search_all&before&page&per_page → { items: [order], total, search_limit };
 *   `before` returns ids below that one, otherwise `page` counts; a search for a part of a text reads only the newest
 *   `search_limit` rows, unless `search_all` is true
 * GET payments/orders.csv (the same filters) → a file
 * GET payments/orders/<id> → order with { service, link, left, payment, subscription, post, renewals, history }
 * POST payments/orders/<id>/refund { amount, key (the same one is the same refund), cancel_subscription } → as GET
 * GET payments/totals?year&mode → { year, mode, years, months: [{ month, currency, orders, amount, refunded, disputed }] }
 */
final class Payments_Controller extends Controller {

	public function register_routes() {
		$may     = $this->require_capability( 'manage_options' );
		$may_one = array( $this, 'get_item_permissions_check' );
		$day     = array(
			'type'    => 'string',
			'pattern' => '^(\d{4}-\d{2}-\d{2})?$',
			'default' => '',
		);
		$filters = array(
			'mode'   => $this->choice_schema( array( '', 'live', 'test' ), '' ),
			'plan'   => $this->integer_schema( 0, PHP_INT_MAX, 0 ),
			'search' => $this->text_schema( 200, '' ),
			'status' => $this->choice_schema( array_merge( array( '' ), Order_Query::STATUSES ), '' ),
			'from'   => $day,
			'to'     => $day,
		);
		$totals  = array(
			'year' => $this->integer_schema( 0, 9998, 0 ),
			'mode' => $this->choice_schema( array( 'live', 'test' ), 'live' ),
		);
		$this->register_route( '/payments/orders', $this->endpoint( 'GET', array( $this, 'get_items' ), $may, $filters + $this->get_collection_params() ) );
		$this->register_route( '/payments/orders\.csv', $this->endpoint( 'GET', array( $this, 'export' ), $may, $filters ) );
		$this->register_route( '/payments/orders/(?P<id>\d+)', $this->endpoint( 'GET', array( $this, 'get_item' ), $may_one ) );
		$this->register_route( '/payments/orders/(?P<id>\d+)/refund', $this->endpoint( 'POST', array( $this, 'refund' ), $may_one, self::refund_args() ) );
		$this->register_route( '/payments/totals', $this->endpoint( 'GET', array( $this, 'get_totals' ), $may, $totals ) );
	}

	/** Returns the parameters of a refund. */
	private static function refund_args(): array {
		return array(
			'amount'              => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
			'key'                 => array(
				'type'     => 'string',
				'pattern'  => '^' . Order_Refund::KEY . '$',
				'required' => true,
			),
			'cancel_subscription' => array(
				'type'    => 'boolean',
				'default' => false,
			),
		);
	}

	/** Whether the user may manage payments. Also checks that the order exists. */
	public function get_item_permissions_check( $request ) {
		if ( ! current_user_can( 'manage_options' ) ) {
			return Errors::forbidden();
		}
		return ( new Orders() )->get( $request['id'] ) ? true : Errors::not_found();
	}

	/** Returns the parameters of the list, besides its filters. */
	public function get_collection_params() {
		return array(
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
	 * Lists a page of orders.
	 *
	 * @param \WP_REST_Request $request As for get_query().
	 * @return array `items`, `total` (10001 for more than 10000), `search_limit` (as Bounded_Search::limit()).
	 */
	public function get_items( $request ) {
		$query           = self::get_query( $request );
		$query['bounds'] = $request['search_all'] ? null : Order_Query::get_bounds( $query['search'] );
		$orders          = Order_Query::find_page( $query );
		return array(
			'items'        => array_map( array( Order_Item::class, 'format' ), $orders ),
			'total'        => Order_Query::count( $query, $orders ),
			'search_limit' => $query['bounds'] ? $query['bounds']->limit() : 0,
		);
	}

	/**
	 * Returns an order with all details.
	 *
	 * @return array|\WP_Error As Order_Item::format_details().
	 */
	public function get_item( $request ) {
		$order = ( new Orders() )->get( $request['id'] );
		return $order ? Order_Item::format_details( $order ) : Errors::not_found();
	}

	/**
	 * Refunds an order.
	 *
	 * @param \WP_REST_Request $request `id`, `amount` (minor units), `key`, `cancel_subscription`.
	 * @return array|\WP_Error As Order_Item::format_details().
	 */
	public function refund( \WP_REST_Request $request ) {
		$order = ( new Orders() )->get( $request['id'] );
		if ( ! $order ) {
			return Errors::not_found();
		}
		$after = Order_Refund::refund( $order, (int) $request['amount'], (string) $request['key'], (bool) $request['cancel_subscription'] );
		return is_wp_error( $after ) ? $after : Order_Item::format_details( $after );
	}

	/**
	 * Streams orders as a CSV file.
	 *
	 * @param \WP_REST_Request $request As for get_query().
	 */
	public function export( \WP_REST_Request $request ) {
		return File_Response::send_for(
			$request,
			static function () use ( $request ) {
				Order_Export::send( self::get_query( $request ) );
			}
		);
	}

	/**
	 * Returns the totals of a year.
	 *
	 * @param \WP_REST_Request $request `year` (0 for the current one), `mode`.
	 * @return array `year`, `mode`, `years` (first and last), `months` as Order_Totals::get_months().
	 */
	public function get_totals( \WP_REST_Request $request ) {
		$mode = (string) $request['mode'];
		$year = $request['year'] ? (int) $request['year'] : (int) wp_date( 'Y' );
		return array(
			'year'   => $year,
			'mode'   => $mode,
			'years'  => Order_Totals::get_years( $mode ),
			'months' => Order_Totals::get_months( $year, $mode ),
		);
	}

	/** Converts the request to a query (as for Order_Query). */
	private static function get_query( \WP_REST_Request $request ): array {
		return array(
			'mode'     => (string) $request['mode'],
			'status'   => (string) $request['status'],
			'search'   => trim( (string) $request['search'] ),
			'plan'     => (int) $request['plan'],
			'from'     => (string) $request['from'],
			'to'       => (string) $request['to'],
			'before'   => (int) $request['before'],
			'page'     => max( 1, (int) $request['page'] ),
			'per_page' => $request['per_page'] ? (int) $request['per_page'] : 20,
		);
	}
}
