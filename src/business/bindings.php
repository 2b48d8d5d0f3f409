<?php
/** Block bindings source: details of the business. */

namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

return array(
	Business_Bindings::SOURCE => array(
		'label'              => __( 'Business details', 'mainstreet-blocks' ),
		'get_value_callback' => array( Business_Bindings::class, 'get_value' ),
	),
);
