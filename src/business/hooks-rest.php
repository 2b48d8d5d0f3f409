<?php
/** REST hooks of the business details. */

namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

// Core's settings route, by which the editor saves changes of blocks that are bound to the details.
add_action( 'rest_api_init', array( Business_Setting::class, 'register' ) );
