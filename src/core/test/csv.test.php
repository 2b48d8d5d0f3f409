<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Text\Csv;

test( 'a line that a spreadsheet reads back as it was', function () {
	$cells = array( 'plain', 'with, comma', 'say "hi"', "two\nlines", '', 'Žofie', '12', null, true );
	same( "plain,\"with, comma\",\"say \"\"hi\"\"\",\"two\nlines\",,\"Žofie\",12,,1\r\n", Csv::row( $cells ) );
	same( array( 'plain', 'with, comma', 'say "hi"', "two\nlines", '', 'Žofie', '12', '', '1' ), str_getcsv( trim( Csv::row( $cells ) ), ',', '"', '' ) );
} );

test( 'no cell begins as a formula does', function () {
	foreach ( array( '=1+1', '+1+1', '-2+3', '@SUM(A1)', "\t=1", "\r=1" ) as $formula ) {
		same( '"' . "'" . $formula . '"', Csv::cell( $formula ) );
	}
	same( "'=cmd|' /C calc'!A0", Csv::escape_formula( "=cmd|' /C calc'!A0" ) );
	same( "'+491234", Csv::escape_formula( '+491234' ) );
	same( "'=1", Csv::escape_formula( "\0=1" ), 'behind a NUL' );
} );

test( 'numbers stay numbers', function () {
	foreach ( array( '-5', '7', '-1.25', '-1,25', '2026-11-21', 'a@example.org' ) as $plain ) {
		same( $plain, Csv::escape_formula( $plain ) );
	}
	same( "'-5-", Csv::escape_formula( '-5-' ) );
	same( "'-5\n", Csv::escape_formula( "-5\n" ) );
} );

/** Signs a formula begins with, in all their widths, and what nobody sees before them. */
const SIGNS  = array( '=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '⁺', '⁼', '₊', '₌', '−', '⩵', '﬩' );
const UNSEEN = array( '', ' ', "\u{A0}", "\u{FEFF}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{AD}", "\u{202E}", "\u{2066}", "\u{3000}", "\u{2003}", "\u{202F}", "\u{1680}", "\u{180E}", "\u{2028}", "\u{2029}", "\u{85}", "\x0B", "\x0C", "\x1B", "\x7F", "\n", "\r\n", "\t", "\n\u{200B} \n", "\u{E0020}", "\u{FE0F}", "\u{301}", "\u{3164}", "\u{2800}", "'", "''\u{200B}" );

test( 'no width of a sign and nothing unseen before it makes a formula, in cells and in heads', function () {
	foreach ( SIGNS as $sign ) {
		foreach ( UNSEEN as $before ) {
			$text = "$before{$sign}HYPERLINK(\"https://example.org\")";
			same( "'$text", Csv::escape_formula( $text ), bin2hex( $before ) . " $sign" );
			holds( "\"'$before$sign", Csv::row( array( 'a', $text ) ) );
		}
	}
	foreach ( array( "\t", "\n", "\r", "\nplain", "\xff=1", "\xE2\x80=1" ) as $odd ) {
		same( "'", Csv::escape_formula( $odd )[0], bin2hex( $odd ) );
	}
} );

test( 'what is no formula stays', function () {
	foreach ( array( '', ' ', 'Ada', ' Ada', "\u{A0}Ada", "\u{200B}", '“=1”', '1=1', 'a@b.c', "'quoted'", "'", '–', '… = …', 'ａ＝１', '-5', '12,5' ) as $text ) {
		same( $text, Csv::escape_formula( $text ) );
		same( $text, Csv::unescape_formula( $text ) );
	}
} );

test( 'a cell that was guarded is read as it was typed', function () {
	foreach ( SIGNS as $sign ) {
		foreach ( UNSEEN as $before ) {
			foreach ( array( "$before{$sign}1+1", "'$before$sign", "$before{$sign}5" ) as $text ) {
				same( $text, Csv::unescape_formula( Csv::escape_formula( $text ) ), bin2hex( $text ) );
				same( array( 'x', Csv::escape_formula( $text ) ), str_getcsv( rtrim( Csv::row( array( 'x', $text ) ), "\r\n" ), ',', '"', '' ) );
			}
		}
	}
	foreach ( array( "'=", "''=1", "'-5", "'Ada'", "'", "'\t" ) as $text ) {
		same( $text, Csv::unescape_formula( Csv::escape_formula( $text ) ) );
	}
} );
