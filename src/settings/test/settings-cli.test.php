<?php
/**
 * wp mainstreet module, settings and keys.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Options;
use Mainstreet\Registration\Modules\Modules;

require_once MAINSTREET_DIR . '/tests/php/cli.php';

test( 'wp mainstreet module lists modules, and turns them on and off', function () {
	list( $list, $off, $after, $on, $wrong ) = wp_cli( array(
		array( 'module list', '--format=json', '--fields=id,state,missing' ),
		array( 'module disable', 'map', 'contact-form' ),
		array( 'module list', '--format=csv', '--fields=id,state' ),
		array( 'module enable', 'map' ),
		array( 'module disable', 'calendly', 'no-such-module' ),
	) );
	truly( in_array( 'map', array_column( json_decode( $list['output'], true ), 'id' ), true ) );
	same( 2, substr_count( $off['output'], ' is off.' ) );
	holds( "map,off\n", $after['output'] );
	holds( ' is on.', $on['output'] );
	same( array( 1, "Error: There is no module “no-such-module”.\n" ), array( $wrong['code'], $wrong['errors'] ) );
	same( array( 'contact-form' ), Modules::disabled() );
} );

test( 'wp mainstreet settings reads and changes settings, and no keys', function () {
	Secrets::set( 'mapbox', TOKEN );
	list( $list, $one, $set, $wrong, $key, $unknown, $switch, $read ) = wp_cli( array(
		array( 'settings get', '--format=json' ),
		array( 'settings get', 'newsletter_mails_per_hour' ),
		array( 'settings set', 'newsletter_mails_per_hour', '500' ),
		array( 'settings set', 'newsletter_mails_per_hour', 'many' ),
		array( 'settings set', 'mapbox', TOKEN ),
		array( 'settings get', 'no_such_setting' ),
		array( 'settings set', 'delete_on_uninstall', 'true' ),
		array( 'settings get', 'delete_on_uninstall' ),
	) );
	$names = array_column( json_decode( $list['output'], true ), 'name' );
	truly( in_array( 'newsletter_mails_per_hour', $names, true ) && ! in_array( 'mapbox', $names, true ) );
	same( array( 0, "Success: newsletter_mails_per_hour: 500\n" ), array( $one['code'], $set['output'] ) );
	same( array( 1, 1, 1 ), array( $wrong['code'], $key['code'], $unknown['code'] ) );
	same( 500, Options::get( 'newsletter_mails_per_hour' ) );
	same( array( 0, "true\n" ), array( $switch['code'], $read['output'] ) );
	holds_not( TOKEN, wp_json_encode( array( $list, $key ) ) );
} );

test( 'wp mainstreet settings takes and prints lists as JSON', function () {
	$days = '[{"name":"Mon","hours":[{"opening":"09:00","closing":"17:00"}]}]';
	list( $empty, $set, $get, $wrong, $table ) = wp_cli( array(
		array( 'settings get', 'business_days' ),
		array( 'settings set', 'business_days', $days ),
		array( 'settings get', 'business_days' ),
		array( 'settings set', 'business_days', 'Monday' ),
		array( 'settings get', '--format=csv', '--fields=name,value' ),
	) );
	same( array( 0, "[]\n", '' ), array( $empty['code'], $empty['output'], $empty['errors'] ) );
	same( array( 0, '' ), array( $set['code'], $set['errors'] ) );
	same( array( 'name' => 'Mon', 'hours' => array( array( 'opening' => '09:00', 'closing' => '17:00' ) ) ), json_decode( $get['output'], true )[1] );
	same( 1, $wrong['code'] );
	holds( 'business_days,', $table['output'] );
} );

test( 'wp mainstreet settings import shows what changes, and imports it', function () {
	$file = get_temp_dir() . 'settings-' . wp_generate_password( 8, false ) . '.json';
	list( $export ) = wp_cli( array( array( 'settings export', "--file=$file" ) ) );
	holds( 'Success: Saved to', $export['output'] );
	$settings = json_decode( (string) file_get_contents( $file ), true );

	$settings['settings']['newsletter_mails_per_hour'] = 77;
	$settings['settings']["\x1b[2Jother"]              = 1;
	$text = wp_json_encode( $settings );
	list( $dry, $other ) = wp_cli( array(
		array( 'settings import', '-', '--dry-run', 'stdin' => $text ),
		array( 'settings import', '-', 'stdin' => '{"kind":"other"}' ),
	) );
	holds( 'newsletter_mails_per_hour: 77', $dry['output'] );
	holds( ' would be imported.', $dry['output'] );
	holds_not( "\x1b", $dry['errors'] );
	same( array( 0, 1 ), array( $dry['code'], $other['code'] ) );
	truly( 77 !== Options::get( 'newsletter_mails_per_hour' ) );
	list( $done ) = wp_cli( array( array( 'settings import', '-', 'stdin' => $text ) ) );
	holds( ' imported.', $done['output'] );
	same( 77, Options::get( 'newsletter_mails_per_hour' ) );
	unlink( $file );
} );

test( 'wp mainstreet keys reads keys from STDIN only, and never prints them', function () {
	$lines = array(
		array( 'keys set', 'mapbox', '--stdin', 'stdin' => TOKEN . "\n" ),
		array( 'keys list', '--fields=id,set,source,works' ),
		array( 'keys set', 'mapbox', TOKEN, '--stdin' ),
		array( 'keys set', 'mapbox' ),
		array( 'keys set', 'mapbox', '--stdin' ),
		array( 'keys set', 'nothing', '--stdin', 'stdin' => 'x' ),
		array( 'keys set', 'mapbox', '--stdin', 'stdin' => 'sk.secret' ),
	);
	$done  = wp_cli( $lines, array( 'code' => 'TokenValid', 'token' => array( 'usage' => 'pk', 'user' => 'owner' ) ) );
	same( array( 0, 0, 1, 1, 1, 1, 1 ), array_column( $done, 'code' ) );
	holds( 'works and is stored.', $done[0]['output'] );
	holds( "mapbox\ttrue\tdatabase\ttrue\n", $done[1]['output'] );
	holds( 'STDIN is empty.', $done[4]['errors'] );
	same( TOKEN, Secrets::get( 'mapbox' ) );
	unset( $done[2] );
	holds_not( 'eyJ1', wp_json_encode( $done ) );
	holds_not( 'sk.secret', wp_json_encode( $done ) );
} );
