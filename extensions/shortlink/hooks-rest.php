<?php
/**
 * REST hooks of the shortlink panel.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Extensions\Shortlink;

defined( 'ABSPATH' ) || exit;

// Behind plugins that know the field, too: theirs is left alone.
add_action( 'rest_api_init', array( Shortlink_Field::class, 'register' ), 100 );
