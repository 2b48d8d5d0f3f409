<?php
/**
 * Odd feeds: no part of an item, no name and no encoding makes an episode or a page disappear.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Feed;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Parser;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Warmer;
use Mainstreet\Http\Time_Budget;

require_once __DIR__ . '/feeds.php';

/** Parts of an item that are odd; each stands in a feed of its own. */
function odd_parts() {
	$media = array( 'duration="00:45:10"', 'duration="300s"', 'duration=""', 'channels="stereo"', 'bitrate="x"', 'width="x" height=""', 'samplingrate="44.1kHz"', 'framerate="x"', 'fileSize="big"', 'expression=""', 'isDefault="x"', 'lang="1"', 'duration="-1"', 'duration="9e99"' );
	$parts = array_map( function ( $attributes ) { return "<media:content url=\"https://cdn.example/1.mp3\" $attributes/>"; }, $media );
	return array_merge( $parts, array_map( function ( $group ) { return "<media:group>$group</media:group>"; }, $parts ), array(
		'<media:player/>', '<media:player url=""/>', '<media:thumbnail/>', '<media:restriction/>', '<media:restriction>x</media:restriction>', '<media:rating/>', '<media:credit/>', '<media:copyright/>', '<media:hash/>', '<media:hash algo="x">y</media:hash>', '<media:keywords/>', '<media:category/>', '<media:text start="x"/>', '<media:title type="html"/>', '<media:description type="x"/>', '<media:content/>',
		'<enclosure/>', '<enclosure url=""/>', '<enclosure url="/1.mp3" length="big"/>', '<enclosure length="" type=""/>', '<pubDate/>', '<pubDate>soon</pubDate>', '<pubDate>Mon, 99 Foo 2026 99:99:99</pubDate>', '<dc:date xmlns:dc="http://purl.org/dc/elements/1.1/">x</dc:date>', '<link/>', '<link>1</link>', '<link>//</link>', '<link>http://</link>', '<guid isPermaLink="true"/>', '<guid isPermaLink="x">/x</guid>', '<author/>', '<category domain=""/>', '<source/>', '<source url=""/>',
		'<itunes:duration>x</itunes:duration>', '<itunes:image/>', '<itunes:episode>x</itunes:episode>', '<itunes:keywords/>', '<atom:link/>', '<atom:link rel="alternate"/>', '<atom:link rel="enclosure" href=""/>', '<atom:updated>x</atom:updated>', '<description/>', '<description><![CDATA[]]></description>', '<description><![CDATA[<p]]></description>', '<description><b>x</b></description>', '<u:x xmlns:u="urn:u" u:y="1">z</u:x>', '<title/>', '<title><![CDATA[]]></title>', '<item/>', '<a xml:base=":">x</a>', '<a xml:base="http://[">x</a>', '<geo:lat xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#">x</geo:lat>',
	) );
}

test( 'an item with an odd part is read without it, by page, editor and cron', function () {
	$spaces = 'xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:atom="http://www.w3.org/2005/Atom"';
	$body   = '';
	podcast_hosts( function () use ( &$body ) { return $body; } );
	act_as( 'editor' );
	foreach ( odd_parts() as $number => $part ) {
		$url  = FEED . "/$number";
		$body = "<rss version=\"2.0\" $spaces><channel><title>T</title><item>$part<title>E</title><enclosure url=\"https://cdn.example/1.mp3\" type=\"audio/mpeg\"/></item></channel></rss>";
		$page = ( new Podcast_Feed( null, new Time_Budget( 3 ) ) )->get_for_page( $url );
		truly( $page && 1 === count( $page->tracks ), "page: $part" );
		$got = Podcast_Parser::parse( str_replace( array( '<item>', '</item>' ), array( "<item>", '</item><item><title>Good</title><guid>good</guid><enclosure url="https://cdn.example/2.mp3" type="audio/mpeg"/></item>' ), '<item/>' === $part ? feed_file( 'itunes' ) : $body ), FEED );
		truly( ! is_wp_error( $got ) && count( $got['index'] ) >= 2, "other episodes: $part" );
		age_feed( $url, DAY_IN_SECONDS );
		( new Podcast_Warmer() )->run();
		$editor = ( new Podcast_Feed() )->get_for_editor( $url, array(), 10 );
		truly( ! is_wp_error( $editor ), "editor: $part" );
	}
} );

