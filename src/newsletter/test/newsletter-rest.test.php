<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Newsletter\Campaigns\Campaigns;
use Mainstreet\Newsletter\Queue\Bounces;
use Mainstreet\Newsletter\Queue\Mail_Queue;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_File;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Export;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Import;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Sends a request with a query. */
function list_route( $path, array $query = array() ) {
	$request = new \WP_REST_Request( 'GET', '/mainstreet/v1' . $path );
	$request->set_query_params( $query );
	return rest_do_request( $request );
}

function import_people( $csv, array $more = array() ) {
	return rest( 'POST', '/mainstreet/v1/subscribers/import', $more + array( 'csv' => $csv, 'consent' => true ) );
}

function exported( $format ) {
	$text = '';
	Subscriber_Export::write( $format, array( 'status' => '', 'search' => '' ), function ( $piece ) use ( &$text ) { $text .= $piece; } );
	return $text;
}

test( 'only administrators get at subscribers and campaigns', function () {
	newsletter();
	people( 1 );
	$id       = (int) ( new Subscribers() )->find_by_email( 'u1@example.org' )['id'];
	$campaign = (int) publish_news()['id'];
	$all      = array(
		array( 'GET', '/subscribers' ), array( 'POST', '/subscribers', array( 'email' => 'x@example.org' ) ),
		array( 'GET', "/subscribers/$id" ), array( 'POST', '/subscribers/bulk', array( 'action' => 'delete', 'ids' => array( $id ) ) ),
		array( 'POST', "/subscribers/$id", array( 'action' => 'unsubscribe' ) ), array( 'DELETE', "/subscribers/$id" ),
		array( 'POST', '/subscribers/import', array( 'csv' => 'email', 'consent' => true ) ), array( 'GET', '/subscribers/export' ),
		array( 'POST', '/subscribers/import/' . str_repeat( '0', 20 ) ),
		array( 'GET', '/campaigns' ), array( 'GET', "/campaigns/$campaign" ), array( 'POST', "/campaigns/$campaign", array( 'action' => 'cancel' ) ),
		array( 'GET', "/campaigns/$campaign/failures" ), array( 'POST', '/newsletter/test', array( 'to' => 'x@example.org' ) ),
	);
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 403 ) as $role => $status ) {
		act_as( $role );
		foreach ( $all as $one ) {
			$answer = rest( $one[0], '/mainstreet/v1' . $one[1], isset( $one[2] ) ? $one[2] : null );
			same( $status, $answer->get_status(), "$role {$one[0]} {$one[1]}" );
			holds_not( '@example.org', wp_json_encode( $answer->get_data() ) );
		}
	}
	same( array( 'active', 'queued' ), array( status_of( 'u1@example.org' ), ( new Campaigns() )->find( $campaign )['status'] ) );
} );

test( 'the editor learns how many get a post, and nobody else', function () {
	newsletter();
	people( 2 );
	people( 4, 'pending' );
	foreach ( array( '' => 401, 'subscriber' => 401, 'contributor' => 200 ) as $role => $status ) {
		act_as( $role );
		foreach ( array( '/wpcom/v2', '/mainstreet/v1' ) as $namespace ) {
			$answer = rest( 'GET', $namespace . '/subscribers/count' );
			same( $status, $answer->get_status(), $role );
			$data = (array) $answer->get_data();
			same( 200 === $status ? 2 : 'authorization_required', 200 === $status ? $data['count'] : $data['code'] );
		}
	}
} );

