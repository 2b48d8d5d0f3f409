<?php
/**
 * Abilities: each is called as every role through core's own REST route.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Abilities\Abilities;
use Mainstreet\Core\Options\Options;
use Mainstreet\Registration\Modules\Modules;

require_once MAINSTREET_DIR . '/tests/php/answers.php';

/** The abilities are of WordPress 6.9. */
if ( ! function_exists( 'wp_register_ability' ) ) {
	test( 'without the Abilities API there is no setting of it', function () {
		\Mainstreet\load_hooks( 'admin' );
		same( array(), array_filter( apply_filters( 'mainstreet_settings_sections', array() ), static function ( $section ) {
			return 'abilities' === $section['id'];
		} ) );
	} );
	return;
}

/** Abilities that change something. */
const WRITES = array( 'create-form', 'update-responses', 'add-subscriber', 'pause-mailing', 'resume-mailing', 'cancel-mailing', 'send-test-mail', 'share-post', 'set-seo-fields', 'set-module', 'set-contact', 'set-hours' );

/** Abilities that only read. */
const READS = array( 'list-forms', 'list-responses', 'get-response', 'list-subscribers', 'subscriber-stats', 'list-mailings', 'list-orders', 'payment-totals', 'list-plans', 'list-members', 'list-shares', 'related-posts', 'get-seo-fields', 'site-check', 'list-modules', 'get-contact', 'get-hours' );

/** Our abilities by name, registered anew: those of this process have the settings of an earlier test. */
function abilities() {
	foreach ( array_keys( Abilities::definitions() ) as $name ) {
		if ( wp_has_ability( "mainstreet/$name" ) ) {
			wp_unregister_ability( "mainstreet/$name" );
		}
	}
	$GLOBALS['wp_current_filter'][] = 'wp_abilities_api_init';
	Abilities::register_all();
	array_pop( $GLOBALS['wp_current_filter'] );
	$found = array();
	foreach ( wp_get_abilities() as $ability ) {
		if ( 0 === strpos( $ability->get_name(), 'mainstreet/' ) ) {
			$found[ substr( $ability->get_name(), 11 ) ] = $ability;
		}
	}
	return $found;
}

/** Runs an ability through core's route. */
function run_ability( $name, ?array $input = null ) {
	$is_read = in_array( $name, READS, true );
	$request = new \WP_REST_Request( $is_read ? 'GET' : 'POST', "/wp-abilities/v1/abilities/mainstreet/$name/run" );
	if ( null !== $input && $is_read ) {
		$request->set_query_params( array( 'input' => $input ) );
	} elseif ( null !== $input ) {
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( array( 'input' => $input ) ) );
	}
	return rest_do_request( $request );
}

/** Tools as the MCP adapter of WordPress lists them: public abilities with their schemas. */
function mcp_tools() {
	return array_keys( array_filter( abilities(), static function ( $ability ) {
		return true === ( $ability->get_meta_item( 'mcp' )['public'] ?? false );
	} ) );
}

test( 'all abilities are there, with a label, a description, schemas and annotations', function () {
	$abilities = abilities();
	$expected  = array_merge( READS, WRITES );
	sort( $expected );
	$names = array_keys( $abilities );
	sort( $names );
	same( $expected, $names );
	foreach ( $abilities as $name => $ability ) {
		truly( strlen( $ability->get_description() ) > 30, $name );
		same( 'mainstreet', $ability->get_category() );
		same( in_array( $name, READS, true ), $ability->get_meta_item( 'annotations' )['readonly'], $name );
		same( true, $ability->get_meta_item( 'show_in_rest' ), $name );
		foreach ( $ability->get_input_schema()['properties'] ?? array() as $property => $schema ) {
			truly( '' !== ( $schema['description'] ?? '' ), "$name $property is described" );
			truly( isset( $schema['type'] ), "$name $property has a type" );
		}
	}
	same( true, $abilities['cancel-mailing']->get_meta_item( 'annotations' )['destructive'] );
	// A schema that no validator refuses: it is an object when it is sent.
	same( 200, rest_do_request( new \WP_REST_Request( 'GET', '/wp-abilities/v1/abilities' ) )->get_status() );
} );

test( 'MCP clients get reads only, until the owner allows changes', function () {
	same( READS, array_values( array_intersect( READS, mcp_tools() ) ) );
	same( array(), array_intersect( WRITES, mcp_tools() ) );
	Options::save( array( 'mcp_writes' => true ) );
	same( WRITES, array_values( array_intersect( WRITES, mcp_tools() ) ) );
} );

