<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Tables;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;
use Mainstreet\Submissions\Registry\Form_Schema_Store;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Form_Source;
use Mainstreet\Submissions\Spam\Form_Token;
use Mainstreet\Submissions\Spam\Time_Trap;

/** Submissions that reached the handler. */
final class Handled {
	public static $requests = array();
	public static $answer   = array( 'message' => 'Thanks' );
}

Form_Schemas::add(
	'test-form',
	'test/form',
	function ( array $block ) {
		return array(
			'kind'   => 'test-form',
			'to'     => (array) ( $block['attrs']['to'] ?? array() ),
			'title'  => $block['attrs']['title'] ?? '',
			'fields' => array(
				array( 'key' => '1_Name', 'type' => 'name', 'label' => 'Your name' ),
				array( 'key' => '2_Mail', 'type' => 'email', 'label' => 'Mail' ),
				array( 'key' => '3_Text', 'type' => 'textarea', 'label' => 'Text' ),
			),
		);
	},
	array(
		'route'  => 'forms/test',
		'minute' => 100,
		'hour'   => 1000,
		'files'  => true,
		'handle' => function ( $request ) {
			Handled::$requests[] = $request;
			return Handled::$answer;
		},
	)
);

/** Content with one form. */
function form( array $attrs = array() ) {
	return '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph --><!-- wp:group --><div class="wp-block-group"><!-- wp:test/form ' . wp_json_encode( (object) $attrs ) . ' /--></div><!-- /wp:group -->';
}

/** Publishes a post. */
function publish( $content, array $more = array() ) {
	return wp_insert_post( wp_slash( $more + array( 'post_title' => 'Contact', 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ) ) );
}

/** Definition of the form of a content. */
function def_of( $content ) {
	return current( Form_Schemas::find_in_content( $content ) );
}

/** A ticket for the form of a post, as its page has it. */
function ticket( $post_id, $content = null, $source = null ) {
	$def = def_of( null === $content ? get_post( $post_id )->post_content : $content );
	return Form_Token::sign( Form_Schemas::get_hash( $def ), $source ? $source : new Form_Source( 'post', (string) $post_id ), $post_id, 1, '' );
}

/** What a browser with the script sends. */
function filled( $ticket, array $fields = array(), array $more = array() ) {
	$time = (string) ( time() - 20 );
	return $more + array(
		'ms_ticket' => $ticket,
		'ms_id'     => '11111111-22222222-33333333-44444444',
		'ms_t'      => $time . '.' . Form_Token::sign_text( $time, 'time' ),
		'ms_k'      => '1',
		'f'         => $fields + array( '1_Name' => 'Ada', '2_Mail' => 'ada@example.org', '3_Text' => "Hello\r\nthere" ),
	);
}

/** Runs the pipeline as a stranger; gives its outcome. */
function send( array $posted, array $files = array() ) {
	act_as( '' );
	Handled::$requests = array();
	$outcome = Submission_Pipeline::run( 'forms/test', $posted, $files );
	act_as( 'administrator' );
	return $outcome;
}

/** The one submission that was handled. */
function handled() {
	same( 1, count( Handled::$requests ), 'submissions handled' );
	return Handled::$requests[0];
}

