<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Tables;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Settings\Settings_Screen;

test( 'only administrators read, write and test settings', function () {
	outside( function () { return array( 200, array( 'code' => 'TokenValid' ) ); } );
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 403, 'administrator' => 200 ) as $role => $status ) {
		act_as( $role );
		same( $status, rest( 'GET', '/mainstreet/v1/settings' )->get_status(), "$role GET" );
		same( $status, rest( 'POST', '/mainstreet/v1/settings', array( 'mapbox' => null ) )->get_status(), "$role POST" );
		same( $status, rest( 'POST', '/mainstreet/v1/settings/test/mapbox' )->get_status(), "$role test" );
	}
} );

test( 'reading tells what is set and never what it is', function () {
	$values = rest( 'GET', '/mainstreet/v1/settings' )->get_data();
	same( array( 'set' => false, 'hint' => '', 'source' => '', 'check' => null ), $values['mapbox'] );
	same( false, $values['delete_on_uninstall'] );
	Secrets::set( 'mapbox', TOKEN );
	$values = rest( 'GET', '/mainstreet/v1/settings' )->get_data();
	same( array( 'set' => true, 'hint' => '…MPLE', 'source' => 'database', 'check' => null ), $values['mapbox'] );
	holds_not( 'eyJ1', wp_json_encode( $values ) );
} );

test( 'routes describe what they take and answer', function () {
	foreach ( array( '/mainstreet/v1/settings' => 'mapbox', '/wpcom/v2/service-api-keys/mapbox' => 'service_api_key' ) as $path => $field ) {
		$request = new \WP_REST_Request( 'OPTIONS', $path );
		$options = rest_handle_options_request( null, rest_get_server(), $request )->get_data();
		truly( isset( $options['schema']['properties'][ $field ] ), $path );
		truly( isset( $options['endpoints'] ), $path );
	}
} );

test( 'a key is written; an empty string leaves it; null removes it', function () {
	outside( function () { return array( 200, array( 'code' => 'TokenValid', 'token' => array( 'usage' => 'pk', 'user' => 'owner' ) ) ); } );
	$values = rest( 'POST', '/mainstreet/v1/settings', array( 'mapbox' => TOKEN ) )->get_data();
	same( true, $values['mapbox']['set'] );
	same( 'owner', $values['mapbox']['check']['account'] );
	holds_not( 'eyJ1', wp_json_encode( $values ) );
	foreach ( array( array( 'mapbox' => '' ), array( 'mapbox' => '  ' ), array(), array( 'unknown' => 'x' ) ) as $body ) {
		rest( 'POST', '/mainstreet/v1/settings', $body );
		same( TOKEN, Secrets::get( 'mapbox' ) );
	}
	$values = rest( 'POST', '/mainstreet/v1/settings', array( 'mapbox' => null ) )->get_data();
	same( false, $values['mapbox']['set'] );
	same( '', Secrets::get( 'mapbox' ) );
} );

test( 'a refused key names its field, and the one before stays', function () {
	Secrets::set( 'mapbox', TOKEN );
	$response = rest( 'POST', '/mainstreet/v1/settings', array( 'mapbox' => 'sk.eyJ1Ijoib3duZXIifQ.SECRET' ) );
	same( 400, $response->get_status() );
	$data = $response->get_data();
	same( 'invalid_key', $data['code'] );
	same( array( 'mapbox' => 'This is a secret token; use a public one' ), $data['data']['params'] );
	same( TOKEN, Secrets::get( 'mapbox' ) );
	same( 400, rest( 'POST', '/mainstreet/v1/settings', array( 'mapbox' => array( 'a' ) ) )->get_status() );
} );

test( 'a key the host provides can not be changed', function () {
	putenv( 'MAINSTREET_MAPBOX_TOKEN=pk.the-token-of-the-host' );
	same( 409, rest( 'POST', '/mainstreet/v1/settings', array( 'mapbox' => TOKEN ) )->get_status() );
	same( 'environment', rest( 'GET', '/mainstreet/v1/settings' )->get_data()['mapbox']['source'] );
} );

