<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Responses\Listing\Response_Export;
use Mainstreet\Responses\Storage\Response_Index;
use Mainstreet\Responses\Storage\Response_Store;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Names of senders in a list, by what it is filtered by. */
function cf_names( array $query ) {
	$request = new \WP_REST_Request( 'GET', '/mainstreet/v1/feedback' );
	$request->set_query_params( $query );
	return array_column( rest_do_request( $request )->get_data()['items'], 'name' );
}

/** Two titled forms and one without. */
function cf_titled() {
	cf_clean();
	cf_mails();
	foreach ( array( 'Ada' => 'Boat hire & "more"', 'Bob' => 'boat hire & "more"', 'Eve' => '', 'Zoe' => 'Boat hire & "more"' ) as $name => $title ) {
		cf_send( cf_post( cf_publish( cf( '' === $title ? array() : array( 'formTitle' => $title ) ) ), array( 'name' => $name ) ) );
	}
}

test( 'the title of a form is kept with its answers and shown', function () {
	cf_titled();
	$item = rest( 'GET', '/mainstreet/v1/feedback/' . cf_answers()[0]->ID )->get_data();
	same( 'Boat hire & "more"', $item['form'] );
	same( array( 'Boat hire & "more"', '', 'boat hire & "more"', 'Boat hire & "more"' ), array_column( rest( 'GET', '/mainstreet/v1/feedback' )->get_data()['items'], 'form' ) );
	same( '', rest( 'GET', '/mainstreet/v1/feedback/' . store_answer() )->get_data()['form'] );
} );

test( 'answers are filtered by the title of their form, letter by letter', function () {
	cf_titled();
	same( array( 'Zoe', 'Ada' ), cf_names( array( 'form' => 'Boat hire & "more"' ) ) );
	same( array( 'Bob' ), cf_names( array( 'form' => 'boat hire & "more"' ) ) );
	same( array(), cf_names( array( 'form' => 'Boat hire' ) ) );
	same( 4, count( cf_names( array( 'form' => '' ) ) ) );
	same( array( 'Zoe' ), cf_names( array( 'form' => 'Boat hire & "more"', 'search' => 'Zoe' ) ) );
	same( array( 'Boat hire & "more"', 'boat hire & "more"' ), rest( 'GET', '/mainstreet/v1/feedback/forms' )->get_data() );
	act_as( 'author' );
	same( 403, rest( 'GET', '/mainstreet/v1/feedback/forms' )->get_status() );
	act_as( 'administrator' );
	// Whose answers are all gone, is no choice any more.
	foreach ( cf_answers() as $post ) {
		wp_delete_post( $post->ID, true );
	}
	same( array(), rest( 'GET', '/mainstreet/v1/feedback/forms' )->get_data() );
} );

test( 'an export holds the title, and follows the filter', function () {
	cf_titled();
	$file = '';
	$emit = function ( $piece ) use ( &$file ) { $file .= $piece; };
	Response_Export::write( array( 'form' => 'Boat hire & "more"' ), 'csv', $emit );
	$lines = explode( "\r\n", trim( $file ) );
	same( 3, count( $lines ) );
	$head = str_getcsv( $lines[0], ',', '"', '' );
	same( 'Boat hire & "more"', str_getcsv( $lines[1], ',', '"', '' )[ array_search( 'Form', $head, true ) ] );
	$file = '';
	Response_Export::write( array(), 'json', $emit );
	same( 'Boat hire & "more"', json_decode( $file, true )[0]['form_title'] );
} );

test( 'a lost index finds the titles again', function () {
	global $wpdb;
	cf_titled();
	$wpdb->query( 'DELETE FROM ' . Response_Store::get_table() );
	same( array(), cf_names( array( 'form' => 'Boat hire & "more"' ) ) );
	Response_Index::add_missing( 100 );
	same( array( 'Zoe', 'Ada' ), cf_names( array( 'form' => 'Boat hire & "more"' ) ) );
} );

test( 'the form is named by its title for people who use a screen reader', function () {
	$html = do_blocks( cf( array( 'formTitle' => 'Boat &amp; "hire" [gallery] <b>x</b>' ) ) );
	truly( (bool) preg_match( '/<form [^>]*aria-label="([^"]*)"/', $html, $found ), $html );
	same( 'Boat & "hire" [gallery] <b>x</b>', html_entity_decode( $found[1], ENT_QUOTES ) );
	holds_not( '[gallery]', $found[0] );
	holds_not( '<b>', $html );
	holds_not( 'aria-label', explode( '>', explode( '<form', do_blocks( cf() ) )[1] )[0] );
} );

test( 'a form kept in a post of its own has that post’s title, unless it has its own', function () {
	cf_clean();
	cf_mails();
	$kept = cf_publish( cf(), array( 'post_type' => 'jetpack_form', 'post_title' => 'Shared &amp; kept' ) );
	$page = cf_publish( '<!-- wp:jetpack/contact-form {"ref":' . $kept . '} /-->' );
	$GLOBALS['post'] = get_post( $page );
	$html            = do_blocks( get_post( $page )->post_content );
	holds( 'aria-label="Shared &amp; kept"', $html );
	$posted              = cf_post( $kept );
	$posted['ms_ticket'] = \Mainstreet\Submissions\Spam\Form_Token::sign( \Mainstreet\Submissions\Registry\Form_Schemas::get_hash( cf_def( get_post( $kept )->post_content ) ), new \Mainstreet\Submissions\Registry\Form_Source( 'pattern', (string) $kept ), $page, 1, '' );
	same( true, cf_send( $posted )['success'] );
	same( 'Shared & kept', json_decode( cf_answers()[0]->post_content, true )['form_title'] );
} );