test( 'each role may what it may on the screens, and no more', function () {
	$post  = wp_insert_post( array( 'post_title' => 'One', 'post_status' => 'publish', 'post_author' => 1 ) );
	$input = array(
		'get-response'     => array( 'id' => 999999 ),
		'update-responses' => array( 'ids' => array( 999999 ), 'action' => 'read' ),
		'create-form'      => array( 'title' => 'RSVP', 'fields' => array( array( 'type' => 'email', 'label' => 'Email' ) ) ),
		'add-subscriber'   => array( 'email' => 'new@example.org' ),
		'pause-mailing'    => array( 'id' => 999999 ),
		'resume-mailing'   => array( 'id' => 999999 ),
		'cancel-mailing'   => array( 'id' => 999999 ),
		'send-test-mail'   => array( 'post' => $post ),
		'share-post'       => array( 'id' => $post ),
		'related-posts'    => array( 'id' => $post ),
		'get-seo-fields'   => array( 'id' => $post ),
		'set-seo-fields'   => array( 'id' => $post, 'title' => 'T' ),
		'site-check'       => array( 'id' => 'cron' ),
		'set-module'       => array( 'id' => 'gif', 'on' => true ),
		'set-contact'      => array( 'phone' => '0113 55 01 02' ),
		'set-hours'        => array( 'days' => array() ),
	);
	$editors = array( 'list-forms', 'create-form', 'list-responses', 'get-response', 'update-responses', 'related-posts', 'get-seo-fields', 'set-seo-fields', 'share-post', 'list-shares' );
	$authors = array( 'send-test-mail', 'list-shares' );
	$writers = array( 'get-contact', 'get-hours' );
	abilities();
	foreach ( array( '', 'subscriber', 'contributor', 'author', 'editor', 'administrator' ) as $role ) {
		foreach ( array_merge( READS, WRITES ) as $name ) {
			act_as( $role );
			$status = run_ability( $name, $input[ $name ] ?? null )->get_status();
			$may    = 'administrator' === $role
				|| ( 'editor' === $role && in_array( $name, array_merge( $editors, $authors ), true ) )
				|| ( 'author' === $role && in_array( $name, $authors, true ) )
				|| ( 'contributor' === $role && in_array( $name, array( 'send-test-mail' ), true ) )
				|| ( in_array( $role, array( 'contributor', 'author', 'editor' ), true ) && in_array( $name, $writers, true ) );
			if ( $may ) {
				truly( ! in_array( $status, array( 401, 403 ), true ), "$role may $name: $status" );
			} else {
				same( '' === $role ? 401 : 403, $status, "$role may not $name" );
			}
		}
	}
} );

test( 'input that the schema does not allow is refused with a sentence, and nothing happens', function () {
	act_as( 'administrator' );
	abilities();
	$cases = array(
		array( 'get-response', null ),
		array( 'get-response', array( 'id' => 0 ) ),
		array( 'list-responses', array( 'per_page' => 1000 ) ),
		array( 'list-responses', array( 'status' => 'draft' ) ),
		array( 'list-responses', array( 'unknown' => 1 ) ),
		array( 'update-responses', array( 'ids' => array( 1 ), 'action' => 'delete' ) ),
		array( 'update-responses', array( 'ids' => array( 1 ), 'action' => 'retry' ) ),
		array( 'update-responses', array( 'ids' => range( 1, 101 ), 'action' => 'read' ) ),
		array( 'add-subscriber', array( 'email' => 'a@example.org', 'consent' => true ) ),
		array( 'cancel-mailing', array( 'id' => 1, 'action' => 'retry' ) ),
		array( 'send-test-mail', array( 'to' => 'other@example.org' ) ),
		array( 'create-form', array( 'title' => 'T', 'fields' => array() ) ),
		array( 'create-form', array( 'title' => 'T', 'fields' => array( array( 'type' => 'file', 'label' => 'F' ) ) ) ),
		array( 'create-form', array( 'title' => 'T', 'fields' => array( array( 'type' => 'radio', 'label' => 'Which' ) ) ) ),
		array( 'set-module', array( 'id' => '../x', 'on' => true ) ),
		array( 'site-check', array( 'id' => 'everything' ) ),
		array( 'set-contact', array( 'position' => array( 'latitude' => 1, 'longitude' => 1, 'address' => 'x' ) ) ),
	);
	foreach ( $cases as list( $name, $input ) ) {
		$response = run_ability( $name, $input );
		same( 400, $response->get_status(), $name . ' ' . wp_json_encode( $input ) );
		truly( strlen( $response->get_data()['message'] ) > 10, $name );
	}
	// What the route itself refuses keeps its status and sentence.
	$response = run_ability( 'get-response', array( 'id' => 999999 ) );
	same( 404, $response->get_status() );
	same( 400, run_ability( 'add-subscriber', array( 'email' => 'nobody' ) )->get_status() );
	same( 404, run_ability( 'set-module', array( 'id' => 'none', 'on' => true ) )->get_status() );
} );

