<?php
/**
 * wp mainstreet import jetpack.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Options;
use Mainstreet\Responses\Storage\Response_Store;

require_once MAINSTREET_DIR . '/tests/php/answers.php';
require_once MAINSTREET_DIR . '/tests/php/cli.php';

test( 'wp mainstreet import jetpack counts blocks, and imports settings and responses', function () {
	global $wpdb;
	forget_answers();
	$wpdb->query( 'DELETE FROM ' . Response_Store::get_table() );
	update_option( 'jetpack_subscriptions_from_name', 'The <b>Aurora</b>' );
	store_answers( 3 );
	$post = wp_insert_post( array( 'post_title' => 'Old', 'post_content' => '<!-- wp:jetpack/map /--><!-- wp:jetpack/map /--><!-- wp:jetpack/nothing-known /-->', 'post_status' => 'publish' ) );
	list( $survey, $dry, $wrong ) = wp_cli( array(
		array( 'import jetpack survey', '--format=json' ),
		array( 'import jetpack run', '--dry-run' ),
		array( 'import jetpack run', 'everything' ),
	) );
	$blocks = array_column( json_decode( $survey['output'], true ), null, 'name' );
	truly( $blocks['jetpack/map']['blocks'] >= 2, $survey['output'] );
	same( array( 'map', 'unknown' ), array( $blocks['jetpack/map']['module'], $blocks['jetpack/nothing-known']['state'] ) );
	holds( "newsletter\t", $dry['output'] );
	holds( 'Nothing was imported.', $dry['output'] );
	same( 1, $wrong['code'] );
	same( '0', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
	list( $done, $again ) = wp_cli( array( array( 'import jetpack run' ), array( 'import jetpack run', 'responses' ) ) );
	holds( 'Form responses 3/3', $done['output'] );
	same( array( 0, 0 ), array( $done['code'], $again['code'] ) );
	same( '3', (string) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . Response_Store::get_table() ) );
	same( 'The Aurora', (string) Options::get( 'newsletter_from_name' ) );
	wp_delete_post( $post, true );
	delete_option( 'jetpack_subscriptions_from_name' );
	forget_answers();
} );
