<?php
namespace Mainstreet\Blocks\Paypal_Payment_Buttons;

defined( 'ABSPATH' ) || exit;

return array(
	'group'       => 'payments',
	'label'       => __( 'PayPal Payment Buttons', 'mainstreet-blocks' ),
	'description' => __( 'Payment buttons made in a PayPal account.', 'mainstreet-blocks' ),
	'sent'        => __( 'Visitors’ browsers load stacked buttons, so PayPal sees their IP address, browser details and the page. It may set cookies. A single button contacts PayPal only when it is clicked.', 'mainstreet-blocks' ),
	'policy'      => __( 'Payment buttons on our pages load from PayPal when they scroll into view, or when you click their button. PayPal then receives your IP address and the page you view, and may set cookies.', 'mainstreet-blocks' ),
	'help'        => __( 'Create a button in your PayPal account, and paste its code into the block. No keys are needed.', 'mainstreet-blocks' ),
);
