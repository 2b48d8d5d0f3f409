<?php
namespace Mainstreet\Social;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_editor_state', array( Post_Switches::class, 'add_to_editor' ) );
add_filter( 'mainstreet_settings_sections', array( Social_Buttons::class, 'add_section' ), 30 );
