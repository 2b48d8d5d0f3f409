<?php
/**
 * Module: Paid Content.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Premium_Content;

defined( 'ABSPATH' ) || exit;

return array(
	'label'       => __( 'Paid Content', 'mainstreet-blocks' ),
	'description' => __( 'Parts of posts for who has paid.', 'mainstreet-blocks' ),
	'blocks'      => array( 'premium-content', 'subscriber-view', 'logged-out-view', 'buttons', 'login-button' ),
	'needs'       => array( 'mail' ),
	'one_of'      => array( 'stripe-secret', 'stripe-secret-test' ),
	'help'        => __( 'Choose a payment plan for the block. Who has bought it reads the subscriber view, everybody else the guest view. Pictures are files that everybody can open who knows their address.', 'mainstreet-blocks' ),
);
