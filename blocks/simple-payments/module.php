<?php
namespace Mainstreet\Blocks\Simple_Payments;

defined( 'ABSPATH' ) || exit;

return array(
	'group'          => 'payments',
	'label'          => __( 'Pay with PayPal', 'mainstreet-blocks' ),
	'description'    => __( 'Products with a price and a buy button.', 'mainstreet-blocks' ),
	'paid_by'        => array( 'paypal', 'stripe' ),
	'help'           => __( 'Visitors pay with PayPal, or with Stripe if only Stripe is set up. Set the keys of your own account under Payments.', 'mainstreet-blocks' ),
	'hidden_because' => array( Product_Card::class, 'hidden_because' ),
);