test( 'the list is read in pages, searched and filtered, and tells no secret', function () {
	newsletter();
	people( 5 );
	( new Subscribers() )->add( array( 'email' => 'odd_%name@example.org', 'name' => 'Žofie' ), 'unsubscribed' );
	act_as( 'administrator' );
	$first = list_route( '/subscribers', array( 'per_page' => 4 ) )->get_data();
	same( array( 'odd_%name@example.org', 'u5@example.org', 'u4@example.org', 'u3@example.org' ), array_column( $first['items'], 'email' ) );
	$second = list_route( '/subscribers', array( 'per_page' => 4, 'page' => 2 ) )->get_data();
	same( array( array( 'u2@example.org', 'u1@example.org' ), 6, 6 ), array( array_column( $second['items'], 'email' ), $first['total'], $second['total'] ) );
	same( array( 'u1@example.org', 'u2@example.org' ), array_column( list_route( '/subscribers', array( 'per_page' => 2, 'order' => 'asc' ) )->get_data()['items'], 'email' ) );
	same( 'odd_%name@example.org', list_route( '/subscribers', array( 'orderby' => 'status' ) )->get_data()['items'][0]['email'] );
	same( 'u1@example.org', list_route( '/subscribers', array( 'orderby' => 'status', 'order' => 'asc' ) )->get_data()['items'][0]['email'] );
	same( array( 1, 5 ), array( list_route( '/subscribers', array( 'status' => 'unsubscribed' ) )->get_data()['total'], list_route( '/subscribers', array( 'search' => 'u', 'status' => 'active' ) )->get_data()['total'] ) );
	same( 400, list_route( '/subscribers', array( 'orderby' => 'email' ) )->get_status(), 'no index' );
	same( array( 'all' => 6, 'pending' => 0, 'active' => 5, 'unsubscribed' => 1, 'bounced' => 0, 'complained' => 0 ), $first['counts'] );
	same( 1, count( list_route( '/subscribers', array( 'search' => '_%' ) )->get_data()['items'] ) );
	same( 1, count( list_route( '/subscribers', array( 'search' => 'Žof' ) )->get_data()['items'] ) );
	same( 1, count( list_route( '/subscribers', array( 'status' => 'unsubscribed' ) )->get_data()['items'] ) );
	same( 0, count( list_route( '/subscribers', array( 'search' => "' OR 1=1 -- " ) )->get_data()['items'] ) );
	same( 400, list_route( '/subscribers', array( 'status' => 'x' ) )->get_status() );
	same( 400, list_route( '/subscribers', array( 'per_page' => 1000 ) )->get_status() );
	foreach ( array( 'unsub_key', 'confirm_hash', 'email_key', 'signup_ip' ) as $secret ) {
		holds_not( $secret, wp_json_encode( $first ) );
	}
} );

test( 'the owner adds with the person’s word or with a mail to confirm, and nobody who left', function () {
	$mails = newsletter();
	act_as( 'administrator' );
	$add = function ( $email, $consent ) { return rest( 'POST', '/mainstreet/v1/subscribers', array( 'email' => $email, 'name' => 'N', 'consent' => $consent ) ); };
	same( array( 'active', true, false ), array( $add( 'a@example.org', true )->get_data()['item']['status'], true, false ) );
	$answer = $add( 'b@example.org', false )->get_data();
	same( array( 'pending', true, true, 1 ), array( $answer['item']['status'], $answer['is_new'], $answer['mailed'], count( $mails ) ) );
	same( 'active', $add( 'b@example.org', true )->get_data()['item']['status'] );
	same( 400, $add( 'nonsense', true )->get_status() );
	$id = $answer['item']['id'];
	same( 'unsubscribed', rest( 'POST', "/mainstreet/v1/subscribers/$id", array( 'action' => 'unsubscribe' ) )->get_data()['item']['status'] );
	same( 409, rest( 'POST', "/mainstreet/v1/subscribers/$id", array( 'action' => 'unsubscribe' ) )->get_status() );
	same( 409, $add( 'b@example.org', true )->get_status() );
	same( 'unsubscribed', status_of( 'b@example.org' ) );
	// Nor does trying it bring back the address of somebody who was erased.
	\Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::erase( 'b@example.org' );
	same( 409, $add( 'b@example.org', true )->get_status() );
	same( '', ( new Subscribers() )->find( $id )['email'] );
	same( array( 'deleted' => true ), rest( 'DELETE', "/mainstreet/v1/subscribers/$id" )->get_data() );
	same( 404, rest( 'DELETE', "/mainstreet/v1/subscribers/$id" )->get_status() );
	same( array( 1, 0 ), array( ( new Subscribers() )->count( 'active' ), ( new Subscribers() )->count( 'unsubscribed' ) ) );
} );