test( 'a submission reaches its handler with what the server knows', function () {
	$id = publish( form( array( 'to' => array( 'owner@example.org' ) ) ) );
	$_SERVER['HTTP_USER_AGENT'] = 'Browser';
	$start   = time();
	$outcome = send( filled( ticket( $id ) ) );
	$took    = time() - $start;
	same( array( 'success' => true, 'message' => 'Thanks', 'html' => '<p>Thanks</p>' ), $outcome );
	$request = handled();
	same( array( 'owner@example.org' ), $request->def['to'] );
	same( array( 'type' => 'post', 'id' => (string) $id ), $request->source );
	same( $id, $request->on );
	same( "Hello\nthere", $request->values['3_Text'] );
	same( false, $request->is_spam );
	same( 0, $request->points );
	// The seconds of a slow machine are added.
	truly( $request->seconds >= 20 && $request->seconds <= 20 + $took, (string) $request->seconds );
	same( get_permalink( $id ), $request->url );
	truly( (bool) preg_match( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/', $request->submission ), $request->submission );
} );

test( 'a ticket that is not ours is refused', function () {
	$id     = publish( form() );
	$ticket = ticket( $id );
	$other  = publish( form( array( 'to' => array( 'other@example.org' ) ) ) );
	list( $mac, $rest ) = explode( '|', $ticket, 2 );
	foreach ( array(
		'',
		'x',
		str_repeat( 'a', 5000 ),
		$rest,
		str_repeat( '0', 32 ) . '|' . $rest,
		// Another form's place, another recipient's form.
		$mac . '|' . str_replace( '|' . $id . '|', '|' . $other . '|', $rest ),
		$mac . '|' . str_replace( Form_Schemas::get_hash( def_of( form() ) ), Form_Schemas::get_hash( def_of( get_post( $other )->post_content ) ), $rest ),
		array( $ticket ),
	) as $forged ) {
		is_error( 'form_changed', send( filled( $forged ) ), 409 );
	}
	same( array(), Handled::$requests );
	// A signature made for something else is none.
	is_error( 'form_changed', send( filled( Form_Token::sign_text( $rest, 'time' ) . '|' . $rest ) ), 409 );
} );

test( 'a form can only be sent through the container that holds it', function () {
	$id    = publish( form( array( 'to' => array( 'owner@example.org' ) ) ) );
	$other = publish( '<p>No form</p>' );
	// Signed, as if a page had shown it: it still is not there.
	is_error( 'form_changed', send( filled( ticket( $id, null, new Form_Source( 'post', (string) $other ) ) ) ), 409 );
	is_error( 'form_unavailable', send( filled( ticket( $id, null, new Form_Source( 'post', '99999999' ) ) ) ), 409 );
	is_error( 'form_changed', send( filled( ticket( $id, null, new Form_Source( 'template', 'no//thing' ) ) ) ), 409 );
	is_error( 'form_unavailable', send( filled( ticket( $id, null, new Form_Source( 'widget', '77' ) ) ) ), 409 );
	is_error( 'form_unavailable', send( filled( ticket( $id, null, new Form_Source( 'pattern', '99999999' ) ) ) ), 409 );
} );

test( 'a form whose page is not for the public is refused to the public', function () {
	foreach ( array( 'draft', 'pending', 'private', 'trash', 'future' ) as $status ) {
		$id = publish( form(), array( 'post_status' => $status, 'post_date' => 'future' === $status ? '2090-01-01 00:00:00' : '2020-01-01 00:00:00' ) );
		is_error( 'form_unavailable', send( filled( ticket( $id ) ) ), 409 );
	}
	$id = publish( form(), array( 'post_password' => 'secret' ) );
	is_error( 'form_unavailable', send( filled( ticket( $id ) ) ), 409 );
	$id = publish( form() );
	$ticket = ticket( $id );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
	is_error( 'form_unavailable', send( filled( $ticket ) ), 409 );
	// The page that shows a pattern counts too.
	$pattern = publish( form(), array( 'post_type' => 'wp_block' ) );
	$ticket  = Form_Token::sign( Form_Schemas::get_hash( def_of( form() ) ), new Form_Source( 'pattern', (string) $pattern ), $id, 1, '' );
	is_error( 'form_unavailable', send( filled( $ticket ) ), 409 );
	wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
	truly( is_array( send( filled( $ticket ) ) ), 'on a public page' );
} );

test( 'who may read a private page may send its form', function () {
	$id = publish( form(), array( 'post_status' => 'private' ) );
	act_as( 'editor' );
	truly( is_array( Submission_Pipeline::run( 'forms/test', filled( ticket( $id ) ), array() ) ) );
} );

test( 'a changed form says so; one with the same recipients stays of use for 30 days', function () {
	global $wpdb;
	$to     = array( 'to' => array( 'Owner@example.org', 'b@example.org' ) );
	$id     = publish( form( $to ) );
	$ticket = ticket( $id );
	wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => form( array( 'to' => array( 'b@example.org', 'owner@example.org' ), 'title' => 'New' ) ) ) ) );
	$outcome = send( filled( $ticket ) );
	truly( is_array( $outcome ), 'grace' );
	same( '', handled()->def['title'], 'the form that was filled in is the one that counts' );

	$wpdb->query( 'UPDATE ' . Tables::name( 'form_defs' ) . ' SET gone = gone - 2600000 WHERE gone > 0' );
	wp_cache_flush();
	$late = send( filled( $ticket ) );
	is_error( 'form_changed', $late, 409 );
	same( 'This form has changed. Please reload the page.', $late->get_error_message() );

	$ticket = ticket( $id );
	wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => form( array( 'to' => array( 'else@example.org' ) ) ) ) ) );
	is_error( 'form_changed', send( filled( $ticket ) ), 409 );

	$ticket = ticket( $id );
	wp_update_post( array( 'ID' => $id, 'post_content' => '<p>The form is gone</p>' ) );
	is_error( 'form_changed', send( filled( $ticket ) ), 409 );
} );

