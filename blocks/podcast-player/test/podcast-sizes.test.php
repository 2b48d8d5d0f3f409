<?php
/**
 * Feeds, chapters and transcripts of hostile size: each is read or refused within two seconds of CPU and 128 MB.
 *
 * @seconds 40
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Chapters;
use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Transcript;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Loader;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Http\Http_Client;
use Mainstreet\Http\Time_Budget;

require_once __DIR__ . '/feeds.php';

/** Runs a reader, and says what it cost beyond the limits; '' for nothing. */
function cost_fault( callable $read ) {
	gc_collect_cycles();
	if ( function_exists( 'memory_reset_peak_usage' ) ) {
		memory_reset_peak_usage();
	}
	$before = memory_get_usage();
	$start  = processor_seconds();
	$read();
	$seconds = round( processor_seconds() - $start, 2 );
	$memory  = function_exists( 'memory_reset_peak_usage' ) ? memory_get_peak_usage() - $before : 0;
	return $seconds < 2 && $memory < 128 * MB_IN_BYTES ? '' : "$seconds s, " . size_format( $memory );
}

/** A feed of one episode with something in front of it. */
function feed_with( $xml, $root = '' ) {
	return "<rss version=\"2.0\" $root><channel><title>T</title>$xml<item><title>E</title><guid>g</guid><enclosure url=\"https://cdn.example/1.mp3\" type=\"audio/mpeg\"/></item></channel></rss>";
}

/** What a numbered pattern gives. */
function numbered( $count, $pattern ) {
	$text = '';
	for ( $n = 0; $n < $count; $n++ ) {
		$text .= sprintf( $pattern, $n );
	}
	return $text;
}

test( 'feeds of hostile size and shape are read or refused in time', function () {
	$feeds = array(
		'attributes, 1 MB'        => function () { return feed_with( '<a ' . numbered( 80000, 'a%d="1" ' ) . '/>' ); },
		'attributes, 2 MB'        => function () { return feed_with( '<a ' . numbered( 160000, 'a%d="1" ' ) . '/>' ); },
		'attributes of the root'  => function () { return feed_with( '', numbered( 160000, "a%d='1' " ) ); },
		'one long attribute'      => function () { return feed_with( '<a b="' . str_repeat( '&amp;', 400000 ) . '"/>' ); },
		'nested, 100,000'         => function () { return feed_with( str_repeat( '<a>', 100000 ) . str_repeat( '</a>', 100000 ) ); },
		'nested and never closed' => function () { return feed_with( str_repeat( '<a>', 1000000 ) ); },
		'nested in an item'       => function () { return feed_with( '<item>' . str_repeat( '<x:a xmlns:x="u">', 100000 ) . str_repeat( '</x:a>', 100000 ) . '</item>' ); },
		'namespaces of one'       => function () { return feed_with( '', numbered( 140000, 'xmlns:n%d="u%1$d" ' ) ); },
		'namespaces in each other' => function () { return feed_with( numbered( 140000, '<n%d:a xmlns:n%1$d="u%1$d">' ) ); },
		'namespaces in a row'     => function () { return feed_with( numbered( 140000, '<n%d:a xmlns:n%1$d="u%1$d"/>' ) ); },
		'namespaces, just allowed' => function () { return feed_with( str_repeat( '<n1:a/>', 79000 ), numbered( 99, 'xmlns:n%d="u%1$d" ' ) ); },
		'elements, 10 MB'         => function () { return feed_with( str_repeat( '<a/>', 2500000 ) ); },
		'elements, just allowed'  => function () { return feed_with( str_repeat( '<a b="c">d</a>', 79990 ) ); },
		'items, 10^6'             => function () { return feed_with( str_repeat( '<item/>', 1000000 ) ); },
		'items, just allowed'     => function () { return feed_with( str_repeat( '<item><pubDate>Mon, 05 Oct 2026 06:00:00 GMT</pubDate></item>', 4990 ) ); },
		'dates nobody can read'   => function () { return feed_with( str_repeat( '<item><pubDate>' . str_repeat( '(', 200 ) . '</pubDate></item>', 4990 ) ); },
		'one long date'           => function () { return feed_with( '<item><pubDate>' . str_repeat( '(', 2000000 ) . '</pubDate><title>x</title></item>' ); },
		'comments'                => function () { return feed_with( str_repeat( '<!-- -->', 1000000 ) ); },
		'comments before root'    => function () { return str_repeat( '<!-- -->', 1000000 ) . feed_with( '' ); },
		'a comment without end'   => function () { return feed_with( str_repeat( '<!--', 2000000 ) ); },
		'sections'                => function () { return feed_with( '<description>' . str_repeat( '<![CDATA[x]]>', 700000 ) . '</description>' ); },
		'entities'                => function () { return feed_with( '<description>' . str_repeat( '&amp;', 2000000 ) . '</description>' ); },
		'instructions'            => function () { return feed_with( str_repeat( '<?a?>', 2000000 ) ); },
		'tags without end'        => function () { return feed_with( str_repeat( '<a ', 3000000 ) ); },
		'quotes without end'      => function () { return feed_with( '<a ' . str_repeat( '"\'', 3000000 ) ); },
		'a type without end'      => function () { return '<!DOCTYPE rss ' . str_repeat( '<!DOCTYPE ', 900000 ) . feed_with( '' ); },
		'entities that grow'      => function () { return feed_file( 'billion-laughs' ); },
		'spaces in front'         => function () { return str_repeat( ' ', 9000000 ) . feed_with( '' ); },
		'a declaration, long'     => function () { return '<?xml ' . str_repeat( 'encoding ', 1000000 ) . '?>' . feed_with( '' ); },
		'a long base'             => function () { return feed_with( str_repeat( '<a xml:base="' . str_repeat( 'a/', 15000 ) . '"/>', 300 ) ); },
		'OPML'                    => function () { return '<?xml version="1.0"?><opml><body>' . str_repeat( '<outline type="rss" xmlUrl="https://pod.example/x"/>', 180000 ) . '</body></opml>'; },
		'a playlist, 10^6 items'  => function () { return "#EXTM3U\n" . str_repeat( "a.mp3\n", 1000000 ); },
		'a page of links'         => function () { return '<html>' . str_repeat( '<link rel=alternate type=application/rss+xml href=javascript:x>', 100000 ); },
		'a page of attributes'    => function () { return '<html><a ' . numbered( 200000, 'a%d=1 ' ) . '>'; },
		'a link, long'            => function () { return feed_with( '<link>' . str_repeat( 'a/../', 400000 ) . '</link>' ); },
		'a guid, long'            => function () { return feed_with( '<item><guid>' . str_repeat( '<![CDATA[<]]>', 500000 ) . '</guid><enclosure url="https://cdn.example/2.mp3" type="audio/mpeg"/></item>' ); },
	);
	$faults = array();
	foreach ( $feeds as $name => $make ) {
		$body = $make();
		podcast_hosts( function () use ( $body ) { return $body; } );
$fault = cost_fault( function () { ( new Podcast_Loader( new Http_Client() ) )->load( FEED, array(), new Time_Budget( 8 ) ); } );
		remove_all_filters( 'pre_http_request' );
		if ( '' !== $fault ) {
			$faults[] = "$name: $fault";
		}
	}
	same( array(), $faults );
} );