test( 'the same is done with several, each by itself', function () {
	$mails = newsletter();
	people( 2 );
	people( 3, 'pending' );
	act_as( 'administrator' );
	$id   = function ( $email ) { return (int) ( new Subscribers() )->find_by_email( $email )['id']; };
	$bulk = function ( $action, array $ids ) { return rest( 'POST', '/mainstreet/v1/subscribers/bulk', array( 'action' => $action, 'ids' => $ids ) )->get_data(); };
	$ids  = array( $id( 'u1@example.org' ), $id( 'u3@example.org' ), 999 );
	$done = $bulk( 'unsubscribe', $ids );
	holds( (string) $ids[0], implode( ',', $done['done'] ) );
	holds( '999', implode( ',', array_column( $done['failed'], 'id' ) ) );
	same( 'unsubscribed', status_of( 'u1@example.org' ) );
	same( array( $ids[0], $ids[1] ), $bulk( 'delete', $ids )['done'] );
	same( null, ( new Subscribers() )->find_by_email( 'u1@example.org' ) );
	same( 400, rest( 'POST', '/mainstreet/v1/subscribers/bulk', array( 'action' => 'delete', 'ids' => range( 1, 101 ) ) )->get_status() );
	same( 400, rest( 'POST', '/mainstreet/v1/subscribers/bulk', array( 'action' => 'explode', 'ids' => array( 1 ) ) )->get_status() );
} );

test( 'a subscriber has a page with history, and what is known can be corrected', function () {
	newsletter();
	act_as( 'administrator' );
	$row = ( new Subscribers() )->add( array( 'email' => 'a@example.org', 'name' => 'Ada', 'fields' => array( 'Town' => 'Bath' ), 'consent' => 'Yes please', 'source' => 'owner' ), 'active' );
	$id  = (int) publish_news( array( 'post_title' => 'A & B' ) )['id'];
	( new Mail_Queue() )->run();
	$path = '/mainstreet/v1/subscribers/' . $row['id'];
	$item = rest( 'GET', $path )->get_data();
	same( array( 'a@example.org', 'Yes please', 0 ), array( $item['email'], $item['consent'], $item['bounces'] ) );
	same( array( array( $id, 'A & B', 'sent', '' ) ), array_map( function ( $one ) { return array( $one['campaign'], $one['title'], $one['state'], $one['error'] ); }, $item['deliveries'] ) );
	foreach ( array( 'unsub_key', 'confirm_hash', 'email_key', 'signup_ip' ) as $secret ) {
		holds_not( $secret, wp_json_encode( $item ) );
	}
	$after = rest( 'POST', $path, array( 'action' => 'edit', 'name' => ' Ada <b>L.</b> ', 'fields' => array( 'Town' => 'York', 'New' => 'x' ) ) )->get_data();
	same( array( 'Ada L.', array( 'Town' => 'York' ) ), array( $after['name'], (array) $after['fields'] ), 'of own fields those that there are' );
	same( 'Ada L.', ( new Subscribers() )->find( $row['id'] )['name'] );
	same( 400, rest( 'POST', $path, array( 'action' => 'edit', 'name' => str_repeat( 'x', 101 ) ) )->get_status() );
	same( 404, rest( 'GET', '/mainstreet/v1/subscribers/999' )->get_status() );
	\Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::erase( 'a@example.org' );
	same( array( 404, 404 ), array( rest( 'GET', $path )->get_status(), rest( 'POST', $path, array( 'action' => 'edit', 'name' => 'Back' ) )->get_status() ) );
} );

test( 'a list of another service is taken in, once', function () {
	newsletter();
	act_as( 'administrator' );
	( new Subscribers() )->add( array( 'email' => 'left@example.org' ), 'unsubscribed' );
	( new Subscribers() )->add( array( 'email' => 'here@example.org', 'name' => 'Mine' ), 'active' );
	$csv = "\xEF\xBB\xBFEmail,Name,Subscription Date,Status\r\nA@example.org,Ada,2024-02-03 10:00:00,subscribed\r\n\r\nb@example.org,\"Bob, \"\"the\"\" Builder\",,Unsubscribed\r\nleft@example.org,,,active\r\nhere@example.org,Theirs,,unsubscribed\r\nnonsense,,,\r\na@example.org,twice,,\r\n";
	same( 400, import_people( $csv, array( 'consent' => false ) )->get_status() );
	$answer = import_people( $csv, array( 'statement' => 'They agreed on paper.' ) )->get_data();
	$batch  = $answer['batch'];
	unset( $answer['batch'] );
	same( array( 'total' => 6, 'done' => 6, 'added' => 2, 'known' => 2, 'invalid' => 1, 'skipped' => 1, 'finished' => true ), array_diff_key( $answer, array( 'problems' => 1 ) ) );
	same( array( 7, 8 ), array_column( $answer['problems'], 'row' ) );
	same( array( 'active', 'unsubscribed', 'unsubscribed', 'unsubscribed' ), array_map( __NAMESPACE__ . '\status_of', array( 'a@example.org', 'b@example.org', 'left@example.org', 'here@example.org' ) ) );
	$ada = list_route( '/subscribers', array( 'search' => 'A@example.org', 'status' => 'active' ) )->get_data()['items'][0];
	same( array( 'They agreed on paper.', 'import', '2024-02-03T10:00:00Z' ), array( $ada['consent'], $ada['source'], $ada['created'] ) );
	same( 'Bob, "the" Builder', ( new Subscribers() )->find_by_email( 'b@example.org' )['name'] );
	same( 0, import_people( $csv )->get_data()['added'] );
	same( true, rest( 'POST', "/mainstreet/v1/subscribers/import/$batch" )->get_data()['finished'] );
	same( 404, rest( 'POST', '/mainstreet/v1/subscribers/import/' . str_repeat( '0', 20 ) )->get_status() );
	same( array( 1, 3 ), array( ( new Subscribers() )->count( 'active' ), ( new Subscribers() )->count( 'unsubscribed' ) ) );
} );