test( 'a copy of the page of any age can be sent, also without a row in the table', function () {
	global $wpdb;
	$id     = publish( form() );
	$ticket = ticket( $id );
	$wpdb->query( 'UPDATE ' . Tables::name( 'form_defs' ) . ' SET seen = 1' );
	wp_cache_flush();
	truly( is_array( send( filled( $ticket ) ) ), 'old' );
	$wpdb->query( 'DELETE FROM ' . Tables::name( 'form_defs' ) );
	wp_cache_flush();
	truly( is_array( send( filled( $ticket ) ) ), 'no row' );
	truly( null !== ( new Form_Schema_Store() )->find( Form_Schemas::get_hash( def_of( form() ) ), new Form_Source( 'post', (string) $id ) ), 'stored again' );
	$wpdb->query( 'DROP TABLE ' . Tables::name( 'form_defs' ) );
	wp_cache_flush();
	truly( is_array( send( filled( $ticket ) ) ), 'no table' );
	truly( null !== ( new Form_Schema_Store() )->find( Form_Schemas::get_hash( def_of( form() ) ), new Form_Source( 'post', (string) $id ) ), 'made again' );
} );

test( 'content changed behind the back of WordPress is noticed', function () {
	global $wpdb;
	$id     = publish( form( array( 'to' => array( 'a@example.org' ) ) ) );
	$ticket = ticket( $id );
	$wpdb->update( $wpdb->posts, array( 'post_content' => form( array( 'to' => array( 'b@example.org' ) ) ) ), array( 'ID' => $id ) );
	clean_post_cache( $id );
	is_error( 'form_changed', send( filled( $ticket ) ), 409 );
	same( array(), ( new Form_Schema_Store() )->find_sources( explode( '|', $ticket )[1], $id ) );
} );

test( 'the trap, the clock and links count, and spam is answered like everything else', function () {
	$id     = publish( form() );
	$ticket = ticket( $id );
	$trap   = Form_Token::get_honeypot_name( explode( '|', $ticket )[1] );
	truly( $trap !== Form_Token::get_honeypot_name( sha1( 'other' ) ), 'another name for each form' );

	same( array( 'success' => true, 'message' => 'Thanks', 'html' => '<p>Thanks</p>' ), send( filled( $ticket, array( $trap => 'http://spam.example' ) ) ) );
	truly( handled()->is_spam );
	same( false, isset( handled()->values[ $trap ] ) );
	send( filled( $ticket, array( $trap => '' ) ) );
	same( false, handled()->is_spam );
	send( filled( $ticket, array( $trap => array( 'x' ) ) ) );
	truly( handled()->is_spam );

	$now  = (string) time();
	$old  = (string) ( time() - 90000 );
	$then = (string) ( time() + 900 );
	$cases = array(
		array( 0, array() ),
		array( 1, array( 'ms_t' => $now . '.' . Form_Token::sign_text( $now, 'time' ) ) ),
		array( 1, array( 'ms_t' => $old . '.' . Form_Token::sign_text( $old, 'time' ) ) ),
		array( 1, array( 'ms_t' => $then . '.' . Form_Token::sign_text( $then, 'time' ) ) ),
		array( 1, array( 'ms_t' => '1.' . Form_Token::sign_text( $now, 'time' ) ) ),
		array( 1, array( 'ms_t' => array( 'x' ) ) ),
		array( 2, array( 'ms_t' => '', 'ms_k' => '' ) ),
	);
	foreach ( $cases as list( $points, $more ) ) {
		send( filled( $ticket, array(), $more ) );
		same( $points, handled()->points, wp_json_encode( $more ) );
		same( false, handled()->is_spam, 'without script people are served:' );
	}
	send( filled( $ticket, array( '1_Name' => 'Cheap https://spam.example' ) ) );
	same( 2, handled()->points );
	send( filled( $ticket, array( '1_Name' => 'Cheap www.spam.example' ), array( 'ms_k' => '' ) ) );
	truly( handled()->is_spam );
	send( filled( $ticket, array( '3_Text' => 'My site is https://ada.example' ) ) );
	same( 0, handled()->points );
} );

