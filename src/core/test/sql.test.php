<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Subscribers\Opt_In\Consent_Texts;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_List;
use Mainstreet\Newsletter\Subscribers\Storage\Subscriber_Status;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

/** A text that people may type like any other. */
const PLACEHOLDER = "{table} {table}' `{table}` %s %1\$s";

test( 'what is typed is stored, changed and found as it is, also where it looks like the name of a table', function () {
	Sql::insert( 'consent_texts', array( array( 'sha1' => 'a', 'text' => PLACEHOLDER ), array( 'sha1' => '{table}', 'text' => '{table}' ) ) );
	$text = function ( $sha1 ) {
		global $wpdb;
		return Sql::row( 'consent_texts', $wpdb->prepare( 'SELECT text FROM {table} WHERE sha1 = %s', $sha1 ) )['text'];
	};
	same( PLACEHOLDER, $text( 'a' ) );
	same( '{table}', $text( '{table}' ) );

	global $wpdb;
	same( 1, Sql::update( 'consent_texts', array( 'text' => '{table}' ), $wpdb->prepare( 'text = %s', PLACEHOLDER ) ) );
	same( '{table}', $text( 'a' ) );
	same( 1, Sql::run( 'consent_texts', $wpdb->prepare( 'UPDATE {table} SET text = %s WHERE sha1 = %s', 'b {table}', '{table}' ) ) );
	same( 'b {table}', $text( '{table}' ) );
} );

test( 'a table whose name stands behind a value is not named at all: the statement fails instead of the value changing', function () {
	global $wpdb;
	Sql::insert( 'consent_texts', array( array( 'sha1' => 'a', 'text' => 'b' ) ) );
	foreach ( array( '{table}', 'x' ) as $value ) {
		same( array(), Sql::rows( 'consent_texts', $wpdb->prepare( 'SELECT %s AS typed FROM {table}', $value ) ) );
		truly( Sql::$failed );
	}
} );

test( 'a subscriber’s name, a search, a counter and a consent may hold the word', function () {
	$id = ( new Subscribers() )->add( array( 'email' => '{table}@example.org', 'name' => '{table}', 'fields' => array( '{table}' => '{table}' ), 'source' => 'screen', 'consent' => '{table}' ), Subscriber_Status::ACTIVE );
	$page = function ( $search ) { return Subscriber_List::page( array( 'status' => '', 'search' => $search, 'before' => 0, 'per_page' => 5 ) ); };
	same( array( '{table}' ), array_column( $page( '{table}' ), 'name' ) );
	same( array(), $page( \Mainstreet\Core\Database\Tables::name( 'subscribers' ) ) );
	$item = Subscriber_List::item( $page( '' )[0] );
	same( array( '{table}@example.org', '{table}', array( '{table}' => '{table}' ) ), array( $item['email'], $item['name'], (array) $item['fields'] ) );
	same( '{table}', Consent_Texts::get( Consent_Texts::find_or_create( '{table}' ) ) );
	Counters::set( '{table}', 3 );
	Counters::add( '{table}', 2 );
	same( 5, Counters::get( '{table}' ) );
} );
