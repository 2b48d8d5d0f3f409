<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Errors;
use Mainstreet\Registration\File_Answer;

defined( 'ABSPATH' ) || exit;

/**
 * What the screen asks about orders and sums; `routes.php` names the paths.
 */
final class Payments_Controller {

	/**
	 * Whether the user may see and change what concerns money; with an order in hand, whether there is such an order.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return true|\WP_Error
	 */
	public static function may_manage( $request ) {
		if ( ! current_user_can( 'manage_options' ) ) {
			return Errors::forbidden();
		}
		$is_order = 0 === strpos( $request->get_route(), '/mainstreet/v1/payments/orders/' );
		return ! $is_order || Order_Query::find( $request['id'] ) ? true : Errors::gone();
	}

	/**
	 * A page of orders.
	 *
	 * @param \WP_REST_Request $request As query() reads it.
	 * @return array `items`, `total` (10001 stands for more than 10000), `search_limit` (as Bounded_Search::limit()).
	 */
	public static function orders( $request ) {
		$query           = self::query( $request );
		$query['bounds'] = $request['search_all'] ? null : Order_Query::bounds( $query['search'] );
		$orders          = Order_Query::page( $query );
		return array(
			'items'        => array_map( array( Order_Item::class, 'of' ), $orders ),
			'total'        => Order_Query::total( $query, $orders ),
			'search_limit' => $query['bounds'] ? $query['bounds']->limit() : 0,
		);
	}

	/**
	 * Everything about an order.
	 *
	 * @param \WP_REST_Request $request `id`.
	 * @return array|\WP_Error As Order_Item::details().
	 */
	public static function order( $request ) {
		$order = Order_Query::find( $request['id'] );
		return $order ? Order_Item::details( $order ) : Errors::gone();
	}

	/**
	 * Gives money back.
	 *
	 * @param \WP_REST_Request $request `id`, `amount` (minor units), `key`, `cancel_subscription`.
	 * @return array|\WP_Error As Order_Item::details().
	 */
	public static function refund( $request ) {
		$order = Order_Query::find( $request['id'] );
		if ( ! $order ) {
			return Errors::gone();
		}
		$after = Order_Refund::give( $order, (int) $request['amount'], (string) $request['key'], (bool) $request['cancel_subscription'] );
		return is_wp_error( $after ) ? $after : Order_Item::details( $after );
	}

	/**
	 * Streams orders as a file.
	 *
	 * @param \WP_REST_Request $request As query() reads it.
	 * @return \WP_REST_Response
	 */
	public static function export( $request ) {
		return File_Answer::to(
			$request,
			static function () use ( $request ) {
				Order_Export::send( self::query( $request ) );
			}
		);
	}

	/**
	 * Sums of a year.
	 *
	 * @param \WP_REST_Request $request `year` (0 for the current one), `mode`.
	 * @return array `year`, `mode`, `years` (first and last), `months` as Order_Totals::of().
	 */
	public static function totals( $request ) {
		$mode = (string) $request['mode'];
		$year = $request['year'] ? (int) $request['year'] : (int) wp_date( 'Y' );
		return array(
			'year'   => $year,
			'mode'   => $mode,
			'years'  => Order_Totals::years( $mode ),
			'months' => Order_Totals::of( $year, $mode ),
		);
	}

	/**
	 * What to list.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array As Order_Query takes it.
	 */
	private static function query( $request ) {
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
