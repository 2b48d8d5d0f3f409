<?php
namespace Mainstreet\Social\Replies;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Reply_Settings::class, 'register_field' ), 20 );
