<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Mailchimp;

use Mainstreet\Blocks\Mailchimp\Mailchimp_Api;
use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;
use Mainstreet\Submissions\Registry\Form_Schemas;
use Mainstreet\Submissions\Registry\Form_Source;
use Mainstreet\Submissions\Spam\Form_Token;
use function Mainstreet\Tests\{ act_as, holds, holds_not, is_error, outside, rest, same, test, truly };

const KEY = '0123456789abcdef0123456789abcdef-us0';

/** Sets key and audience. */
function connect( array $more = array() ) {
	Secrets::set( 'mailchimp', KEY );
	Stored_Settings::save( $more + array( 'mailchimp_audience' => 'list1' ) );
}

/** Mailchimp, as tests/fakes/services/mailchimp.mjs plays it. */
function mailchimp( array $answers = array() ) {
	return outside( function ( $url, $args ) use ( $answers ) {
		$path = preg_replace( '#^https://us0\.api\.mailchimp\.com/3\.0([^?]*).*#', '$1', $url );
		$asks = $args['method'] . ' ' . preg_replace( '#members/.*#', 'member', $path );
		if ( isset( $answers[ $asks ] ) ) {
			return $answers[ $asks ];
		}
		$known = array(
			'GET /'                                   => array( 'account_name' => 'Aurora' ),
			'GET /lists'                              => array( 'lists' => array(
				array( 'id' => 'list1', 'name' => 'Readers', 'double_optin' => true, 'stats' => array( 'member_count' => 120 ) ),
				array( 'id' => 'list2', 'name' => '<b>Customers</b>', 'double_optin' => false, 'stats' => array( 'member_count' => 7 ) ),
				array( 'id' => '../evil' ),
				'odd',
			) ),
			'GET /lists/list1/interest-categories'    => array( 'categories' => array( array( 'id' => 'cat1', 'title' => 'Topics', 'type' => 'checkboxes' ), array( 'id' => 'cat2', 'title' => 'Empty', 'type' => 'radio' ) ) ),
			'GET /lists/list1/interest-categories/cat1/interests' => array( 'interests' => array( array( 'id' => 'f00d', 'name' => 'Recipes', 'subscriber_count' => '12' ) ) ),
			'GET /lists/list1/interest-categories/cat2/interests' => array(),
			'PUT /lists/list1/member'                 => array( 'status' => 'pending' ),
			'PUT /lists/list2/member'                 => array( 'status' => 'subscribed' ),
			'PATCH /lists/list1/member'               => array( 'status' => 'pending' ),
		);
		return array( 200, $known[ $asks ] ?? new \stdClass() );
	} );
}

/** What was asked, as `METHOD path`. */
function asked( $log ) {
	return array_map( function ( $entry ) {
		return $entry[1]['method'] . ' ' . preg_replace( '#^https://us0\.api\.mailchimp\.com/3\.0([^?]*).*#', '$1', $entry[0] );
	}, $log->getArrayCopy() );
}

/** Publishes a form and signs up as a stranger. */
function sign_up( $email, array $attrs = array(), array $more = array() ) {
	$content = '<!-- wp:jetpack/mailchimp ' . wp_json_encode( (object) $attrs ) . ' --><!-- wp:jetpack/button {"element":"button","text":"Join"} /--><!-- /wp:jetpack/mailchimp -->';
	$id      = wp_insert_post( wp_slash( array( 'post_title' => 'News', 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ) ) );
	$def     = current( Form_Schemas::in_content( $content ) );
	$time    = (string) ( time() - 20 );
	act_as( '' );
	$outcome = Submission_Pipeline::run( 'mailchimp/subscribe', $more + array(
		'ms_ticket' => Form_Token::sign( Form_Schemas::hash( $def ), new Form_Source( 'post', (string) $id ), $id, 1, '' ),
		'ms_t'      => $time . '.' . Form_Token::mac( $time, 'time' ),
		'ms_k'      => '1',
		'f'         => array( 'email' => $email ),
	), array() );
	act_as( 'administrator' );
	return $outcome;
}