test( 'responses are listed, read and sorted', function () {
	act_as( 'editor' );
	abilities();
	$id   = store_answer();
	$list = run_ability( 'list-responses', array( 'per_page' => '5', 'unread' => 'true' ) )->get_data();
	same( array( $id ), array_column( $list['items'], 'id' ) );
	same( $id, run_ability( 'get-response', array( 'id' => $id ) )->get_data()['id'] );
	same( array( $id ), run_ability( 'update-responses', array( 'ids' => array( $id ), 'action' => 'trash' ) )->get_data()['done'] );
	same( 'trash', get_post_status( $id ) );
	same( array( $id ), run_ability( 'update-responses', array( 'ids' => array( $id ), 'action' => 'restore' ) )->get_data()['done'] );
	same( 'publish', get_post_status( $id ) );
} );

test( 'a form is created as a draft, and listed once it is saved', function () {
	act_as( 'editor' );
	abilities();
	$fields = array(
		array( 'type' => 'name', 'label' => 'Your name', 'required' => true ),
		array( 'type' => 'radio', 'label' => 'Will you come? --> <script>', 'options' => array( 'Yes', '<b>No</b>', '' ) ),
	);
	$made   = run_ability( 'create-form', array( 'title' => 'RSVP <i>2027</i>', 'fields' => $fields ) )->get_data();
	$post   = get_post( $made['id'] );
	same( array( 'page', 'draft', 'RSVP <i>2027</i>' ), array( $post->post_type, $post->post_status, $post->post_title ) );
	holds( (string) $made['id'], $made['edit'] );
	$form = parse_blocks( $post->post_content )[0];
	same( 'jetpack/contact-form', $form['blockName'] );
	same( array( 'jetpack/field-name', 'jetpack/field-radio', 'jetpack/button' ), array_column( $form['innerBlocks'], 'blockName' ) );
	same( array( 'Yes', '<b>No</b>' ), $form['innerBlocks'][1]['attrs']['options'] );
	// The label is rich text.
	same( 'Will you come? --&gt; &lt;script&gt;', $form['innerBlocks'][1]['attrs']['label'] );
	$found = array_values( array_filter( run_ability( 'list-forms' )->get_data()['items'], static function ( $item ) use ( $made ) {
		return (string) $made['id'] === $item['source']['id'];
	} ) );
	same( 'RSVP <i>2027</i>', $found[0]['title'] );
	same( 'Will you come? --> <script>', $found[0]['fields'][1]['label'] );
	same( array( 'name', 'radio' ), array_column( $found[0]['fields'], 'type' ) );
	same( array( true, false ), array_column( $found[0]['fields'], 'required' ) );
	holds_not( 'example.com', wp_json_encode( $found ), 'no recipients' );
} );

test( 'people are invited, never subscribed', function () {
	act_as( 'administrator' );
	abilities();
	$mails = array();
	add_filter( 'pre_wp_mail', static function ( $done, $mail ) use ( &$mails ) {
		$mails[] = $mail['to'];
		return true;
	}, 10, 2 );
	$made = run_ability( 'add-subscriber', array( 'email' => 'invited@example.org', 'name' => 'Ada' ) )->get_data();
	same( 'pending', $made['item']['status'] );
	same( true, $made['mailed'] );
	$stats = run_ability( 'subscriber-stats' )->get_data();
	same( 1, $stats['pending'] );
	same( array( 'invited@example.org' ), array_column( run_ability( 'list-subscribers', array( 'search' => 'invited' ) )->get_data()['items'], 'email' ) );
} );

test( 'modules and SEO fields are read and changed', function () {
	act_as( 'administrator' );
	abilities();
	truly( in_array( 'gif', array_column( run_ability( 'list-modules' )->get_data(), 'id' ), true ) );
	same( 200, run_ability( 'set-module', array( 'id' => 'gif', 'on' => false ) )->get_status() );
	same( false, Modules::is_on( 'gif' ) );
	Modules::set( 'gif', true );
	$id = wp_insert_post( array( 'post_title' => 'Bread', 'post_status' => 'publish' ) );
	run_ability( 'set-seo-fields', array( 'id' => $id, 'title' => "O'Neill \\ bread", 'noindex' => true ) );
	same( array( 'title' => "O'Neill \\ bread", 'description' => '', 'noindex' => true ), run_ability( 'get-seo-fields', array( 'id' => $id ) )->get_data() );
	run_ability( 'set-seo-fields', array( 'id' => $id, 'description' => 'Baked at night', 'noindex' => false ) );
	same( array( 'title' => "O'Neill \\ bread", 'description' => 'Baked at night', 'noindex' => false ), run_ability( 'get-seo-fields', array( 'id' => $id ) )->get_data() );
	same( 'good', run_ability( 'site-check', array( 'id' => 'secrets' ) )->get_data()['status'] );
} );

test( 'an ability of a block that is turned off is left out', function () {
	truly( isset( abilities()['related-posts'] ) );
	Modules::set( 'related-posts', false );
	// The routes of this process are those of before: with none, there is no ability.
	same( null, \Mainstreet\Abilities\Rest_Ability::from_route( Abilities::definitions()['related-posts'], array() ) );
	Modules::set( 'related-posts', true );
} );
