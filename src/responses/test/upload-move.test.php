<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Responses\Files\Response_Files;

require_once MAINSTREET_DIR . '/tests/php/forms.php';

/** Sends a form with a file over HTTP, so that PHP really receives an upload. */
function up_send( $page, $name, $contents ) {
	$parts = array();
	foreach ( cf_post( $page, array( 'name' => 'Ada' ) ) as $key => $value ) {
		foreach ( is_array( $value ) ? $value : array( '' => $value ) as $inner => $text ) {
			$parts[] = "Content-Disposition: form-data; name=\"" . ( '' === $inner ? $key : $key . "[$inner]" ) . "\"\r\n\r\n$text\r\n";
		}
	}
	$parts[] = "Content-Disposition: form-data; name=\"f[file][]\"; filename=\"$name\"\r\nContent-Type: image/png\r\n\r\n$contents\r\n";
	$mark    = 'mark' . md5( $contents );
	$answer  = wp_remote_post(
		home_url( '/wp-json/mainstreet/v1/forms/submit' ),
		array(
			'timeout' => 60,
			'headers' => array( 'Content-Type' => "multipart/form-data; boundary=$mark", 'Origin' => home_url() ),
			'body'    => "--$mark\r\n" . implode( "--$mark\r\n", $parts ) . "--$mark--\r\n",
		)
	);
	return json_decode( wp_remote_retrieve_body( $answer ), true );
}

test( 'a file that PHP received is moved by core’s own function, under our name into our folder, and is no media', function () {
	global $wpdb;
	cf_clean();
	$page   = cf_publish( cf( array(), cf_field( 'name' ) . cf_field( 'file', array( 'label' => 'File' ) ) ) );
	$media  = "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'attachment'";
	$before = (int) $wpdb->get_var( $media );
	$text   = 'Hello, this is a text. ' . wp_rand();
	$answer = up_send( $page, '../../note.txt', $text );
	truly( isset( $answer['success'] ) && $answer['success'], wp_json_encode( $answer ) );
	wp_cache_flush();
	$file = cf_values( cf_answers()[0] )['File'][0];
	$path = Response_Files::find_path( $file['key'] );
	same( $text, file_get_contents( $path ) );
	truly( (bool) preg_match( '#/mainstreet-[0-9a-f]{32}/[0-9a-f]{32}\.bin$#', $path ), $path );
	same( '0600', substr( sprintf( '%o', fileperms( $path ) ), -4 ) );
	same( $before, (int) $wpdb->get_var( $media ) );
	wp_delete_post( cf_answers()[0]->ID, true );
} );

test( 'no class moves uploads past core', function () {
	foreach ( plugin_files() as $file ) {
		holds_not( 'move_uploaded_file(', file_get_contents( $file ) );
	}
} );
