<?php
/**
 * Module: donations.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Donations;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Donations', 'mainstreet-blocks' ),
	'description' => __( 'A form for one-time, monthly and yearly donations.', 'mainstreet-blocks' ),
	'one_of'      => array( 'stripe-secret', 'stripe-secret-test' ),
	'help'        => __( 'Connect Stripe, then insert the block: its payment plans are made by themselves. While this is off, the forms in posts are links to their page, and no donations are taken.', 'mainstreet-blocks' ),
);