test( 'transcripts and chapters of hostile size are read in time', function () {
	$cue    = "WEBVTT\n\n00:01.000 --> 00:02.000\n";
	$faults = array();
	foreach ( array( '<v.', '<v ', '<v', '<', 'A', ' ', "\n", "a\n", '<p', '<p>', '<cite', '<time>', '<br', '</p', '<script', '<script>', '<scripta>', '<style>', '<!--', '&lt;', '&', '{', '[', '"', "00:01.000 --> 00:02.000\nA: b\n\n", "1\n00:00:01,000 --> 00:00:02,000\n<v A>b\n\n", "00:01.000-->00:02.000\n", '-->', "-->\n", "\n\n-->", "\xff" ) as $unit ) {
		$text = str_repeat( $unit, intdiv( 1990000, strlen( $unit ) ) );
		foreach ( array( $cue => 'text/vtt', "1\n00:00:01,000 --> 00:00:02,000\n" => 'application/srt', '<p>' => 'text/html', '' => 'text/plain', '{"segments":[{"body":"' => 'application/json', '{"segments":' => 'application/json' ) as $start => $type ) {
			$fault = cost_fault( function () use ( $start, $text, $type ) { Podcast_Transcript::parse( $start . $text, $type ); } );
			if ( '' !== $fault ) {
				$faults[] = wp_json_encode( array( $start, $unit ), JSON_PARTIAL_OUTPUT_ON_ERROR ) . ": $fault";
			}
		}
	}
	foreach ( array( '{"body":"a"},', '{"startTime":1,"body":"a"},', '{"a":1},', '[1],', '{},', '1,', '"a",', '{"":[[{}]]},' ) as $unit ) {
		foreach ( array( 'segments', 'chapters' ) as $key ) {
			$text  = "{\"$key\":[" . rtrim( str_repeat( $unit, intdiv( 1990000, strlen( $unit ) ) ), ',' ) . ']}';
			$fault = cost_fault( function () use ( $text ) {
				Podcast_Transcript::parse( $text, 'application/json' );
				Podcast_Chapters::parse_json( Podcast_Text::decode_json( $text ), FEED );
			} );
			if ( '' !== $fault ) {
				$faults[] = "$key $unit: $fault";
			}
		}
	}
	foreach ( array( '[', '{"a":' ) as $unit ) {
		same( null, Podcast_Text::decode_json( '{"chapters":' . str_repeat( $unit, 100000 ) . '1' . str_repeat( '[' === $unit ? ']' : '}', 100000 ) . '}' ) );
	}
	same( array(), $faults );
} );
