<?php
/**
 * Settings of payments (docs/server-contract.md B.5, D.2). Amounts are plain decimal numbers in the site's currency.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_currency'     => array(
		'type'    => 'string',
		'default' => 'USD',
		'section' => 'payments',
		'group'   => 'currency',
		'label'   => __( 'Currency', 'mainstreet-blocks' ),
		'help'    => __( 'Of the amounts below, and of new plans and products.', 'mainstreet-blocks' ),
		'enum'    => array_combine( Currencies::codes(), Currencies::codes() ),
	),
	'payments_receipts'     => array(
		'type'    => 'string',
		'default' => 'own',
		'section' => 'payments',
		'group'   => 'mails',
		'label'   => __( 'Receipts', 'mainstreet-blocks' ),
		'help'    => '',
		'enum'    => array(
			'own'      => __( 'Are sent by this site', 'mainstreet-blocks' ),
			'provider' => __( 'Are sent by the payment service, as set up there', 'mainstreet-blocks' ),
		),
	),
	'payments_notice'       => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'payments',
		'group'   => 'mails',
		'label'   => __( 'Send me an e-mail about each payment', 'mainstreet-blocks' ),
		'help'    => '',
	),
	'payments_notice_email' => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'payments',
		'group'   => 'mails',
		'label'   => __( 'Address for e-mails about payments', 'mainstreet-blocks' ),
		'help'    => __( 'Empty for the administration address of the site.', 'mainstreet-blocks' ),
		'format'  => 'email',
	),
	'payments_minimum'      => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'payments',
		'group'   => 'limits',
		'label'   => __( 'Smallest amount that people may name', 'mainstreet-blocks' ),
		'help'    => __( 'Such as 2.50. Stolen cards are tried out with very small amounts. Empty for the smallest amount that the payment service takes.', 'mainstreet-blocks' ),
		'format'  => 'decimal',
	),
	'payments_maximum'      => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'payments',
		'group'   => 'limits',
		'label'   => __( 'Largest amount that people may name', 'mainstreet-blocks' ),
		'help'    => __( 'Empty for no limit. In other currencies both limits apply in proportion to what the payment service takes at least.', 'mainstreet-blocks' ),
		'format'  => 'decimal',
	),
	'payments_fee_percent'  => array(
		'type'    => 'string',
		'default' => '2.9',
		'section' => 'payments',
		'group'   => 'fees',
		'label'   => __( 'Fees of the payment service, in percent', 'mainstreet-blocks' ),
		'help'    => __( 'For donors who want to cover the fees, where a donation form offers that.', 'mainstreet-blocks' ),
		'format'  => 'decimal',
	),
	'payments_fee_fixed'    => array(
		'type'    => 'string',
		'default' => '0.30',
		'section' => 'payments',
		'group'   => 'fees',
		'label'   => __( 'Fees of the payment service, fixed part', 'mainstreet-blocks' ),
		'help'    => __( 'What it takes of each payment besides.', 'mainstreet-blocks' ),
		'format'  => 'decimal',
	),
);
