<?php
namespace Mainstreet\Payments;

use Mainstreet\Payments\Events\Webhook_Settings_Controller;
use Mainstreet\Payments\Members\Member_Privacy;
use Mainstreet\Payments\Orders\Order_Privacy;
use Mainstreet\Payments\Plans\Payments_Account;
use Mainstreet\Payments\Screen\Payments_Screen;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_state', array( Webhook_Settings_Controller::class, 'add_to_settings' ) );
add_action( 'mainstreet_policy_texts', array( Member_Privacy::class, 'suggest_policy' ) );
add_action( 'mainstreet_policy_texts', array( Order_Privacy::class, 'suggest_policy' ) );
add_filter( 'mainstreet_editor_state', array( Payments_Account::class, 'add_to_editor' ), 7 );
add_action( 'admin_menu', array( Payments_Screen::class, 'add_to_menu' ) );
add_filter( 'mainstreet_settings_sections', array( Payments_Screen::class, 'add_section' ), 25 );
add_filter( 'mainstreet_settings_state', array( Payments_Screen::class, 'add_editor_link' ) );
// The event is scheduled with the first order: without it, there is nothing to count, and no query.
add_filter(
	'mainstreet_dashboard_figures',
	static fn( $figures ) => wp_next_scheduled( 'mainstreet_order_upkeep' ) ? Payments_Screen::add_figure( $figures ) : $figures,
	30
);
