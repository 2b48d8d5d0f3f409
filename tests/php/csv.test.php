<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Csv;

// phpcs:disable -- test code.

test( 'a line that a spreadsheet reads back as it was', function () {
	$cells = array( 'plain', 'with, comma', 'say "hi"', "two\nlines", '', 'Žofie', '12', null, true );
	same( "plain,\"with, comma\",\"say \"\"hi\"\"\",\"two\nlines\",,\"Žofie\",12,,1\r\n", Csv::row( $cells ) );
	same( array( 'plain', 'with, comma', 'say "hi"', "two\nlines", '', 'Žofie', '12', '', '1' ), str_getcsv( trim( Csv::row( $cells ) ), ',', '"', '' ) );
} );

test( 'no cell begins as a formula does', function () {
	foreach ( array( '=1+1', '+1+1', '-2+3', '@SUM(A1)', "\t=1", "\r=1" ) as $formula ) {
		same( '"' . "'" . $formula . '"', Csv::cell( $formula ) );
	}
	same( "'=cmd|' /C calc'!A0", Csv::guard( "=cmd|' /C calc'!A0" ) );
	same( "'+491234", Csv::guard( '+491234' ) );
	same( "'=1", Csv::guard( "\0=1" ), 'behind a NUL' );
} );

test( 'numbers stay numbers', function () {
	foreach ( array( '-5', '7', '-1.25', '-1,25', '2026-11-21', 'a@example.org' ) as $plain ) {
		same( $plain, Csv::guard( $plain ) );
	}
	same( "'-5-", Csv::guard( '-5-' ) );
	same( "'-5\n", Csv::guard( "-5\n" ) );
} );
