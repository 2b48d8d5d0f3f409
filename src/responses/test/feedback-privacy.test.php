<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;

use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Privacy\Response_Privacy;
use Mainstreet\Responses\Storage\Response_Reader;
use Mainstreet\Responses\Storage\Response_Store;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** All pages of an exporter. */
function cf_export( $email ) {
	$items = array();
	for ( $page = 1; $page < 20; $page++ ) {
		$step  = Response_Privacy::export( $email, $page );
		$items = array_merge( $items, $step['data'] );
		if ( $step['done'] ) {
			return $items;
		}
	}
}

/** All pages of the eraser. */
function cf_erase( $email ) {
	for ( $page = 1; $page < 20; $page++ ) {
		if ( Response_Privacy::erase( $email, $page )['done'] ) {
			return;
		}
	}
}

/** Makes all answers older. */
function cf_age( $days ) {
	global $wpdb;
	$date = gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS );
	$wpdb->query( "UPDATE {$wpdb->posts} SET post_date = '$date', post_date_gmt = '$date' WHERE post_type = 'feedback'" );
	$wpdb->query( 'UPDATE ' . Response_Store::table() . " SET created_gmt = '$date'" );
	wp_cache_flush();
}

test( 'a person’s answers are exported and erased, page by page, and nobody else’s', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	cf_send( cf_post( $page, array( 'email' => 'Ada@example.org', 'textarea' => 'mine <b>' ) ) );
	cf_send( cf_post( $page, array( 'email' => 'bob@example.org', 'textarea' => 'I know ada@example.org' ) ) );
	// From before: not in our index, and one that only mentions the address.
	$old   = store_answer( array( 'entry' => answer( array( 'Name' => 'Ada', 'Email' => 'ada@example.org' ) ) ) );
	$other = store_answer( array( 'entry' => answer( array( 'Name' => 'Eve', 'Email' => 'eve@example.org', 'Message' => 'ask ada@example.org' ) ) ) );
	for ( $i = 0; $i < 60; $i++ ) {
		store_answer( array( 'entry' => answer( array( 'Email' => 'ada@example.org' ) ) ) );
	}
	$items = cf_export( 'ada@example.org' );
	same( 64, count( $items ) );
	$values = wp_list_pluck( $items[0]['data'], 'value' );
	truly( in_array( 'mine &lt;b&gt;', $values, true ), implode( '|', $values ) );
	cf_erase( 'ada@example.org' );
	same( array(), cf_export( 'ada@example.org' ) );
	same( null, get_post( $old ) );
	truly( (bool) get_post( $other ) );
	same( 2, count( cf_answers() ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_exporters', array() )['mainstreet-feedback'] ) );
	truly( isset( apply_filters( 'wp_privacy_personal_data_erasers', array() )['mainstreet-feedback'] ) );
} );

/** What an exporter tells of an answer: value by name. */
function cf_exported( $email, $id ) {
	foreach ( cf_export( $email ) as $item ) {
		if ( "feedback-$id" === $item['item_id'] ) {
			return array_column( $item['data'], 'value', 'name' );
		}
	}
	return null;
}

test( 'an address is found wherever it was typed, in answers of every age', function () {
	cf_clean();
	cf_mails();
	$ada    = 'ada.l@example.org';
	$page   = cf_publish( cf( array(), cf_field( 'name' ) . cf_field( 'email', array( 'label' => 'Your email' ) ) . cf_field( 'email', array( 'label' => 'Email of a friend' ) ) . cf_field( 'textarea' ) ) );
	$second = cf_fields( get_post( $page )->post_content );
	cf_send( cf_post( $page, array_combine( array_keys( $second ), array( 'Bob', 'bob@example.org', 'Ada.L@Example.org', 'x' ) ) ) );
	$entry  = function ( array $fields ) { return store_answer( array( 'entry' => answer( $fields ) ) ); };
	$plain  = static function ( $type, $content ) { return store_answer( array( 'post_mime_type' => $type, 'post_content' => $content ) ); };
	$ids    = array(
		'second field'    => cf_answers()[0]->ID,
		'text field'      => $entry( array( 'Name' => 'Ada', 'Contact' => " $ada " ) ),
		'only in text'    => $entry( array( 'Message' => "Please write to <$ada>." ) ),
		'list'            => $entry( array( 'Who' => array( 'x', $ada ) ) ),
		'v2, slashed'     => $plain( 'v2', addslashes( wp_json_encode( answer( array( 'Text' => "mailto:$ada?subject=x" ) ) ) ) ),
		'old JSON'        => $plain( '', "Hello\n<!--more-->\nAUTHOR: Ada\nJSON_DATA\n" . wp_json_encode( array( '1_Name' => 'Ada', '2_Text' => "I am $ada, call me" ) ) ),
		'old list'        => $plain( '', "Hello\n<!--more-->\nAUTHOR: Ada\nAUTHOR EMAIL: $ada\nArray\n(\n    [1_Name] =&gt; Ada\n    [2_Email] =&gt; $ada\n)\n" ),
		'only a message'  => $plain( '', "My address is $ada" ),
		'spam'            => store_answer( array( 'post_status' => 'spam', 'entry' => answer( array( 'Message' => "($ada)" ) ) ) ),
		'trash'           => store_answer( array( 'post_status' => 'trash', 'entry' => answer( array( 'Message' => "“{$ada}”" ) ) ) ),
	);
	$others = array();
	foreach ( array( "x$ada", "x.$ada", "x-$ada", "x+$ada", "{$ada}x", "$ada.uk", "$ada-x.com", 'ada_l@example.org', 'adaxl@example.org', 'ada.l@example.com', 'l@example.org', 'example.org' ) as $other ) {
		$others[] = $entry( array( 'Email' => 'eve@example.org', 'Message' => "Mail to $other please" ) );
	}
	$others[] = store_answer( array( 'entry' => answer( array( 'Email' => 'eve@example.org', "Ask $ada" => 'x' ), array( 'notification_recipients' => array( $ada ) ) ) ) );
	same( $ids, array_filter( $ids, function ( $id ) use ( $ada ) { return null !== cf_exported( $ada, $id ); } ) );
	same( count( $ids ), count( cf_export( strtoupper( $ada ) ) ), 'and no other:' );
	$result = Response_Privacy::erase( $ada, 1 );
	same( array( true, false, array(), true ), array( $result['items_removed'], $result['items_retained'], $result['messages'], $result['done'] ) );
	same( array(), array_filter( array_map( 'get_post', $ids ) ) );
	same( count( $others ), count( cf_answers() ) );
	foreach ( array( '', 'ada', '@', '%', "' OR 1=1", "\xff@example.org", '[a-z]+@example.org' ) as $none ) {
		same( array(), cf_export( $none ), $none );
	}
} );

test( 'of what others wrote about a person, only that is exported, and only the address goes', function () {
	cf_clean();
	$new = store_answer( array( 'entry' => answer( array( 'Name' => 'Bob', 'Email' => 'bob@example.org', 'Message' => 'I know ada@example.org & <b>, ADA@example.org!', 'Other' => 'secret' ) ) ) );
	$old = store_answer( array( 'post_mime_type' => '', 'post_content' => "Hello\n<!--more-->\nAUTHOR: Bob\nAUTHOR EMAIL: bob@example.org\nSUBJECT: S\nIP: 192.0.2.1\nJSON_DATA\n" . wp_json_encode( array( '1_Name' => 'Bob', '2_Email' => 'bob@example.org', '3_Text' => 'ask ada@example.org or a &lt; b' ) ) ) );
	same( array( 'Date', 'Page', 'Message' ), array_keys( cf_exported( 'ada@example.org', $new ) ) );
	$result = Response_Privacy::erase( 'ada@example.org', 1 );
	same( array( true, true, true ), array( $result['items_removed'], $result['items_retained'], $result['done'] ) );
	holds( 'from 2 form responses sent by someone else', $result['messages'][0] );
	wp_cache_flush();
	same( array( 'Bob', 'bob@example.org', 'I know deleted@site.invalid & <b>, deleted@site.invalid!', 'secret' ), array_column( Response_Reader::read( get_post( $new ) )['fields'], 'value' ) );
	$read = Response_Reader::read( get_post( $old ) );
	same( array( 'Bob', 'bob@example.org', 'ask deleted@site.invalid or a < b' ), array_column( $read['fields'], 'value' ) );
	same( array( 'S', '192.0.2.1', 'Bob', 'bob@example.org' ), array( $read['subject'], $read['ip'], $read['name'], $read['email'] ) );
	same( array(), cf_export( 'ada@example.org' ) );
	same( array( false, false, array(), true ), array_values( Response_Privacy::erase( 'ada@example.org', 1 ) ) );
	same( 2, count( cf_export( 'bob@example.org' ) ) );
} );

test( 'an answer that nothing can delete does not keep the eraser from its end', function () {
	cf_clean();
	for ( $i = 0; $i < 120; $i++ ) {
		store_answer( array( 'entry' => answer( array( 'Email' => 'ada@example.org' ) ) ) );
	}
	$first = min( wp_list_pluck( cf_answers(), 'ID' ) );
	add_filter( 'pre_delete_post', function ( $is, $post ) use ( $first ) { return $post->ID < $first + 60 ? false : $is; }, 10, 2 );
	for ( $page = 1; ! ( $step = Response_Privacy::erase( 'ada@example.org', $page ) )['done']; $page++ ) {
		truly( $page < 5 );
	}
	same( array( 60, true ), array( count( cf_answers() ), $step['items_retained'] ) );
	holds( '60 form responses could not be erased', $step['messages'][0] );
} );

test( 'the address is forgotten in time, in old formats too; the rest of the answer stays', function () {
	cf_clean();
	cf_mails();
	cf_send( cf_post( cf_publish( cf() ), array( 'textarea' => 'Grüße 😀 <i>' ) ) );
	$old = store_answer( array( 'post_mime_type' => '', 'post_content' => "Hello\n<!--more-->\nAUTHOR: Ada\nAUTHOR EMAIL: ada@example.org\nAUTHOR URL: \nSUBJECT: Hi\nIP: 203.0.113.9\nJSON_DATA\n{\"1_Name\":\"Ada\"}" ) );
	Response_Cleanup::run();
	holds( '"ip":"127.0.0.1"', cf_answers()[1]->post_content );
	cf_age( 31 );
	Response_Cleanup::run();
	foreach ( cf_answers() as $post ) {
		same( '', Response_Reader::read( $post )['ip'] );
		holds_not( '"ip":"', $post->post_content );
		holds_not( '203.0.113.9', $post->post_content );
	}
	same( 'Grüße 😀 <i>', array_values( cf_values( cf_answers()[1] ) )[2] );
	same( '', get_post_meta( cf_answers()[1]->ID, '_feedback_akismet_values', true ) );
} );

test( 'with 0 days the address is never stored', function () {
	cf_clean();
	$mails = cf_mails();
	Stored_Settings::save( array( 'feedback_keep_ip_days' => 0 ) );
	$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
	cf_send( cf_post( cf_publish( cf() ) ) );
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
	same( null, json_decode( cf_answers()[0]->post_content, true )['ip'] );
	holds_not( '198.51.100.7', wp_json_encode( get_post_meta( cf_answers()[0]->ID ) ) );
	same( 1, count( $mails ) );
	holds_not( '198.51.100.7', wp_json_encode( $mails ) );
} );

test( 'with few days the address is also deleted from the values that Akismet learns from; the rest of them stays', function () {
	cf_clean();
	$mails = cf_mails();
	Stored_Settings::save( array( 'feedback_keep_ip_days' => 5 ) );
	$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
	cf_send( cf_post( cf_publish( cf() ) ) );
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
	$id = cf_answers()[0]->ID;
	same( '198.51.100.7', get_post_meta( $id, '_feedback_akismet_values', true )['user_ip'] );
	holds( '198.51.100.7', wp_json_encode( $mails ) );
	cf_age( 6 );
	Response_Cleanup::run();
	$values = get_post_meta( $id, '_feedback_akismet_values', true );
	same( array( 'contact-form', false ), array( $values['comment_type'], isset( $values['user_ip'] ) ) );
} );

test( 'answers and spam are deleted when their time is over', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	cf_send( cf_post( $page ) );
	$spam = store_answer( array( 'post_status' => 'spam' ) );
	cf_age( 40 );
	Response_Cleanup::run();
	same( null, get_post( $spam ) );
	same( 1, count( cf_answers() ) );
	Stored_Settings::save( array( 'feedback_retention_months' => 2 ) );
	Response_Cleanup::run();
	same( 1, count( cf_answers() ) );
	cf_age( 70 );
	Response_Cleanup::run();
	same( array(), cf_answers() );
	same( '0', (string) $GLOBALS['wpdb']->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::table() ) );
	same( '0', (string) get_option( 'jetpack_feedback_unread_count' ) );
} );

