<?php
namespace Mainstreet\Payments\Paypal;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_paypal_email' => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'payments',
		'group'     => 'services',
		'label'     => __( 'Email address of your PayPal account', 'mainstreet-blocks' ),
		'help'      => __( 'Payments for products with this address go to the account of your PayPal app. For products with a different address, PayPal is asked to pay that address instead, and may reject it.', 'mainstreet-blocks' ),
		'maxLength' => 254,
		'format'    => 'email',
	),
);
