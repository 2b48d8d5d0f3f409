<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Responses\Listing\Response_Export;
use Mainstreet\Responses\Listing\Response_List;
use Mainstreet\Responses\Storage\Unread_Count;

require_once MAINSTREET_DIR . '/tests/php/answers.php';

const FEEDBACK = '/mainstreet/v1/feedback';

/** GET with a query. */
function ask( $path, array $query = array() ) {
	$request = new \WP_REST_Request( 'GET', $path );
	$request->set_query_params( $query );
	return rest_do_request( $request );
}

/** Names in a list of answers. */
function names( array $query = array() ) {
	return array_column( ask( FEEDBACK, $query )->get_data()['items'], 'name' );
}

/** An answer by somebody. */
function from( $name, array $row = array() ) {
	return store_answer( array_merge( array( 'entry' => answer( array( 'Name' => $name, 'Email' => strtolower( $name ) . '@example.org', 'Message' => "I am $name" ) ) ), $row ) );
}

/** The file of an export. */
function export( array $filters = array(), $format = 'csv' ) {
	$file = '';
	Response_Export::write( $filters, $format, function ( $piece ) use ( &$file ) { $file .= $piece; } );
	return $file;
}

test( 'a change that a deadlock ended is made again, from what the database has', function () {
	forget_answers();
	$id   = store_answer();
	$seen = array();
	Unread_Count::change_with( $id, function () use ( $id, &$seen ) {
		$seen[] = get_post( $id )->comment_status;
		wp_update_post( array( 'ID' => $id, 'comment_status' => 'closed' ) );
		if ( 1 === count( $seen ) ) {
			throw new Transaction_Lost( 'Deadlock found when trying to get lock' );
		}
	} );
	same( array( 'open', 'open' ), $seen );
	same( array( 'closed', 0 ), array( get_post( $id )->comment_status, Unread_Count::get() ) );
} );

test( 'one response whose change the database refuses does not stop the others', function () {
	forget_answers();
	act_as( 'administrator' );
	$ids  = array( store_answer(), store_answer() );
	$fail = function ( $id ) use ( $ids ) {
		if ( $ids[0] === $id ) {
			throw new Transaction_Lost( 'no' );
		}
	};
	add_action( 'before_delete_post', $fail );
	$data = rest( 'POST', FEEDBACK, array( 'action' => 'delete', 'ids' => $ids ) )->get_data();
	remove_action( 'before_delete_post', $fail );
	same( array( array( $ids[1] ), array( $ids[0] ), 1 ), array( $data['done'], array_column( $data['failed'], 'id' ), $data['unread'] ) );
} );

test( 'only who may edit pages of others gets answers, from any route', function () {
	forget_answers();
	$id = store_answer();
	foreach ( array( '' => 401, 'subscriber' => 403, 'contributor' => 403, 'author' => 403, 'editor' => 200, 'administrator' => 200 ) as $role => $status ) {
		act_as( $role );
		foreach ( array( FEEDBACK, FEEDBACK . '/sources', FEEDBACK . '/export', FEEDBACK . "/$id" ) as $path ) {
			same( $status, ask( $path )->get_status(), "$role $path" );
		}
		same( $status, rest( 'POST', FEEDBACK, array( 'action' => 'read', 'ids' => array( $id ) ) )->get_status(), "$role POST" );
	}
} );

test( 'no route gives away a post that is no answer', function () {
	ensure_feedback_type();
	$id = wp_insert_post( array( 'post_title' => 'Secret', 'post_status' => 'private' ) );
	same( 404, ask( FEEDBACK . "/$id" )->get_status() );
	foreach ( array( 'trash', 'delete', 'spam', 'read' ) as $action ) {
		$data = rest( 'POST', FEEDBACK, array( 'action' => $action, 'ids' => array( $id ) ) )->get_data();
		same( array(), $data['done'] );
		same( $id, $data['failed'][0]['id'] );
	}
	same( 'private', get_post_status( $id ) );
} );

