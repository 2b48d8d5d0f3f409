<?php
namespace Mainstreet\Payments\Stripe;

use Mainstreet\Payments\Stripe\Api\Stripe_Status;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_payments_webhook_renew', array( Stripe_Status::class, 'renew' ), 10, 2 );
