<?php
/**
 * wp mainstreet subscribers and mailing.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';
require_once MAINSTREET_DIR . '/tests/php/cli.php';

test( 'wp mainstreet subscribers lists, counts and exports', function () {
	newsletter();
	people( 130 );
	( new Subscribers() )->add( array( 'email' => 'out@example.org', 'name' => '=Out' ), 'pending' );
	list( $count, $ids, $found, $csv, $export, $wrong ) = wp_cli( array(
		array( 'subscribers list', '--format=count' ),
		array( 'subscribers list', '--limit=0', '--format=ids', '--status=active' ),
		array( 'subscribers list', '--search=u13', '--fields=email' ),
		array( 'subscribers list', '--status=pending', '--format=csv', '--fields=email,name' ),
		array( 'subscribers export', '--format=json', '--status=pending' ),
		array( 'subscribers list', '--status=everyone' ),
	) );
	same( "131\n", $count['output'] );
	same( 130, count( array_unique( explode( ' ', $ids['output'] ) ) ) );
	same( "email\nu130@example.org\nu13@example.org\n", $found['output'] );
	same( "email,name\nout@example.org,'=Out\n", $csv['output'] );
	same( array( 'out@example.org' ), array_column( json_decode( $export['output'], true ), 'email' ) );
	same( 1, $wrong['code'] );
} );

test( 'wp mainstreet subscribers add invites, and subscribes only with consent', function () {
	newsletter();
	list( $asked, $agreed, $wrong, $user ) = wp_cli( array(
		array( 'subscribers add', 'ada@example.org', '--name=Ada' ),
		array( 'subscribers add', 'bob@example.org', '--consent' ),
		array( 'subscribers add', 'nobody' ),
		array( 'subscribers add', 'eve@example.org', 'user' => wp_insert_user( array( 'user_login' => 'cli-editor', 'user_pass' => 'x', 'role' => 'editor' ) ) ),
	) );
	same( "Success: ada@example.org gets an email to confirm the subscription.\n", $asked['output'] );
	same( array( 'pending', 'active', '', '' ), array( status_of( 'ada@example.org' ), status_of( 'bob@example.org' ), (string) status_of( 'nobody' ), (string) status_of( 'eve@example.org' ) ) );
	same( array( 0, 1, 1 ), array( $agreed['code'], $wrong['code'], $user['code'] ) );
	holds( 'valid email address', $wrong['errors'] );
} );

test( 'wp mainstreet subscribers import shows a file, and imports it with consent only', function () {
	newsletter();
	$text = "email,name\nada@example.org,Ada\nnobody,\nbob@example.org,Bob\n";
	list( $dry, $refused, $missing ) = wp_cli( array(
		array( 'subscribers import', '-', '--dry-run', 'stdin' => $text ),
		array( 'subscribers import', '-', 'stdin' => $text ),
		array( 'subscribers import', '/no/such/file.csv', '--consent' ),
	) );
	holds( '3 rows, read as UTF-8.', $dry['output'] );
	holds( 'ada@example.org', $dry['output'] );
	holds( 'agreed to receive your emails', $refused['errors'] );
	same( array( 0, 1, 1, 0 ), array( $dry['code'], $refused['code'], $missing['code'], ( new Subscribers() )->count( 'active' ) ) );
	list( $done ) = wp_cli( array( array( 'subscribers import', '-', '--consent', '--statement=At the shop', 'stdin' => $text ) ) );
	same( "Importing 3/3\nSuccess: 2 added, 0 known, 0 skipped, 1 invalid.\n", $done['output'] );
	holds( 'Warning: Row 3 – ', $done['errors'] );
	same( array( 'active', 'active' ), array( status_of( 'ada@example.org' ), status_of( 'bob@example.org' ) ) );
} );

test( 'wp mainstreet subscribers erase leaves a checksum only, and asks first', function () {
	newsletter();
	people( 3 );
	$editor = wp_insert_user( array( 'user_login' => 'cli-eraser', 'user_pass' => 'x', 'role' => 'editor' ) );
	list( $dry, $no, $user ) = wp_cli( array(
		array( 'subscribers erase', 'u1@example.org', 'no@example.org', '--dry-run' ),
		array( 'subscribers erase', 'u1@example.org', 'stdin' => 'n' ),
		array( 'subscribers erase', 'u1@example.org', '--yes', 'user' => $editor ),
	) );
	same( "Success: 1 subscriber found. Nothing was erased.\n", $dry['output'] );
	same( "Warning: no@example.org is not a subscriber.\n", $dry['errors'] );
	same( array( 0, 1, 'active' ), array( $no['code'], $user['code'], status_of( 'u1@example.org' ) ) );
	list( $done ) = wp_cli( array( array( 'subscribers erase', 'u1@example.org', 'U2@example.org', '--yes' ) ) );
	same( "Erasing 2/2\nSuccess: 2 subscribers erased.\n", $done['output'] );
	$row = ( new Subscribers() )->find_by_email( 'u1@example.org' );
	same( array( '', '', 'unsubscribed' ), array( $row['email'], $row['name'], $row['status'] ) );
	same( 1, ( new Subscribers() )->count( 'active' ) );
} );

test( 'wp mainstreet mailing lists, pauses, resumes and cancels', function () {
	newsletter();
	people( 2 );
	$id = (string) publish_news()['id'];
	list( $list, $paused, $twice, $resumed, $no, $cancelled, $unknown, $wrong ) = wp_cli( array(
		array( 'mailing list', '--fields=id,title,status' ),
		array( 'mailing pause', $id ),
		array( 'mailing pause', $id ),
		array( 'mailing resume', $id ),
		array( 'mailing cancel', $id ),
		array( 'mailing cancel', $id, '--yes' ),
		array( 'mailing pause', '99999' ),
		array( 'mailing pause', 'all' ),
	) );
	same( "id\ttitle\tstatus\n$id\tNews & “more”\tqueued\n", $list['output'] );
	holds( ': paused', $paused['output'] );
	same( array( 1, 0, 1, 1 ), array( $twice['code'], $no['code'], $unknown['code'], $wrong['code'] ) );
	holds( ': queued', $resumed['output'] );
	holds( ': cancelled', $cancelled['output'] );
	same( 'cancelled', ( new Campaigns() )->find( $id )['status'] );
} );
