<?php
/**
 * Module: products.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Simple_Payments;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Pay with PayPal', 'mainstreet-blocks' ),
	'description' => __( 'Products with a price and a button to buy.', 'mainstreet-blocks' ),
	'one_of'      => array( 'paypal', 'paypal-test', 'stripe-secret', 'stripe-secret-test' ),
	'help'        => __( 'Visitors pay with PayPal, or with Stripe where only that is set up. Keys of your own account are set under Payments.', 'mainstreet-blocks' ),
);