test( 'hostile files do no harm', function () {
	newsletter();
	act_as( 'administrator' );
	same( 400, import_people( '' )->get_status() );
	same( 400, import_people( "name;town\nAda;Bath" )->get_status() );
	same( 400, import_people( str_repeat( "a@example.org\n", Subscriber_File::MAX_ROWS + 1 ) )->get_status(), 'too many' );
	same( 1, import_people( "email;name\nfirst@example.org;\"never closed\nsecond@example.org;x\n" )->get_data()['added'] );
	truly( is_array( Subscriber_Import::start( "tab@example.org\tTab\nutf@example.org\t" . "\xC3\x28bad", '' ) ) );
	same( 'active', status_of( 'utf@example.org' ) );
	truly( is_array( Subscriber_Import::start( mb_convert_encoding( "\u{FEFF}email,name\nwide@example.org,Zoë\n", 'UTF-16LE' ), '' ) ) );
	same( 'Zoë', ( new Subscribers() )->find_by_email( 'wide@example.org' )['name'] );
	$evil = array( '=HYPERLINK("http://evil.example","x")', '+1', '-1+1', '@SUM(1)', "\t=1", '<script>alert(1)</script>', "x', 'y'); DROP TABLE wp_users; --", str_repeat( 'n', 5000 ) );
	$csv  = "email,name\n";
	foreach ( $evil as $n => $name ) {
		$csv .= "evil$n@example.org,\"" . str_replace( '"', '""', $name ) . "\"\n";
	}
	$csv .= '"=1+1@example.org",x' . "\n" . "\"nul\0l@example.org\",x\n" . str_repeat( ',', 5000 ) . "\n";
	$done = import_people( $csv )->get_data();
	truly( $done['finished'] );
	same( 100, mb_strlen( ( new Subscribers() )->find_by_email( 'evil7@example.org' )['name'] ) );
	same( '', ( new Subscribers() )->find_by_email( 'evil5@example.org' )['name'] );
	$out = exported( 'csv' );
	foreach ( array_slice( preg_split( '/\r\n/', $out ), 1 ) as $line ) {
		foreach ( str_getcsv( $line, ',', '"', '' ) as $cell ) {
			truly( null === $cell || '' === $cell || false === strpos( '=+-@', $cell[0] ), (string) $cell );
		}
	}
	holds( "'=HYPERLINK", $out );
	truly( null !== $GLOBALS['wpdb']->get_var( "SELECT ID FROM {$GLOBALS['wpdb']->users} LIMIT 1" ) );
} );

test( 'a part whose worker died is taken in by the next', function () {
	newsletter();
	act_as( 'administrator' );
	$csv = "email\n";
	for ( $i = 0; $i < 1200; $i++ ) {
		$csv .= "many$i@example.org\n";
	}
	// The first worker dies in the middle of the second part.
	in_process( __DIR__ . '/processes/import-dies.php', array( 'csv' => $csv ) )();
	same( 500, ( new Subscribers() )->count( 'active' ) );
	Subscriber_Import::process( 20 );
	same( 700, ( new Subscribers() )->count( 'active' ), 'the part that is held waits' );
	\Mainstreet\Core\Database\Sql::run( 'imports', 'UPDATE {table} SET lock_until = 1 WHERE state = 1' );
	do_action( Subscriber_Import::HOOK );
	same( 1200, ( new Subscribers() )->count( 'active' ) );
} );