test( 'testing says whose account it is, or what is wrong', function () {
	$test = function () { return rest( 'POST', '/mainstreet/v1/settings/test/mapbox' ); };
	same( 'mainstreet_not_configured', $test()->get_data()['code'] );
	same( false, $test()->get_data()['ok'] );
	Secrets::set( 'mapbox', TOKEN );
	outside( function () { return array( 200, array( 'code' => 'TokenValid', 'token' => array( 'user' => 'owner' ) ) ); } );
	same( 'owner', $test()->get_data()['account'] );
	same( true, $test()->get_data()['ok'] );
	remove_all_filters( 'pre_http_request' );
	outside( function () { return array( 200, array( 'code' => 'TokenExpired' ) ); } );
	same( array( 'ok' => false, 'code' => 'invalid_key', 'message' => 'This token has expired.' ), $test()->get_data() );
	same( false, rest( 'GET', '/mainstreet/v1/settings' )->get_data()['mapbox']['check']['ok'] );
	same( 404, rest( 'POST', '/mainstreet/v1/settings/test/nonsense' )->get_status() );
} );

test( 'a secret token that core’s screen stored is named as such', function () {
	update_option( TOKEN_OPTION, 'sk.eyJ1Ijoib3duZXIifQ.SECRET' );
	$log = outside( function () { return ''; } );
	same( 'This is a secret token; use a public one', rest( 'POST', '/mainstreet/v1/settings/test/mapbox' )->get_data()['message'] );
	same( 0, count( $log ) );
} );

