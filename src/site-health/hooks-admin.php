<?php
namespace Mainstreet\Site_Health;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_state', array( Site_Checks::class, 'add_to_settings' ) );
add_filter( 'mainstreet_palette_commands', array( Site_Checks::class, 'add_command' ) );