test( 'of a subscriber both addresses are exported: of the sign-up and of the confirmation', function () {
	$row = ( new \Mainstreet\Newsletter\Subscribers\Storage\Subscribers() )->add( array( 'email' => 'ada@example.org', 'name' => 'Ada' ), 'active' );
	\Mainstreet\Core\Database\Sql::update( 'subscribers', array( 'signup_ip' => array( 'cb007107' ), 'confirm_ip' => array( '20010db8000000000000000000000001' ) ), 'id = ' . $row['id'] );
	$data = array_column( \Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::export( 'ada@example.org' )['data'][0]['data'], 'value', 'name' );
	same( array( '203.0.113.7', '2001:db8::1' ), array( $data['IP address'], $data['IP address of the confirmation'] ) );
	\Mainstreet\Core\Database\Sql::update( 'subscribers', array( 'confirm_ip' => null ), 'id = ' . $row['id'] );
	truly( ! isset( array_column( \Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy::export( 'ada@example.org' )['data'][0]['data'], 'value', 'name' )['IP address of the confirmation'] ) );
} );

test( 'the export of a response keeps every line where two labels have the same translation', function () {
	cf_clean();
	cf_mails();
	cf_send( cf_post( cf_publish( cf() ) ) );
	$count = function () { return count( Response_Privacy::export( 'ada@example.org' )['data'][0]['data'] ); };
	$before = $count();
	$equal  = function () { return 'Label'; };
	add_filter( 'gettext_mainstreet-blocks', $equal );
	$after = $count();
	remove_filter( 'gettext_mainstreet-blocks', $equal );
	same( $before, $after );
} );
