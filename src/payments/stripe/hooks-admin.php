<?php
namespace Mainstreet\Payments\Stripe;

use Mainstreet\Payments\Stripe\Webhook\Stripe_Webhook_Controller;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'admin_post_nopriv_', 'admin_post_' ) as $mainstreet_hook ) {
	add_action( $mainstreet_hook . 'mainstreet_stripe_webhook', array( Stripe_Webhook_Controller::class, 'receive_without_rest' ) );
}
