<?php
namespace Mainstreet\Blocks\Recurring_Payments;

defined( 'ABSPATH' ) || exit;

return array(
	'group'          => 'payments',
	'label'          => __( 'Payment buttons', 'mainstreet-blocks' ),
	'description'    => __( 'Buttons that sell a plan: one-time, monthly or yearly.', 'mainstreet-blocks' ),
	'blocks'         => array( 'recurring-payments', 'payment-buttons', 'payments-intro' ),
	'paid_by'        => array( 'stripe' ),
	'help'           => __( 'Connect Stripe, then insert a payment button and select or create a plan. While this is off, payment buttons in posts do not work and nothing can be bought with them.', 'mainstreet-blocks' ),
	'hidden_because' => static function ( array $attributes, $slug ) {
		if ( 'payments-intro' === $slug ) {
			return __( 'Nothing is shown in its place until you choose what to add.', 'mainstreet-blocks' );
		}
		return 'recurring-payments' === $slug ? Payment_Button::hidden_because( $attributes ) : '';
	},
);
