<?php
/** Abilities: orders, totals, plans and members. All of them only read. */

namespace Mainstreet\Payments;

defined( 'ABSPATH' ) || exit;

return array(
	'list-orders'    => array(
		'label'        => __( 'List orders', 'mainstreet-blocks' ),
		'description'  => __( 'Lists donations and payments, newest first. Amounts are in minor units, such as cents.', 'mainstreet-blocks' ),
		'is_untrusted' => true,
		'method'       => 'GET',
		'route'        => '/payments/orders',
		'input'        => array(
			'mode'     => __( 'live or test; empty for both.', 'mainstreet-blocks' ),
			'plan'     => __( 'ID of a plan; 0 for all.', 'mainstreet-blocks' ),
			'search'   => __( 'Part of an email address or name.', 'mainstreet-blocks' ),
			'status'   => __( 'Only entries with this status; empty for all.', 'mainstreet-blocks' ),
			'from'     => __( 'First day, such as 2026-01-31.', 'mainstreet-blocks' ),
			'to'       => __( 'Last day.', 'mainstreet-blocks' ),
			'page',
			'per_page',
		),
	),
	'payment-totals' => array(
		'label'       => __( 'Get payment totals', 'mainstreet-blocks' ),
		'description' => __( 'Returns the payments of a year, by month and currency. Amounts are in minor units, such as cents.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/payments/totals',
		'input'       => array(
			'year' => __( 'Year; 0 for the current one.', 'mainstreet-blocks' ),
			'mode' => __( 'live or test.', 'mainstreet-blocks' ),
		),
	),
	'list-plans'     => array(
		'label'       => __( 'List payment plans', 'mainstreet-blocks' ),
		'description' => __( 'Lists the payment plans, with the number of members and the posts that use each.', 'mainstreet-blocks' ),
		'method'      => 'GET',
		'route'       => '/payments/plans',
		'input'       => array( 'archived' => __( 'Whether to list archived plans instead.', 'mainstreet-blocks' ) ),
	),
	'list-members'   => array(
		'label'        => __( 'List members', 'mainstreet-blocks' ),
		'description'  => __( 'Lists the memberships that people paid for, newest first.', 'mainstreet-blocks' ),
		'is_untrusted' => true,
		'method'       => 'GET',
		'route'        => '/payments/members',
		'input'        => array(
			'mode'     => __( 'live or test; empty for both.', 'mainstreet-blocks' ),
			'plan'     => __( 'ID of a plan; 0 for all.', 'mainstreet-blocks' ),
			'search'   => __( 'Part of an email address or name.', 'mainstreet-blocks' ),
			'status'   => __( 'Only entries with this status; empty for all.', 'mainstreet-blocks' ),
			'page',
			'per_page',
		),
	),
);
