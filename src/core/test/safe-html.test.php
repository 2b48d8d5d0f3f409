<?php
/**
 * HTML of authors.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Text\Safe_Html;

test( 'a text without markup does not pass core’s filter of HTML, and is what that would give', function () {
	$filtered = 0;
	add_filter( 'pre_kses', function ( $text ) use ( &$filtered ) { ++$filtered; return $text; } );
	foreach ( array( '', 'Your name', "Two\nlines\tand \"quotes\" 'single'", 'Grüße – 日本語', '0', "A\\B [code] {x}" ) as $plain ) {
		same( $plain, Safe_Html::sanitize( $plain, array( 'b' => array() ) ) );
		same( 0, $filtered, $plain );
		same( wp_kses( $plain, array( 'b' => array() ) ), Safe_Html::sanitize( $plain, array( 'b' => array() ) ) );
		$filtered = 0;
	}
	foreach ( array( 'a<b>c</b>', 'x < y', 'a > b', 'R&B', "nul\x00l", '<script>x</script>', 'a&lt;b' ) as $html ) {
		same( wp_kses( $html, array( 'b' => array() ), wp_allowed_protocols() ), Safe_Html::sanitize( $html, array( 'b' => array() ) ), $html );
		truly( $filtered > 1, $html );
		$filtered = 0;
	}
	same( Safe_Html::MAX_BYTES, strlen( Safe_Html::sanitize( str_repeat( 'a', Safe_Html::MAX_BYTES + 9 ), array() ) ) );
} );
