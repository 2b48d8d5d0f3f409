<?php
/**
 * The sweep over visitors' text: whatever is typed into any form comes out as text, wherever it comes out.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Secrets\Secrets;
use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Links;
use Mainstreet\Newsletter\Subscribers\Opt_In\Subscriber_Opt_In;
use Mainstreet\Newsletter\Subscribers\Pages\Subscriber_Page_Renderer;
use Mainstreet\Newsletter\Subscribers\Pages\Subscriber_Pages;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;
use Mainstreet\Responses\Privacy\Response_Privacy;
use Mainstreet\Submissions\Pipeline\No_Script_Page;
use Mainstreet\Submissions\Pipeline\Submission_Pipeline;

require_once __DIR__ . '/visitor-inputs.php';
require_once ABSPATH . 'wp-admin/includes/privacy-tools.php';

/** A site on which every form is shown and every answer taken. */
function open_site() {
	cf_clean();
	Secrets::set( 'mailchimp', '0123456789abcdef0123456789abcdef-us0' );
	Stored_Settings::save( array( 'mailchimp_audience' => 'list1' ) );
	add_filter( 'mainstreet_visitor_limits', '__return_empty_array' );
	// PHP did not receive the files by itself.
	add_filter( 'mainstreet_is_upload', '__return_true' );
	outside( function () { return array( 200, array( 'status' => 'pending' ) ); } );
	return cf_mails();
}

/** Sends what was filled in as a stranger, and gives what the script gets and where the page leads. */
function post_form( array $form, array $posted, array $files = array() ) {
	$routes  = array_combine( array_map( array( No_Script_Page::class, 'action' ), array_keys( \Mainstreet\Submissions\Registry\Form_Schemas::routes() ) ), array_keys( \Mainstreet\Submissions\Registry\Form_Schemas::routes() ) );
	act_as( '' );
	$outcome = Submission_Pipeline::run( $routes[ $form['action'] ], $posted, $files );
	$back    = No_Script_Page::after( $posted, $outcome );
	act_as( 'administrator' );
	parse_str( (string) wp_parse_url( (string) $back, PHP_URL_QUERY ), $query );
	return array( Submission_Pipeline::body( $outcome ), $query['mainstreet_sent'] ?? '' );
}

/** Every form of every block: array( slug, page, form ). */
function all_forms() {
	$found = array();
	foreach ( contents_with_forms() as $slug => $content ) {
		$page  = cf_publish( $content );
		$forms = forms_in( visit_page( $page ) );
		truly( array() !== $forms, "no form of $slug was drawn" );
		foreach ( $forms as $form ) {
			$found[] = array( $slug, $page, $form );
		}
	}
	return $found;
}

test( 'a form that is refused shows what was typed as text, and as it was typed', function () {
	open_site();
	foreach ( all_forms() as list( $slug, $page, $form ) ) {
		list( $body, $token ) = post_form( $form, filled_in( $form, function () { return PROBE; } ), hostile_files( $form, UPLOAD_ERR_PARTIAL ) );
		same( false, $body['success'], $slug );
		$names = wp_json_encode( $body['fields'] );
		same( false !== strpos( implode( ' ', array_column( $form['controls'], 'type' ) ), 'file' ), false !== strpos( $names, 'ms_probe' ), 'names of files are told' );
		$html = visit_page( $page, $token );
		inert( $html, "the page of $slug" );
		$shown = 0;
		foreach ( forms_in( $html ) as $again ) {
			foreach ( $again['id'] === $form['id'] ? $again['controls'] : array() as $control ) {
				if ( in_array( $control['type'], array( 'text', 'email', 'url', 'tel', 'textarea', 'hidden' ), true ) ) {
					same( PROBE, $control['value'], "$slug, {$control['key']}" );
					++$shown;
				}
			}
		}
		truly( $shown > 0, "$slug shows what was typed" );
		inert( visit_page( $page, $token, 'feed' ), "the feed of $slug" );
	}
} );