test( 'words the owner disallows make spam, and two filters have a say', function () {
	$ticket = ticket( publish( form() ) );
	update_option( 'disallowed_keys', "casino\nbad@example.org" );
	send( filled( $ticket, array( '3_Text' => 'Best casino' ) ) );
	truly( handled()->is_spam );
	send( filled( $ticket, array( '2_Mail' => 'bad@example.org' ) ) );
	truly( handled()->is_spam );
	add_filter( 'jetpack_contact_form_in_comment_disallowed_list', function ( $is, $form ) {
		truly( $is );
		same( 'bad@example.org', $form['comment_author_email'] );
		return false;
	}, 10, 2 );
	send( filled( $ticket, array( '2_Mail' => 'bad@example.org' ) ) );
	same( false, handled()->is_spam );
	delete_option( 'disallowed_keys' );
} );

test( 'arrays for strings, wrong types and broken text come out as texts or not at all', function () {
	$ticket = ticket( publish( form() ) );
	send( filled( $ticket, array(
		'1_Name' => array( 'Ada', array( 'deep' => array( 'x' ) ), null ),
		'2_Mail' => 7,
		'3_Text' => "a\0b\r\nc\rd",
		'broken' => "a\xff",
		'yes'    => true,
		'nil'    => null,
		'nested' => array( array( 'x' ) ),
		str_repeat( 'k', 300 ) => 'long key',
	) ) );
	truly( mb_check_encoding( handled()->values['broken'], 'UTF-8' ), 'valid UTF-8' );
	unset( handled()->values['broken'] );
	same(
		array( '1_Name' => array( 'Ada' ), '2_Mail' => '7', '3_Text' => "ab\nc\nd", 'yes' => '1', 'nested' => array() ),
		handled()->values
	);
	same( 'Ada', handled()->text( '1_Name' ) );
	same( '', handled()->text( 'nested' ) );
	same( '', handled()->text( 'none' ) );
	send( array( 'f' => 'no array' ) + filled( $ticket ) );
	same( array(), handled()->values );
} );

test( 'ten thousand fields and five megabytes are refused before anything is looked up', function () {
	global $wpdb;
	$ticket = ticket( publish( form() ) );
	$before = $wpdb->num_queries;
	is_error( 'mainstreet_too_large', send( filled( $ticket, array_fill( 0, 10000, 'x' ) ) ), 400 );
	is_error( 'mainstreet_too_large', send( filled( $ticket, array( '3_Text' => str_repeat( 'x', 5000000 ) ) ) ), 400 );
	is_error( 'mainstreet_too_large', send( filled( $ticket, array( 'a' => array_fill( 0, 2000, array( 'x' ) ) ) ) ), 400 );
	// Only the two counters of the limits are written.
	truly( $wpdb->num_queries - $before <= 30, 'queries: ' . ( $wpdb->num_queries - $before ) );
	$_SERVER['CONTENT_LENGTH'] = '300000';
	is_error( 'mainstreet_too_large', send( filled( $ticket ) ), 400 );
	$_SERVER['CONTENT_TYPE'] = 'multipart/form-data; boundary=x';
	truly( is_array( send( filled( $ticket ) ) ), 'with files' );
	$_SERVER['CONTENT_LENGTH'] = '999999999999';
	is_error( 'mainstreet_too_large', send( filled( $ticket ) ), 400 );
	unset( $_SERVER['CONTENT_LENGTH'], $_SERVER['CONTENT_TYPE'] );
} );

