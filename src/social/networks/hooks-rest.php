<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Social\Networks\Connections\Connections_Field;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Connections\Share_Meta;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Share_Meta::class, 'register' ), 0 );
add_action( 'rest_api_init', array( Connections_Field::class, 'register' ), 20 );
add_filter( 'mainstreet_thread_limits', static fn( $limits ) => Post_Connections::add_thread_limits( $limits, get_current_user_id() ) );
