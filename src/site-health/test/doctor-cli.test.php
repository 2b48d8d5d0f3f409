<?php
/**
 * wp mainstreet doctor.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

require_once MAINSTREET_DIR . '/tests/php/cli.php';

test( 'wp mainstreet doctor lists checks, and its exit code says whether one is critical', function () {
	list( $one, $all, $wrong, $strict ) = wp_cli( array(
		array( 'doctor', 'mail', '--format=json', '--fields=id,status,text' ),
		array( 'doctor', '--format=json' ),
		array( 'doctor', 'everything' ),
		array( 'doctor', '--strict', '--format=count' ),
	) );
	same( array( 'mail' ), array_column( json_decode( $one['output'], true ), 'id' ) );
	$states = array_column( json_decode( $all['output'], true ), 'status', 'id' );
	same( array_keys( \Mainstreet\Site_Health\Site_Checks::ALL ), array_keys( $states ) );
	same( in_array( 'critical', $states, true ) ? 1 : 0, $all['code'] );
	same( array_unique( $states ) === array( 'good' ) ? 0 : 1, $strict['code'] );
	same( 1, $wrong['code'] );
	holds( 'The checks are loopback, cron', $wrong['errors'] );
} );