test( 'other sites are refused where the browser names them', function () {
	$ticket = ticket( publish( form() ) );
	$home   = home_url();
	$cases  = array(
		array( true, array() ),
		array( true, array( 'HTTP_ORIGIN' => $home ) ),
		array( true, array( 'HTTP_REFERER' => $home . '/contact/' ) ),
		array( true, array( 'HTTP_ORIGIN' => 'null' ) ),
		array( false, array( 'HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ),
		array( false, array( 'HTTP_ORIGIN' => 'null', 'HTTP_REFERER' => 'https://evil.example/' ) ),
		array( false, array( 'HTTP_ORIGIN' => 'https://evil.example' ) ),
		array( false, array( 'HTTP_ORIGIN' => $home . '.evil.example' ) ),
		array( false, array( 'HTTP_REFERER' => 'https://evil.example/?' . $home ) ),
		array( false, array( 'HTTP_ORIGIN' => 'nonsense' ) ),
	);
	foreach ( $cases as list( $fine, $headers ) ) {
		$_SERVER = $headers + $_SERVER;
		$outcome = send( filled( $ticket ) );
		foreach ( array_keys( $headers ) as $name ) {
			unset( $_SERVER[ $name ] );
		}
		same( $fine, is_array( $outcome ), wp_json_encode( $headers ) );
		if ( ! $fine ) {
			is_error( 'mainstreet_origin', $outcome, 400 );
		}
	}
} );

test( 'the port and the scheme belong to where a form is sent from, and so does what the browser says without naming a page', function () {
	$ticket = ticket( publish( form() ) );
	$tables = array(
		'https://example.org'      => array(
			array( true, array( 'HTTP_ORIGIN' => 'https://example.org' ) ),
			array( true, array( 'HTTP_ORIGIN' => 'https://EXAMPLE.org:443' ) ),
			array( true, array( 'HTTP_ORIGIN' => 'http://example.org' ) ),
			array( true, array( 'HTTP_REFERER' => 'https://example.org./contact/?a=b#c' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'https://example.org:8443' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'http://example.org:8080' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'https://example.org:80' ) ),
			array( false, array( 'HTTP_REFERER' => 'https://example.org:8443/contact/' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'https://user@evil.example' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'https://example.org@evil.example' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'ftp://example.org' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'example.org' ) ),
			array( false, array( 'HTTP_ORIGIN' => '//example.org' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'https://sub.example.org' ) ),
		),
		'http://example.org:8080'  => array(
			array( true, array( 'HTTP_ORIGIN' => 'http://example.org:8080' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'http://example.org' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'https://example.org' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'http://example.org:8081' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'https://example.org:8080' ) ),
		),
		// Whatever the site is.
		''                         => array(
			array( true, array() ),
			array( true, array( 'HTTP_SEC_FETCH_SITE' => 'same-origin' ) ),
			array( true, array( 'HTTP_SEC_FETCH_SITE' => 'none' ) ),
			array( true, array( 'HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'same-origin' ) ),
			array( false, array( 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ),
			array( false, array( 'HTTP_SEC_FETCH_SITE' => 'same-site' ) ),
			array( false, array( 'HTTP_SEC_FETCH_SITE' => 'Cross-Site' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'null', 'HTTP_SEC_FETCH_SITE' => 'same-site' ) ),
			array( false, array( 'HTTP_ORIGIN' => 'NULL', 'HTTP_SEC_FETCH_SITE' => 'cross-site' ) ),
		),
	);
	foreach ( $tables as $home => $cases ) {
		foreach ( '' === $home ? array() : array( 'home_url', 'site_url' ) as $hook ) {
			add_filter( $hook, function () use ( $home ) { return $home; }, 99 );
		}
		foreach ( $cases as list( $fine, $headers ) ) {
			$_SERVER = $headers + $_SERVER;
			$seen    = \Mainstreet\Submissions\Pipeline\Request_Checks::check_origin();
			foreach ( array_keys( $headers ) as $name ) {
				unset( $_SERVER[ $name ] );
			}
			same( $fine, null === $seen, $home . ' ' . wp_json_encode( $headers ) );
		}
		remove_all_filters( 'home_url' );
		remove_all_filters( 'site_url' );
	}
	// A site with several names.
	add_filter( 'allowed_http_origins', function ( $origins ) { $origins[] = 'https://other.example:8443'; return $origins; } );
	foreach ( array( 'https://other.example:8443' => true, 'https://other.example' => false ) as $origin => $fine ) {
		$_SERVER['HTTP_ORIGIN'] = $origin;
		same( $fine, null === \Mainstreet\Submissions\Pipeline\Request_Checks::check_origin(), $origin );
		unset( $_SERVER['HTTP_ORIGIN'] );
	}
} );

test( 'too many from one address are told to wait', function () {
	$ticket = ticket( publish( form() ) );
	add_filter( 'mainstreet_visitor_limits', function ( $limits, $route ) {
		same( array( 'minute' => 100, 'hour' => 1000 ), $limits );
		same( 'forms/test', $route );
		return array( 'minute' => 2, 'hour' => 3 );
	}, 10, 2 );
	truly( is_array( send( filled( $ticket ) ) ) );
	truly( is_array( send( filled( $ticket ) ) ) );
	$refused = send( filled( $ticket ) );
	is_error( 'mainstreet_rate_limited', $refused, 429 );
	$response = Submission_Pipeline::to_response( $refused );
	same( 429, $response->get_status() );
	truly( (int) $response->get_headers()['Retry-After'] > 0 );
} );

test( 'a repetition is the same submission, an edited text is another', function () {
	$ticket = ticket( publish( form() ) );
	$id     = function ( $posted ) {
		send( $posted );
		return handled()->submission;
	};
	$first = $id( filled( $ticket ) );
	same( $first, $id( filled( $ticket ) ) );
	truly( $first !== $id( filled( $ticket, array( '3_Text' => 'Edited' ) ) ), 'edited' );
	truly( $first !== $id( filled( $ticket, array(), array( 'ms_id' => '21111111-22222222-33333333-44444444' ) ) ), 'sent on purpose once more' );
	truly( $first !== $id( filled( ticket( publish( form() ) ) ) ), 'another page' );
	$plain = $id( filled( $ticket, array(), array( 'ms_id' => '' ) ) );
	same( $plain, $id( filled( $ticket, array(), array( 'ms_id' => array( 'x' ) ) ) ), 'no script, pressed twice' );
} );

test( 'files come in one shape', function () {
	$ticket = ticket( publish( form() ) );
	send( filled( $ticket ), array( 'f' => array(
		'name'     => array( 'cv' => 'cv.pdf', 'many' => array( 'a.png', 'b.png' ), 'empty' => '', 'odd' => array( array( 'x' ) ) ),
		'type'     => array( 'cv' => 'application/pdf', 'many' => array( 'image/png', 'image/png' ), 'empty' => '', 'odd' => array( array( 'x' ) ) ),
		'tmp_name' => array( 'cv' => '/tmp/1', 'many' => array( '/tmp/2', '/tmp/3' ), 'empty' => '', 'odd' => array( array( 'x' ) ) ),
		'error'    => array( 'cv' => 0, 'many' => array( 0, 1 ), 'empty' => UPLOAD_ERR_NO_FILE, 'odd' => array( array( 0 ) ) ),
		'size'     => array( 'cv' => 10, 'many' => array( 20, 0 ), 'empty' => 0, 'odd' => array( array( 0 ) ) ),
	) ) );
	$files = handled()->files;
	same( array( 'cv', 'many' ), array_keys( $files ) );
	same( array( 'name' => 'cv.pdf', 'type' => 'application/pdf', 'tmp_name' => '/tmp/1', 'error' => 0, 'size' => 10 ), $files['cv'][0] );
	same( 2, count( $files['many'] ) );
} );

test( 'the clock is signed and kept by no cache', function () {
	act_as( '' );
	$began    = time();
	$response = rest( 'GET', '/mainstreet/v1/session' );
	same( 200, $response->get_status() );
	same( 'private, no-store', $response->get_headers()['Cache-Control'] );
	$data = $response->get_data();
	$seconds = Time_Trap::get_seconds( $data['t'] );
	truly( null !== $seconds && $seconds >= 0 && $seconds <= time() - $began );
	same( null, Time_Trap::get_seconds( $data['t'] . '0' ) );
	same( null, Time_Trap::get_seconds( '' ) );
	same( null, Time_Trap::get_seconds( 'a.b' ) );
} );

test( 'answers have one shape', function () {
	$failed = Submission_Pipeline::to_response( new \WP_Error( 'invalid', 'Check this.', array( 'status' => 422, 'fields' => array( '1_Name' => 'Missing' ) ) ) );
	same( 422, $failed->get_status() );
	same( '{"success":false,"code":"invalid","message":"Check this.","fields":{"1_Name":"Missing"},"data":{"status":422}}', wp_json_encode( $failed->get_data() ) );
	same( '{"success":false,"code":"x","message":"y","fields":{},"data":{"status":422}}', wp_json_encode( Submission_Pipeline::to_response( new \WP_Error( 'x', 'y' ) )->get_data() ) );
	same( 422, Submission_Pipeline::to_response( new \WP_Error( 'x', 'y' ) )->get_status() );
	same( array( 'success' => true ), Submission_Pipeline::to_response( array( 'success' => true ) )->get_data() );
} );

test( 'nothing on a page tells the recipients to who tries addresses', function () {
	$content = form( array( 'to' => array( 'secret@example.org' ) ) );
	$def     = def_of( $content );
	$id      = publish( $content );
	$hash    = Form_Schemas::get_hash( $def );
	foreach ( array( 'sha1', 'md5', 'sha256', 'crc32b' ) as $algorithm ) {
		$plain = hash( $algorithm, Form_Schemas::to_json( $def ) );
		truly( false === strpos( $hash, substr( $plain, 0, 8 ) ), $algorithm );
	}
	truly( (bool) preg_match( '/^[0-9a-f]{40}$/D', $hash ) );
	// The id of the form is made from the hash, not from the definition.
	holds_not( substr( md5( \Mainstreet\Submissions\Registry\Form_Schemas::get_old_hash( $def ) . '|post|' . $id . '|' . $id ), 0, 8 ), Form_Token::get_form_id( Form_Token::parse( ticket( $id ) ) ) );
} );

test( 'pages from caches that say the hash of before still send, for good or for 30 days', function () {
	global $wpdb;
	$to     = array( 'to' => array( 'owner@example.org' ) );
	$id     = publish( form( $to ) );
	$def    = def_of( form( $to ) );
	$old    = sha1( Form_Schemas::to_json( $def ) );
	$source = new Form_Source( 'post', (string) $id );
	$ticket = Form_Token::sign( $old, $source, $id, 1, '' );
	// As the site was before: its row has the old hash.
	$wpdb->query( 'UPDATE ' . Tables::name( 'form_defs' ) . " SET hash = '$old' WHERE source_id = '$id'" );
	wp_cache_flush();
	$outcome = send( filled( $ticket ) );
	truly( is_array( $outcome ), 'the form is still there' );
	truly( null !== ( new Form_Schema_Store() )->find( Form_Schemas::get_hash( $def ), $source ), 'noted under its hash of today' );
	// The form changes, its recipients do not.
	wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => form( $to + array( 'title' => 'New' ) ) ) ) );
	truly( is_array( send( filled( $ticket ) ) ), 'grace' );
	wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => form( array( 'to' => array( 'else@example.org' ) ) ) ) ) );
	is_error( 'form_changed', send( filled( $ticket ) ), 409 );
} );