test( 'exports hold everybody and are written in pieces', function () {
	newsletter();
	people( 3 );
	( new Subscribers() )->add( array( 'email' => 'ž@example.org', 'name' => 'Žofie', 'fields' => array( 'a' => 'b' ) ), 'pending' );
	$lines = preg_split( '/\r\n/', trim( exported( 'csv' ) ) );
	same( 5, count( $lines ) );
	same( "\xEF\xBB\xBFemail,name,status,created,confirmed,unsubscribed,source,consent,frequency,a", $lines[0] );
	holds( '"ž@example.org","Žofie",pending,', $lines[1] );
	same( ',b', substr( $lines[1], -2 ) );
	holds( 'u3@example.org,"Person 3",active,', $lines[2] );
	same( substr_count( $lines[0], ',' ), substr_count( $lines[2], ',' ) );
	same( 4, count( json_decode( exported( 'json' ), true ) ) );
	same( array( 'a' => 'b' ), json_decode( exported( 'json' ), true )[0]['fields'] );
} );

test( 'a CSV file has a column for each own field of anybody in it, and none is a formula', function () {
	newsletter();
	( new Subscribers() )->add( array( 'email' => 'a@example.org', 'fields' => array( '=1+1' => '=2+2', 'Town' => 'Bath, "Avon"' ) ), 'active' );
	( new Subscribers() )->add( array( 'email' => 'b@example.org', 'fields' => array( '2026' => 'yes', 'Town' => 'York', 'name' => 'x' ) ), 'active' );
	( new Subscribers() )->add( array( 'email' => 'c@example.org', 'fields' => array( 'Gone' => 'z' ) ), 'unsubscribed' );
	$text = '';
	Subscriber_Export::write( 'csv', array( 'status' => 'active', 'search' => '' ), function ( $piece ) use ( &$text ) { $text .= $piece; } );
	$rows = array_map( function ( $line ) { return array_slice( str_getcsv( $line, ',', '"', '' ), 9 ); }, preg_split( '/\r\n/', trim( $text ) ) );
	same( array( array( '2026', 'Town', 'name', "'=1+1" ), array( 'yes', 'York', 'x', '' ), array( '', 'Bath, "Avon"', '', "'=2+2" ) ), $rows );
} );

test( 'campaigns are listed with what can be done to them', function () {
	$mails = newsletter();
	people( 2 );
	$id = (int) publish_news( array( 'post_title' => 'A & B' ) )['id'];
	act_as( 'administrator' );
	$list = list_route( '/campaigns' )->get_data();
	same( array( $id, 'A & B', 'queued', array( 'pause', 'cancel' ) ), array( $list['items'][0]['id'], $list['items'][0]['post']['title'], $list['items'][0]['status'], $list['items'][0]['actions'] ) );
	same( array( 1, array() ), array( $list['total'], list_route( '/campaigns', array( 'page' => 2 ) )->get_data()['items'] ) );
	same( array( 'wp-cron', false, 2 ), array( $list['queue']['runner'], $list['queue']['is_stale'], $list['queue']['subscribers'] ) );
	same( 'paused', rest( 'POST', "/mainstreet/v1/campaigns/$id", array( 'action' => 'pause' ) )->get_data()['status'] );
	same( 409, rest( 'POST', "/mainstreet/v1/campaigns/$id", array( 'action' => 'pause' ) )->get_status() );
	same( 'queued', rest( 'POST', "/mainstreet/v1/campaigns/$id", array( 'action' => 'resume' ) )->get_data()['status'] );
	same( 400, rest( 'POST', "/mainstreet/v1/campaigns/$id", array( 'action' => 'explode' ) )->get_status() );
	same( 404, rest( 'POST', '/mainstreet/v1/campaigns/999', array( 'action' => 'pause' ) )->get_status() );
	wp_update_post( array( 'ID' => $list['items'][0]['post']['id'], 'post_password' => 'x' ) );
	( new Mail_Queue() )->run();
	same( array( 'paused', 'unpublished', 0 ), array( list_route( "/campaigns/$id" )->get_data()['status'], list_route( "/campaigns/$id" )->get_data()['note'], count( $mails ) ) );
	same( 409, rest( 'POST', "/mainstreet/v1/campaigns/$id", array( 'action' => 'resume' ) )->get_status() );
	same( 'cancelled', rest( 'POST', "/mainstreet/v1/campaigns/$id", array( 'action' => 'cancel' ) )->get_data()['status'] );
} );

