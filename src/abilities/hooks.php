<?php
/** Hooks of the abilities. WordPress fires these actions when something asks for abilities, and never before version 6.9. */

namespace Mainstreet\Abilities;

defined( 'ABSPATH' ) || exit;

add_action( 'wp_abilities_api_categories_init', array( Abilities::class, 'register_category' ) );
add_action( 'wp_abilities_api_init', array( Abilities::class, 'register_all' ) );
