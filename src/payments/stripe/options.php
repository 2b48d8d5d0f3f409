<?php
/** Setting for the payment mode, which all providers use. */

namespace Mainstreet\Payments\Stripe;

defined( 'ABSPATH' ) || exit;

return array(
	'payments_mode' => array(
		'type'    => 'string',
		'default' => 'test',
		'section' => 'payments',
		'group'   => 'mode',
		'label'   => __( 'Payment mode', 'mainstreet-blocks' ),
		'help'    => __( 'Test payments are not charged. Each mode needs its own keys, and purchases made in one mode do not count in the other.', 'mainstreet-blocks' ),
		'choices' => array(
			'test' => __( 'Test', 'mainstreet-blocks' ),
			'live' => __( 'Live', 'mainstreet-blocks' ),
		),
	),
);
