<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Leaving;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Sql;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Lifecycle\Install;
use Mainstreet\Lifecycle\Uninstall;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Responses\Files\Response_Files;
use function Mainstreet\Tests\{ in_process, rest, same, test, truly };

/** Every table of ours in the database. */
function tables() {
	global $wpdb;
	return $wpdb->get_col( "SHOW TABLES LIKE '%mainstreet%'" );
}

/** Options, transients and keys of ours. */
function options() {
	global $wpdb;
	return $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%mainstreet%' OR option_name LIKE 'connectors_%' ORDER BY option_name" );
}

/** Tasks of ours. */
function events() {
	$hooks = array();
	foreach ( _get_cron_array() as $due ) {
		$hooks = array_merge( $hooks, array_filter( array_keys( $due ), function ( $hook ) { return 0 === strpos( $hook, 'mainstreet' ); } ) );
	}
	return $hooks;
}

/** A site on which everything of ours is in use. */
function full_site() {
	global $wpdb;
	Secrets::set( 'mapbox', 'pk.eyJ1Ijoib3duZXIifQ.EXAMPLE' );
	Secrets::set( 'mailchimp', str_repeat( 'a1', 16 ) . '-us1' );
	update_option( 'mainstreet_key_checks', array( 'x' ), false );
	update_option( 'jetpack_feedback_unread_count', 1 );
	set_transient( 'mainstreet_c_test', 'x', 60 );
	Modules::set( 'map', false );
	( new Subscribers() )->add( array( 'email' => 'ada@example.org', 'consent' => 'Yes' ), 'active' );
	$post     = wp_insert_post( array( 'post_title' => 'News', 'post_content' => 'Text', 'post_status' => 'publish' ) );
	$campaign = ( new \Mainstreet\Newsletter\Campaigns\Campaigns() )->find_by_post( $post );
	truly( (bool) $campaign, 'the post is being mailed' );
	$folder = Response_Files::get_folder( true );
	file_put_contents( "$folder/" . str_repeat( 'ab', 16 ) . '.bin', 'a file' );
	$answer = wp_insert_post( array( 'post_type' => 'feedback', 'post_title' => 'Ada', 'post_status' => 'publish', 'post_content' => '{}' ) );
	add_post_meta( $answer, Response_Files::META, str_repeat( 'ab', 16 ) );
	$spam = wp_insert_post( array( 'post_type' => 'feedback', 'post_title' => 'Spam', 'post_status' => 'spam', 'post_content' => '{}' ) );
	Sql::insert( 'feedback_idx', array( array( 'post_id' => $answer, 'form_hash' => str_repeat( 'a', 40 ), 'created_gmt' => Sql::time(), 'has_ip' => 0 ) ) );
	foreach ( array( 'mainstreet_mail_tick', 'mainstreet_import_tick', 'mainstreet_newsletter_upkeep', 'mainstreet_signup_mails', 'mainstreet_feedback_upkeep', 'mainstreet_feedback_mail' ) as $hook ) {
		wp_schedule_single_event( time() + 900, $hook );
	}
	return compact( 'post', 'folder', 'answer', 'spam' );
}

test( 'without the owner’s word nothing is lost but what was planned', function () {
	$site    = full_site();
	$before  = array( tables(), options(), get_post_meta( $site['answer'] ), get_post_meta( $site['post'] ), ( new Subscribers() )->count( 'active' ) );
	// The choice about answers alone changes nothing: it belongs to the other one.
	rest( 'POST', '/mainstreet/v1/settings', array( 'delete_answers_on_uninstall' => true ) );
	Uninstall::run();
	same( $before, array( tables(), options(), get_post_meta( $site['answer'] ), get_post_meta( $site['post'] ), ( new Subscribers() )->count( 'active' ) ) );
	truly( is_file( $site['folder'] . '/' . str_repeat( 'ab', 16 ) . '.bin' ) );
	same( array(), events() );
	// And what was planned goes on when the plugin is there again.
	Install::activate();
	foreach ( array( 'mainstreet_feedback_upkeep', 'mainstreet_newsletter_upkeep', 'mainstreet_mail_tick' ) as $hook ) {
		truly( in_array( $hook, events(), true ), $hook );
	}
	Response_Files::delete_folder();
} );

test( 'with it everything of ours goes, and answers stay with their files and what leads there', function () {
	$site = full_site();
	rest( 'POST', '/mainstreet/v1/settings', array( 'delete_on_uninstall' => true ) );
	$file = $site['folder'] . '/' . str_repeat( 'ab', 16 ) . '.bin';
	Uninstall::run();
	same( array(), tables() );
	same( array( 'mainstreet_files_folder' ), options() );
	same( array(), events() );
	same( 'Ada', get_post( $site['answer'] )->post_title );
	same( array( str_repeat( 'ab', 16 ) ), get_post_meta( $site['answer'], Response_Files::META ) );
	same( $file, Response_Files::find_path( str_repeat( 'ab', 16 ) ) );
	same( 'publish', get_post( $site['post'] )->post_status, 'pages and posts stay:' );
	same( array(), get_post_meta( $site['post'], '_mainstreet_campaign' ) );
	Response_Files::delete_folder();
	// The plugin is installed once more.
	Install::maybe_run();
	same( 0, ( new Subscribers() )->count( 'active' ) );
} );