test( 'only what looks like a key leads to an address', function () {
	same( 'us21', Mailchimp_Api::data_center( '0123456789abcdef0123456789abcdef-us21' ) );
	foreach ( array( '', 'x', 'abcdef0123456789-evil.example/', 'abcdef0123456789-us21.evil.example', "abcdef0123456789-us21\n", 'abcdef0123456789-us21#', 'abcdef0123456789-127.0.0.1' ) as $key ) {
		same( '', Mailchimp_Api::data_center( $key ), $key );
	}
	same( 'x *** y', Errors::redact( 'x ' . KEY . ' y' ) );
} );

test( 'the key is tested when it is set', function () {
	$log  = mailchimp();
	$data = rest( 'POST', '/mainstreet/v1/settings', array( 'mailchimp' => KEY ) )->get_data();
	same( 'Aurora', Key_Checks::get_last( 'mailchimp' )['account'] );
	same( 'Basic ' . base64_encode( 'mainstreet:' . KEY ), $log[0][1]['headers']['Authorization'] );
	same( 0, $log[0][1]['redirection'], 'the key follows no redirect:' );
	holds_not( KEY, wp_json_encode( $data ) );
	same( 400, rest( 'POST', '/mainstreet/v1/settings', array( 'mailchimp' => 'nonsense' ) )->get_status() );
	remove_all_filters( 'pre_http_request' );
	mailchimp( array( 'GET /' => array( 401, array( 'title' => 'API Key Invalid' ) ) ) );
	same( 'Mailchimp does not recognize this key.', rest( 'POST', '/mainstreet/v1/settings/test/mailchimp' )->get_data()['message'] );
} );

test( 'the editor learns whether it is connected without anybody being asked', function () {
	$log = mailchimp();
	foreach ( array( '/wpcom/v2/mailchimp', '/mainstreet/v1/mailchimp' ) as $path ) {
		$expected = array( '' => 401, 'subscriber' => 403, 'contributor' => 200 );
		foreach ( $expected as $role => $status ) {
			act_as( $role );
			same( $status, rest( 'GET', $path )->get_status(), $role );
		}
	}
	same( 'not_connected', rest( 'GET', '/wpcom/v2/mailchimp' )->get_data()['code'] );
	Secrets::set( 'mailchimp', KEY );
	same( 'not_connected', rest( 'GET', '/wpcom/v2/mailchimp' )->get_data()['code'], 'no audience' );
	connect();
	$data = rest( 'GET', '/wpcom/v2/mailchimp' )->get_data();
	same( 'connected', $data['code'] );
	same( admin_url( 'options-general.php?page=mainstreet#/connections/mailchimp' ), $data['connect_url'] );
	same( 1, $data['site_id'] );
	same( 0, count( $log ) );
} );

