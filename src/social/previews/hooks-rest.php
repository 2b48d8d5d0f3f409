<?php
namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Seo_Meta::class, 'register' ), 0 );
