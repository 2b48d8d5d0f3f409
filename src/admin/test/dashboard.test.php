<?php
/**
 * The dashboard widget, the help tabs of our screens, and the command palette.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Admin\Dashboard_Widget;
use Mainstreet\Admin\Palette\Command_Palette;
use Mainstreet\Connections\Connect_Forms\Connect_Page;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Payments\Orders\Order_Cleanup;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Responses\Privacy\Response_Cleanup;

require_once MAINSTREET_DIR . '/tests/php/answers.php';
require_once MAINSTREET_DIR . '/tests/php/newsletter.php';
require_once MAINSTREET_DIR . '/tests/php/payments.php';

/** What the widget of a role prints; '' if there is none. */
function dashboard_of( $role ) {
	global $wp_meta_boxes;
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	require_once ABSPATH . 'wp-admin/includes/dashboard.php';
	act_as( $role );
	set_current_screen( 'dashboard' );
	unset( $wp_meta_boxes['dashboard'] );
	Dashboard_Widget::add();
	$box = $wp_meta_boxes['dashboard']['normal']['core']['mainstreet_dashboard'] ?? null;
	ob_start();
	if ( $box ) {
		call_user_func( $box['callback'] );
	}
	return trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( ob_get_clean() ) ) );
}

/** Forgets the cached figures. */
function forget_figures() {
	foreach ( array( 'subscribers', 'payments' ) as $name ) {
		delete_transient( "mainstreet_figure_$name" );
	}
}

test( 'the dashboard has no widget where nothing is used', function () {
	forget_answers();
	newsletter();
	Sql::run( 'orders', 'DELETE FROM {table}' );
	forget_figures();
	foreach ( array( 'mainstreet_feedback_upkeep', 'mainstreet_newsletter_upkeep', 'mainstreet_order_upkeep' ) as $event ) {
		wp_clear_scheduled_hook( $event );
	}
	foreach ( array( 'administrator', 'editor', 'author', 'subscriber' ) as $role ) {
		same( '', dashboard_of( $role ), $role );
	}
} );

test( 'the widget shows each figure to those who may see it, counts new ones only, and keeps them for a while', function () {
	forget_answers();
	newsletter();
	Sql::run( 'orders', 'DELETE FROM {table}' );
	store_answer();
	store_answer( array( 'comment_status' => 'closed' ) );
	people( 3 );
	( new Subscribers() )->add( array( 'email' => 'p@example.org' ), 'pending' );
	Sql::run( 'subscribers', "UPDATE {table} SET created_gmt = '2020-01-01 00:00:00' WHERE name = 'Person 1'" );
	foreach ( array( array( 'live', Sql::time() ), array( 'live', '2020-01-01 00:00:00' ), array( 'test', Sql::time() ), array( 'live', null ) ) as $n => list( $mode, $paid ) ) {
		an_order( array( 'mode' => $mode, 'paid_gmt' => $paid, 'status' => $paid ? 'paid' : 'open', 'provider_ref' => "cs_d$n" ) );
	}
	forget_figures();
	Response_Cleanup::schedule();
	Subscriber_Cleanup::schedule();
	Order_Cleanup::schedule();
	same( '1 new response 2 new subscribers this week 1 payment this month', dashboard_of( 'administrator' ) );
	same( '1 new response', dashboard_of( 'editor' ) );
	same( '', dashboard_of( 'author' ) );
	people( 9 );
	store_answer();
	\Mainstreet\Responses\Storage\Unread_Count::recount();
	same( '2 new responses 2 new subscribers this week 1 payment this month', dashboard_of( 'administrator' ) );
	Modules::set( 'subscriptions', false );
	same( '2 new responses 1 payment this month', dashboard_of( 'administrator' ) );
	forget_answers();
} );

test( 'other plugins cannot break the widget, and its texts are escaped', function () {
	$add = static fn() => array( array( 'text' => '<b>9</b>', 'url' => 'javascript:alert(1)', 'icon' => '"><i>' ) );
	add_filter( 'mainstreet_dashboard_figures', $add, 99 );
	act_as( 'administrator' );
	set_current_screen( 'dashboard' );
	unset( $GLOBALS['wp_meta_boxes']['dashboard'] );
	Dashboard_Widget::add();
	ob_start();
	call_user_func( $GLOBALS['wp_meta_boxes']['dashboard']['normal']['core']['mainstreet_dashboard']['callback'] );
	$html = ob_get_clean();
	remove_filter( 'mainstreet_dashboard_figures', $add, 99 );
	holds( '&lt;b&gt;9&lt;/b&gt;', $html );
	holds_not( '<i>', $html );
	holds_not( 'javascript', $html );
	add_filter( 'mainstreet_dashboard_figures', '__return_null', 99 );
	same( '', dashboard_of( 'administrator' ) );
	remove_filter( 'mainstreet_dashboard_figures', '__return_null', 99 );
} );

test( 'each screen of the plugin has help', function () {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	act_as( 'administrator' );
	$opened = array();
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
		if ( preg_match( '/^load-(.*_page_mainstreet.*)$/', $hook ) ) {
			remove_all_actions( $hook );
		}
	}
	foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages', 'admin_page_hooks' ) as $name ) {
		$GLOBALS[ $name ] = array();
	}
	\Mainstreet\load_hooks( 'admin' );
	do_action( 'admin_menu', '' );
	foreach ( array_keys( $GLOBALS['wp_filter'] ) as $hook ) {
		if ( preg_match( '/^load-(.*_page_mainstreet.*)$/', $hook, $found ) && false === strpos( $hook, Connect_Page::SLUG ) ) {
			set_current_screen( $found[1] );
			do_action( $hook );
			$tabs     = get_current_screen()->get_help_tabs();
			$opened[] = $found[1];
			truly( isset( $tabs['mainstreet-help-0'] ), $hook );
			holds( '<p>', $tabs['mainstreet-help-0']['content'] );
			remove_all_actions( 'admin_enqueue_scripts' );
		}
	}
	sort( $opened );
	same( 1, count( preg_grep( '/newsletter/', $opened ) ) );
	same( 6, count( $opened ), implode( ', ', $opened ) );
} );

test( 'the command palette has the commands that a role may use, and none of what is off', function () {
	$names = static fn() => array_column( apply_filters( 'mainstreet_palette_commands', array() ), 'name' );
	$may   = array(
		'administrator' => array( 'add-subscriber', 'write-to-subscribers', 'responses', 'site-check' ),
		'editor'        => array( 'write-to-subscribers', 'responses' ),
		'author'        => array( 'write-to-subscribers' ),
		'contributor'   => array(),
	);
	foreach ( $may as $role => $expected ) {
		act_as( $role );
		same( $expected, $names(), $role );
	}
	act_as( 'administrator' );
	foreach ( array( 'contact-form', 'subscriptions' ) as $module ) {
		Modules::set( $module, false );
	}
	same( array( 'site-check' ), $names() );
	$script = static fn() => (string) wp_scripts()->get_inline_script_data( 'wp-commands', 'after' );
	Command_Palette::enqueue();
	holds_not( '#\\/tools', $script(), 'no palette on this screen' );
	wp_enqueue_script( 'wp-commands' );
	Command_Palette::enqueue();
	holds( '#\\/tools', $script() );
	holds( 'registerCommand', $script() );
	wp_dequeue_script( 'wp-commands' );
	wp_scripts()->registered['wp-commands']->extra['after'] = array();
} );
