<?php
/**
 * The option of settings, written by several at once.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Registration\Modules\Modules;

test( 'what another process stored since this one has read stays', function () {
	$before = Stored_Settings::all();
	same( '', in_process( __DIR__ . '/processes/save-settings.php', array( 'names' => array( 'test_tide' ) ) )() );
	Stored_Settings::save( array( 'test_quay' => 'quay' ) );
	$now = array( 'test_tide' => 'test_tide', 'test_quay' => 'quay' ) + $before;
	same( array(), array_diff_key( $now, Stored_Settings::all() ) );
	wp_cache_flush();
	same( array(), array_diff_key( $now, Stored_Settings::all() ), 'in the database, too:' );
} );

test( 'processes that store settings in the same moment keep all of them', function () {
	$names = array();
	$waits = array();
	foreach ( array( 'a', 'b', 'c' ) as $letter ) {
		$own     = array_map( function ( $n ) use ( $letter ) { return "test_$letter$n"; }, range( 1, 12 ) );
		$names   = array_merge( $names, $own );
		$waits[] = in_process( __DIR__ . '/processes/save-settings.php', array( 'names' => $own ) );
	}
	same( array( '', '', '' ), array_map( function ( $wait ) { return $wait(); }, $waits ) );
	wp_cache_flush();
	same( array(), array_values( array_diff( $names, array_keys( Stored_Settings::all() ) ) ), 'lost:' );
} );

test( 'the first setting of a site is stored', function () {
	delete_option( Stored_Settings::OPTION );
	Stored_Settings::save( array( 'test_tide' => 'ebb' ) );
	wp_cache_flush();
	same( array( 'test_tide' => 'ebb' ), Stored_Settings::all() );
} );

test( 'a module that another process switched off since this one has read stays off', function () {
	$off = Modules::disabled();
	same( '', in_process( __DIR__ . '/processes/switch-module.php', array( 'id' => 'test-tide' ) )() );
	Modules::set( 'test-quay', false );
	same( array( 'test-quay', 'test-tide' ), array_values( array_diff( Modules::disabled(), $off ) ) );
} );
