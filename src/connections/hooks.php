<?php
/**
 * Keys of outside services.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_connectors_init', array( Services::class, 'register_connectors' ) );
add_filter( 'wp_default_autoload_value', array( Secrets::class, 'never_autoload' ), 10, 2 );