test( 'pages follow each other without gaps or repeats, also within one second', function () {
	forget_answers();
	foreach ( range( 1, 7 ) as $n ) {
		from( "P$n", array( 'post_date' => $n < 3 ? '2026-11-01 10:00:00' : '2026-11-02 10:00:00' ) );
	}
	$seen = array();
	$next = '';
	do {
		$page = ask( FEEDBACK, array( 'per_page' => 2 ) + ( $next ? array( 'cursor' => $next ) : array() ) )->get_data();
		$seen = array_merge( $seen, array_column( $page['items'], 'name' ) );
		same( '' === $next, isset( $page['counts'] ), 'counts on the first page only:' );
		$next = $page['next'];
	} while ( $next );
	same( array( 'P7', 'P6', 'P5', 'P4', 'P3', 'P2', 'P1' ), $seen );
} );

test( 'pages are had by number in both orders, with the number of all, and a search by cursor in both', function () {
	forget_answers();
	foreach ( range( 1, 7 ) as $n ) {
		from( "P$n", array( 'post_date' => $n < 3 ? '2026-11-01 10:00:00' : '2026-11-02 10:00:00', 'comment_status' => $n < 4 ? 'closed' : 'open' ) );
	}
	foreach ( array( 'desc' => array( 'P7', 'P6', 'P5', 'P4', 'P3', 'P2', 'P1' ), 'asc' => array( 'P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7' ) ) as $order => $all ) {
		foreach ( array_chunk( $all, 3 ) as $page => $expected ) {
			$answer = ask( FEEDBACK, array( 'per_page' => 3, 'page' => $page + 1, 'order' => $order ) )->get_data();
			same( array( $expected, 7 ), array( array_column( $answer['items'], 'name' ), $answer['total'] ), "$order $page" );
		}
		same( array(), names( array( 'per_page' => 3, 'page' => 4, 'order' => $order ) ) );
		$seen = array();
		$next = '';
		do {
			$page = ask( FEEDBACK, array( 'per_page' => 2, 'order' => $order, 'search' => 'example.org', 'cursor' => $next ) )->get_data();
			$seen = array_merge( $seen, array_column( $page['items'], 'name' ) );
			$next = $page['next'];
		} while ( $next );
		same( $all, $seen, "search $order" );
	}
	same( 4, ask( FEEDBACK, array( 'unread' => '1', 'per_page' => 1 ) )->get_data()['total'] );
	same( 5, ask( FEEDBACK, array( 'after' => '2026-11-02' ) )->get_data()['total'] );
	foreach ( array( array( 'page' => 0 ), array( 'order' => 'ID; DROP' ), array( 'cursor' => '2026-11-02' ), array( 'cursor' => "2026-11-02 10:00:00,1 OR 1" ) ) as $bad ) {
		same( 400, ask( FEEDBACK, $bad )->get_status(), wp_json_encode( $bad ) );
	}
} );

test( 'a line of the list holds the first answers with their labels', function () {
	forget_answers();
	store_answer( array( 'entry' => answer( array( 'Name' => 'Ada', 'Guests' => '3', 'Message' => str_repeat( 'long ', 100 ), 'Never shown' => 'x' ) ) ) );
	$row = ask( FEEDBACK )->get_data()['items'][0];
	same( array( 'Guests', 'Message' ), array_slice( array_column( $row['answers'], 'label' ), -2 ) );
	same( '3', array_values( array_filter( $row['answers'], function ( $one ) { return 'Guests' === $one['label']; } ) )[0]['value'] );
	truly( mb_strlen( end( $row['answers'] )['value'] ) <= 161 );
} );

test( 'filters: folder, source, unread, days', function () {
	forget_answers();
	$page = wp_insert_post( array( 'post_title' => 'Contact &amp; more', 'post_type' => 'page', 'post_status' => 'publish' ) );
	from( 'Spam', array( 'post_status' => 'spam' ) );
	from( 'Trash', array( 'post_status' => 'trash' ) );
	from( 'Old', array( 'post_date' => '2026-01-01 00:00:00', 'comment_status' => 'closed' ) );
	from( 'New', array( 'post_date' => '2026-11-03 23:59:59', 'post_parent' => $page ) );
	same( array( 'New', 'Old' ), names() );
	same( array( 'Spam' ), names( array( 'status' => 'spam' ) ) );
	same( array( 'Trash' ), names( array( 'status' => 'trash' ) ) );
	same( array( 'New' ), names( array( 'unread' => '1' ) ) );
	same( array( 'New' ), names( array( 'source' => $page ) ) );
	same( array( 'New' ), names( array( 'after' => '2026-11-03' ) ) );
	same( array( 'Old' ), names( array( 'before' => '2026-11-03' ) ) );
	same( array( 'New', 'Old' ), names( array( 'after' => '', 'before' => '' ) ) );
	same( array( array( 'id' => $page, 'title' => 'Contact & more' ) ), ask( FEEDBACK . '/sources' )->get_data() );
	same( array( 'inbox' => 2, 'spam' => 1, 'trash' => 1 ), ask( FEEDBACK )->get_data()['counts'] );
	same( 200, ask( FEEDBACK, array( 'ids' => '1' ) )->get_status(), 'a parameter of another route' );
	foreach ( array( array( 'after' => '2026-02-30' ), array( 'before' => "2026-01-01' OR 1" ), array( 'status' => 'private' ), array( 'per_page' => 101 ), array( 'after' => array( 'x' ) ) ) as $bad ) {
		same( 400, ask( FEEDBACK, $bad )->get_status(), wp_json_encode( $bad ) );
	}
} );

