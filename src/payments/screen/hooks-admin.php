<?php
/**
 * Admin hooks of the payments screen.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Screen;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Payments_Screen::class, 'add_to_menu' ) );
add_filter( 'mainstreet_settings_sections', array( Payments_Screen::class, 'add_section' ), 25 );
add_filter( 'mainstreet_settings_state', array( Editor_Return::class, 'add_link' ) );