test( 'settings and keys outlive the plugin unless the owner wants otherwise', function () {
	global $wpdb;
	$has_table = function () use ( $wpdb ) {
		return (bool) $wpdb->get_var( "SHOW TABLES LIKE '" . $wpdb->esc_like( Tables::name( 'throttle' ) ) . "'" );
	};
	Secrets::set( 'mapbox', TOKEN );
	update_option( 'mainstreet_key_checks', array( 'x' ) );
	set_transient( 'mainstreet_c_test', 'x', 60 );
	\Mainstreet\Lifecycle\Uninstall::run();
	same( TOKEN, Secrets::get( 'mapbox' ) );
	truly( $has_table() );

	same( true, rest( 'POST', '/mainstreet/v1/settings', array( 'delete_on_uninstall' => true ) )->get_data()['delete_on_uninstall'] );
	same( Install::VERSION, Stored_Settings::all()['version'], 'other settings stay:' );
	wp_schedule_single_event( time() + 900, 'mainstreet_mail_tick' );
	wp_schedule_event( time() + 900, 'hourly', 'mainstreet_newsletter_upkeep' );
	define( 'WP_UNINSTALL_PLUGIN', 'mainstreet-blocks/plugin.php' );
	require MAINSTREET_DIR . '/uninstall.php';
	same( null, get_option( TOKEN_OPTION, null ) );
	same( false, $has_table() );
	same( array( false, false ), array( wp_next_scheduled( 'mainstreet_mail_tick' ), wp_next_scheduled( 'mainstreet_newsletter_upkeep' ) ) );
	same( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%mainstreet%'" ) );
} );

test( 'of the settings one option is loaded by every page', function () {
	wp_cache_flush();
	$loaded = array_filter( array_keys( wp_load_alloptions() ), function ( $name ) { return false !== strpos( $name, 'mainstreet' ); } );
	same( array( 'mainstreet_settings' ), array_values( $loaded ) );
} );

test( 'the screen is in the menu of administrators, and its link on the Plugins screen', function () {
	global $submenu;
	$submenu = array();
	Settings_Screen::add();
	same( 'mainstreet', $submenu['options-general.php'][0][2] );
	same( 'manage_options', $submenu['options-general.php'][0][1] );
	$links = apply_filters( 'plugin_action_links_' . plugin_basename( MAINSTREET_FILE ), array( 'x' ) );
	holds( 'options-general.php?page=mainstreet', $links[0] );
	act_as( 'editor' );
	same( array( 'x' ), Settings_Screen::add_link( array( 'x' ) ) );
} );

test( 'the screen is Mainstreet > Settings in the menu of who has that, else Settings > Mainstreet', function () {
	global $submenu;
	$marked = function () {
		remove_all_filters( 'submenu_file' );
		Settings_Screen::mark_menu();
		return apply_filters( 'submenu_file', 'mainstreet', '' );
	};
	$submenu = array();
	same( 'mainstreet', $marked() );
	act_as( 'administrator' );
	\Mainstreet\Responses\Screen\Responses_Screen::add();
	\Mainstreet\Responses\Screen\Responses_Screen::add_settings_link();
	same( 'options-general.php?page=mainstreet', $marked() );
	truly( in_array( $marked(), array_column( $submenu['mainstreet-responses'], 2 ), true ), 'it names an entry of that menu:' );
	// While the menu opens Get started, core has renamed it.
	$submenu = array( 'mainstreet-start' => $submenu['mainstreet-responses'] );
	same( 'mainstreet', $marked() );
	$GLOBALS['_wp_real_parent_file'] = array( 'mainstreet-responses' => 'mainstreet-start' );
	same( 'options-general.php?page=mainstreet', $marked() );
	$GLOBALS['_wp_real_parent_file'] = array();
} );

test( 'without JavaScript the screen names the constants', function () {
	ob_start();
	Settings_Screen::render();
	$html = ob_get_clean();
	holds( '<code>MAINSTREET_MAPBOX_TOKEN</code>', $html );
	holds( '<noscript>', $html );
} );

test( 'script and style of the screen start from what is set, and lead back to this site only', function () {
	$state = function ( $return = null ) {
		unset( $_GET['return'] );
		if ( null !== $return ) {
			$_GET['return'] = wp_slash( $return );
		}
		wp_scripts()->remove( Settings_Screen::HANDLE );
		Settings_Screen::enqueue();
		$before = implode( "\n", wp_scripts()->get_data( Settings_Screen::HANDLE, 'before' ) );
		truly( 1 === preg_match( '/window\.mainstreetSettings = (\{.*\});/s', $before, $found ) );
		holds_not( '<', $found[1] );
		return json_decode( $found[1], true );
	};
	Secrets::set( 'mapbox', TOKEN );
	$given = $state();
	same( '', $given['returnUrl'] );
	truly( in_array( 'mapbox', array_column( $given['services'], 'id' ), true ) );
	same( '…MPLE', $given['values']['mapbox']['hint'] );
	holds_not( 'eyJ1', wp_json_encode( $given ) );
	$editor = admin_url( 'post.php?post=7&action=edit' );
	same( $editor, $state( $editor )['returnUrl'] );
	same( '/wp-admin/post.php?post=7', $state( '/wp-admin/post.php?post=7' )['returnUrl'] );
	foreach ( array( 'https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'data:text/html,x', array( 'x' ) ) as $bad ) {
		same( '', $state( $bad )['returnUrl'], wp_json_encode( $bad ) );
	}
	unset( $_GET['return'] );
} );

test( 'settings that are no keys are read and written by name, and only administrators’', function () {
	$values = rest( 'GET', '/mainstreet/v1/settings' )->get_data();
	same( array( 0, 'double', true ), array( $values['feedback_retention_months'], $values['newsletter_opt_in'], $values['newsletter_send_default'] ) );
	$values = rest( 'POST', '/mainstreet/v1/settings', array( 'feedback_retention_months' => 12, 'newsletter_from_name' => ' Aurora & friends ', 'newsletter_from_email' => 'news@example.org', 'newsletter_send_default' => false ) )->get_data();
	same( array( 12, 'Aurora & friends', 'news@example.org', false ), array( $values['feedback_retention_months'], $values['newsletter_from_name'], $values['newsletter_from_email'], $values['newsletter_send_default'] ) );
	same( 12, \Mainstreet\Core\Options\Options::get( 'feedback_retention_months' ) );
	same( 30, \Mainstreet\Core\Options\Options::get( 'feedback_spam_days' ), 'others stay:' );
	act_as( 'editor' );
	same( 403, rest( 'POST', '/mainstreet/v1/settings', array( 'feedback_retention_months' => 1 ) )->get_status() );
	same( 12, \Mainstreet\Core\Options\Options::get( 'feedback_retention_months' ) );
} );

test( 'a setting that does not fit names its field, and nothing is stored', function () {
	$before = Stored_Settings::all();
	foreach ( array(
		array( 'feedback_retention_months' => -1 ),
		array( 'feedback_retention_months' => 'soon' ),
		array( 'feedback_spam_days' => 0 ),
		array( 'newsletter_opt_in' => 'triple' ),
		array( 'newsletter_from_email' => 'nonsense' ),
		array( 'newsletter_from_email' => "a@example.org\r\nBcc: b@example.org" ),
		array( 'newsletter_from_name' => "Aurora\nBcc: b@example.org" ),
		array( 'newsletter_from_name' => str_repeat( 'x', 201 ) ),
		array( 'newsletter_from_name' => array( 'x' ) ),
		array( 'newsletter_send_default' => 'maybe' ),
	) as $body ) {
		$response = rest( 'POST', '/mainstreet/v1/settings', array_merge( array( 'feedback_keep_ip_days' => 5 ), $body ) );
		same( 400, $response->get_status(), wp_json_encode( $body ) );
		same( array_keys( $body ), array_keys( $response->get_data()['data']['params'] ) );
		truly( '' !== reset( $response->get_data()['data']['params'] ) );
	}
	same( $before, Stored_Settings::all() );
} );

test( 'every declared setting stands in a section of the screen, with label and shape', function () {
	$sections = array_column( \Mainstreet\Settings\Option_Fields::sections(), 'id' );
	foreach ( \Mainstreet\Settings\Option_Fields::describe() as $field ) {
		truly( in_array( $field['section'], $sections, true ), $field['name'] . ' has a section:' );
		truly( '' !== $field['label'], $field['name'] . ' has a label:' );
		$default = \Mainstreet\Core\Options\Options::all()[ $field['name'] ]['default'];
		same( $default, \Mainstreet\Core\Options\Options::sanitize( $field['name'], $default ), $field['name'] . ': its default fits:' );
	}
} );

test( 'each screen is in the menu of who may use it, and counts what is unread for nobody else', function () {
	global $menu, $submenu;
	$show = function ( $role ) use ( &$menu, &$submenu ) {
		$menu = $submenu = array();
		act_as( $role );
		\Mainstreet\Responses\Screen\Responses_Screen::add();
		\Mainstreet\Newsletter\Newsletter_Screen::add_page();
		\Mainstreet\Responses\Screen\Responses_Screen::add_settings_link();
		return isset( $submenu['mainstreet-responses'] ) ? array_values( wp_list_pluck( $submenu['mainstreet-responses'], 2 ) ) : array();
	};
	update_option( 'jetpack_feedback_unread_count', 7 );
	same( array( 'mainstreet-responses', 'mainstreet-newsletter', 'options-general.php?page=mainstreet' ), $show( 'administrator' ) );
	holds( '7 unread responses', reset( $menu )[0] );
	same( array( 'mainstreet-responses' ), $show( 'editor' ) );
	same( array(), $show( 'author' ) );
	same( array(), $menu );
	foreach ( array( \Mainstreet\Responses\Screen\Responses_Screen::class => 'feedback/export', \Mainstreet\Newsletter\Newsletter_Screen::class => 'subscribers/export' ) as $screen => $route ) {
		ob_start();
		$screen::render();
		holds( '<div id="mainstreet-' . $screen::NAME . '">', ob_get_clean() );
		$screen::enqueue();
		holds( $route, stripslashes( implode( '', wp_scripts()->get_data( 'mainstreet-' . $screen::NAME, 'before' ) ) ) );
		same( 'mainstreet-blocks', wp_scripts()->registered[ 'mainstreet-' . $screen::NAME ]->textdomain );
	}
} );

test( 'what matters most stands first, whatever file declares it', function () {
	$entries = array( 'a' => array( 'order' => 30 ), 'b' => array(), 'c' => array( 'order' => 1 ), 'd' => array( 'order' => 10 ) );
	same( array( 'c', 'b', 'd', 'a' ), array_keys( \Mainstreet\Settings\Option_Fields::sort_by_order( $entries ) ) );
	same( array(), \Mainstreet\Settings\Option_Fields::sort_by_order( array() ) );
	$services = array_keys( \Mainstreet\Settings\Option_Fields::sort_by_order( \Mainstreet\Connections\Services::all() ) );
	same( array( 'stripe-secret', 'stripe-secret-test' ), array_slice( $services, 0, 2 ) );
	same( array( 'stripe-webhook', 'stripe-webhook-test' ), array_slice( $services, -2 ) );
} );
