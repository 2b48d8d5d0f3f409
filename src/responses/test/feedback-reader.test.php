<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Responses\Storage\Response_Reader;

require_once MAINSTREET_DIR . '/tests/php/answers.php';

/** Label => value of an answer that is stored like this. */
function read_fields( array $row ) {
	return array_column( Response_Reader::read( get_post( store_answer( $row ) ) )['fields'], 'value', 'label' );
}

test( 'an answer of today is read with everything that was stored', function () {
	$answer = Response_Reader::read( get_post( store_answer( array( 'post_parent' => 9 ) ) ) );
	same( array( 'Name' => 'Ada', 'Email' => 'ada@example.org', 'Message' => 'Hello' ), array_column( $answer['fields'], 'value', 'label' ) );
	same( array( 'Ada', 'ada@example.org', 'inbox', true, 9, '[Aurora] Contact', '203.0.113.7', 14 ), array( $answer['name'], $answer['email'], $answer['status'], $answer['unread'], $answer['source_id'], $answer['subject'], $answer['ip'], $answer['seconds'] ) );
	same( '2026-11-01T10:00:00+00:00', $answer['date'] );
} );

test( 'JSON with too many slashes is read, and letters and quotes in it are whole', function () {
	$fields = array( 'Name' => 'Zoë "Z" O\'Neil', 'Message' => "a < b & c\nback\\slash" );
	$json   = wp_json_encode( answer( $fields ), JSON_HEX_TAG | JSON_HEX_AMP );
	same( $fields, read_fields( array( 'post_mime_type' => 'v2', 'post_content' => $json ) ) );
	same( $fields, read_fields( array( 'post_mime_type' => 'v2', 'post_content' => addslashes( $json ) ) ) );
	same( $fields, read_fields( array( 'post_mime_type' => 'v2', 'post_content' => addslashes( addslashes( $json ) ) ) ) );
	same( $fields, read_fields( array( 'post_mime_type' => '', 'post_content' => $json ) ), 'without the mark of its version:' );
} );

test( 'fields that are a map of bare values are read too', function () {
	same( array( 'Name' => 'Ada', 'Colours' => 'red, blue' ), read_fields( array( 'post_mime_type' => 'v2', 'post_content' => wp_json_encode( array( 'fields' => array( '1_Name' => 'Ada', '2_Colours' => array( 'red', 'blue' ) ) ) ) ) ) );
} );

const SENDER = "Hello\nthere\n<!--more-->\nAUTHOR: Ada\nAUTHOR EMAIL: ada@example.org\nAUTHOR URL: https://ada.example/\nSUBJECT: A &amp; B\nIP: 192.0.2.1\n";

test( 'the old text form with JSON is read', function () {
	$values = array( '1_Name' => 'Ada', '2_Email' => 'ada@example.org', '3_Message' => "Hello\nthere", '4_Tea &amp; cake' => array( 'a', 'b' ), 'entry_title' => 'Contact', 'entry_permalink' => 'https://example.org/contact/', 'feedback_id' => 'x' );
	foreach ( array( wp_json_encode( $values ), addslashes( wp_json_encode( $values ) ) ) as $json ) {
		$answer = Response_Reader::read( get_post( store_answer( array( 'post_mime_type' => '', 'post_content' => SENDER . "JSON_DATA\n" . $json ) ) ) );
		same( array( 'Ada', 'ada@example.org', 'A & B', '192.0.2.1', 'Contact', 'https://example.org/contact/' ), array( $answer['name'], $answer['email'], $answer['subject'], $answer['ip'], $answer['title'], $answer['url'] ) );
		same( array( 'Name', 'Email', 'Message', 'Tea & cake' ), array_column( $answer['fields'], 'label' ) );
		same( "Hello\nthere", $answer['fields'][2]['value'] );
		same( 'a, b', $answer['fields'][3]['value'] );
	}
} );

test( 'the old text form with a printed array is read, entities and lines included', function () {
	$list = "Array\n(\n    [1_Name] =&gt; Ada\n    [2_Email] =&gt; ada@example.org\n    [3_Message] =&gt; Hello\nthere, a &lt; b\n    [4_Empty] =&gt; \n)\n";
	same( array( 'Name' => 'Ada', 'Email' => 'ada@example.org', 'Message' => "Hello\nthere, a < b", 'Empty' => '' ), read_fields( array( 'post_mime_type' => '', 'post_content' => SENDER . $list ) ) );
	same( array( 'Name' => 'Ada' ), read_fields( array( 'post_mime_type' => '', 'post_content' => SENDER . "Array\n(\n    [1_Name] => Ada\n)\n" ) ) );
} );

test( 'what nobody can parse is shown as the text it is', function () {
	same( array( 'Name' => 'Ada', 'Email' => 'ada@example.org', 'Website' => 'https://ada.example/', 'Message' => "Hello\nthere" ), read_fields( array( 'post_mime_type' => '', 'post_content' => SENDER . "JSON_DATA\n{broken" ) ) );
	same( array( 'Message' => '{"fields":[{"value":"Ada' ), read_fields( array( 'post_content' => '{"fields":[{"value":"Ada' ) ) );
	same( array(), read_fields( array( 'post_content' => '' ) ) );
	same( array( 'Odd' => '' ), read_fields( array( 'post_content' => wp_json_encode( array( 'subject' => array( 'x' ), 'ip' => new \stdClass(), 'fields' => array( array( 'label' => 'Odd', 'value' => null, 'type' => array() ) ) ) ) ) ) );
} );

test( 'markup in an answer stays text', function () {
	$hostile = '<script>alert(1)</script>';
	same( array( 'Name' => $hostile, $hostile => $hostile ), read_fields( array( 'entry' => answer( array( 'Name' => $hostile, $hostile => $hostile ) ) ) ) );
} );

test( 'files of an answer are listed', function () {
	$file  = array( 'name' => 'cv.pdf', 'size' => 12345, 'type' => 'application/pdf', 'key' => 'abc' );
	$entry = answer( array( 'CV' => array( $file, 'odd', array( 'name' => array() ) ) ) );
	$entry['fields'][0]['type'] = 'file';
	$field = Response_Reader::read( get_post( store_answer( array( 'entry' => $entry ) ) ) )['fields'][0];
	same( 'cv.pdf', $field['value'] );
	same( array( $file ), $field['files'] );
} );