test( 'a form that was noted under the hash of before is found where it stands', function () {
	global $wpdb;
	$content = form( array( 'to' => array( 'pattern@example.org' ) ) );
	$pattern = publish( $content, array( 'post_type' => 'wp_block' ) );
	$def     = def_of( $content );
	$wpdb->query( 'UPDATE ' . Tables::name( 'form_defs' ) . " SET hash = '" . \Mainstreet\Submissions\Registry\Form_Schemas::get_old_hash( $def ) . "' WHERE source_id = '$pattern'" );
	wp_cache_flush();
	same( array(), ( new Form_Schema_Store() )->find_sources( Form_Schemas::get_hash( $def ), 0 ) );
	same( array( "pattern:$pattern" ), array_keys( ( new Form_Schema_Store() )->find_sources( Form_Schemas::get_hash( $def ), 0, \Mainstreet\Submissions\Registry\Form_Schemas::get_old_hash( $def ) ) ) );
	// A page with the hash of today, from a cache, and the form changed since.
	$page   = publish( '<p>Page</p>' );
	$ticket = Form_Token::sign( Form_Schemas::get_hash( $def ), new Form_Source( 'pattern', (string) $pattern ), $page, 1, '' );
	wp_update_post( wp_slash( array( 'ID' => $pattern, 'post_content' => form( array( 'to' => array( 'pattern@example.org' ), 'title' => 'New' ) ) ) ) );
	truly( is_array( send( filled( $ticket ) ) ), 'grace' );
} );
