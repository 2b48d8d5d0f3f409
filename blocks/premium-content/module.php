<?php
namespace Mainstreet\Blocks\Premium_Content;

use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

return array(
	'group'          => 'payments',
	'label'          => __( 'Paid Content', 'mainstreet-blocks' ),
	'description'    => __( 'Post content for paying members only.', 'mainstreet-blocks' ),
	'blocks'         => array( 'premium-content', 'subscriber-view', 'logged-out-view', 'buttons', 'login-button' ),
	'needs'          => array( 'mail' ),
	'paid_by'        => array( 'stripe' ),
	'help'           => __( 'Choose a payment plan for the block. People who buy it see the subscriber view, everyone else sees the guest view. Image files are not protected: anyone who knows the URL can open them.', 'mainstreet-blocks' ),
	'hidden_because' => static function ( array $attributes, $slug ) {
		return 'premium-content' === $slug && ! Providers::get_ready()
			? __( 'Visitors see the guest view and cannot buy access, because Stripe is not connected. An administrator has to connect it under Settings > Mainstreet.', 'mainstreet-blocks' )
			: '';
	},
);
