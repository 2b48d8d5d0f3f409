<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Tools;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Http\Client_Ip;
use Mainstreet\Http\Upload_Probe;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Responses\Files\File_Validator;
use Mainstreet\Responses\Files\Response_Files;
use Mainstreet\Site_Health\Site_Checks;
use Mainstreet\Uploads\Part_Files;
use Mainstreet\Videos\Files\Video_Folder;

use function Mainstreet\Tests\{ act_as, holds, holds_not, rest, same, test, truly };

/** Sends bytes to the probe. */
function probe( $bytes ) {
	$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/probe' );
	$request->set_header( 'Content-Type', 'application/octet-stream' );
	$request->set_body( str_repeat( "\0", $bytes ) );
	return rest_do_request( $request );
}

test( 'settings go to another site without keys, and what does not fit is left out by name', function () {
	Secrets::set( 'mapbox', 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE' );
	Stored_Settings::save( array( 'newsletter_from_name' => 'Aurora', 'feedback_spam_days' => 7, 'modules_off' => array( 'map' ) ) );
	$file = rest( 'GET', '/mainstreet/v1/settings/export' )->get_data();
	same( array( 'mainstreet-settings', 'Aurora', 7, array( 'map' ) ), array( $file['kind'], $file['settings']['newsletter_from_name'], $file['settings']['feedback_spam_days'], $file['modules_off'] ) );
	holds_not( 'EXAMPLE', wp_json_encode( $file ) );
	same( array(), preg_grep( '/mapbox|token|secret|_key$/', array_keys( $file['settings'] ) ) );

	Stored_Settings::save( array( 'newsletter_from_name' => '', 'feedback_spam_days' => 30, 'modules_off' => array(), 'delete_on_uninstall' => false ) );
	$file['settings'] = array( 'feedback_spam_days' => 0, 'unknown<b>' => 'x', 'newsletter_opt_in' => array( 'single' ), 'delete_on_uninstall' => true, 'version' => 99 ) + $file['settings'];
	$file['modules_off'] = array( 'map', 'nonsense', array( 'x' ), 7 );
	$answer = rest( 'POST', '/mainstreet/v1/settings/import', array( 'file' => $file ) )->get_data();
	same( array( 'Aurora', 30, 'double', array( 'map' ) ), array( Options::get( 'newsletter_from_name' ), Options::get( 'feedback_spam_days' ), Options::get( 'newsletter_opt_in' ), Modules::disabled() ) );
	same( array( 'Delete spam after (days)', 'unknown', 'New subscribers', 'delete_on_uninstall', 'version' ), $answer['skipped'] );
	same( array( false, Install::VERSION ), array( ! empty( Stored_Settings::all()['delete_on_uninstall'] ), Stored_Settings::all()['version'] ) );
	same( count( Options::all() ) - 2, $answer['taken'] );
	foreach ( array( array(), array( 'kind' => 'x', 'settings' => array() ), array( 'kind' => 'mainstreet-settings' ), array( 'kind' => 'mainstreet-settings', 'settings' => 'x' ) ) as $wrong ) {
		same( 400, rest( 'POST', '/mainstreet/v1/settings/import', array( 'file' => $wrong ) )->get_status() );
	}
	act_as( 'editor' );
	same( array( 403, 403 ), array( rest( 'GET', '/mainstreet/v1/settings/export' )->get_status(), rest( 'POST', '/mainstreet/v1/settings/import', array( 'file' => $file ) )->get_status() ) );
} );

test( 'the probe says how much arrived, for who may upload, and what arrives is what visitors are told', function () {
	act_as( 'contributor' );
	same( 403, probe( 10 )->get_status() );
	same( null, Upload_Probe::last() );
	act_as( 'author' );
	same( array( 'length' => 524288 ), probe( 524288 )->get_data() );
	same( null, Upload_Probe::last(), 'it counts for who made it only' );
	act_as( 'administrator' );
	probe( 524288 );
	same( array( 'length' => 17 ), probe( 17 )->get_data() );
	same( 524288, Upload_Probe::last()['bytes'], 'only the sizes of the test count:' );
	add_filter( 'upload_size_limit', function () { return 64 * MB_IN_BYTES; } );
	same( 524288, File_Validator::max_bytes() );
	same( 'recommended', Site_Checks::run( 'upload' )['status'] );
	probe( 10485760 );
	same( 20 * MB_IN_BYTES, File_Validator::max_bytes() );
	same( 'good', Site_Checks::run( 'upload' )['status'] );
	act_as( 'author' );
	probe( 1048576 );
	same( 10485760, Upload_Probe::last()['bytes'], 'an author’s bad line does not count against more:' );
	act_as( 'administrator' );
	probe( 1048576 );
	same( 1048576, Upload_Probe::last()['bytes'] );
	// PHP itself lets 2 MB through: 1 MB is the largest test it can pass.
	remove_all_filters( 'upload_size_limit' );
	add_filter( 'upload_size_limit', function () { return 2 * MB_IN_BYTES; } );
	same( 2 * MB_IN_BYTES, File_Validator::max_bytes() );
	Stored_Settings::save( array( 'upload_probe' => 'broken' ) );
	same( null, Upload_Probe::last() );
} );

test( 'what an upload has met with is how the next one begins, within bounds, and a test of an administrator counts instead', function () {
	$piece = function () { return Upload_Probe::chunk_size( 10000000 ); };
	delete_transient( Upload_Probe::CHUNK_TRANSIENT );
	Stored_Settings::save( array( 'upload_probe' => null ) );
	same( 10000000, $piece() );
	foreach ( array( -1, 0, 1, 262143, 10000000, PHP_INT_MAX ) as $wrong ) {
		Upload_Probe::save_chunk_size( $wrong, 10000000 );
		same( 10000000, $piece(), $wrong );
	}
	Upload_Probe::save_chunk_size( 1250000, 10000000 );
	Upload_Probe::save_chunk_size( 5000000, 10000000 );
	same( 1250000, $piece(), 'larger pieces are no news:' );
	same( PHP_INT_MAX, Upload_Probe::limit(), 'what visitors are told stays as it is:' );
	act_as( 'author' );
	probe( 10485760 );
	same( 1250000, $piece() );
	act_as( 'administrator' );
	probe( 10485760 );
	same( 10000000, $piece() );
	set_transient( Upload_Probe::CHUNK_TRANSIENT, 'broken' );
	same( 10000000, $piece() );
	set_transient( Upload_Probe::CHUNK_TRANSIENT, -5 );
	same( 262144, $piece() );
	delete_transient( Upload_Probe::CHUNK_TRANSIENT );
	Stored_Settings::save( array( 'upload_probe' => null ) );
} );

test( 'each check answers as a test of Site Health, and those core lacks are tests there', function () {
	Response_Files::folder( true );
	$log = \Mainstreet\Tests\outside( function () { return array( 200, 'something else' ); } );
	foreach ( array_keys( Site_Checks::ALL ) as $id ) {
		$check = rest( 'GET', "/mainstreet/v1/checks/$id" )->get_data();
		truly( in_array( $check['status'], array( 'good', 'recommended', 'critical' ), true ), $id );
		truly( '' !== $check['label'] && '' !== $check['text'] && isset( $check['badge']['label'], $check['test'] ), $id );
		holds_not( '<', $check['text'] );
	}
	same( 404, rest( 'GET', '/mainstreet/v1/checks/nonsense' )->get_status() );
	$tests = apply_filters( 'site_status_tests', array( 'direct' => array(), 'async' => array() ) );
	same( array( 'mainstreet_cron', 'mainstreet_mail', 'mainstreet_secrets', 'mainstreet_upload', 'mainstreet_shared-uploads', 'mainstreet_typed-addresses', 'mainstreet_rest' ), array_keys( $tests['direct'] ) );
	same( array( 'mainstreet_private-folder', 'mainstreet_private-videos' ), array_keys( $tests['async'] ) );
	same( 'mainstreet_cron', call_user_func( $tests['direct']['mainstreet_cron']['test'] )['test'] );
	\Mainstreet\Responses\Files\Response_Files::delete_folder();
} );

test( 'checks see late tasks, failed e-mails, open files and a closed REST API', function () {
	$of = function ( $id ) { return Site_Checks::run( $id )['status']; };
	$cron = _get_cron_array();
	_set_cron_array( array() );
	same( 'good', $of( 'cron' ) );
	wp_schedule_single_event( time() - 1800, 'mainstreet_mail_tick' );
	same( 'recommended', $of( 'cron' ) );
	_set_cron_array( $cron );

	same( 'good', $of( 'mail' ) );
	$post = wp_insert_post( array( 'post_type' => 'feedback', 'post_title' => 'x', 'post_status' => 'publish' ) );
	update_post_meta( $post, '_mainstreet_mail_error', 'refused' );
	same( 'recommended', $of( 'mail' ) );

	same( 'good', $of( 'private-folder' ), 'nobody sent a file:' );
	$folder = Response_Files::folder( true );
	\Mainstreet\Tests\outside( function ( $url ) use ( $folder ) {
		return array( 200, (string) file_get_contents( $folder . '/' . basename( $url ) ) );
	} );
	same( 'recommended', $of( 'private-folder' ) );
	remove_all_filters( 'pre_http_request' );
	$log = \Mainstreet\Tests\outside( function () { return array( 403, 'Forbidden' ); } );
	same( 'good', $of( 'private-folder' ) );
	truly( $log[0][1]['reject_unsafe_urls'], 'asked through core’s safe functions' );
	remove_all_filters( 'pre_http_request' );
	\Mainstreet\Tests\outside( function () { return new \WP_Error( 'http_request_failed', 'x' ); } );
	holds( 'Could not check whether', Site_Checks::run( 'private-folder' )['label'] );
	same( array(), glob( "$folder/check-*" ), 'nothing is left:' );
	add_filter( 'upload_dir', function ( $dir ) { return array( 'basedir' => '/elsewhere' ) + $dir; } );
	add_filter( 'mainstreet_private_folder', function () use ( $folder ) { return dirname( $folder ); } );
	same( 'good', $of( 'private-folder' ), 'out of the web’s reach:' );
	\Mainstreet\Responses\Files\Response_Files::delete_folder();

	same( 'good', $of( 'rest' ) );
	// As in a browser: the nonce of who looks is not that of a visitor.
	$GLOBALS['wp_rest_auth_cookie'] = true;
	$_REQUEST['_wpnonce']           = wp_create_nonce( 'wp_rest' );
	same( 'good', $of( 'rest' ) );
	unset( $GLOBALS['wp_rest_auth_cookie'], $_REQUEST['_wpnonce'] );
	add_filter( 'rest_authentication_errors', function ( $error ) { return is_user_logged_in() ? $error : new \WP_Error( 'closed' ); } );
	same( 'recommended', $of( 'rest' ) );
	same( 1, get_current_user_id() );
} );

test( 'a web server that hands out private videos, or pieces of uploads, is told of with the lines that close it', function () {
	$run = function () { return Site_Checks::run( 'private-videos' ); };
	delete_option( Video_Folder::OPTION );
	delete_option( Part_Files::OPTION );
	same( array( 'good', 'There are no private videos yet.' ), array( $run()['status'], $run()['text'] ) );
	$folders = array( 'private-videos' => Video_Folder::path(), 'parts' => Part_Files::get_folder( true ) );
	foreach ( $folders as $open => $unused ) {
		// As nginx, which reads no .htaccess: of one folder.
		$asked = \Mainstreet\Tests\outside( function ( $url ) use ( $folders, $open ) {
			$folder = false !== strpos( $url, 'mainstreet-private-videos-' ) ? 'private-videos' : 'parts';
			return $folder === $open ? array( 200, (string) file_get_contents( $folders[ $folder ] . '/' . basename( $url ) ) ) : array( 403, 'Forbidden' );
		} );
		same( 'recommended', $run()['status'], $open );
		holds( 'location ~ /mainstreet-(private-videos|parts)-[0-9a-f]+/ { return 403; }', $run()['text'] );
		holds( '<pre><code>location ~ ', $run()['description'] );
		same( 6, count( $asked ), 'two for each time:' );
		truly( 1 === preg_match( '~/mainstreet-(private-videos|parts)-[0-9a-f]+/~', $asked[0][0] ), 'the lines fit the folder:' );
		remove_all_filters( 'pre_http_request' );
	}
	\Mainstreet\Tests\outside( function () { return array( 404, 'Nothing' ); } );
	same( 'good', $run()['status'] );
	remove_all_filters( 'pre_http_request' );
	// A site that can't ask itself is not told that its videos are open.
	\Mainstreet\Tests\outside( function () { return new \WP_Error( 'http_request_failed', 'x' ); } );
	holds( 'Could not check whether', $run()['label'] );
	holds_not( 'location', $run()['text'] );
	remove_all_filters( 'pre_http_request' );
	same( array(), array_merge( glob( $folders['private-videos'] . '/check-*' ), glob( $folders['parts'] . '/check-*' ) ), 'nothing is left:' );
	// Really: the server of tests does as Apache does, or not; it is one of the two.
	truly( in_array( $run()['status'], array( 'good', 'recommended' ), true ) );
} );

test( 'trusted proxies are set as a list of networks, and nothing else is', function () {
	$save = function ( $value ) { return rest( 'POST', '/mainstreet/v1/settings', array( 'trusted_proxies' => $value ) )->get_status(); };
	foreach ( array( 'nonsense', '203.0.113.0/33', '203.0.113.7,', '203.0.113.7 evil', "203.0.113.7\n10.0.0.1", '2001:db8::/129', '1.2.3' ) as $bad ) {
		same( '203.0.113.7,' === $bad ? 200 : 400, $save( $bad ), $bad );
	}
	same( 200, $save( '203.0.113.0/24, 2001:db8::/32' ) );
	$_SERVER['REMOTE_ADDR']          = '203.0.113.9';
	$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.4';
	same( '198.51.100.4', Client_Ip::ip() );
	same( 200, $save( '' ) );
	same( '203.0.113.9', Client_Ip::ip() );
	unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
} );

test( 'a network that visitors are in is never trusted as a proxy: typed, imported, or stored by an earlier version', function () {
	$_SERVER['REMOTE_ADDR']          = '1.1.1.1';
	$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.4';
	foreach ( array(
		'0.0.0.0/0', '::/0', '1.1.1.1/0', '1.1.1.1/1', '0.0.0.0/1,128.0.0.0/1', '1.0.0.0/7', '1.0.0.0/8', '10.0.0.0/7', '10.0.0.0/0', '127.0.0.1/0', '192.168.0.0/2', '1.1.0.0/9',
		'203.0.113.7, 0.0.0.0/0', '1.1.1.1/00', '0/0', '0.0.0.0/', '1.1.1.1/ 8', '1.1.1.1//8', '1.1.1.1/8/0', '1.1.1.1/-1', '1.1.1.1/+8', '1.1.1.1/8.0', '1.1.1.1/255.0.0.0', '1.1.1/24', '*', '0.0.0.0-255.255.255.255',
		'2000::/3', '2a00::/11', 'fc00::/6', 'fd00::/1', '::1/0', '::/96', '::ffff:0:0/96', '::ffff:0.0.0.0/96', '::ffff:1.1.1.1', '::ffff:1.1.1.1/128', '::ffff:1.1.1.1/24', '::FFFF:0101:0101', '0:0:0:0:0:ffff:0:0/97', '::1.1.1.1', '[::]/0',
	) as $bad ) {
		$answer = rest( 'POST', '/mainstreet/v1/settings', array( 'trusted_proxies' => $bad ) );
		same( 400, $answer->get_status(), $bad );
		holds( 'cannot be trusted.', $answer->get_data()['data']['params']['trusted_proxies'] );
		$answer = rest( 'POST', '/mainstreet/v1/settings/import', array( 'file' => array( 'kind' => 'mainstreet-settings', 'settings' => array( 'trusted_proxies' => $bad ) ) ) )->get_data();
		same( array( 0, array( 'Trusted proxies' ), '' ), array( $answer['taken'], $answer['skipped'], Options::get( 'trusted_proxies' ) ), $bad );
		holds( 'cannot be trusted.', $answer['reasons'][0] );
		Stored_Settings::save( array( 'trusted_proxies' => $bad ) );
		same( '1.1.1.1', Client_Ip::ip(), "stored $bad" );
		Stored_Settings::save( array( 'trusted_proxies' => '' ) );
	}
	Stored_Settings::save( array( 'trusted_proxies' => '0.0.0.0/0, 1.1.1.1' ) );
	same( '198.51.100.4', Client_Ip::ip(), 'what fits of a stored list goes on:' );
	unset( $_SERVER['HTTP_X_FORWARDED_FOR'] );
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
} );

test( 'networks that proxies really stand in are taken', function () {
	foreach ( array( '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '127.0.0.1', '100.64.0.0/10', 'fc00::/7', 'fd12:3456::/48', 'fe80::/10', '::1', '::1/128', '104.16.0.0/13', '23.192.0.0/11', '203.0.113.7/32', '2400:cb00::/32', '2a06:98c0::/29', '2600:1f00::/24', '2001:db8::1' ) as $good ) {
		same( 200, rest( 'POST', '/mainstreet/v1/settings', array( 'trusted_proxies' => $good ) )->get_status(), $good );
		$answer = rest( 'POST', '/mainstreet/v1/settings/import', array( 'file' => array( 'kind' => 'mainstreet-settings', 'settings' => array( 'trusted_proxies' => $good ) ) ) )->get_data();
		same( array( 1, array(), array(), $good ), array( $answer['taken'], $answer['skipped'], $answer['reasons'], Options::get( 'trusted_proxies' ) ) );
	}
} );

test( 'who gets answers to forms that name nobody is the owner’s choice', function () {
	$author = wp_insert_user( array( 'user_login' => 'writer' . wp_rand(), 'user_pass' => 'x', 'user_email' => wp_rand() . 'writer@example.org', 'role' => 'author' ) );
	$post   = wp_insert_post( array( 'post_title' => 'x', 'post_content' => 'x', 'post_status' => 'publish', 'post_author' => $author ) );
	$of     = function () use ( $post ) { return \Mainstreet\Blocks\Contact_Form\Submission\Submission_Handler::find_recipients( array( 'to' => array(), 'users' => array() ), array( 'type' => 'post', 'id' => (string) $post ), $post ); };
	same( array( get_userdata( $author )->user_email ), $of() );
	rest( 'POST', '/mainstreet/v1/settings', array( 'feedback_default_recipient' => 'admin' ) );
	same( array( get_option( 'admin_email' ) ), $of() );
	same( array( 'given@example.org' ), \Mainstreet\Blocks\Contact_Form\Submission\Submission_Handler::find_recipients( array( 'to' => array( 'given@example.org' ), 'users' => array() ), array( 'type' => 'post', 'id' => (string) $post ), $post ) );
} );

test( 'how long subscribers’ data is kept is the owner’s choice', function () {
	global $wpdb;
	$table = Tables::name( 'subscribers' );
	$row   = ( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->add( array( 'email' => 'ada@example.org' ), 'active' );
	$wpdb->query( "UPDATE `$table` SET signup_ip = x'cb007107', status = 'unsubscribed', created_gmt = '" . \Mainstreet\Core\Database\Sql::time( time() - 200 * DAY_IN_SECONDS ) . "', ip_gmt = '" . \Mainstreet\Core\Database\Sql::time( time() - 200 * DAY_IN_SECONDS ) . "', confirmed_gmt = NULL, unsubscribed_gmt = '" . \Mainstreet\Core\Database\Sql::time( time() - 200 * DAY_IN_SECONDS ) . "'" );
	$seen = function () use ( $wpdb, $table ) { return $wpdb->get_row( "SELECT email, signup_ip IS NULL AS no_ip FROM `$table`", ARRAY_A ); };
	Stored_Settings::save( array( 'newsletter_ip_days' => 300 ) );
	\Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup::run();
	same( array( 'email' => 'ada@example.org', 'no_ip' => '0' ), array_map( 'strval', $seen() ) );
	Stored_Settings::save( array( 'newsletter_ip_days' => 100 ) );
	\Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup::run();
	same( array( 'email' => 'ada@example.org', 'no_ip' => '1' ), array_map( 'strval', $seen() ) );
	Stored_Settings::save( array( 'newsletter_unsubscribed_months' => 6 ) );
	\Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Cleanup::run();
	same( '', $seen()['email'] );
} );

test( 'the suggested privacy policy names the services in use, the cookie, and how long data is kept', function () {
	require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
	$suggested = function () {
		$policies = new \ReflectionProperty( \WP_Privacy_Policy_Content::class, 'policy_content' );
		$policies->setAccessible( true );
		$policies->setValue( null, array() );
		set_current_screen( 'dashboard' );
		$GLOBALS['wp_current_filter'][] = 'admin_init';
		foreach ( array( \Mainstreet\Registration\Policy_Texts::class, \Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::class, \Mainstreet\Responses\Privacy\Response_Privacy::class ) as $class ) {
			$class::suggest_policy();
		}
		array_pop( $GLOBALS['wp_current_filter'] );
		unset( $GLOBALS['current_screen'] );
		return wp_json_encode( $policies->getValue(), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	};
	$before = $suggested();
	holds_not( 'Mapbox', $before );
	holds_not( 'Mailchimp', $before );
	holds( 'jp-visit-counter', $before );
	holds( 'your IP address, and delete it 30 days after', $before );
	holds( '24 months after you unsubscribe', $before );
	holds( 'We record which emails were sent to you, and delete these records after 30 days.', $before );
	holds( 'On our server it is deleted after 30 days; in the email that we receive about your message it is kept.', $before );
	holds_not( 'The IP address is not stored.', $before );
	Secrets::set( 'mapbox', 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE' );
	Stored_Settings::save( array( 'newsletter_ip_days' => 5, 'newsletter_unsubscribed_months' => 1, 'newsletter_deliveries_days' => 7, 'feedback_keep_ip_days' => 0, 'modules_off' => array( 'repeat-visitor' ) ) );
	$after = $suggested();
	holds( 'Mapbox', $after );
	holds_not( 'jp-visit-counter', $after );
	holds( 'your IP address, and delete it 5 days after', $after );
	holds( '1 month after you unsubscribe', $after );
	// Records of the weekly email stay for 30 days.
	holds( 'delete these records after 30 days', $after );
	holds( 'The IP address is not stored.', $after );
	holds_not( 'We also store your IP address, to tell spam', $after );
	Stored_Settings::save( array( 'newsletter_weekly' => 'off', 'newsletter_ip_days' => 0 ) );
	holds( 'delete these records after 7 days', $suggested() );
	holds( 'delete it with the next hourly cleanup', $suggested() );
	add_filter( 'jetpack_contact_form_forget_ip_address', '__return_true' );
	holds_not( 'We also store your IP address', $suggested() );
} );

test( 'web servers that do not share the uploads folder are told apart', function () {
	$check = function () { return Site_Checks::run( 'shared-uploads' ); };
	same( 'good', $check()['status'] );
	same( 0, (int) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Tables::name( 'counters' ) . " WHERE name LIKE 'head%'" ), 'no file yet, no marks' );
	$folder = Response_Files::folder( true );
	same( 'good', $check()['status'] );
	same( 1, count( glob( "$folder/head_*.txt" ) ), 'this server’s mark' );
	// Another server, seen an hour ago, with uploads of its own.
	\Mainstreet\Core\Database\Counters::set( 'head_web-2.internal', time() - 3600 );
	$result = $check();
	same( 'critical', $result['status'] );
	\Mainstreet\Tests\holds( 'web-2.internal', $result['text'] );
	// It shares them.
	file_put_contents( "$folder/head_" . md5( 'web-2.internal' ) . '.txt', '1' );
	same( 'good', $check()['status'] );
	unlink( "$folder/head_" . md5( 'web-2.internal' ) . '.txt' );
	// It is gone for days.
	\Mainstreet\Core\Database\Counters::set( 'head_web-2.internal', time() - 2 * DAY_IN_SECONDS );
	same( 'good', $check()['status'] );
	\Mainstreet\Core\Database\Counters::set( 'head_web-2.internal', time() - 8 * DAY_IN_SECONDS );
	$check();
	same( 0, \Mainstreet\Core\Database\Counters::get( 'head_web-2.internal' ), 'forgotten' );
	// The same server with a folder of its own: what the other wrote is not here.
	\Mainstreet\Core\Database\Counters::set( 'head_web-3.internal', time() );
	$own = get_temp_dir() . 'ms-own-' . wp_rand();
	mkdir( $own );
	add_filter( 'mainstreet_private_folder', function () use ( $own ) { return $own; } );
	same( 'critical', $check()['status'] );
	array_map( 'unlink', array_merge( glob( "$own/*/*" ), glob( "$own/*/.htaccess" ) ) );
	array_map( 'rmdir', glob( "$own/*" ) );
	rmdir( $own );
} );

test( 'little room for files is told', function () {
	Response_Files::folder( true );
	add_filter( 'mainstreet_files_quota', function ( $limits ) { return array( 'site' => 100 ) + $limits; } );
	same( 'good', Site_Checks::run( 'shared-uploads' )['status'] );
	\Mainstreet\Core\Database\Sql::insert( 'files', array( array( 'k' => array( str_repeat( 'a', 32 ) ), 'form' => array( md5( 'x' ) ), 'bytes' => 90, 'created' => time() ) ) );
	same( 'recommended', Site_Checks::run( 'shared-uploads' )['status'] );
} );