test( 'a search finds all its words in any letter case, and signs of patterns are letters', function () {
	forget_answers();
	from( 'Zoë' );
	from( 'Émile' );
	from( 'Ada', array( 'entry' => answer( array( 'Name' => 'Ada', 'Message' => '100% of "a/b" & <c>' ) ) ) );
	same( array( 'Zoë' ), names( array( 'search' => 'ZOË' ) ) );
	same( array( 'Émile' ), names( array( 'search' => 'émile' ) ) );
	same( array( 'Émile' ), names( array( 'search' => 'EXAMPLE.org  émile' ) ) );
	same( array( 'Ada' ), names( array( 'search' => '100%' ) ) );
	same( array(), names( array( 'search' => '1%f' ) ) );
	same( array(), names( array( 'search' => 'Nobody' ) ) );
	foreach ( array( '"a/b"', '<c>', '&' ) as $odd ) {
		same( array( 'Ada' ), names( array( 'search' => $odd ) ), $odd );
	}
} );

test( 'a search looks into what visitors typed, and not into names of fields, keys or what else is stored with it', function () {
	forget_answers();
	$entry = answer( array( 'Name' => 'Ada', 'Favourite colour' => array( 'red', 'Grün' ) ), array( 'user_agent' => 'Netscape', 'subject' => 'Subjectline', 'entry_title' => 'Contactpage', 'request_url' => 'https://example.org/somewhere/' ) );
	$entry['fields'][] = array( 'key' => '9_Resume', 'label' => 'Resume', 'type' => 'file', 'meta' => array( 'metaword' => 'x' ), 'form_field_id' => 'fieldid', 'value' => array( array( 'name' => 'Lebenslauf.pdf', 'size' => 12345, 'type' => 'application/pdf', 'key' => str_repeat( 'f', 32 ) ) ) );
	$v2    = answer( array( 'Name' => 'Zoë Ärger', 'Message' => 'a/b "c" <d> & Привет 😀' ) );
	$old   = "Hello Çelik & <em>co</em>\n<!--more-->\nAUTHOR: Çelik\nAUTHOR EMAIL: celik@example.org\nAUTHOR URL: \nSUBJECT: Hi\nIP: 192.0.2.1\nJSON_DATA\n" . wp_json_encode( array( '1_Vorname' => 'Çelik', '2_Text' => 'Tee &amp; Kuchen', 'entry_title' => 'Oldpage' ) );
	$ids   = array(
		'new' => store_answer( array( 'entry' => $entry ) ),
		'v2'  => store_answer( array( 'post_mime_type' => 'v2', 'post_content' => addslashes( wp_json_encode( $v2, JSON_HEX_TAG | JSON_HEX_AMP ) ), 'post_date' => '2026-10-01 00:00:00' ) ),
		'old' => store_answer( array( 'post_mime_type' => '', 'post_content' => $old, 'post_date' => '2026-09-01 00:00:00' ) ),
	);
	$find  = function ( $search ) use ( $ids ) {
		$found = array_column( ask( FEEDBACK, array( 'search' => $search ) )->get_data()['items'], 'id' );
		same( count( $found ), count( json_decode( export( array( 'search' => $search ), 'json' ), true ) ), "export of $search" );
		return array_keys( array_intersect( $ids, $found ) );
	};
	foreach ( array( 'fields', 'label', 'value', 'type', 'meta', 'metaword', 'form_field_id', 'fieldid', 'favourite', 'colour', '1_Name', 'netscape', 'subjectline', 'contactpage', 'somewhere', '203.0.113.7', 'u00e4', '\\u00', 'owner@example.org', 'true', 'null', 'source_id', 'single', 'JSON_DATA', 'AUTHOR', 'oldpage', 'vorname', '12345', 'application/pdf', 'amp;', '"', '{', 'ffffffff' ) as $name ) {
		same( '"' === $name ? array( 'v2' ) : array(), $find( $name ), "search for $name:" );
	}
	foreach ( array( 'ada' => 'new', 'RED' => 'new', 'gRÜN' => 'new', 'lebenslauf' => 'new', 'ada grün' => 'new', 'zoë' => 'v2', 'ÄRGER' => 'v2', 'ärGER' => 'v2', 'a/b' => 'v2', '"c"' => 'v2', '<d>' => 'v2', 'пРИВЕТ' => 'v2', '😀' => 'v2', 'çelik' => 'old', 'ÇELIK' => 'old', 'TEE & kuchen' => 'old' ) as $word => $where ) {
		same( array( $where ), $find( $word ), "search for $word:" );
	}
	same( array(), $find( 'ada zoë' ), 'words of two answers' );
	same( 3, count( $find( " \u{3000} " ) ), 'nothing but spaces' );
} );

