<?php
/**
 * Settings of PayPal.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Paypal;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_paypal_email' => array(
		'type'      => 'string',
		'default'   => '',
		'section'   => 'payments',
		'group'     => 'services',
		'label'     => __( 'E-mail address of your PayPal account', 'mainstreet-blocks' ),
		'help'      => __( 'Products with this address are paid to the account of your PayPal app. Products with another address name it to PayPal, which may refuse that.', 'mainstreet-blocks' ),
		'maxLength' => 254,
		'format'    => 'email',
	),
);
