<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Responses\Privacy\Response_Cleanup;
use Mainstreet\Responses\Files\Response_Files;

require_once MAINSTREET_DIR . '/tests/php/forms.php';
require_once MAINSTREET_DIR . '/tests/php/object-cache.php';

const PNG = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89\0\0\0\rIDATx\x9cc\xf8\xcf\xc0\xf0\x1f\0\x05\0\x01\xff\x89\x99=\x1d\0\0\0\0IEND\xaeB`\x82";

/** A file as PHP hands it over. */
function cf_file( $name, $contents, $error = UPLOAD_ERR_OK ) {
	$path = wp_tempnam( 'upload' );
	file_put_contents( $path, $contents );
	return array( 'name' => $name, 'type' => 'image/png', 'tmp_name' => $path, 'error' => $error, 'size' => strlen( $contents ) );
}

/** `$_FILES` for some files of the field `file`. */
function cf_files( ...$files ) {
	$all = array();
	foreach ( $files as $file ) {
		foreach ( $file as $part => $value ) {
			$all['f'][ $part ]['file'][] = $value;
		}
	}
	return $all;
}

/** Sends a form with files, which PHP did not receive by itself. */
function cf_upload( $files, array $attrs = array() ) {
	add_filter( 'mainstreet_is_upload', '__return_true' );
	cf_mails();
	$page = cf_publish( cf( array(), cf_field( 'name' ) . cf_field( 'file', $attrs + array( 'label' => 'File' ) ) ) );
	return cf_send( cf_post( $page ), $files );
}

test( 'a file is stored where nobody finds it, and fetched by editors only', function () {
	cf_clean();
	same( true, cf_upload( cf_files( cf_file( "My \"CV\".png", PNG ) ) )['success'] );
	$post = cf_answers()[0];
	$file = cf_values( $post )['File'][0];
	same( array( 'My CV.png', strlen( PNG ), 'image/png' ), array( $file['name'], $file['size'], $file['type'] ) );
	$path = Response_Files::find_path( $file['key'] );
	same( PNG, file_get_contents( $path ) );
	truly( (bool) preg_match( '#/mainstreet-[0-9a-f]{32}/[0-9a-f]{32}\.bin$#', $path ), $path );
	truly( is_file( dirname( $path ) . '/.htaccess' ) && is_file( dirname( $path ) . '/index.php' ) );
	same( '0600', substr( sprintf( '%o', fileperms( $path ) ), -4 ) );
	$route = "/mainstreet/v1/feedback/{$post->ID}/file/{$file['key']}";
	foreach ( array( '' => 401, 'subscriber' => 403, 'author' => 403, 'editor' => 200, 'administrator' => 200 ) as $role => $status ) {
		act_as( $role );
		same( $status, rest( 'GET', $route )->get_status(), $role );
	}
	same( 404, rest( 'GET', "/mainstreet/v1/feedback/{$post->ID}/file/" . str_repeat( '0', 32 ) )->get_status() );
	$other = store_answer();
	same( 404, rest( 'GET', "/mainstreet/v1/feedback/$other/file/{$file['key']}" )->get_status(), 'the file of another answer' );
	wp_delete_post( $post->ID, true );
	truly( ! is_file( $path ), 'erased with the answer' );
} );

test( 'a long name of a file is shortened between letters, and is no reason to refuse it', function () {
	foreach ( array( str_repeat( '日本', 80 ), 'Report v1.' . str_repeat( 'b', 115 ), 'v1.' . str_repeat( 'b', 300 ), str_repeat( "e\u{0301}", 150 ), str_repeat( 'a', 250 ) ) as $name ) {
		cf_clean();
		$sent = cf_upload( cf_files( cf_file( "$name.png", PNG ) ) );
		same( true, $sent['success'], wp_json_encode( $sent ) );
		$kept = cf_values( cf_answers()[0] )['File'][0]['name'];
		truly( strlen( $kept ) <= 255 && mb_strlen( $kept ) <= 120, $kept );
		same( mb_substr( $name, 0, 40 ), mb_substr( $kept, 0, 40 ), 'it begins as it did' );
		same( '.png', substr( $kept, -4 ) );
		same( 0, preg_match( '/(?<!e\x{0301})\.png$/u', 0 === strpos( $name, 'e' ) ? $kept : "e\u{0301}.png" ), $kept );
	}
} );

test( 'what only looks like an allowed file is refused before anything is written', function () {
	cf_clean();
	$bad = array(
		'program'             => cf_file( 'a.php', '<?php echo 1;' ),
		'program as picture'  => cf_file( 'a.png', '<?php echo 1;' ),
		'two endings'         => cf_file( 'a.php.png', PNG ),
		'two endings, spaced' => cf_file( 'a.phtml .png', PNG ),
		'page'                => cf_file( 'a.html', '<html>' ),
		'vector picture'      => cf_file( 'a.svg', '<svg onload="x"/>' ),
		'picture and program' => cf_file( 'a.png', PNG . '<?php system($_GET["x"]);' ),
		'picture and page'    => cf_file( 'a.png', PNG . '<SCRIPT>x</SCRIPT>' ),
		'picture and archive' => cf_file( 'a.png', PNG . "PK\x05\x06" . str_repeat( "\0", 18 ) ),
		'text and program'    => cf_file( 'a.txt', "hello\n<?php x" ),
		'script'              => cf_file( 'a.txt', "#!/bin/sh\nrm" ),
		'zero byte'           => cf_file( "a.php\0.png", PNG ),
		'no ending'           => cf_file( 'png', PNG ),
		'only an ending'      => cf_file( '.png', PNG ),
		'server settings'     => cf_file( '.htaccess.png', PNG ),
		'empty'               => cf_file( 'a.png', '' ),
		'wrong picture'       => cf_file( 'a.jpg', PNG ),
		'part of it'          => cf_file( 'a.png', PNG, UPLOAD_ERR_PARTIAL ),
		'too large for PHP'   => cf_file( 'a.png', PNG, UPLOAD_ERR_INI_SIZE ),
	);
	$folder = Response_Files::get_folder( true );
	foreach ( $bad as $what => $file ) {
		$outcome = cf_upload( cf_files( $file ) );
		truly( is_wp_error( $outcome ), $what );
		same( array( 'file' ), array_keys( $outcome->get_error_data()['fields'] ), $what );
		same( array(), glob( "$folder/*.bin" ), $what );
	}
	same( array(), cf_answers() );
	add_filter( 'mainstreet_max_file_bytes', function () { return 20; } );
	truly( is_wp_error( cf_upload( cf_files( cf_file( 'a.png', PNG ) ) ) ), 'too large' );
} );

test( 'a field takes as many files of the kinds its author wants', function () {
	cf_clean();
	truly( is_wp_error( cf_upload( cf_files( cf_file( 'a.png', PNG ), cf_file( 'b.png', PNG ) ) ) ), 'one only' );
	same( true, cf_upload( cf_files( cf_file( 'a.png', PNG ), cf_file( 'b.png', PNG ) ), array( 'maxfiles' => 2 ) )['success'] );
	same( 2, count( cf_values( cf_answers()[0] )['File'] ) );
	truly( is_wp_error( cf_upload( cf_files( cf_file( 'a.png', PNG ) ), array( 'accept' => 'pdf, .jpg' ) ) ), 'another kind' );
	same( true, cf_upload( cf_files( cf_file( 'a.pdf', "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n1 0 obj\nendobj\n%%EOF" ) ), array( 'accept' => 'pdf, .jpg' ) )['success'] );
	same( true, cf_upload( array() )['success'], 'none, where none is needed' );
	truly( is_wp_error( cf_upload( array(), array( 'required' => true ) ) ) );
} );

test( 'a path that is no upload of this request is not read', function () {
	cf_clean();
	cf_mails();
	$page = cf_publish( cf( array(), cf_field( 'file', array( 'label' => 'File' ) ) ) );
	truly( is_wp_error( cf_send( cf_post( $page ), cf_files( array( 'tmp_name' => ABSPATH . 'wp-config.php', 'name' => 'a.txt', 'type' => '', 'error' => 0, 'size' => 5 ) ) ) ) );
} );

test( 'files without an answer are swept away', function () {
	cf_clean();
	$folder = Response_Files::get_folder( true );
	$lost   = $folder . '/' . str_repeat( 'a', 32 ) . '.bin';
	file_put_contents( $lost, 'x' );
	same( true, cf_upload( cf_files( cf_file( 'a.png', PNG ) ) )['success'] );
	$kept = Response_Files::find_path( cf_values( cf_answers()[0] )['File'][0]['key'] );
	touch( $lost, time() - 2 * HOUR_IN_SECONDS );
	touch( $kept, time() - 2 * HOUR_IN_SECONDS );
	Response_Cleanup::run();
	truly( ! is_file( $lost ) );
	truly( is_file( $kept ) );
} );

/** Lets the caches say what they say when they were filled before the folder was chosen. */
const STALE = 'wp_cache_set( "notoptions", array( "mainstreet_files_folder" => true, "secret_key" => true ), "options" ); wp_cache_delete( "mainstreet_files_folder", "options" ); ';

test( 'all files of a site lie in one folder, whatever the caches say', function () {
	cf_clean();
	foreach ( array( 'good', 'odd', 'flushed', 'dead' ) as $mood ) {
		with_cache( $mood, function () use ( $mood ) {
			eval( STALE );
			same( true, cf_upload( cf_files( cf_file( 'a.png', PNG ) ) )['success'], $mood );
			eval( STALE );
			same( true, cf_upload( cf_files( cf_file( 'a.png', PNG ) ) )['success'], $mood );
		} );
	}
	$folders = array();
	foreach ( cf_answers() as $post ) {
		$path = Response_Files::find_path( cf_values( $post )['File'][0]['key'] );
		truly( '' !== $path, 'reachable' );
		$folders[ dirname( $path ) ] = true;
	}
	same( 1, count( $folders ) );
	same( 1, (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'mainstreet_files_folder'" ) );
} );

test( 'the first files of a site, sent at once, all stay within reach', function () {
	cf_clean();
	$page = cf_publish( cf( array(), cf_field( 'name' ) . cf_field( 'file', array( 'label' => 'File' ) ) ) );
	$runs = array();
	for ( $i = 0; $i < 5; $i++ ) {
		$runs[] = in_process( MAINSTREET_DIR . '/tests/php/processes/submit-form.php', array( 'posted' => cf_post( $page ), 'files' => cf_files( cf_file( 'a.png', PNG ) ), 'stale' => true ) );
	}
	same( 'yyyyy', implode( '', array_map( function ( $wait ) { return $wait(); }, $runs ) ) );
	same( 5, count( cf_answers() ) );
	foreach ( cf_answers() as $post ) {
		truly( '' !== Response_Files::find_path( cf_values( $post )['File'][0]['key'] ), 'reachable' );
	}
} );

test( 'files that lie in the folder of a request that lost are found, brought together and deleted with their answer', function () {
	cf_clean();
	same( true, cf_upload( cf_files( cf_file( 'a.png', PNG ) ) )['success'] );
	$post   = cf_answers()[0];
	$key    = cf_values( $post )['File'][0]['key'];
	$path   = Response_Files::find_path( $key );
	$other  = dirname( dirname( $path ) ) . '/mainstreet-' . str_repeat( 'c', 32 );
	$unknown = $other . '/' . str_repeat( 'd', 32 ) . '.bin';
	wp_mkdir_p( $other );
	rename( $path, "$other/$key.bin" );
	file_put_contents( $unknown, 'of another site' );
	touch( $unknown, time() - 2 * HOUR_IN_SECONDS );
	same( "$other/$key.bin", Response_Files::find_path( $key ) );
	act_as( 'editor' );
	same( 200, rest( 'GET', "/mainstreet/v1/feedback/{$post->ID}/file/$key" )->get_status() );
	Response_Cleanup::run();
	same( $path, Response_Files::find_path( $key ) );
	truly( is_file( $unknown ), 'what is not ours stays' );
	rename( $path, "$other/$key.bin" );
	wp_delete_post( $post->ID, true );
	truly( ! is_file( "$other/$key.bin" ) && ! is_file( $path ) );
	unlink( $unknown );
	rmdir( $other );
} );

test( 'a folder whose maker died before it was closed to the web is closed', function () {
	cf_clean();
	$folder = Response_Files::get_folder( true );
	unlink( "$folder/.htaccess" );
	unlink( "$folder/index.php" );
	same( $folder, Response_Files::get_folder( true ) );
	truly( is_file( "$folder/.htaccess" ) && is_file( "$folder/index.php" ) );
} );

test( 'files have a quota per form and per site, and what does not fit takes nothing else with it', function () {
	cf_clean();
	$size = strlen( PNG );
	$form = 2 * $size;
	add_filter( 'mainstreet_files_quota', function ( $limits ) use ( &$form, $size ) { return array( 'form' => $form, 'site' => 3 * $size ); } );
	add_filter( 'mainstreet_is_upload', '__return_true' );
	cf_mails();
	$page  = cf_publish( cf( array(), cf_field( 'name' ) . cf_field( 'file', array( 'label' => 'File', 'maxfiles' => 3 ) ) . cf_field( 'file', array( 'label' => 'More' ) ) ) );
	$other = cf_publish( cf( array( 'subject' => 'Other' ), cf_field( 'name' ) . cf_field( 'file', array( 'label' => 'File', 'maxfiles' => 3 ) ) ) );
	$png   = function ( $number ) { return cf_files( ...array_map( function () { return cf_file( 'a.png', PNG ); }, range( 1, $number ) ) ); };
	$count = function () { return count( glob( Response_Files::get_folder( true ) . '/*.bin' ) ); };
	$before = $count();
	$outcome = cf_send( cf_post( $page ), $png( 3 ) );
	is_error( 'invalid_fields', $outcome, 422 );
	same( array( 'file' ), array_keys( $outcome->get_error_data()['fields'] ) );
	holds( 'not enough space', $outcome->get_error_data()['fields']['file'] );
	same( 0, \Mainstreet\Responses\Files\File_Quota::count_bytes() );
	// The first field fits, the second does not: nothing stays of either.
	$files = $png( 2 );
	foreach ( cf_file( 'b.png', PNG ) as $part => $value ) {
		$files['f'][ $part ]['more'][] = $value;
	}
	is_error( 'invalid_fields', cf_send( cf_post( $page ), $files ), 422 );
	same( array( 0, $before ), array( \Mainstreet\Responses\Files\File_Quota::count_bytes(), $count() ) );
	same( true, cf_send( cf_post( $page ), $png( 2 ) )['success'] );
	is_error( 'invalid_fields', cf_send( cf_post( $page ), $png( 1 ) ), 422 );
	same( true, cf_send( cf_post( $page ) )['success'], 'without a file' );
	same( true, cf_send( cf_post( $other ), $png( 1 ) )['success'], 'another form' );
	is_error( 'invalid_fields', cf_send( cf_post( $other ), $png( 1 ) ), 422 );
	same( 3 * $size, \Mainstreet\Responses\Files\File_Quota::count_bytes(), 'the whole site' );
	wp_delete_post( cf_answers()[2]->ID, true );
	same( $size, \Mainstreet\Responses\Files\File_Quota::count_bytes(), 'room is given back' );
	same( true, cf_send( cf_post( $page ), $png( 1 ) )['success'] );
} );

test( 'files sent at once never take more than the quota', function () {
	cf_clean();
	$page = cf_publish( cf( array(), cf_field( 'name' ) . cf_field( 'file', array( 'label' => 'File' ) ) ) );
	$runs = array();
	for ( $i = 0; $i < 5; $i++ ) {
		$runs[] = in_process( MAINSTREET_DIR . '/tests/php/processes/submit-form.php', array( 'posted' => cf_post( $page ), 'files' => cf_files( cf_file( 'a.png', PNG ) ), 'quota' => 2 * strlen( PNG ) ) );
	}
	$answers = implode( '', array_map( function ( $wait ) { return 'y' === $wait() ? 'y' : 'n'; }, $runs ) );
	truly( substr_count( $answers, 'y' ) <= 2, $answers );
	same( substr_count( $answers, 'y' ) * strlen( PNG ), \Mainstreet\Responses\Files\File_Quota::count_bytes( "post:$page" ) );
} );

test( 'the upkeep counts files of older versions, and forgets room whose process died', function () {
	cf_clean();
	same( true, cf_upload( cf_files( cf_file( 'a.png', PNG ) ) )['success'] );
	$page = cf_answers()[0]->post_parent;
	$GLOBALS['wpdb']->query( 'DELETE FROM ' . \Mainstreet\Core\Database\Tables::name( 'files' ) );
	\Mainstreet\Core\Database\Sql::insert( 'files', array( array( 'k' => array( str_repeat( 'e', 32 ) ), 'form' => array( md5( 'x' ) ), 'bytes' => 1000, 'created' => time() - 2 * HOUR_IN_SECONDS ) ) );
	$known = array_map( 'filesize', glob( Response_Files::get_folder( true ) . '/*.bin' ) );
	Response_Cleanup::run();
	same( strlen( PNG ), \Mainstreet\Responses\Files\File_Quota::count_bytes( "post:$page" ) );
	same( 0, \Mainstreet\Responses\Files\File_Quota::count_bytes( 'x' ) );
	same( array_sum( $known ), \Mainstreet\Responses\Files\File_Quota::count_bytes() );
} );