test( 'a word that many rows hold in their keys costs a bounded number of queries, and finds what is behind them', function () {
	global $wpdb;
	forget_answers();
	store_answers( 700 );
	from( 'Labelle', array( 'post_date' => '2025-01-01 00:00:00' ) );
	$before = $wpdb->num_queries;
	same( array( 'Labelle' ), names( array( 'search' => 'label' ) ) );
	truly( $wpdb->num_queries - $before < 40, $wpdb->num_queries - $before . ' queries' );
	same( 20, count( names( array( 'search' => 'person' ) ) ) );
	forget_answers();
} );

test( 'an index that a host named anew costs time and no answer', function () {
	global $wpdb;
	forget_answers();
	from( 'Ada' );
	$asked = array();
	$log   = function ( $sql ) use ( &$asked ) { $asked[] = $sql; return $sql; };
	add_filter( 'query', $log );
	$was             = $wpdb->is_mysql;
	$wpdb->is_mysql  = true;
	$break           = function ( $sql ) { return str_replace( 'FORCE INDEX (type_status_date)', 'FORCE INDEX (gone) nonsense nonsense', $sql ); };
	add_filter( 'query', $break, 20 );
	same( 1, count( Response_List::find_page( array() )['posts'] ) );
	same( 1, count( Response_List::find_page( array( 'search' => 'ada' ) )['posts'] ) );
	holds( 'Ada', export() );
	remove_filter( 'query', $break, 20 );
	$wpdb->is_mysql = $was;
	truly( (bool) preg_grep( '/FORCE INDEX/', $asked ) );
	$asked = array();
	Response_List::find_page( array( 'source' => 7 ) );
	same( array(), preg_grep( '/FORCE INDEX/', $asked ) );
	remove_filter( 'query', $log );
} );

test( 'a search reads a bounded number of answers and says where to go on', function () {
	forget_answers();
	from( 'Oldest', array( 'post_date' => '2020-01-01 00:00:00' ) );
	store_answers( Response_List::SCAN + 10 );
	$page = ask( FEEDBACK, array( 'search' => 'Oldest' ) )->get_data();
	same( array(), $page['items'] );
	truly( '' !== $page['searched_to'] && '' !== $page['next'] );
	$page = ask( FEEDBACK, array( 'search' => 'Oldest', 'cursor' => $page['next'] ) )->get_data();
	same( array( 'Oldest' ), array_column( $page['items'], 'name' ) );
	same( array( '', '' ), array( $page['searched_to'], $page['next'] ) );
	forget_answers();
} );