test( 'who writes a post learns how far its newsletter is, and stops it if he may publish it', function () {
	$mails = newsletter();
	people( 3 );
	act_as( 'author' );
	$id   = (int) publish_news( array( 'post_author' => get_current_user_id() ) )['post_id'];
	$path = "/mainstreet/v1/newsletter/posts/$id";
	$see  = function () use ( $path ) { return rest( 'GET', $path )->get_data(); };
	\Mainstreet\Core\Database\Sql::update( 'campaigns', array( 'starts_at' => time() + 300 ), '1 = 1' );
	same( array( 'state' => 'waiting', 'note' => '', 'total' => 3, 'sent' => 0, 'failed' => 0, 'time' => wp_date( get_option( 'time_format' ), time() + 300 ), 'can_cancel' => true, 'can_put_off' => true, 'can_send' => false, 'missing' => 0 ), $see() );
	same( 400, rest( 'POST', $path, array( 'action' => 'resume' ) )->get_status() );
	same( 400, rest( 'POST', $path, array() )->get_status() );
	// Nobody else's post, nor one's own that others decide about.
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403 ) as $role => $status ) {
		act_as( $role );
		same( array( $status, $status ), array( rest( 'GET', $path )->get_status(), rest( 'POST', $path, array( 'action' => 'cancel' ) )->get_status() ), $role );
	}
	act_as( 'contributor' );
	$draft = wp_insert_post( array( 'post_title' => 'D', 'post_status' => 'draft', 'post_author' => get_current_user_id() ) );
	same( array( 200, 403 ), array( rest( 'GET', "/mainstreet/v1/newsletter/posts/$draft" )->get_status(), rest( 'POST', "/mainstreet/v1/newsletter/posts/$draft", array( 'action' => 'cancel' ) )->get_status() ) );
	same( array( 'none', false ), array( rest( 'GET', "/mainstreet/v1/newsletter/posts/$draft" )->get_data()['state'], rest( 'GET', "/mainstreet/v1/newsletter/posts/$draft" )->get_data()['can_cancel'] ) );
	same( 403, rest( 'GET', '/mainstreet/v1/newsletter/posts/999999' )->get_status() );
	act_as( 'author' );
	// Its time has come, and nobody has begun.
	\Mainstreet\Core\Database\Sql::update( 'campaigns', array( 'starts_at' => time() ), '1 = 1' );
	same( array( 'waiting', '' ), array( $see()['state'], $see()['time'] ) );
	( new Mail_Queue() )->run( 20, 2 );
	same( array( 'sending', 3, 2, true ), array( $see()['state'], $see()['total'], $see()['sent'], $see()['can_cancel'] ) );
	$answer = rest( 'POST', $path, array( 'action' => 'cancel' ) );
	same( array( 200, 'cancelled', 2, false ), array( $answer->get_status(), $answer->get_data()['state'], $answer->get_data()['sent'], $answer->get_data()['can_cancel'] ) );
	same( $answer->get_data(), $see() );
	same( 409, rest( 'POST', $path, array( 'action' => 'cancel' ) )->get_status() );
	( new Mail_Queue() )->run();
	same( 2, count( $mails ) );
	foreach ( array( 'paused' => 'paused', 'done' => 'sent', 'failed' => 'failed' ) as $status => $state ) {
		\Mainstreet\Core\Database\Sql::update( 'campaigns', array( 'status' => $status ), '1 = 1' );
		same( $state, $see()['state'] );
	}
} );

