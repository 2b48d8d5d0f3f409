<?php
/**
 * wp mainstreet responses.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/forms.php';
require_once MAINSTREET_DIR . '/tests/php/cli.php';

test( 'wp mainstreet responses list shows rows in every format, and refuses what it does not know', function () {
	cf_clean();
	$first  = store_answer( array( 'entry' => answer( array( 'Name' => '=Ada', 'Email' => 'ada@example.org', 'Message' => "Hello\x1b[2J\n\u{202E}there" ) ), 'post_date' => '2026-11-02 10:00:00' ) );
	$second = store_answer( array( 'post_status' => 'spam' ) );
	list( $table, $csv, $json, $yaml, $ids, $count, $fields, $empty, $wrong, $status, $date ) = wp_cli( array(
		array( 'responses list' ),
		array( 'responses list', '--format=csv', '--fields=id,name,summary' ),
		array( 'responses list', '--format=json' ),
		array( 'responses list', '--format=yaml', '--fields=id,page' ),
		array( 'responses list', '--format=ids' ),
		array( 'responses list', '--status=spam', '--format=count' ),
		array( 'responses list', '--fields=id,nothing' ),
		array( 'responses list', '--status=trash' ),
		array( 'responses list', '--statsu=spam' ),
		array( 'responses list', '--status=all' ),
		array( 'responses list', '--after=yesterday' ),
	) );
	same( "id\tdate\tform\tname\temail\tsummary", strtok( $table['output'], "\n" ) );
	holds( 'Hello[2J there', $table['output'] );
	holds_not( "\x1b", $table['output'] );
	same( "id,name,summary\n$first,'=Ada,\"Hello[2J there\"\n", $csv['output'] );
	same( array( $first ), array_column( json_decode( $json['output'], true ), 'id' ) );
	holds( "id: $first", $yaml['output'] );
	same( (string) $first, $ids['output'] );
	same( "1\n", $count['output'] );
	same( array( 1, "Error: Invalid field: nothing.\n" ), array( $fields['code'], $fields['errors'] ) );
	same( array( 0, 1 ), array( $empty['code'], substr_count( $empty['output'], "\n" ) ) );
	holds( 'unknown --statsu parameter', $wrong['errors'] );
	same( array( 1, 1, 1 ), array( $wrong['code'], $status['code'], $date['code'] ) );
	holds( 'after is not a valid date.', $date['errors'] );
	truly( $second > $first );
} );

test( 'wp mainstreet responses list reads more than one page, up to its limit', function () {
	cf_clean();
	store_answers( 230 );
	list( $all, $some, $default ) = wp_cli( array(
		array( 'responses list', '--format=count' ),
		array( 'responses list', '--format=ids', '--limit=130' ),
		array( 'responses list', '--format=ids' ),
	) );
	same( "230\n", $all['output'] );
	same( array( 130, 130, 100 ), array( count( explode( ' ', $some['output'] ) ), count( array_unique( explode( ' ', $some['output'] ) ) ), count( explode( ' ', $default['output'] ) ) ) );
} );

test( 'wp mainstreet responses export writes what the screen exports, and a file that only its owner reads', function () {
	cf_clean();
	store_answer( array( 'entry' => answer( array( 'Name' => '=1+1' ) ) ) );
	$file = get_temp_dir() . 'responses-' . wp_generate_password( 8, false ) . '.json';
	list( $csv, $saved, $failed ) = wp_cli( array(
		array( 'responses export' ),
		array( 'responses export', "--file=$file", '--format=json' ),
		array( 'responses export', '--file=/no/such/folder/a.csv' ),
	) );
	holds( '203.0.113.7', $csv['output'] );
	holds( "\"'=1+1\"", $csv['output'] );
	same( array( 0, '' ), array( $csv['code'], $csv['errors'] ) );
	same( '=1+1', json_decode( (string) file_get_contents( $file ), true )[0]['fields'][0]['value'] );
	same( '0600', substr( sprintf( '%o', fileperms( $file ) ), -4 ) );
	same( "Exporting 1/1\nSuccess: Saved to $file.\n", $saved['output'] );
	same( array( 1, "Error: Could not write /no/such/folder/a.csv.\n" ), array( $failed['code'], $failed['errors'] ) );
	unlink( $file );
} );

test( 'wp mainstreet responses purge deletes old responses of one folder, after it asked', function () {
	cf_clean();
	$date = gmdate( 'Y-m-d H:i:s', time() - 40 * DAY_IN_SECONDS );
	$new  = store_answer( array( 'post_date' => gmdate( 'Y-m-d H:i:s', time() - 20 * DAY_IN_SECONDS ) ) );
	$spam = store_answer( array( 'post_status' => 'spam', 'post_date' => $date ) );
	store_answers( 120, array( 0 ), $date );
	list( $missing, $wrong, $none, $dry, $no ) = wp_cli( array(
		array( 'responses purge' ),
		array( 'responses purge', '--older-than=soon' ),
		array( 'responses purge', '--older-than=9999' ),
		array( 'responses purge', '--older-than=30', '--dry-run' ),
		array( 'responses purge', '--older-than=30', 'stdin' => 'n' ),
	) );
	same( array( 1, 1, 0, 0, 0 ), array( $missing['code'], $wrong['code'], $none['code'], $dry['code'], $no['code'] ) );
	holds( '120 responses are older than', $dry['output'] );
	holds( 'Nothing was deleted.', $dry['output'] );
	same( 122, count( cf_answers() ) );
	list( $editor, $done ) = wp_cli( array(
		array( 'responses purge', '--older-than=30', '--yes', 'user' => wp_insert_user( array( 'user_login' => 'cli-author', 'user_pass' => 'x', 'role' => 'author' ) ) ),
		array( 'responses purge', '--older-than=30', '--yes' ),
	) );
	same( 1, $editor['code'] );
	holds( 'Deleting 120/120', $done['output'] );
	holds( 'Success: 120 responses deleted.', $done['output'] );
	same( false, $done['may'], 'capabilities are granted only during the command' );
	$left = wp_list_pluck( cf_answers(), 'ID' );
	sort( $left );
	same( array( $new, $spam ), $left );
} );
