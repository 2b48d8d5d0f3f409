<?php
/**
 * Routes of the screen of payments, for who manages the site. Amounts are integers in minor units.
 *
 * GET payments/orders?mode&status&plan&from&to&search&search_all&before&page&per_page → { items: [order], total, search_limit };
 *   `before` is the id that the page begins below (a page by keyset), else `page` counts; a search for a part of a text reads the newest
 *   rows, whose number `search_limit` is, unless `search_all` is true
 * GET payments/orders.csv (the same filters) → a file
 * GET payments/orders/<id> → order with { service, link, left, payment, subscription, post, renewals, history }
 * POST payments/orders/<id>/refund { amount, key, cancel_subscription } → as GET
 * GET payments/totals?year&mode → { year, mode, years, months: [{ month, currency, orders, amount, refunded, disputed }] }
 * GET payments/plans?archived → { items: [plan], currency }
 * POST payments/plans, payments/plans/<id> { title, price, currency, interval, … } → plan
 * DELETE payments/plans/<id>?cancel_subscriptions → { archived: true }
 * GET payments/members?mode&status&plan&search&search_all&before&page&per_page → { items: [membership], total, search_limit }
 * POST payments/members/<id> { action: send_link|end } → membership
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Screen;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$add        = static function ( $tail, array ...$handlers ) use ( $routes ) {
		foreach ( $handlers as &$handler ) {
			$handler = array(
				'methods'             => $handler[0],
				'callback'            => $handler[1],
				'permission_callback' => array( $handler[1][0], 'may_manage' ),
				'args'                => $handler[2],
			);
		}
		$routes->add( '', '/payments' . $tail, $handlers );
	};
	$choice     = static function ( array $values ) {
		return array(
			'type'    => 'string',
			'enum'    => array_merge( array( '' ), $values ),
			'default' => '',
		);
	};
	$number     = static function ( $least, $most, $otherwise ) {
		return array(
			'type'    => 'integer',
			'minimum' => $least,
			'maximum' => $most,
			'default' => $otherwise,
		);
	};
	$day        = array(
		'type'    => 'string',
		'pattern' => '^(\d{4}-\d{2}-\d{2})?$',
		'default' => '',
	);
	$filters    = array(
		'mode'   => $choice( array( 'live', 'test' ) ),
		'plan'   => $number( 0, PHP_INT_MAX, 0 ),
		'search' => array(
			'type'      => 'string',
			'maxLength' => 200,
			'default'   => '',
		),
	);
	$pages      = array(
		'page'     => $number( 1, 1000000, 1 ),
		'per_page' => $number( 1, 100, 20 ),
	);
	$lists      = $pages + array(
		'before'     => $number( 0, PHP_INT_MAX, 0 ),
		'search_all' => array(
			'type'    => 'boolean',
			'default' => false,
		),
	);
	$orders     = $filters + array(
		'status' => $choice( Order_Query::STATUSES ),
		'from'   => $day,
		'to'     => $day,
	);
	$refund     = array(
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
	$controller = Payments_Controller::class;
	$add( '/orders', array( 'GET', array( $controller, 'orders' ), $orders + $lists ) );
	$add( '/orders\.csv', array( 'GET', array( $controller, 'export' ), $orders ) );
	$add( '/orders/(?P<id>\d+)', array( 'GET', array( $controller, 'order' ), array() ) );
	$add( '/orders/(?P<id>\d+)/refund', array( 'POST', array( $controller, 'refund' ), $refund ) );
	$totals = array(
		'year' => $number( 0, 9998, 0 ),
		'mode' => array(
			'type'    => 'string',
			'enum'    => array( 'live', 'test' ),
			'default' => 'live',
		),
	);
	$add( '/totals', array( 'GET', array( $controller, 'totals' ), $totals ) );

	$text   = static function ( $most ) {
		return array(
			'type'      => 'string',
			'maxLength' => $most,
		);
	};
	$yes    = array( 'type' => 'boolean' );
	$no     = $yes + array( 'default' => false );
	$fields = array(
		'title'                   => $text( 500 ),
		'price'                   => $text( 40 ),
		'currency'                => $text( 10 ),
		'interval'                => $text( 20 ),
		'buyer_can_change_amount' => $yes,
		'description'             => $text( 5000 ),
		'welcome_email'           => $text( 5000 ),
	);
	$plans  = Plan_Controller::class;
	$add( '/plans', array( 'GET', array( $plans, 'index' ), array( 'archived' => $no ) ), array( 'POST', array( $plans, 'save' ), $fields ) );
	$add( '/plans/(?P<id>\d+)', array( 'POST', array( $plans, 'save' ), $fields ), array( 'DELETE', array( $plans, 'archive' ), array( 'cancel_subscriptions' => $no ) ) );

	$action = array(
		'action' => array(
			'type'     => 'string',
			'enum'     => array( 'send_link', 'end' ),
			'required' => true,
		),
	);
	$status = array( 'status' => $choice( Member_Query::STATUSES ) );
	$add( '/members', array( 'GET', array( Member_Controller::class, 'index' ), $filters + $status + $lists ) );
	$add( '/members/(?P<id>\d+)', array( 'POST', array( Member_Controller::class, 'act' ), $action ) );
};
