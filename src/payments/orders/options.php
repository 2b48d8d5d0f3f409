<?php
/** Settings of payments (docs/server-contract.md B.5, D.2). Amounts are plain decimal numbers in the site's currency. */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Payments\Money\Currencies;

defined( 'ABSPATH' ) || exit;

$mainstreet_amount = array(
	'type'    => 'string',
	'section' => 'payments',
	'pattern' => '^\d{1,7}(?:\.\d{1,3})?$',
	'error'   => __( 'Enter a number such as 2.50, with a decimal point and no currency symbol, or leave it empty.', 'mainstreet-blocks' ),
);

return array(
	'payments_currency'     => array(
		'type'    => 'string',
		'default' => 'USD',
		'section' => 'payments',
		'group'   => 'currency',
		'label'   => __( 'Currency', 'mainstreet-blocks' ),
		'help'    => __( 'Used for the amounts below and for new plans and products.', 'mainstreet-blocks' ),
		'choices' => array_combine( Currencies::codes(), Currencies::codes() ),
	),
	'payments_receipts'     => array(
		'type'    => 'string',
		'default' => 'own',
		'section' => 'payments',
		'group'   => 'mails',
		'label'   => __( 'Receipts', 'mainstreet-blocks' ),
		'help'    => '',
		'choices' => array(
			'own'      => __( 'Send from this site', 'mainstreet-blocks' ),
			'provider' => __( 'Send from the payment provider, as set up there', 'mainstreet-blocks' ),
		),
	),
	'payments_notice'       => array(
		'type'    => 'boolean',
		'default' => true,
		'section' => 'payments',
		'group'   => 'mails',
		'label'   => __( 'Email me about each payment', 'mainstreet-blocks' ),
		'help'    => '',
	),
	'payments_notice_email' => array(
		'type'    => 'string',
		'default' => '',
		'section' => 'payments',
		'group'   => 'mails',
		'label'   => __( 'Payment notification email', 'mainstreet-blocks' ),
		'help'    => __( 'Leave empty to use the site administration email address.', 'mainstreet-blocks' ),
		'format'  => 'email',
	),
	'payments_minimum'      => $mainstreet_amount + array(
		'default' => '',
		'group'   => 'limits',
		'label'   => __( 'Minimum custom amount', 'mainstreet-blocks' ),
		'help'    => __( 'For example, 2.50. Fraudsters test stolen cards with very small amounts. Leave empty to use the payment provider’s minimum.', 'mainstreet-blocks' ),
	),
	'payments_maximum'      => $mainstreet_amount + array(
		'default' => '',
		'group'   => 'limits',
		'label'   => __( 'Maximum custom amount', 'mainstreet-blocks' ),
		'help'    => __( 'Leave empty for no limit. In other currencies, both limits scale with the payment provider’s minimum amount.', 'mainstreet-blocks' ),
	),
	'payments_fee_percent'  => $mainstreet_amount + array(
		'default' => '2.9',
		'group'   => 'fees',
		'label'   => __( 'Payment fee, percentage', 'mainstreet-blocks' ),
		'help'    => __( 'For donors who want to cover the fees, if the donation form offers it.', 'mainstreet-blocks' ),
	),
	'payments_fee_fixed'    => $mainstreet_amount + array(
		'default' => '0.30',
		'group'   => 'fees',
		'label'   => __( 'Payment fee, fixed amount', 'mainstreet-blocks' ),
		'help'    => __( 'The fixed amount the payment provider charges per payment.', 'mainstreet-blocks' ),
	),
);
