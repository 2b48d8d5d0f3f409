<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;

/** Cases that shared/money is held against, too. */
function money_cases( $name ) {
	$cases = json_decode( file_get_contents( MAINSTREET_DIR . "/tests/money/$name.json" ), true );
	truly( is_array( $cases ) && count( $cases ) > 5, "cases of $name" );
	return $cases;
}

test( 'money is read and written as in the editor', function () {
	foreach ( money_cases( 'parse' ) as $case ) {
		same( $case['minor'], Amounts::parse( $case['text'], $case['currency'] ), wp_json_encode( $case ) );
	}
	foreach ( money_cases( 'decimal' ) as $case ) {
		same( $case['text'], Amounts::decimal( $case['minor'], $case['currency'] ), wp_json_encode( $case ) );
	}
	foreach ( money_cases( 'typed' ) as $case ) {
		$separators = array( 'decimal' => $case['decimal'], 'group' => ',' === $case['decimal'] ? '.' : ',' );
		same( $case['minor'], Amounts::parse_localized( $case['text'], $case['currency'], $separators ), wp_json_encode( $case ) );
	}
	foreach ( money_cases( 'format' ) as $case ) {
		same( $case['text'], Amounts::format( $case['minor'], $case['currency'] ), wp_json_encode( $case ) );
		same( $case['text'], Amounts::format_with( $case['minor'], $case['currency'], array( 'decimal' => '.', 'group' => ',' ) ), wp_json_encode( $case ) );
	}
} );

test( 'money has the limits that the editor knows', function () {
	foreach ( money_cases( 'limits' ) as $case ) {
		$code = $case['currency'];
		same(
			$case,
			array(
				'currency' => $code,
				'decimals' => Currencies::decimals( $code ),
				'minimum'  => Currencies::minimum( $code ),
				'least'    => Amounts::least( $code ),
				'maximum'  => Amounts::maximum( $code ),
				'step'     => Currencies::step( $code ),
				'base'     => Currencies::base( $code ),
			)
		);
	}
	foreach ( money_cases( 'problems' ) as $case ) {
		same( $case['problem'], Amounts::problem( $case['minor'], $case['currency'] ), wp_json_encode( $case ) );
	}
	truly( count( Currencies::codes() ) > 130 );
	same( array( true, false, false, false ), array_map( array( Currencies::class, 'is_known' ), array( 'USD', 'usd', 'XYZ', null ) ) );
	same( array( '$', 'A$', '€', '$' ), array_map( array( Currencies::class, 'symbol' ), array( 'USD', 'AUD', 'EUR', 'XYZ' ) ) );
} );

test( 'money of every currency comes back as it was', function () {
	mt_srand( 4711 );
	foreach ( Currencies::codes() as $code ) {
		for ( $i = 0; $i < 30; $i++ ) {
			$minor = mt_rand( 0, Amounts::maximum( $code ) );
			same( $minor, Amounts::parse( Amounts::decimal( $minor, $code ), $code ), "$minor $code" );
			same( $minor, Amounts::from_number( json_decode( wp_json_encode( Amounts::number( $minor, $code ) ) ), $code ), "$minor $code as number" );
			$of_stripe = $minor - $minor % Currencies::step( $code );
			same( $of_stripe, Amounts::from_stripe( Amounts::to_stripe( $of_stripe, $code ), $code ), "$of_stripe $code at Stripe" );
			foreach ( array( array( 'decimal' => ',', 'group' => '.' ), array( 'decimal' => '.', 'group' => ',' ), array( 'decimal' => ',', 'group' => "\xC2\xA0" ) ) as $separators ) {
				same( $minor, Amounts::parse_localized( Amounts::format_with( $minor, $code, $separators ), $code, $separators ), Amounts::format_with( $minor, $code, $separators ) );
			}
		}
	}
} );

test( 'money of stored prices and of JSON is read without rounding', function () {
	foreach ( array( array( 5, 'USD', 500 ), array( 0.29, 'USD', 29 ), array( 1.15, 'EUR', 115 ), array( '5.00', 'USD', 500 ), array( '500.00', 'JPY', 500 ), array( '12.5000', 'USD', 1250 ), array( 0.1 + 0.2, 'USD', 30 ), array( 12.345, 'USD', null ), array( 50.5, 'JPY', null ), array( -5, 'USD', null ), array( NAN, 'USD', null ), array( INF, 'USD', null ), array( 1e12, 'USD', null ), array( true, 'USD', null ), array( array(), 'USD', null ), array( null, 'USD', null ), array( '', 'USD', null ) ) as list( $value, $code, $minor ) ) {
		same( $minor, Amounts::from_number( $value, $code ), var_export( $value, true ) );
	}
	same( array( '5', '12.5', '0.29', '1.234' ), array_map( 'wp_json_encode', array( Amounts::number( 500, 'USD' ), Amounts::number( 1250, 'USD' ), Amounts::number( 29, 'USD' ), Amounts::number( 1234, 'KWD' ) ) ) );
} );

test( 'money is counted as Stripe counts where it differs', function () {
	same( array( 50000, 500, 12, 1230, 1000 ), array( Amounts::to_stripe( 500, 'ISK' ), Amounts::to_stripe( 500, 'JPY' ), Amounts::to_stripe( 1200, 'MGA' ), Amounts::to_stripe( 1230, 'KWD' ), Amounts::to_stripe( 1000, 'USD' ) ) );
	same( array( 500, 1200 ), array( Amounts::from_stripe( 50000, 'ISK' ), Amounts::from_stripe( 12, 'MGA' ) ) );
} );

test( 'money is written in the language of the site', function () {
	global $wp_locale;
	$format                   = $wp_locale->number_format;
	$wp_locale->number_format = array( 'decimal_point' => ',', 'thousands_sep' => '&nbsp;' );
	$separators               = Amounts::separators();
	$text                     = Amounts::format_with( 125050, 'EUR', $separators );
	$minor                    = Amounts::parse_localized( "1 250,50\xC2\xA0€", 'EUR' );
	$wp_locale->number_format = $format;
	same( array( "1\xC2\xA0250,50\xC2\xA0€", 125050 ), array( $text, $minor ) );
	same( null, Amounts::parse_localized( "\xff", 'EUR' ) );
	same( null, Amounts::parse_localized( array(), 'EUR' ) );
	same( null, Amounts::parse_localized( str_repeat( '1', 200 ), 'EUR' ) );
} );
