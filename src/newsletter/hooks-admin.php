<?php
/** Admin hooks of the newsletter. */

namespace Mainstreet\Newsletter;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', array( Newsletter_Screen::class, 'add_page' ) );
add_filter( 'mainstreet_editor_state', array( Newsletter_Screen::class, 'add_to_editor' ), 6 );
add_filter( 'mainstreet_editor_site', array( Newsletter_Screen::class, 'add_to_site' ) );
add_filter( 'mainstreet_settings_sections', array( Newsletter_Screen::class, 'add_section' ), 20 );
// The event is scheduled with the first subscriber: without it, there is nothing to count, and no query.
add_filter(
	'mainstreet_dashboard_figures',
	static fn( $figures ) => wp_next_scheduled( 'mainstreet_newsletter_upkeep' ) ? Newsletter_Screen::add_figure( $figures ) : $figures,
	20
);
add_filter( 'mainstreet_palette_commands', array( Newsletter_Screen::class, 'add_commands' ) );
