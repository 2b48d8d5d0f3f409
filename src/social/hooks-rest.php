<?php
namespace Mainstreet\Social;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Post_Switches::class, 'register_fields' ), 20 );
