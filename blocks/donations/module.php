<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Blocks\Donations\Rendering\Donations_Renderer;

defined( 'ABSPATH' ) || exit;

return array(
	'group'          => 'payments',
	'label'          => __( 'Donations', 'mainstreet-blocks' ),
	'description'    => __( 'A form for one-time, monthly and yearly donations.', 'mainstreet-blocks' ),
	'paid_by'        => array( 'stripe' ),
	'help'           => __( 'Connect Stripe, then insert the block. Payment plans are created automatically. While this is off, donation forms in posts become links to the page, and no donations are accepted.', 'mainstreet-blocks' ),
	'hidden_because' => array( Donations_Renderer::class, 'hidden_because' ),
);
