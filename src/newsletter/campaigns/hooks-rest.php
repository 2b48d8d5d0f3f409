<?php
/** REST hooks of campaigns. */

namespace Mainstreet\Newsletter\Campaigns;

use Mainstreet\Newsletter\Campaigns\Deliveries\Delivery_Report;

defined( 'ABSPATH' ) || exit;

// Before core creates its routes at priority 99, because their arguments include registered meta.
add_action( 'rest_api_init', array( Newsletter_Meta::class, 'register' ), 5 );
add_filter( 'mainstreet_subscriber_deliveries', array( Delivery_Report::class, 'add_deliveries' ), 10, 2 );
