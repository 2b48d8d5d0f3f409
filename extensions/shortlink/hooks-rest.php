<?php
namespace Mainstreet\Extensions\Shortlink;

defined( 'ABSPATH' ) || exit;

// Added after other plugins that register this field. Theirs has priority.
add_action( 'rest_api_init', array( Shortlink_Field::class, 'register' ), 100 );
