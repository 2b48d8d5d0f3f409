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
add_filter( 'mainstreet_dashboard_figures', array( Responses_Screen::class, 'add_figure' ) );
add_filter( 'mainstreet_palette_commands', array( Responses_Screen::class, 'add_command' ) );