test( 'actions do what they say, and the unread number follows', function () {
	forget_answers();
	$ids = array( from( 'A' ), from( 'B' ), from( 'C', array( 'comment_status' => 'closed' ) ) );
	$do  = function ( $action, array $ids ) { return rest( 'POST', FEEDBACK, array( 'action' => $action, 'ids' => $ids ) )->get_data(); };
	same( 2, Unread_Count::get() );
	$data = $do( 'read', array( $ids[0] ) );
	same( array( array( $ids[0] ), array(), 1, false ), array( $data['done'], $data['failed'], $data['unread'], $data['items'][0]['unread'] ) );
	same( 1, $do( 'read', array( $ids[0] ) )['unread'], 'twice counts once:' );
	same( 3, $do( 'unread', $ids )['unread'] );
	same( 1, $do( 'spam', array( $ids[0], $ids[1] ) )['unread'] );
	same( array( 'B', 'A' ), names( array( 'status' => 'spam' ) ) );
	same( 2, $do( 'notspam', array( $ids[0] ) )['unread'] );
	same( 1, $do( 'trash', array( $ids[0], $ids[1] ) )['unread'] );
	same( array( 'B', 'A' ), names( array( 'status' => 'trash' ) ) );
	same( 2, $do( 'restore', array( $ids[0], $ids[1] ) )['unread'] );
	same( array( 'B' ), names( array( 'status' => 'spam' ) ), 'back to where it was:' );
	$data = $do( 'delete', array( $ids[0], 987654 ) );
	same( array( array( $ids[0] ), 987654, 1 ), array( $data['done'], $data['failed'][0]['id'], $data['unread'] ) );
	same( null, get_post( $ids[0] ) );
	same( Unread_Count::get(), Unread_Count::recount() );
	foreach ( array( array( 'action' => 'explode', 'ids' => array( 1 ) ), array( 'action' => 'read', 'ids' => range( 1, 101 ) ), array( 'action' => 'read', 'ids' => array( 'x' ) ), array( 'action' => 'read' ) ) as $bad ) {
		same( 400, rest( 'POST', FEEDBACK, $bad )->get_status(), wp_json_encode( $bad ) );
	}
} );

test( 'spam that turns out to be none is mailed by cron, unless it was mailed before', function () {
	global $wpdb;
	forget_answers();
	$ids = array( from( 'A', array( 'post_status' => 'spam' ) ), from( 'B', array( 'post_status' => 'spam' ) ) );
	foreach ( $ids as $id ) {
		$wpdb->insert( \Mainstreet\Responses\Storage\Response_Store::get_table(), array( 'post_id' => $id, 'form_hash' => '', 'created_gmt' => '2026-11-01 10:00:00', 'has_ip' => 0 ) );
	}
	update_post_meta( $ids[1], '_mainstreet_mail_sent', time() );
	rest( 'POST', FEEDBACK, array( 'action' => 'notspam', 'ids' => $ids ) );
	same( array( (string) $ids[0] ), $wpdb->get_col( 'SELECT post_id FROM ' . \Mainstreet\Responses\Storage\Response_Store::get_table() . ' WHERE mail_due IS NOT NULL' ) );
	truly( (bool) wp_next_scheduled( 'mainstreet_feedback_mail' ) );
} );

test( 'an e-mail that failed is sent again at the owner’s wish, and the answer says what became of it', function () {
	forget_answers();
	$id = from( 'A' );
	update_post_meta( $id, '_mainstreet_mail_error', 'No route to host' );
	same( array( 'state' => 'failed', 'error' => 'No route to host', 'tries' => 0 ), ask( FEEDBACK . "/$id" )->get_data()['mail'] );
	$fails = true;
	add_filter( 'pre_wp_mail', function () use ( &$fails ) {
		if ( $fails ) {
			do_action( 'wp_mail_failed', new \WP_Error( 'wp_mail_failed', 'Still no route' ) );
		}
		return ! $fails;
	} );
	$data = rest( 'POST', FEEDBACK, array( 'action' => 'retry', 'ids' => array( $id ) ) )->get_data();
	holds( 'Still no route', $data['failed'][0]['message'] );
	same( 'failed', ask( FEEDBACK . "/$id" )->get_data()['mail']['state'] );
	$fails = false;
	same( array( $id ), rest( 'POST', FEEDBACK, array( 'action' => 'retry', 'ids' => array( $id ) ) )->get_data()['done'] );
	same( 'sent', ask( FEEDBACK . "/$id" )->get_data()['mail']['state'] );
} );

