<?php
/**
 * REST hooks of posts that go out as newsletters.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Report;

defined( 'ABSPATH' ) || exit;

// Before core makes its routes, at 99: their arguments name the meta.
add_action( 'rest_api_init', array( Newsletter_Meta::class, 'register' ), 5 );
add_filter( 'mainstreet_subscriber_deliveries', array( Delivery_Report::class, 'of_subscriber' ), 10, 2 );