test( 'groups come with a list each, are kept, and asked for anew on request', function () {
	act_as( 'contributor' );
	$refused = rest( 'GET', '/wpcom/v2/mailchimp/groups' );
	same( array( 403, 'mailchimp_not_connected' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
	connect();
	$log  = mailchimp();
	$data = rest( 'GET', '/wpcom/v2/mailchimp/groups' )->get_data();
	same(
		array(
			array( 'id' => 'cat1', 'title' => 'Topics', 'type' => 'checkboxes', 'interests' => array( array( 'id' => 'f00d', 'name' => 'Recipes', 'subscriber_count' => '12' ) ) ),
			array( 'id' => 'cat2', 'title' => 'Empty', 'type' => 'radio', 'interests' => array() ),
		),
		$data['interest_categories']
	);
	same( 3, count( $log ) );
	rest( 'GET', '/mainstreet/v1/mailchimp/groups' );
	same( 3, count( $log ) );
	$request = new \WP_REST_Request( 'GET', '/wpcom/v2/mailchimp/groups' );
	$request->set_query_params( array( 'recheck' => '1' ) );
	rest_do_request( $request );
	same( 6, count( $log ) );
} );

test( 'the settings screen gets the audiences, and what another plugin had chosen', function () {
	act_as( 'editor' );
	same( 403, rest( 'GET', '/mainstreet/v1/mailchimp/audiences' )->get_status() );
	same( 403, rest( 'GET', '/wpcom/v2/mailchimp/settings' )->get_status() );
	act_as( 'administrator' );
	mailchimp();
	same( 409, rest( 'GET', '/mainstreet/v1/mailchimp/audiences' )->get_status() );
	Secrets::set( 'mailchimp', KEY );
	same(
		array(
			array( 'id' => 'list1', 'name' => 'Readers', 'member_count' => 120, 'double_optin' => true ),
			array( 'id' => 'list2', 'name' => 'Customers', 'member_count' => 7, 'double_optin' => false ),
		),
		rest( 'GET', '/mainstreet/v1/mailchimp/audiences' )->get_data()
	);
	update_option( 'jetpack_mailchimp', wp_json_encode( array( 'follower_list_id' => 'list2' ) ) );
	$settings = rest( 'GET', '/wpcom/v2/mailchimp/settings' )->get_data();
	same( 'list2', $settings['follower_list_id'] );
	same( array( 'list1', 'list2' ), array_column( $settings['audiences'], 'id' ) );
	// It is of use only once the owner has chosen it.
	same( '', Mailchimp_Api::audience() );
	same( 200, rest( 'POST', '/mainstreet/v1/settings', array( 'mailchimp_audience' => 'list2' ) )->get_status() );
	same( 'list2', Mailchimp_Api::audience() );
	same( 'connected', rest( 'GET', '/wpcom/v2/mailchimp' )->get_data()['code'] );
	connect();
	same( 'list1', rest( 'GET', '/wpcom/v2/mailchimp/settings' )->get_data()['follower_list_id'] );
	delete_option( 'jetpack_mailchimp' );
} );

test( 'a sign-up sends what the form says, never what the request says', function () {
	connect();
	$log     = mailchimp();
	$outcome = sign_up(
		'Ada@Example.org',
		array( 'interests' => array( 'f00d', '../x', array( 'y' ), 'f00d' ), 'signupFieldTag' => 'SOURCE', 'signupFieldValue' => 'Blog', 'successLabel' => 'Welcome <b>!</b>' ),
		array( 'interests' => array( 'evil' ), 'merge_fields' => array( 'ADMIN' => '1' ), 'status' => 'subscribed' )
	);
	// Plain text: nothing in it is markup.
	same( 'Welcome <b>!</b>', $outcome['message'] );
	holds( 'wp-block-jetpack-mailchimp_success">Welcome &lt;b&gt;!&lt;/b&gt;</div>', $outcome['html'] );
	same( array( 'PUT /lists/list1/members/' . md5( 'ada@example.org' ) ), asked( $log ) );
	same(
		array( 'email_address' => 'Ada@Example.org', 'status_if_new' => 'pending', 'language' => 'en', 'interests' => array( 'f00d' => true ), 'merge_fields' => array( 'SOURCE' => 'Blog' ) ),
		json_decode( $log[0][1]['body'], true )
	);
	$log->exchangeArray( array() );
	sign_up( 'bob@example.org', array( 'signupFieldTag' => 'not a tag', 'signupFieldValue' => 'x' ) );
	same( array( 'email_address', 'status_if_new', 'language' ), array_keys( json_decode( $log[0][1]['body'], true ) ) );
} );

test( 'fields of one’s own fill merge fields of the audience', function () {
	connect();
	$log   = mailchimp();
	$extra = array( 'extraFields' => array( array( 'key' => 'FNAME', 'label' => 'First <b>name</b> & more', 'required' => true ), array( 'key' => 'TOWN', 'label' => '' ), array( 'key' => 'EMAIL' ), array( 'key' => 'no tag' ), array( 'key' => 'SOURCE', 'label' => 'x' ), 'x' ), 'signupFieldTag' => 'SOURCE', 'signupFieldValue' => 'Blog' );
	is_error( 'invalid_fields', $missing = sign_up( 'ada@example.org', $extra ), 422 );
	same( 'Please correct the highlighted fields. Your form has not been sent yet.', $missing->get_error_message() );
	same( array( 'FNAME' ), array_keys( $missing->get_error_data()['fields'] ) );
	same( 0, count( $log ) );
	$fields = array( 'email' => 'ada@example.org', 'FNAME' => ' Ada ', 'TOWN' => '', 'SOURCE' => 'forged', 'ADMIN' => '1' );
	same( true, ! is_wp_error( sign_up( 'ada@example.org', $extra, array( 'f' => $fields ) ) ) );
	same( array( 'SOURCE' => 'Blog', 'FNAME' => 'Ada' ), json_decode( $log[0][1]['body'], true )['merge_fields'] );
	act_as( '' );
	$html = do_blocks( '<!-- wp:jetpack/mailchimp ' . wp_json_encode( $extra ) . ' /-->' );
	holds( '>First name &amp; more (required)</label>', $html );
	holds( 'name="f&#091;FNAME&#093;"', $html );
	holds( 'autocomplete="given-name" required', $html );
	holds( '>Your answer</label>', $html );
	same( 3, substr_count( $html, 'name="f&#091;' ) );
} );

test( 'people confirm, unless the audience asks for nothing and the owner wants it so', function () {
	$status = function ( array $settings ) {
		connect( $settings );
		remove_all_filters( 'pre_http_request' );
		$log = mailchimp();
		sign_up( wp_generate_password( 8, false ) . '@example.org' );
		return json_decode( $log[ count( $log ) - 1 ][1]['body'], true )['status_if_new'];
	};
	same( 'pending', $status( array( 'mailchimp_audience' => 'list2', 'mailchimp_opt_in' => 'double' ) ) );
	same( 'subscribed', $status( array( 'mailchimp_audience' => 'list2', 'mailchimp_opt_in' => 'audience' ) ) );
	same( 'pending', $status( array( 'mailchimp_audience' => 'list1', 'mailchimp_opt_in' => 'audience' ) ) );
} );

test( 'who left before is asked by Mailchimp first', function () {
	foreach ( array( 'unsubscribed', 'cleaned' ) as $i => $was ) {
		remove_all_filters( 'pre_http_request' );
		connect();
		$log = mailchimp( array( 'PUT /lists/list1/member' => array( 200, array( 'status' => $was ) ) ) );
		truly( sign_up( "left$i@example.org" )['success'] );
		same( array( 'PUT', 'PATCH' ), array_map( function ( $line ) { return strtok( $line, ' ' ); }, asked( $log ) ) );
		same( array( 'status' => 'pending' ), json_decode( $log[1][1]['body'], true ) );
	}
} );

test( 'refusals are neutral, failures show the error of the block', function () {
	$cases = array(
		array( 422, array( 400, array( 'title' => 'Invalid Resource', 'detail' => 'x@y looks fake or invalid, please enter a real email address.' ) ) ),
		array( 422, array( 400, array( 'title' => 'Member In Compliance State', 'detail' => 'x' ) ) ),
		array( 502, array( 400, array( 'title' => 'Invalid Resource', 'detail' => 'Merge field is missing' ) ) ),
		array( 502, array( 401, array( 'title' => 'API Key Invalid' ) ) ),
		array( 502, array( 404, array( 'title' => 'Resource Not Found' ) ) ),
		array( 502, array( 500, 'stacktrace' ) ),
		array( 502, array( 200, '<<<garbage' ) ),
		array( 502, new \WP_Error( 'http_request_failed', 'down' ) ),
	);
	add_filter( 'mainstreet_visitor_limits', function () { return array(); } );
	foreach ( $cases as $i => list( $status, $answer ) ) {
		remove_all_filters( 'pre_http_request' );
		connect();
		mailchimp( array( 'PUT /lists/list1/member' => $answer ) );
		$outcome = sign_up( "case$i@example.org", array( 'errorLabel' => 'Whoops!' ) );
		same( $status, Submission_Pipeline::status( $outcome ), "case $i" );
		$body = wp_json_encode( Submission_Pipeline::body( $outcome ) );
		holds( 422 === $status ? 'cannot be subscribed' : 'Whoops!', $body );
		foreach ( array( 'fake', 'ompliance', 'Merge', KEY, 'stacktrace' ) as $secret ) {
			holds_not( $secret, $body );
		}
		if ( 3 === $i ) {
			same( 424, rest( 'GET', '/wpcom/v2/mailchimp' )->get_status(), 'the editor learns that the key is refused' );
			Key_Checks::store( 'mailchimp', array( 'account' => '' ) );
		}
		wp_cache_flush();
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE '%transient%mainstreet%'" );
	}
} );

test( 'nothing is sent for what is no address, for spam, too often, or without a connection', function () {
	connect();
	$log = mailchimp();
	foreach ( array( '', 'nobody', "a@example.org\r\nBcc: x@example.org", array( 'a@example.org, b@example.org' ) ) as $email ) {
		is_error( 'invalid_email', sign_up( $email ), 422 );
		$GLOBALS['wpdb']->query( 'DELETE FROM ' . Tables::name( 'throttle' ) );
	}
	update_option( 'disallowed_keys', 'casino' );
	truly( sign_up( 'casino@example.org' )['success'], 'spam is answered like everything else' );
	delete_option( 'disallowed_keys' );
	same( 0, count( $log ) );
	for ( $i = 0; $i < 7; $i++ ) {
		add_filter( 'mainstreet_visitor_limits', function () { return array(); } );
		truly( sign_up( 'victim@example.org' )['success'] );
	}
	same( 5, count( $log ), 'a third person is not written to without end' );
	Secrets::delete( 'mailchimp' );
	same( 502, Submission_Pipeline::status( sign_up( 'new@example.org' ) ) );
} );

test( 'visitors see a form that is connected; who can edit sees what is missing', function () {
	$content = '<!-- wp:jetpack/mailchimp {"emailPlaceholder":"you@example.org \"<script>","consentText":"Read <a href=\"https://example.org/\">this</a><script>x</script>"} --><!-- wp:jetpack/button {"element":"button","text":"Join in"} /--><!-- /wp:jetpack/mailchimp -->';
	$id      = wp_insert_post( wp_slash( array( 'post_title' => 'News', 'post_content' => $content, 'post_status' => 'publish', 'post_author' => 1 ) ) );
	$GLOBALS['post'] = get_post( $id );
	act_as( '' );
	same( '', trim( do_blocks( $content ) ) );
	act_as( 'subscriber' );
	same( '', trim( do_blocks( $content ) ) );
	act_as( 'administrator' );
	holds( 'hidden from visitors until', do_blocks( $content ) );
	connect();
	act_as( '' );
	$html = do_blocks( $content );
	holds( 'class="wp-block-jetpack-mailchimp', $html );
	holds( 'Join in', $html );
	same( 1, substr_count( $html, '<button' ) );
	holds( 'Read <a href="https://example.org/">this</a>', $html );
	holds_not( '<script', $html );
	holds( 'name="f&#091;email&#093;"', $html );
	holds( 'name="ms_ticket"', $html );
	holds_not( KEY, $html );
	$later = do_blocks( '<!-- wp:jetpack/mailchimp --><div class="wp-block-jetpack-mailchimp"><!-- wp:jetpack/button {"element":"button","text":"Later"} /--></div><!-- /wp:jetpack/mailchimp -->' );
	same( array( 1, 1 ), array( substr_count( $later, 'Later' ), preg_match_all( '/class="[^"]*\bwp-block-jetpack-mailchimp\b[^-_]/', $later ) ), $later );
	$old = do_blocks( '<!-- wp:jetpack/mailchimp {"submitButtonText":"Old text"} /-->' );
	holds( 'Old text', $old );
	unset( $GLOBALS['post'] );
} );

test( 'hostile attributes are text on the page, and no notice in the log', function () {
	connect();
	act_as( '' );
	$texts  = array( '"><script>alert(1)</script>', "' onfocus='alert(1)", 'javascript:alert(1)', '</form><img src=x onerror=alert(1)>', str_repeat( 'x', 1048576 ), "\xff\0", '[gallery]' );
	$values = array_merge( $texts, array( null, true, 7, -1.5, array(), array( 'x' ), array( 'a' => array( 'b' ) ), new \stdClass() ) );
	$names  = array( 'emailPlaceholder', 'consentText', 'interests', 'processingLabel', 'successLabel', 'errorLabel', 'signupFieldTag', 'signupFieldValue', 'extraFields', 'preview', 'align', 'submitButtonText', 'backgroundButtonColor', 'customTextButtonColor', 'style', 'className', 'backgroundColor', 'textColor', 'gradient' );
	foreach ( $names as $name ) {
		foreach ( $values as $value ) {
			$value = is_object( $value ) ? (array) $value : $value;
			$html  = render_block( array( 'blockName' => 'jetpack/mailchimp', 'attrs' => array( $name => $value ), 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
			$tags  = new \WP_HTML_Tag_Processor( $html );
			while ( $tags->next_tag() ) {
				truly( ! in_array( $tags->get_tag(), array( 'SCRIPT', 'IMG', 'IFRAME', 'SVG' ), true ), $name . ': ' . $tags->get_tag() );
				same( array(), array_values( (array) $tags->get_attribute_names_with_prefix( 'on' ) ), $name );
			}
			same( 1, substr_count( $html, '<form' ), $name );
			// Class and style of the wrapper are core's.
			truly( in_array( $name, array( 'align', 'className', 'style', 'backgroundColor', 'textColor', 'gradient' ), true ) || strlen( $html ) < 20000, $name . ' ' . strlen( $html ) );
		}
	}
} );

test( 'a merge field is known however it is typed', function () {
	foreach ( array( 'FNAME' => 'FNAME', 'fname' => 'FNAME', ' Fname ' => 'FNAME', '*|FNAME|*' => 'FNAME', '*|mmerge7|*' => 'MMERGE7', 'first name' => '', 'ABCDEFGHIJK' => '', '' => '', 'ä' => '' ) as $typed => $tag ) {
		same( $tag, \Mainstreet\Blocks\Mailchimp\Mailchimp_Fields::merge_tag( $typed ), $typed );
	}
	$make = require MAINSTREET_DIR . '/blocks/mailchimp/definition.php';
	$def  = $make( array( 'attrs' => array( 'signupFieldTag' => 'source', 'signupFieldValue' => 'footer', 'extraFields' => array( array( 'key' => 'fname', 'label' => 'First' ), array( 'key' => 'FNAME', 'label' => 'Twice' ), array( 'key' => 'Source', 'label' => 'Taken' ), array( 'key' => 'email', 'label' => 'Taken' ) ) ) ) );
	same( array( 'SOURCE', 'footer' ), array( $def['tag'], $def['value'] ) );
	same( array( 'email', 'FNAME' ), array_column( $def['fields'], 'key' ) );
} );

test( 'without script the page shows the error of the block with what was typed, and then that it is done', function () {
	require_once __DIR__ . '/../../../tests/php/visitor-inputs.php';
	connect();
	$page = wp_insert_post( wp_slash( array( 'post_title' => 'News', 'post_type' => 'page', 'post_status' => 'publish', 'post_author' => 1, 'post_content' => '<!-- wp:jetpack/mailchimp {"successLabel":"You are on the list.","errorLabel":"Whoops, not now."} --><!-- wp:jetpack/button {"element":"button","text":"Join us"} /--><!-- /wp:jetpack/mailchimp -->' ) ) );
	$send = function () use ( $page ) {
		$form   = \Mainstreet\Tests\forms_in( \Mainstreet\Tests\visit_page( $page ) )[0];
		$posted = \Mainstreet\Tests\filled_in( $form, function () { return 'ada@example.org'; } );
		act_as( '' );
		$back = \Mainstreet\Submissions\Pipeline\No_Script_Page::after( $posted, Submission_Pipeline::run( 'mailchimp/subscribe', $posted, array() ) );
		act_as( 'administrator' );
		parse_str( (string) wp_parse_url( (string) $back, PHP_URL_QUERY ), $query );
		return \Mainstreet\Tests\visit_page( $page, $query['mainstreet_sent'] );
	};
	mailchimp( array( 'PUT /lists/list1/member' => array( 500, 'down' ) ) );
	$html = $send();
	truly( 1 === preg_match( '#<div class="[^"]*wp-block-jetpack-mailchimp_error[^"]*"[^>]*>\s*<[^>]* role="alert"[^>]*>Whoops, not now\.<#', $html ), $html );
	holds( ' value="ada@example.org"', $html );
	remove_all_filters( 'pre_http_request' );
	mailchimp();
	$html = $send();
	truly( 1 === preg_match( '#role="status"[^>]*>(?:<[^>]*>)*You are on the list\.#', $html ), $html );
	holds_not( '<button', $html );
} );