test( 'a test mail goes to the owner, or to an address the owner names', function () {
	$mails = newsletter();
	act_as( 'administrator' );
	$post = wp_insert_post( array( 'post_title' => 'Draft', 'post_content' => 'Soon', 'post_status' => 'draft' ) );
	same( 'admin@example.com', rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'post' => $post ) )->get_data()['to'] );
	rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'to' => 'x@example.org', 'post' => $post ) );
	same( array( 'admin@example.com', 'x@example.org' ), recipients( $mails ) );
	same( '[Test] Draft', $mails[0]['subject'] );
	same( 400, rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'to' => 'x' ) )->get_status() );
	act_as( 'author' );
	$own = wp_insert_post( array( 'post_title' => 'Mine', 'post_content' => 'Soon', 'post_status' => 'draft', 'post_author' => get_current_user_id() ) );
	same( 'author@example.com', rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'post' => $own ) )->get_data()['to'], 'who writes sends one to themselves:' );
	same( 403, rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'to' => 'x@example.org', 'post' => $own ) )->get_status() );
	same( 404, rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'post' => $post ) )->get_status(), 'of what they may edit only:' );
	for ( $i = 0; $i < 20; $i++ ) {
		$last = rest( 'POST', '/mainstreet/v1/newsletter/test', array( 'post' => $own ) )->get_status();
	}
	same( 429, $last );
	act_as( 'administrator' );
	add_filter( 'pre_wp_mail', '__return_false', 99 );
	same( 502, rest( 'POST', '/mainstreet/v1/newsletter/test', array() )->get_status() );
} );

test( 'the secret of mail services is each site’s own, and can’t be found by trying', function () {
	newsletter();
	people( 1 );
	act_as( '' );
	$tell = function ( $secret ) {
		$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/mail/bounce' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'X-Mainstreet-Secret', $secret );
		$request->set_body( wp_json_encode( array( 'email' => 'nobody@example.org', 'type' => 'soft' ) ) );
		return apply_filters( 'rest_post_dispatch', rest_ensure_response( rest_do_request( $request ) ), rest_get_server(), $request );
	};
	// Sites of a network don't share it, with or without a constant.
	$of_sites = array_map( function ( $site ) { return Bounces::derive_site_secret( str_repeat( 'shared secret ', 3 ), $site ); }, range( 1, 50 ) );
	same( 50, count( array_unique( $of_sites ) ) );
	same( array( 40 ), array_values( array_unique( array_map( 'strlen', $of_sites ) ) ) );
	$printed = in_process( __DIR__ . '/processes/bounce-secret.php', array(), array( 'MAINSTREET_BOUNCE_SECRET' => 'sixteen letters or more' ) )();
	same( 'sixteen letters or more', $printed, 'of a site that is alone:' );
	// Right ones are not counted.
	for ( $i = 0; $i < 30; $i++ ) {
		same( 200, $tell( Bounces::secret() )->get_status() );
	}
	$before = $_SERVER['REMOTE_ADDR'];
	try {
		$_SERVER['REMOTE_ADDR'] = '203.0.113.5';
		$answers = array();
		for ( $i = 0; $i < 14; $i++ ) {
			$answers[] = $tell( "guess $i" )->get_status();
		}
		same( array_merge( array_fill( 0, 10, 401 ), array_fill( 0, 4, 429 ) ), $answers );
		same( 429, $tell( Bounces::secret() )->get_status(), 'nor does a right guess behind them say so' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.9';
		same( 200, $tell( Bounces::secret() )->get_status(), 'others are not kept out' );
	} finally {
		$_SERVER['REMOTE_ADDR'] = $before;
	}
} );

test( 'mail services report bounces with the secret only', function () {
	newsletter();
	people( 3 );
	$tell = function ( $email, $type, $secret ) {
		$request = new \WP_REST_Request( 'POST', '/mainstreet/v1/mail/bounce' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_header( 'X-Mainstreet-Secret', $secret );
		$request->set_body( wp_json_encode( array( 'email' => $email, 'type' => $type ) ) );
		return rest_do_request( $request );
	};
	same( 401, $tell( 'u1@example.org', 'hard', '' )->get_status() );
	same( 401, $tell( 'u1@example.org', 'hard', 'wrong' )->get_status() );
	same( 'active', status_of( 'u1@example.org' ) );
	$secret = Bounces::secret();
	truly( strlen( $secret ) >= 16 );
	same( array( 'ok' => true ), $tell( 'U1@example.org', 'hard', $secret )->get_data() );
	same( array( 'ok' => true ), $tell( 'nobody@example.org', 'hard', $secret )->get_data() );
	$tell( 'u2@example.org', 'complaint', $secret );
	for ( $i = 0; $i < 4; $i++ ) {
		$tell( 'u3@example.org', 'soft', $secret );
	}
	same( array( 'bounced', 'complained', 'active' ), array_map( __NAMESPACE__ . '\status_of', array( 'u1@example.org', 'u2@example.org', 'u3@example.org' ) ) );
	$tell( 'u3@example.org', 'soft', $secret );
	same( 'bounced', status_of( 'u3@example.org' ) );
} );