test( 'moving an answer about changes nothing in it, whoever does it', function () {
	forget_answers();
	$old     = "a <b>bold</b> <script>x</script> \\ 'q'\n<!--more-->\nAUTHOR: <Ada>\nJSON_DATA\n" . wp_json_encode( array( '1_Name' => 'Zoë \\ "Z" <i>' ) );
	$content = array( wp_json_encode( answer( array( 'Name' => "O'Neil \\ \"q\" <i> é" ) ), JSON_HEX_TAG | JSON_HEX_AMP ), $old );
	$ids     = array( store_answer( array( 'post_content' => $content[0] ) ), store_answer( array( 'post_content' => $content[1], 'post_mime_type' => '' ) ) );
	act_as( 'editor' );
	kses_init();
	foreach ( array( 'spam', 'notspam', 'trash', 'restore', 'unread', 'read' ) as $action ) {
		rest( 'POST', FEEDBACK, array( 'action' => $action, 'ids' => $ids ) );
		clean_post_cache( $ids[0] );
		clean_post_cache( $ids[1] );
		same( $content, array( get_post( $ids[0] )->post_content, get_post( $ids[1] )->post_content ), $action );
	}
	kses_init();
} );

test( 'details hold the fields, and addresses of visitors only for those who manage the site', function () {
	forget_answers();
	$id   = store_answer( array( 'entry' => answer( array( 'Name' => '<b>Ada</b>' ), array( 'request_url' => 'javascript:alert(1)' ) ) ) );
	$item = ask( FEEDBACK . "/$id" )->get_data();
	same( array( 'Name', '<b>Ada</b>', '203.0.113.7', '' ), array( $item['fields'][0]['label'], $item['fields'][0]['value'], $item['ip'], $item['url'] ) );
	act_as( 'editor' );
	same( '', ask( FEEDBACK . "/$id" )->get_data()['ip'] );
	holds_not( '203.0.113.7', export() . export( array(), 'json' ) );
	act_as( 'administrator' );
	holds( '203.0.113.7', export() );
} );

test( 'the CSV has a column for every label, and no cell is a formula', function () {
	forget_answers();
	store_answer( array( 'entry' => answer( array( 'Name' => '=1+1', 'Tel' => '+49 1', 'Sum' => '-5,5', 'At' => '@x', 'Tab' => "\tx", 'CR' => "\rx", 'Minus' => '-x', '=Label' => 'a "b", c' ) ) ) );
	store_answer( array( 'post_date' => '2026-10-01 10:00:00', 'entry' => answer( array( 'Name' => 'Ada', '2026' => 'Year', 'Zoë' => array( 'a', 'b' ) ) ) ) );
	$entry             = answer( array( 'Name' => 'First' ) );
	$entry['fields'][] = array( 'key' => '2_Name', 'label' => 'Name', 'value' => 'Second', 'type' => 'name' );
	store_answer( array( 'post_date' => '2026-09-01 10:00:00', 'entry' => $entry ) );
	$csv = export();
	same( "\xEF\xBB\xBF", substr( $csv, 0, 3 ) );
	$file = fopen( 'php://memory', 'r+' );
	fwrite( $file, substr( $csv, 3 ) );
	rewind( $file );
	$rows = array();
	while ( $row = fgetcsv( $file, 0, ',', '"', '' ) ) {
		$rows[] = array_slice( $row, 6 );
	}
	same( array( 'Name', 'Tel', 'Sum', 'At', 'Tab', 'CR', 'Minus', "'=Label", '2026', 'Zoë', 'Name (2)' ), $rows[0] );
	same( array( "'=1+1", "'+49 1", '-5,5', "'@x", "'\tx", "'\rx", "'-x", 'a "b", c', '', '', '' ), $rows[1] );
	same( array( 'Ada', '', '', '', '', '', '', '', 'Year', 'a, b', '' ), $rows[2] );
	same( array( 'First', 'Second' ), array( $rows[3][0], $rows[3][10] ) );
} );

test( 'an export follows the filters and goes beyond one query', function () {
	forget_answers();
	store_answers( 1100 );
	same( 1101, substr_count( export(), "\r\n" ) );
	$all = json_decode( export( array(), 'json' ), true );
	same( 1100, count( $all ) );
	same( 1100, count( array_unique( array_column( $all, 'id' ) ) ) );
	same( array( 'key', 'label', 'value', 'type', 'meta', 'form_field_id' ), array_keys( $all[0]['fields'][0] ) );
	same( 110, count( json_decode( export( array( 'unread' => true ), 'json' ), true ) ) );
	same( 2, count( json_decode( export( array( 'ids' => array( $all[0]['id'], $all[7]['id'] ) ), 'json' ), true ) ) );
	same( array(), json_decode( export( array( 'status' => 'spam' ), 'json' ), true ) );
	forget_answers();
} );

