<?php
/**
 * The plugin in a network of sites as WordPress's own setup makes it, with folders and with domains.
 *
 * @core
 * @seconds 18
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Tables;

require_once __DIR__ . '/network.php';

test( 'on a stock network it is activated for all sites, and each gets its own tables', function () {
	$all = count( Tables::files() );
	in_networks( function ( Network $network ) use ( $all ) {
		$two = $network->add( 'two' );
		same( 2, $two );
		same( 'active', $network->run( 'activate', array( 'network' => true ) ) );
		same( array( 1 => $all ), $network->tables(), 'only the site it was activated on' );
		$main = $network->run( 'plugin-state' );
		$look = $network->run( 'plugin-state', array(), 'two' );
		same( array( 1, 2 ), array( $main['site'], $look['site'] ) );
		same( array( 1 => $all, 2 => $all ), $network->tables() );
		// One key for the network, chosen once; what it signs is good on one site only.
		same( 1, $main['rows'] );
		foreach ( array( 'salt', 'stored', 'rows', 'version' ) as $what ) {
			same( $main[ $what ], $look[ $what ], $what );
		}
		truly( $main['ticket'] !== $look['ticket'], 'tickets of another site' );
		same( $main, $network->run( 'plugin-state' ), 'the next request sees the same' );
	} );
} );

test( 'on a stock network it is activated on one site, and the others know nothing of it', function () {
	$all = count( Tables::files() );
	in_networks( function ( Network $network ) use ( $all ) {
		$two = $network->add( 'two' );
		$network->add( 'three' );
		same( 'active', $network->run( 'activate', array( 'network' => false ), 'two' ) );
		same( array( $two => $all ), $network->tables() );
		same( $two, $network->run( 'plugin-state', array(), 'two' )['site'] );
		same( 'absent', $network->run( 'plugin-state' ) );
		same( 'absent', $network->run( 'plugin-state', array(), 'three' ) );
		same( array( $two => $all ), $network->tables() );
	} );
} );

test( 'sites of a network keep their own keys and settings', function () {
	in_networks( function ( Network $network ) {
		$network->add( 'two' );
		same( 'active', $network->run( 'activate', array( 'network' => true ) ) );
		$network->add( 'three' );
		foreach ( array( '' => TOKEN, 'two' => TOKEN . 'TWO' ) as $site => $key ) {
			same( $key, $network->run( 'store-key', array( 'key' => $key ), $site ) );
		}
		same( array( TOKEN, TOKEN ), $network->run( 'read-key' ) );
		same( array( TOKEN . 'TWO', TOKEN . 'TWO' ), $network->run( 'read-key', array(), 'two' ) );
		same( array( '', '' ), $network->run( 'read-key', array(), 'three' ) );
	} );
} );

test( 'a site that is added later gets its tables, and takes them along when it is deleted', function () {
	$all = count( Tables::files() );
	in_networks( function ( Network $network ) use ( $all ) {
		same( 'active', $network->run( 'activate', array( 'network' => true ) ) );
		$two   = $network->add( 'two' );
		$three = $network->add( 'three' );
		$network->run( 'plugin-state', array(), 'two' );
		$network->run( 'plugin-state', array(), 'three' );
		same( array( 1 => $all, $two => $all, $three => $all ), $network->tables() );
		same( 'deleted', $network->run( 'delete-site', array( 'id' => $two ) ) );
		same( array( 1 => $all, $three => $all ), $network->tables() );
		// One that nobody ever opened has none.
		$four = $network->add( 'four' );
		same( 'deleted', $network->run( 'delete-site', array( 'id' => $four ) ) );
		same( array( 1 => $all, $three => $all ), $network->tables() );
	} );
} );

test( 'deleted from a network, it leaves what each site wants to keep', function () {
	$all = count( Tables::files() );
	in_networks( function ( Network $network ) use ( $all ) {
		same( 'active', $network->run( 'activate', array( 'network' => true ) ) );
		$two = $network->add( 'two' );
		$network->run( 'plugin-state', array(), 'two' );
		same( 'gone', $network->run( 'uninstall', array( 'emptied' => array( $two ) ) ) );
		same( array( 1 => $all ), $network->tables() );
		same( 'absent', $network->run( 'plugin-state' ) );
	} );
} );