test( 'with both choices the site is as if the plugin had never been there', function () {
	global $wpdb;
	$site = full_site();
	for ( $i = 0; $i < 3; $i++ ) {
		wp_insert_post( array( 'post_type' => 'feedback', 'post_title' => "Answer $i", 'post_status' => 'trash', 'post_content' => '{}' ) );
	}
	rest( 'POST', '/mainstreet/v1/settings', array( 'delete_on_uninstall' => true, 'delete_answers_on_uninstall' => true ) );
	Uninstall::run();
	same( array( array(), array(), array() ), array( tables(), options(), events() ) );
	same( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'feedback'" ) );
	same( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key LIKE '%mainstreet%'" ) );
	same( '0', (string) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->usermeta} WHERE meta_key LIKE '%mainstreet%'" ) );
	same( null, get_post( $site['answer'] ) );
	same( false, is_dir( $site['folder'] ) );
	same( false, get_option( 'jetpack_feedback_unread_count' ) );
	same( 'publish', get_post( $site['post'] )->post_status );
	foreach ( wp_roles()->roles as $role ) {
		same( array(), array_filter( array_keys( $role['capabilities'] ), function ( $cap ) { return false !== strpos( $cap, 'mainstreet' ); } ) );
	}
	Install::maybe_run();
} );

test( 'deactivation leaves no task behind', function () {
	full_site();
	do_action( 'deactivate_' . plugin_basename( MAINSTREET_FILE ) );
	same( array(), events() );
	Response_Files::delete_folder();
} );

test( 'Action Scheduler keeps nothing of ours when the data goes, and waits for nothing when it stays', function () {
	$said = in_process( __DIR__ . '/processes/action-scheduler.php', array(), array(), dirname( __DIR__, 2 ) . '/newsletter/test/processes/load-action-scheduler.php' )();
	same(
		array(
			'deactivated' => array( 'other complete', 'mainstreet failed', 'mainstreet canceled' ),
			'kept'        => array( 'other complete', 'mainstreet failed', 'mainstreet canceled', 'mainstreet canceled' ),
			'deleted'     => array( 'other complete' ),
		),
		(array) json_decode( $said, true ),
		$said
	);
} );

test( 'an update from an older version adds what tables lack, and keeps every row', function () {
	global $wpdb;
	( new Subscribers() )->add( array( 'email' => 'ada@example.org', 'name' => 'Ada' ), 'active' );
	// As a version without these had left it.
	$table = Tables::name( 'subscribers' );
	$wpdb->query( "ALTER TABLE `$table` DROP COLUMN bounce_count" );
	$wpdb->query( "DROP INDEX user_id ON `$table`" );
	$wpdb->query( 'DROP TABLE ' . Tables::name( 'imports' ) );
	same( false, in_array( 'bounce_count', array_column( $wpdb->get_results( "SHOW COLUMNS FROM `$table`", ARRAY_A ), 'Field' ), true ) );
	Stored_Settings::save( array( 'version' => 1, 'newsletter_from_name' => 'Aurora' ) );
	Install::maybe_run();
	$columns = array_column( $wpdb->get_results( "SHOW COLUMNS FROM `$table`", ARRAY_A ), 'Field' );
	truly( in_array( 'bounce_count', $columns, true ) );
	truly( in_array( 'user_id', array_column( $wpdb->get_results( "SHOW INDEX FROM `$table`", ARRAY_A ), 'Key_name' ), true ) );
	truly( in_array( Tables::name( 'imports' ), tables(), true ) );
	$row = ( new Subscribers() )->find_by_email( 'ada@example.org' );
	same( array( 'Ada', 'active', '0' ), array( $row['name'], $row['status'], (string) $row['bounce_count'] ) );
	same( array( Install::VERSION, 'Aurora' ), array( Stored_Settings::all()['version'], Stored_Settings::all()['newsletter_from_name'] ) );
} );

test( 'a table that lacks nothing is not changed', function () {
	global $wpdb;
	foreach ( \Mainstreet\Core\Declarations::files( 'tables/*.php' ) as $file ) {
		$name  = basename( $file, '.php' );
		$table = Tables::name( $name );
		$parts = Tables::parts( require $file );
		$there = array_merge(
			array_column( $wpdb->get_results( "SHOW COLUMNS FROM `$table`", ARRAY_A ), 'Field' ),
			array_map( function ( $key ) { return 'KEY ' . $key; }, array_unique( array_column( $wpdb->get_results( "SHOW INDEX FROM `$table`", ARRAY_A ), 'Key_name' ) ) )
		);
		same( array(), array_values( array_diff( array_keys( $parts ), $there ) ), $name );
		same( array(), array_values( array_diff( $there, array_keys( $parts ), array( 'KEY PRIMARY' ) ) ), "$name has more" );
	}
	$log = array();
	add_filter( 'query', function ( $sql ) use ( &$log ) {
		$log[] = $sql;
		return $sql;
	} );
	Stored_Settings::save( array( 'version' => 1 ) );
	Install::maybe_run();
	same( array(), preg_grep( '/^\s*ALTER/i', $log ) );
} );
