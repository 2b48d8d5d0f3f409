<?php
/**
 * Module: payment buttons.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Recurring_Payments;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Payment buttons', 'mainstreet-blocks' ),
	'description' => __( 'Buttons that sell a plan: once, every month or every year.', 'mainstreet-blocks' ),
	'blocks'      => array( 'recurring-payments', 'payment-buttons', 'payments-intro' ),
	'one_of'      => array( 'stripe-secret', 'stripe-secret-test' ),
	'help'        => __( 'Connect Stripe, then insert a payment button and choose or make its plan. While this is off, the buttons in posts lead nowhere, and nothing is sold by them.', 'mainstreet-blocks' ),
);