test( 'a form that is taken tells what was typed as text', function () {
	$mails = open_site();
	foreach ( all_forms() as list( $slug, $page, $form ) ) {
		list( $body, $token ) = post_form( $form, filled_in( $form, __NAMESPACE__ . '\taken' ), hostile_files( $form ) );
		truly( $body['success'], $slug . ' ' . wp_json_encode( $body ) );
		inert( $body['html'], "the answer of $slug" );
		$html = visit_page( $page, $token );
		holds( 'mainstreet-form__success', $html );
		inert( $html, "the page of $slug" );
	}
	truly( count( $mails ) > 1, 'mails' );
	foreach ( $mails as $mail ) {
		inert( $mail['message'], 'a mail' );
	}
	truly( in_array( mb_substr( PROBE, 0, 200 ), array_column( $mails->getArrayCopy(), 'subject' ), true ), 'a subject made of a name is filled in once' );
	act_as( 'administrator' );
	truly( count( cf_answers() ) > 1, 'answers' );
	foreach ( cf_answers() as $answer ) {
		same( array(), array_intersect_key( (array) rest( 'GET', '/wp/v2/feedback/' . $answer->ID )->get_data(), array( 'title' => 1, 'content' => 1, 'excerpt' => 1 ) ), 'core renders nothing of an answer' );
	}
	// The screens get texts, and show them as texts.
	$shown = rest( 'GET', '/mainstreet/v1/feedback/' . cf_answers()[0]->ID )->get_data();
	truly( in_array( PROBE, array_column( $shown['fields'], 'value' ), true ), wp_json_encode( $shown ) );
	$export = Response_Privacy::export( '{{ms_brace}}@example.org' );
	truly( count( $export['data'] ) > 0, 'export' );
	inert( wp_privacy_generate_personal_data_export_group_html( array( 'group_label' => 'x', 'items' => array_column( $export['data'], 'data' ) ), 'x', 1 ), 'the export of personal data' );
} );

test( 'what became of a form is shown on its page only, and where no cache can keep it', function () {
	open_site();
	$page           = cf_publish( cf( array(), cf_field( 'text', array( 'label' => 'Word' ) ) . cf_field( 'email' ) ) );
	$form           = forms_in( visit_page( $page ) )[0];
	list( , $token ) = post_form( $form, filled_in( $form, function () { return 'typed by Ada'; } ) );
	holds( 'value="typed by Ada"', visit_page( $page, $token ) );
	holds( '<form', visit_page( $page, $token, 'rest' ) );
	foreach ( array(
		'the REST API'          => 'rest',
		'a feed'                => 'feed',
		'a page that has begun' => 'begun',
		'a page that is cached' => 'cached',
	) as $where => $how ) {
		$html = visit_page( $page, $token, $how );
		truly( '' !== $html, $where );
		holds_not( 'typed by Ada', $html );
	}
	// The path of the page is the browser's, too.
	inert( visit_page( $page, '', 'second' ), 'the ticket' );
} );

test( 'a typed text of nothing but shortcodes is one text in one form', function () {
	open_site();
	$page            = cf_publish( cf( array(), cf_field( 'textarea', array( 'label' => 'Word' ) ) . cf_field( 'email' ) ) );
	$form            = forms_in( visit_page( $page ) )[0];
	$typed           = str_repeat( '[contact-form]', 8000 );
	list( , $token ) = post_form( $form, filled_in( $form, function () use ( $typed ) { return $typed; } ) );
	$again           = forms_in( visit_page( $page, $token ) );
	same( 1, count( $again ) );
	same( array( substr( $typed, 0, 20000 ), substr( $typed, 0, 2000 ) ), array_column( $again[0]['controls'], 'value' ) );
} );

test( 'the page of a subscriber shows the name as text', function () {
	Subscriber_Opt_In::subscribe( array( 'email' => '{{ms_brace}}@example.org', 'name' => PROBE ), true );
	$row = ( new Subscribers() )->find_by_email( '{{ms_brace}}@example.org' );
	parse_str( (string) wp_parse_url( Subscriber_Links::unsubscribe_url( $row['id'], $row['unsub_key'] ), PHP_URL_QUERY ), $link );
	ob_start();
	echo Subscriber_Page_Renderer::render( Subscriber_Pages::page( 'out', (int) $row['id'], $link['k'], null ), home_url( '/' ) );
	$html = ob_get_clean();
	holds( 'id="mainstreet-name"', $html );
	inert( $html, 'the page' );
	$export = Subscriber_Privacy::export( '{{ms_brace}}@example.org' );
	inert( wp_privacy_generate_personal_data_export_group_html( array( 'group_label' => 'x', 'items' => array_column( $export['data'], 'data' ) ), 'x', 1 ), 'the export of personal data' );
} );
