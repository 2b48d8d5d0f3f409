<?php
/**
 * Routes of payment plans (docs/server-contract.md A22–A24).
 *
 * GET memberships/status?source&type=all|donation&is_editable → account, links, products: [item]
 * GET memberships/products?type&currency&is_editable&is_deleted → [complete item]
 * POST memberships/products { type: donation, currency, is_editable } → [item], those of the currency
 * POST memberships/product { title, price, currency, interval, … } → item
 * POST memberships/product/<id> { what changes } → complete item
 * DELETE memberships/product/<id>?cancel_subscriptions → complete item
 *
 * An item: { id, title, price (number), currency, interval, type, buyer_can_change_amount, is_editable }; a complete one
 * has { description, welcome_email_content, multiple_per_user, is_deleted, author } besides.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Plans;

use Mainstreet\Registration\Routes;

defined( 'ABSPATH' ) || exit;

return static function ( Routes $routes ) {
	$add = static function ( $tail, array ...$handlers ) use ( $routes ) {
		$named = array_map(
			static function ( $handler ) {
				return array(
					'methods'             => $handler[0],
					'callback'            => array( Plan_Controller::class, $handler[1] ),
					'permission_callback' => array( Plan_Controller::class, $handler[2] ),
					'args'                => $handler[3],
				);
			},
			$handlers
		);
		$routes->add( 'wpcom/v2', $tail, $named + array( 'schema' => array( Plan_Item::class, 'schema' ) ) );
	};

	$text  = array( 'type' => 'string' );
	$flag  = array( 'type' => 'boolean' );
	$which = array(
		'type'        => array(
			'type' => 'string',
			'enum' => Plan_Post::TYPES,
		),
		'currency'    => $text,
		'is_editable' => $flag,
		'is_deleted'  => $flag,
	);
	$add(
		'/memberships/status',
		array(
			'GET',
			'status',
			'may_read',
			array(
				'source'      => $text,
				'type'        => array(
					'type'    => 'string',
					'enum'    => array( 'all', 'donation' ),
					'default' => 'all',
				),
				'is_editable' => $flag,
			),
		)
	);

	$missing = array(
		'type'        => $text + array( 'default' => '' ),
		'currency'    => $text + array( 'default' => '' ),
		'is_editable' => $flag + array( 'default' => false ),
	);
	$add( '/memberships/products', array( 'GET', 'index', 'may_read', $which ), array( 'POST', 'ensure', 'may_ensure', $missing ) );

	// What is missing or wrong is answered by Plan_Fields, in its own words.
	$fields = array(
		'title'                   => $text,
		'price'                   => array( 'type' => array( 'number', 'string' ) ),
		'currency'                => $text,
		'interval'                => $text,
		'type'                    => $text,
		'buyer_can_change_amount' => $flag,
		'is_editable'             => $flag,
		'description'             => $text,
		'welcome_email_content'   => $text,
		'multiple_per_user'       => $flag,
	);
	$add( '/memberships/product', array( 'POST', 'add', 'may_add', $fields ) );
	$add(
		'/memberships/product/(?P<id>\d+)',
		array( 'POST', 'change', 'may_change', $fields ),
		array( 'DELETE', 'archive', 'may_manage', array( 'cancel_subscriptions' => $flag + array( 'default' => false ) ) )
	);
};
