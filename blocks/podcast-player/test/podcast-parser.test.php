<?php
/**
 * What is read of feeds.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Chapters;
use Mainstreet\Blocks\Podcast_Player\Extras\Podcast_Transcript;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Parser;
use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;

require_once __DIR__ . '/feeds.php';

test( 'RSS as podcasts write it: sounds only, newest first, everything of each', function () {
	$feed = read_feed( 'itunes' );
	same( array( 'Field Notes & Birds', 'https://pod.example/', 'https://pod.example/cover.jpg' ), array( $feed['title'], $feed['link'], $feed['cover'] ) );
	same( array( 'https://pod.example/?p=2&v=1', 'urn:ep:1', 'urn:ep:0' ), array_keys( $feed['index'] ) );
	$new = $feed['tracks']['https://pod.example/?p=2&v=1'];
	same(
		array(
			'src'              => 'https://cdn.example/2.m4a',
			'type'             => 'audio/x-m4a',
			'guid'             => 'https://pod.example/?p=2&v=1',
			'title'            => 'Newest: the heron 🐦',
			'link'             => 'https://pod.example/2',
			'description'      => "Notes\nThe heron & the pond.\nOne\nTwo",
			'description_html' => 'Notes<p>The <strong>heron</strong> &amp; the <a href="https://pond.example/">pond</a>.</p><ul><li>One</li><li>Two</li></ul>',
			'image'            => 'https://pod.example/2.jpg',
			'publish_date'     => '2026-10-01T06:00:00+00:00',
			'duration'         => '42:10',
			'seconds'          => 2530,
			'season'           => 3,
			'episode'          => 7,
			'chapters'         => array(
				array( 'start' => 0.0, 'title' => 'Hello', 'url' => '', 'img' => '' ),
				array( 'start' => 200.25, 'title' => 'Pond', 'url' => 'https://pond.example/', 'img' => '' ),
			),
			'transcripts'      => array(
				array( 'url' => 'https://pod.example/2.vtt', 'type' => 'text/vtt', 'language' => 'en' ),
				array( 'url' => 'https://pod.example/2.html', 'type' => 'text/html', 'language' => 'en' ),
			),
		),
		$new
	);
	$old = $feed['tracks']['urn:ep:1'];
	same( array( 'Older – the owl', 'https://pod.example/1?a=1&b=2', 'https://cdn.example/1.mp3?x=1&y=2', '01:02:03', 'Plain text.', '<p>Plain text.</p>' ), array( $old['title'], $old['link'], $old['src'], $old['duration'], $old['description'], $old['description_html'] ) );
	same( array( 'url' => 'https://pod.example/1/chapters.json', 'type' => 'application/json+chapters' ), $old['chapters_file'] );
	$bare = $feed['tracks']['urn:ep:0'];
	same( array( 'audio/mpeg', '05:07', "From the\nsummary." ), array( $bare['type'], $bare['duration'], $bare['description'] ) );
} );

test( 'Atom in another encoding, with a declaration of its type and addresses without host', function () {
	$feed = read_feed( 'atom' );
	same( array( 'Hafengeräusche', 'https://hafen.example/', 'https://pod.example/logo.png' ), array( $feed['title'], $feed['link'], $feed['cover'] ) );
	$track = $feed['tracks']['tag:hafen.example,2026:1'];
	same( array( 'Möwen', 'https://cdn.hafen.example/1.ogg', 'audio/ogg', '<p>Am <em>Kai</em>.</p>', 'https://hafen.example/1' ), array( $track['title'], $track['src'], $track['type'], $track['description_html'], $track['link'] ) );
} );

test( 'a feed without sound is told from what is no feed', function () {
	is_error( 'no_tracks', read_feed( 'no-enclosures' ), 400 );
	is_error( 'no_tracks', read_feed( 'video-only' ), 400 );
	same( "Your podcast couldn't be embedded. Please double check your URL.", read_feed( 'video-only' )->get_error_message() );
	is_error( 'invalid_url', read_feed( 'broken' ), 400 );
	foreach ( array( '', ' ', 'hello', '<html><p>x', '{"a":1}', '<?xml version="1.0"?>', '<a/>', "\0", "\xff\xfe", "\xef\xbb\xbf", str_repeat( '<a>', 100000 ), '<rss>', '<rss version="2.0"/>' ) as $body ) {
		truly( is_wp_error( Podcast_Parser::parse( $body, FEED ) ), $body );
	}
	same( "Your podcast couldn't be embedded. Please double check your URL.", read_feed( 'broken' )->get_error_message() );
} );

test( 'entities that a feed declares are never expanded, nor files loaded', function () {
	$before = memory_get_usage();
	is_error( 'invalid_url', read_feed( 'billion-laughs' ), 400 );
	is_error( 'invalid_url', read_feed( 'external-entity' ), 400 );
	truly( memory_get_usage() - $before < 1000000 );
	$feed = feed_file( 'billion-laughs' );
	foreach ( array(
		mb_convert_encoding( $feed, 'UTF-16LE', 'UTF-8' ),
		"\xff\xfe" . mb_convert_encoding( $feed, 'UTF-16LE', 'UTF-8' ),
		"\xfe\xff" . mb_convert_encoding( $feed, 'UTF-16BE', 'UTF-8' ),
		mb_convert_encoding( $feed, 'UTF-32', 'UTF-8' ),
		'<?xml version="1.0" encoding="UTF-7"?>' . mb_convert_encoding( substr( $feed, 22 ), 'UTF-7', 'UTF-8' ),
		str_replace( '<!DOCTYPE rss [', '<!DOCTYPE rss SYSTEM "x>y" [', $feed ),
		str_replace( '<!DOCTYPE rss [', '<?x <a ?><!-- <rss> --><!DOCTYPE rss[', $feed ),
	) as $number => $hidden ) {
		is_error( 'invalid_url', Podcast_Parser::parse( $hidden, FEED ), 400 );
	}
	// Behind the root nothing can be declared, and in text it is text.
	$feed = Podcast_Parser::parse( str_replace( 'Notes.', '<!DOCTYPE x [<!ENTITY a "b">]> &amp;a; &hellip;', long_feed( 1 ) ), FEED );
	same( '&a; …', $feed['tracks']['ep-1']['description'] );
} );

test( 'what is hostile in a feed does not get out of it', function () {
	$feed = read_feed( 'hostile' );
	same( array( 'good"\'>' ), array_keys( $feed['index'] ) );
	same( array( 'Evil bold', '', '' ), array( $feed['title'], $feed['link'], $feed['cover'] ) );
	$track = $feed['tracks']['good"\'>'];
	same( 'Good [gallery] {{x}}', $track['title'] );
	same( 'https://cdn.example/1.mp3?script', $track['src'] );
	foreach ( array( 'link', 'image', 'duration', 'seconds', 'transcripts', 'chapters_file' ) as $name ) {
		truly( empty( $track[ $name ] ), $name );
	}
	same( array( array( 'start' => 1.0, 'title' => 'One', 'url' => '', 'img' => '' ) ), $track['chapters'] );
	foreach ( array( 'alert', 'script', 'onclick', 'onfocus', 'style', 'iframe', 'wp:html', '[', '{', '</div', '</section' ) as $part ) {
		holds_not( $part, $track['description_html'] );
	}
	holds( 'Notes', $track['description_html'] );
	truly( $track['season'] <= 99999 );
} );

test( 'five hundred episodes: all have names, the newest and those that posts name have everything', function () {
	$body   = long_feed( 500, str_repeat( '<p>Ten <a href="https://pod.example/">words</a> of notes.</p>', 60 ) );
	$before = memory_get_peak_usage();
	$feed   = Podcast_Parser::parse( $body, FEED, array( 'ep-7' ) );
	same( 500, count( $feed['index'] ) );
	same( 51, count( $feed['tracks'] ) );
	same( 'ep-500', array_keys( $feed['index'] )[0] );
	truly( isset( $feed['tracks']['ep-7'] ) );
	truly( memory_get_peak_usage() - $before < 48 * MB_IN_BYTES, size_format( memory_get_peak_usage() - $before ) . ' for ' . size_format( strlen( $body ) ) );
	truly( strlen( wp_json_encode( $feed ) ) < 2 * MB_IN_BYTES );
} );

test( 'of two episodes with one name both are read; names that are numbers stay names', function () {
	$feed = Podcast_Parser::parse( str_replace( 'ep-1<', '2<', str_replace( 'ep-2<', '2<', str_replace( 'ep-3<', '007<', long_feed( 3 ) ) ) ), FEED );
	same( array( '007', 2, 'https://cdn.example/1.mp3' ), array_keys( $feed['index'] ) );
	same( 'Episode 2', $feed['index']['2'] );
} );

test( 'titles are plain text, however often a feed escapes them', function () {
	foreach ( array( 'Tom &amp; Jerry' => 'Tom & Jerry', 'Tom &amp;amp; Jerry' => 'Tom & Jerry', '<![CDATA[Tom & Jerry]]>' => 'Tom & Jerry', '<![CDATA[Tom &amp; <b>Jerry</b>]]>' => 'Tom & Jerry', '5 &lt; 6' => '5 < 6', "two\n lines&#8230;" => 'two lines…' ) as $xml => $title ) {
		same( $title, Podcast_Parser::parse( str_replace( 'Episode 1', $xml, long_feed( 1 ) ), FEED )['tracks']['ep-1']['title'], $xml );
	}
} );

test( 'times and lengths', function () {
	foreach ( array( '90' => 90.0, '42:10' => 2530.0, '1:02:03.5' => 3723.5, '00:00:01,250' => 1.25, ' 5 ' => 5.0, '120:00' => 7200.0 ) as $text => $seconds ) {
		same( $seconds, Podcast_Text::parse_seconds( (string) $text ), (string) $text );
	}
	foreach ( array( '', 'x', '-1', '1e9', '1:2:3:4', '999999', array(), null, '1:', INF, NAN, -1, true ) as $none ) {
		same( null, Podcast_Text::parse_seconds( $none ), wp_json_encode( $none, JSON_PARTIAL_OUTPUT_ON_ERROR ) );
	}
	same( array( '', '00:05', '59:59', '01:00:00', '27:46:40' ), array_map( array( Podcast_Text::class, 'format_duration' ), array( 0, 5, 3599, 3600, 100000 ) ) );
} );

test( 'chapters of a file: those of the list, in order, text only', function () {
	same(
		array(
			array( 'start' => 0.0, 'title' => 'Hello', 'url' => '', 'img' => '' ),
			array( 'start' => 30.5, 'title' => 'One & two', 'url' => 'https://pod.example/x', 'img' => 'https://cdn.example/i.png' ),
		),
		Podcast_Chapters::parse_json( array( 'chapters' => array( array( 'startTime' => 30.5, 'title' => '<b>One</b> &amp; two', 'url' => '/x', 'img' => 'https://cdn.example/i.png' ), array( 'startTime' => 0, 'title' => 'Hello', 'url' => 'javascript:x' ), array( 'startTime' => 40, 'title' => 'Hidden', 'toc' => false ), array( 'title' => 'No start' ), 'x', null ) ), FEED )
	);
	foreach ( array( null, array(), array( 'chapters' => 'x' ), array( 'chapters' => array( array( 'startTime' => array(), 'title' => array() ) ) ) ) as $odd ) {
		same( array(), Podcast_Chapters::parse_json( $odd, FEED ) );
	}
} );

test( 'transcripts of every kind become lines of text', function () {
	$first = function ( $body, $type ) { return Podcast_Transcript::parse( $body, $type ); };
	$ada   = array( 'start' => 1.0, 'end' => 2.5, 'speaker' => 'Ada', 'text' => 'Hello & <good> morning.' );
	same( array( $ada, array( 'start' => 3.0, 'end' => 4.0, 'speaker' => '', 'text' => 'Yes.' ) ), $first( "WEBVTT - x\nKind: captions\n\nSTYLE\n::cue { color: red }\n\nNOTE ignore me\n\nintro\n00:01.000 --> 00:02.500 align:start\n<v.loud Ada>Hello &amp; <i>&lt;good&gt;</i>\nmorning.</v>\n\n00:00:03.000 --> 00:00:04.000\n<script>alert(1)</script>Yes.", 'text/vtt' ) );
	same( array( $ada ), $first( "1\r\n00:00:01,000 --> 00:00:02,500\r\nAda: Hello &amp; &lt;good&gt; morning.\r\n\r\n", 'application/x-subrip' ) );
	same( array( array( 'start' => 0.0, 'end' => 3.0, 'speaker' => 'Ada', 'text' => 'Hello there.' ), array( 'start' => 3.0, 'end' => 4.0, 'speaker' => 'Bert', 'text' => 'Hi' ) ), $first( '{"version":"1.0.0","segments":[{"startTime":0,"endTime":1,"speaker":"Ada","body":"Hello"},{"startTime":1,"endTime":3,"speaker":"Ada","body":"there."},{"startTime":3,"endTime":4,"speaker":"Bert","body":"Hi"},{"body":[]},5]}', 'application/json' ) );
	same( array( array( 'start' => 65.0, 'end' => null, 'speaker' => 'Ada', 'text' => 'Hello & bye.' ) ), $first( '<html><head><style>p{}</style></head><body><cite>Ada:</cite><time>1:05</time><p onclick="x">Hello &amp; <b>bye.</b></p></body>', 'text/html' ) );
	same( array( 'One two.', 'Three.' ), array_column( $first( "One two.\n\n\nThree.", 'text/plain' ), 'text' ) );
	$said = function ( $text ) use ( $first ) { $line = $first( "WEBVTT\n\n00:01.000 --> 00:02.000\n$text", 'text/vtt' )[0]; return array( $line['speaker'], $line['text'] ); };
	same( array( 'Dr. Mary-Ann O’Neil Jr', 'hello.' ), $said( 'Dr. Mary-Ann O’Neil Jr: hello.' ) );
	same( array( '', 'Here is what we sell: bread.' ), $said( 'Here is what we sell: bread.' ) );
	foreach ( array( '', '{', '{"segments":1}', '[]', 'WEBVTT', "WEBVTT\n\n00:01.000 --> ", "\xff\xfe", '<p>', '<script>x</script>' ) as $odd ) {
		same( array(), array_filter( $first( $odd, 'text/vtt' ), function ( $line ) { return ! in_array( $line['text'], array( '{', '[]' ), true ); } ), $odd );
	}
	$long = "WEBVTT\n\n" . str_repeat( "00:01.000 --> 00:02.000\nHi.\n\n", 8000 );
	same( 5000, count( $first( $long, 'text/vtt' ) ) );
} );

test( 'cues are read as the WebVTT parser reads them: without spaces or blank lines too', function () {
	$said = function ( $body ) { return array_map( function ( $line ) { return array( $line['start'], $line['end'], $line['text'] ); }, Podcast_Transcript::parse( $body, 'text/vtt' ) ); };
	$two  = array( array( 1.0, 2.5, 'Ebb.' ), array( 3.0, 4.0, 'Flow.' ) );
	foreach ( array(
		'no spaces'             => "WEBVTT\n\n00:01.000-->00:02.500\nEbb.\n\n00:03.000-->00:04.000align:start\nFlow.",
		'space on one side'     => "WEBVTT\n\n00:01.000 -->00:02.500\nEbb.\n\n00:03.000--> 00:04.000\nFlow.",
		'no blank lines'        => "WEBVTT\n\n00:01.000 --> 00:02.500\nEbb.\n00:03.000 --> 00:04.000\nFlow.",
		'none after the header' => "WEBVTT\n00:01.000 --> 00:02.500\nEbb.\n00:03.000-->00:04.000\nFlow.",
		'after a style'         => "WEBVTT\n\nSTYLE\n::cue { color: red }\n00:01.000 --> 00:02.500\nEbb.\n\nNOTE x\ny\n00:03.000 --> 00:04.000\nFlow.",
		'SubRip'                => "1\n00:00:01,000-->00:00:02,500\nEbb.\n2\n00:00:03,000 --> 00:00:04,000\nFlow.",
	) as $name => $body ) {
		same( $two, $said( $body ), $name );
	}
	// Every line with an arrow begins a cue; one without times has no text that is shown.
	same( $two, $said( "WEBVTT\n\n00:01.000 --> 00:02.500\nEbb.\nharbor --> sea\nlost\n\nname\n00:03.000 --> 00:04.000\nFlow." ) );
	// In WebVTT a name without a blank line before it is text of the cue above.
	same( array( array( 1.0, 4.0, 'Ebb 2 Flow.' ) ), $said( "WEBVTT\n\n00:01.000 --> 00:02.500\nEbb\n2\n00:03.000 --> 00:04.000\nFlow." ) );
} );

test( 'titles with a bracket are kept, however often a feed escapes them, and markup in them is none', function () {
	$titles = array(
		'Kinder <6 & >2'             => 'Kinder <6 & >2',
		'under <5'                   => 'under <5',
		'one piece of <ash> & oiled' => 'one piece of <ash> & oiled',
		'a<b'                        => 'a<b',
		'x <!-- y'                   => 'x <!-- y',
		'<3 <b>hearts</b>'           => '<3 hearts',
		'<script>alert(1)</script>a' => 'a',
		'<img src=x onerror=alert(1)>a' => 'a',
		'x <svg/onload=alert(1)'     => 'x <svg/onload=alert(1)',
		'the <select in HTML'        => 'the <select in HTML',
		'<<script>a'                 => '<',
	);
	foreach ( $titles as $typed => $title ) {
		$escaped = htmlspecialchars( $typed );
		// Markup that is escaped twice is text of the title.
		$is_text = $typed === $title;
		foreach ( array_merge( array( $escaped, "<![CDATA[$typed]]>" ), $is_text ? array( htmlspecialchars( $escaped ), "<![CDATA[$escaped]]>" ) : array() ) as $xml ) {
			$feed = Podcast_Parser::parse( '<?xml version="1.0"?><rss version="2.0"><channel><title>' . $xml . '</title><item><title>' . $xml . '</title><description>' . $xml . '</description><guid>1</guid><enclosure url="https://cdn.example/1.mp3" type="audio/mpeg"/></item></channel></rss>', FEED );
			same( $title, $feed['title'], "channel: $xml" );
			same( $title, reset( $feed['tracks'] )['title'], "episode: $xml" );
			$about = reset( $feed['tracks'] );
			holds_not( '<script', $about['description_html'] ?? '' );
			same( 0, preg_match( '/<[^>]*on(?:load|error)=/', $about['description_html'] ?? '' ) );
			if ( false === strpos( $typed, '<b>' ) && '<' !== $title[0] && 'a' !== $title ) {
				same( $title, $about['description'], "description: $xml" );
				same( '<p>' . htmlspecialchars( $title ) . '</p>', $about['description_html'], "as HTML: $xml" );
			}
		}
	}
} );
