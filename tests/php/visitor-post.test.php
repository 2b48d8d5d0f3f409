<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Definition_Store;
use Mainstreet\Definitions;
use Mainstreet\Form_Source;
use Mainstreet\Install;
use Mainstreet\Visitor_Form;
use Mainstreet\Visitor_Input;
use Mainstreet\Visitor_Page;
use Mainstreet\Visitor_Post;
use Mainstreet\Visitor_Session;
use Mainstreet\Visitor_Ticket;

// phpcs:disable -- test code.

/** Submissions that reached the handler. */
final class Handled {
	public static $requests = array();
	public static $answer   = array( 'message' => 'Thanks' );
}

Definitions::add(
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
	return current( Definitions::in_content( $content ) );
}

/** A ticket for the form of a post, as its page has it. */
function ticket( $post_id, $content = null, $source = null ) {
	$def = def_of( null === $content ? get_post( $post_id )->post_content : $content );
	return Visitor_Ticket::sign( Definitions::hash( $def ), $source ? $source : new Form_Source( 'post', (string) $post_id ), $post_id, 1, '' );
}

/** What a browser with the script sends. */
function filled( $ticket, array $fields = array(), array $more = array() ) {
	$time = (string) ( time() - 20 );
	return $more + array(
		'ms_ticket' => $ticket,
		'ms_id'     => '11111111-22222222-33333333-44444444',
		'ms_t'      => $time . '.' . Visitor_Ticket::mac( $time, 'time' ),
		'ms_k'      => '1',
		'f'         => $fields + array( '1_Name' => 'Ada', '2_Mail' => 'ada@example.org', '3_Text' => "Hello\r\nthere" ),
	);
}

/** Runs the pipeline as a stranger; gives its outcome. */
function send( array $posted, array $files = array() ) {
	act_as( '' );
	Handled::$requests = array();
	$outcome = Visitor_Post::run( 'forms/test', $posted, $files );
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
	$outcome = send( filled( ticket( $id ) ) );
	same( array( 'success' => true, 'message' => 'Thanks' ), $outcome );
	$request = handled();
	same( array( 'owner@example.org' ), $request->def['to'] );
	same( array( 'type' => 'post', 'id' => (string) $id ), $request->source );
	same( $id, $request->on );
	same( "Hello\nthere", $request->values['3_Text'] );
	same( false, $request->is_spam );
	same( 0, $request->points );
	same( 20, $request->seconds );
	same( get_permalink( $id ), $request->url );
	truly( (bool) preg_match( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/', $request->submission ), $request->submission );
} );
