<?php
/**
 * wp mainstreet orders.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;

require_once MAINSTREET_DIR . '/tests/php/payments.php';
require_once MAINSTREET_DIR . '/tests/php/cli.php';

test( 'wp mainstreet orders lists and exports', function () {
	Sql::run( 'orders', 'DELETE FROM {table}' );
	for ( $i = 1; $i <= 105; $i++ ) {
		an_order( array( 'status' => 'paid', 'payment_ref' => "pi_c$i", 'provider_ref' => "cs_c$i", 'email' => "b$i@example.org", 'name' => '=Buyer', 'paid_gmt' => Sql::time() ) );
	}
	$file = get_temp_dir() . 'orders-' . wp_generate_password( 8, false ) . '.csv';
	list( $count, $some, $live, $csv, $wrong, $saved, $user ) = wp_cli( array(
		array( 'orders list', '--status=paid', '--format=count' ),
		array( 'orders list', '--search=b105', '--fields=amount,currency,email' ),
		array( 'orders list', '--mode=live', '--format=count' ),
		array( 'orders export', '--mode=test' ),
		array( 'orders list', '--from=yesterday' ),
		array( 'orders export', "--file=$file" ),
		array( 'orders list', 'user' => wp_insert_user( array( 'user_login' => 'cli-shop', 'user_pass' => 'x', 'role' => 'editor' ) ) ),
	) );
	same( array( "105\n", "0\n" ), array( $count['output'], $live['output'] ) );
	same( "amount\tcurrency\temail\n12.50\tUSD\tb105@example.org\n", $some['output'] );
	same( 106, substr_count( $csv['output'], "\r\n" ) );
	holds( "\"'=Buyer\"", $csv['output'] );
	same( array( 1, 1 ), array( $wrong['code'], $user['code'] ) );
	holds( 'from', $wrong['errors'] );
	holds( "Success: Saved to $file.", $saved['output'] );
	same( $csv['output'], file_get_contents( $file ) );
	unlink( $file );
} );