test( 'numbers are numbers in the JSON file, however they were stored, and the CSV is the same', function () {
	forget_answers();
	$page = wp_insert_post( array( 'post_title' => 'Contact', 'post_type' => 'page', 'post_status' => 'publish' ) );
	store_answer( array( 'post_parent' => $page, 'entry' => answer( array( 'Name' => 'Ada', 'Sum' => '12' ), array( 'form_fill_duration' => '14', 'entry_page' => '2', 'source_id' => (string) $page ) ) ) );
	store_answer( array( 'post_date' => '2026-10-01 00:00:00', 'entry' => answer( array( 'Name' => 'Bob' ), array( 'source_id' => '77', 'form_fill_duration' => null, 'entry_page' => 'x' ) ) ) );
	store_answer( array( 'post_date' => '2026-09-01 00:00:00', 'post_parent' => $page, 'post_mime_type' => '', 'post_content' => "Hi\n<!--more-->\nAUTHOR: Eve\n" ) );
	list( $new, $orphan, $old ) = json_decode( export( array(), 'json' ), true );
	same( array( $page, 14, 2, '12' ), array( $new['source_id'], $new['form_fill_duration'], $new['entry_page'], $new['fields'][1]['value'] ) );
	same( array( 77, null, 1 ), array( $orphan['source_id'], $orphan['form_fill_duration'], $orphan['entry_page'] ) );
	same( array( $page, null ), array( $old['source_id'], $old['form_fill_duration'] ) );
	truly( is_int( $new['id'] ) );
	holds( ",Contact,https://example.org/contact/,", str_replace( '"', '', export() ) );
} );

/** The number of unread answers as it is kept, and as it is counted. */
function unread_numbers() {
	global $wpdb;
	wp_cache_flush();
	return array( \Mainstreet\Responses\Storage\Unread_Count::get(), (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'feedback' AND post_status = 'publish' AND comment_status = 'open'" ) );
}

test( 'the number of unread is right whenever a process dies, without the upkeep', function () {
	require_once MAINSTREET_DIR . '/tests/php/forms.php';
	cf_clean();
	cf_mails();
	$page = cf_publish( cf() );
	cf_send( cf_post( $page ) );
	same( array( 1, 1 ), unread_numbers() );
	$deaths = array(
		'while it is stored'     => 'wp_insert_post',
		'right behind'           => 'grunion_after_feedback_post_inserted',
		'in the mail'            => 'grunion_pre_message_sent',
	);
	foreach ( $deaths as $when => $dies_at ) {
		in_process( MAINSTREET_DIR . '/tests/php/processes/submit-form.php', compact( 'dies_at' ) + array( 'posted' => cf_post( $page ) ) )();
		list( $kept, $counted ) = unread_numbers();
		same( $counted, $kept, $when );
	}
	foreach ( array( 'trash' => 'wp_trash_post', 'spam' => 'save_post', 'delete' => 'deleted_post' ) as $action => $hook ) {
		$id = store_answer();
		\Mainstreet\Responses\Storage\Unread_Count::recount();
		in_process( __DIR__ . '/processes/bulk-action.php', array( 'action' => $action, 'ids' => array( $id ), 'dies_at' => $hook ) )();
		list( $kept, $counted ) = unread_numbers();
		same( $counted, $kept, $action );
	}
} );

test( 'the number of unread is right when many act on the same answers at once', function () {
	require_once MAINSTREET_DIR . '/tests/php/forms.php';
	cf_clean();
	$ids  = array();
	for ( $i = 0; $i < 6; $i++ ) {
		$ids[] = store_answer();
	}
	\Mainstreet\Responses\Storage\Unread_Count::recount();
	$page = cf_publish( cf() );
	$runs = array();
	foreach ( array( 'read', 'trash', 'unread' ) as $action ) {
		$runs[] = in_process( __DIR__ . '/processes/bulk-action.php', compact( 'action', 'ids' ) );
	}
	$runs[] = in_process( MAINSTREET_DIR . '/tests/php/processes/submit-form.php', array( 'posted' => cf_post( $page ), 'recounts' => true ) );
	same( 'y', implode( '', array_map( function ( $wait ) { return $wait(); }, $runs ) ) );
	list( $kept, $counted ) = unread_numbers();
	same( $counted, $kept );
} );
