<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Core\Text\Safe_Html;

test( 'only complete tags of HTML are markup; every other bracket is text', function () {
	foreach ( array(
		'Kids <6 & >2'                   => 'Kids <6 & >2',
		'Kids &lt;6 &amp; &gt;2'         => 'Kids <6 & >2',
		'under <5'                       => 'under <5',
		'one piece of <ash> & oiled'     => 'one piece of <ash> & oiled',
		'a<b'                            => 'a<b',
		'<3 <strong>you</strong>'        => '<3 you',
		'<EM>a</EM> <br/>b'              => 'a b',
		'<script>alert(1)</script>x'     => 'x',
		'<scr' . "\0" . 'ipt>x</script>' => '',
		'<img src=x onerror=alert(1)>x'  => 'x',
		'<svg/onload=alert(1)>x'         => 'x',
		'<<script>x'                     => '<x',
		'<script'                        => '<script',
		'a <!-- b'                       => 'a <!-- b',
		'a <!-- b <i> --> c'             => 'a  c',
		'&lt;script&gt;'                 => '<script>',
		'&amp;lt;script&amp;gt;'         => '&lt;script&gt;',
		'<scripture>'                    => '<scripture>',
		'<!DOCTYPE html>x'               => 'x',
		'<?php 1 ?>'                     => '<?php 1 ?>',
	) as $html => $text ) {
		same( $text, Plain_Text::from_html( $html ), $html );
	}
} );

test( 'nothing is markup in a text that is declared as plain', function () {
	foreach ( array( 'Kids <6 & >2', '<b>bold</b>', '<script>alert(1)</script>', '<!-- x -->', '<<script>' ) as $text ) {
		same( $text, Plain_Text::from_attribute( $text ) );
		same( $text, Plain_Text::from_attribute( htmlspecialchars( $text ) ), 'as kses stores it' );
	}
	same( '&lt;b&gt;', Plain_Text::from_attribute( '&amp;lt;b&amp;gt;' ) );
	same( '<script>', Plain_Text::from_attribute( "<scr\0ipt>" ) );
	same( 'a b', Plain_Text::line( " a\n\t b " ) );
	same( 'a b c d', Plain_Text::line( "\0a\r\nb\x7f\u{85}c\u{2028}\u{2029}\xffd\xc3" ) );
	same( array( 'žž', 'a', 'a b', '' ), array( Plain_Text::line( 'žžž', 2 ), Plain_Text::line( 'a b', 2 ), Plain_Text::line( 'a b', 0 ), Plain_Text::line( " \0", 5 ) ) );
	same( array( 'a < b c', 'a < b' ), array( Plain_Text::line_from_html( "<b>a</b> &lt;\n b&nbsp;c" ), Plain_Text::line_from_html( '<b>a</b> &lt; b c', 5 ) ) );
	same( 100, mb_strlen( Plain_Text::line( str_repeat( "<\0ž\n", 50000 ), 100 ) . 'x' ) );
} );

test( 'a plain text as HTML is read as the same text, and no element is in it', function () {
	foreach ( array( 'Kinder <6 & >2', '<b>bold</b>', '"><img src=x onerror=alert(1)>', 'x <!-- y', '<<script>', '&lt;b&gt; &amp;amp; &#60;i> &nbsp', 'Tom & Jerry; R&D;', '&' ) as $text ) {
		$html = Plain_Text::to_html( $text );
		holds_not( '<', $html );
		same( $text, Plain_Text::from_html( $html ), $html );
		same( $text, html_entity_decode( wp_kses_post( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), 'as kses stores it: ' . $html );
	}
	same( 'Tom & "Jerry" > all', Plain_Text::to_html( 'Tom & "Jerry" > all' ) );
} );

test( 'kses leaves a bracket that begins no tag, and what comes out holds allowed elements only', function () {
	$safe = static function ( $html ) {
		return Safe_Html::sanitize( Plain_Text::escape_brackets( $html ), array( 'strong' => array() ) );
	};
	foreach ( array(
		'Kids <6 & <strong>>2</strong>'   => 'Kids &lt;6 &amp; <strong>&gt;2</strong>',
		'<ash onclick=alert(1)>'          => '&lt;ash onclick=alert(1)&gt;',
		'<img src=x onerror=alert(1)>a'   => 'a',
		'<svg/onload=alert(1)'            => '&lt;svg/onload=alert(1)',
		'<<script>alert(1)</script>'      => '&lt;alert(1)',
		'<<script>a'                      => '&lt;a',
		'<strong onclick=x>a</strong>'    => '<strong>a</strong>',
		'a <!-- b'                        => 'a &lt;!-- b',
		'&lt;script&gt;'                  => '&lt;script&gt;',
		"<scr\0ipt>alert(1)</scr\0ipt>a"  => 'alert(1)a',
		'<a<script>alert(1)</script>'     => '&lt;aalert(1)',
		'<stro<strong>ng onclick=a>b</b>' => '&lt;stro<strong>ng onclick=a&gt;b',
	) as $html => $expected ) {
		$made = $safe( $html );
		same( $expected, $made, $html );
		same( $made, $safe( $made ), 'a second pass changes nothing: ' . $html );
		if ( false === strpos( $html, 'ipt>alert' ) ) {
			same( Plain_Text::from_html( $html ), Plain_Text::from_html( $made ), 'what is read is the same: ' . $html );
		}
	}
} );
