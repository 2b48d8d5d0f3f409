<?php
namespace Mainstreet\Responses;

use Mainstreet\Responses\Privacy\Response_Privacy;
use Mainstreet\Responses\Screen\Mail_Link_Page;
use Mainstreet\Responses\Screen\Responses_Screen;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_policy_texts', array( Response_Privacy::class, 'suggest_policy' ) );
add_action( 'admin_menu', array( Responses_Screen::class, 'add_menu' ), 9 );
add_action( 'admin_menu', array( Responses_Screen::class, 'add_settings_link' ), 11 );
add_action( 'load-toplevel_page_mainstreet-responses', array( Mail_Link_Page::class, 'handle' ) );
add_filter( 'mainstreet_settings_sections', array( Responses_Screen::class, 'add_section' ) );
// The event is scheduled with the first response: without it, there is nothing to count, and no query.
add_filter(
	'mainstreet_dashboard_figures',
	static fn( $figures ) => wp_next_scheduled( 'mainstreet_feedback_upkeep' ) ? Responses_Screen::add_figure( $figures ) : $figures
);
add_filter( 'mainstreet_palette_commands', array( Responses_Screen::class, 'add_command' ) );