test( 'every episode is shown: without guid, with a blank one, with the same one', function () {
	$item = function ( $title, $guid, $sound ) { return "<item><title>$title</title>$guid<enclosure url=\"https://cdn.example/$sound.mp3\" type=\"audio/mpeg\"/></item>"; };
	$feed = Podcast_Parser::parse( '<rss version="2.0"><channel>' . $item( 'A', '<guid> </guid>', 1 ) . $item( 'B', '<guid/>', 2 ) . $item( 'C', '', 3 ) . $item( 'D', '<guid>x</guid>', 4 ) . $item( 'E', '<guid>x</guid>', 5 ) . $item( 'F', '<guid>x</guid>', 5 ) . $item( 'G', '', 3 ) . '</channel></rss>', FEED );
	same( array( 'A', 'B', 'C', 'D', 'E', 'F', 'G' ), array_values( $feed['index'] ) );
	same( array( 'https://cdn.example/1.mp3', 'https://cdn.example/2.mp3', 'https://cdn.example/3.mp3', 'x', 'https://cdn.example/5.mp3' ), array_slice( array_keys( $feed['index'] ), 0, 5 ) );
	same( array_keys( $feed['index'] ), array_column( $feed['tracks'], 'guid' ) );
} );

test( 'feeds are read in every encoding that they or their header name', function () {
	foreach ( array( 'windows-1250' => 'Žluťoučký', 'windows-1251' => 'Привет', 'windows-1252' => '“Möwe”', 'windows-1253' => 'Γειά', 'windows-1254' => 'ığş', 'windows-1255' => 'שלום', 'windows-1256' => 'سلام', 'windows-1257' => 'ąčę', 'windows-1258' => 'Đô', 'koi8-r' => 'Привет', 'koi8-u' => 'Їжак', 'tis-620' => 'สวัสดี', 'gbk' => '你好', 'gb2312' => '你好', 'gb18030' => '你好', 'big5' => '你好', 'shift_jis' => 'こんにちは', 'euc-jp' => 'こんにちは', 'iso-2022-jp' => 'こんにちは', 'euc-kr' => '안녕', 'macintosh' => 'Möwe', 'iso-8859-1' => 'Möwe', 'iso-8859-2' => 'Žlu', 'iso-8859-3' => 'ĉ', 'iso-8859-4' => 'ą', 'iso-8859-5' => 'Привет', 'iso-8859-7' => 'Γει', 'iso-8859-8' => 'שלום', 'iso-8859-9' => 'ığş', 'iso-8859-10' => 'ą', 'iso-8859-13' => 'ąč', 'iso-8859-14' => 'ŵ', 'iso-8859-15' => '€', 'iso-8859-16' => 'ș', 'ibm850' => 'Möwe', 'ibm866' => 'Привет', 'utf-8' => 'Möwe', 'utf-16le' => 'Möwe', 'utf-16be' => 'Möwe', 'utf-32le' => 'Möwe', 'utf-32be' => 'Möwe' ) as $name => $title ) {
		foreach ( array( array( "<?xml version=\"1.0\" encoding=\"$name\"?>", '' ), array( '', "application/rss+xml; charset=$name" ), array( '<?xml version="1.0" encoding="iso-8859-6"?>', "text/xml;charset=\"$name\"" ) ) as list( $declaration, $type ) ) {
			$body = iconv( 'UTF-8', $name, $declaration . str_replace( 'Episode 1', $title, substr( long_feed( 1 ), 21 ) ) );
			$feed = Podcast_Parser::parse( $body, FEED, array(), $type );
			same( $title, is_wp_error( $feed ) ? $feed->get_error_code() : $feed['tracks']['ep-1']['title'], "$name $declaration $type" );
		}
	}
	is_error( 'invalid_url', Podcast_Parser::parse( '<?xml version="1.0" encoding="x-nobody"?>' . str_replace( 'Episode 1', "M\xF6we", substr( long_feed( 1 ), 21 ) ), FEED ) );
} );

test( 'a feed that is empty now is reported, and its old episodes are gone', function () {
	$body = feed_file( 'itunes' );
	podcast_hosts( function () use ( &$body ) { return $body; } );
	act_as( 'editor' );
	truly( ! is_wp_error( ( new Podcast_Feed() )->get_for_editor( FEED, array(), 10 ) ) );
	age_feed( FEED, DAY_IN_SECONDS );
	$body   = '<rss version="2.0"><channel><title>T</title></channel></rss>';
	$answer = ( new Podcast_Feed() )->get_for_editor( FEED, array(), 10 );
	is_error( 'empty_feed', $answer, 400 );
	same( 'This podcast has no episodes.', $answer->get_error_message() );
	is_error( 'empty_feed', ( new Podcast_Feed() )->get_for_editor( FEED, array(), 10 ), 400 );
	same( null, ( new Podcast_Feed( null, new Time_Budget( 3 ) ) )->get_for_page( FEED ) );
} );
