<?php
/**
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests\Podcast_Player_Block;

use Mainstreet\Blocks\Podcast_Player\Feed\Podcast_Text;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Player_Renderer;
use Mainstreet\Blocks\Podcast_Player\Rendering\Player_Settings;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast;
use Mainstreet\Blocks\Podcast_Player\Rendering\Podcast_Track;
use function Mainstreet\Tests\{ holds, holds_not, rendered, same, test, truly };

require_once MAINSTREET_DIR . '/tests/php/rendered.php';

const URL = 'https://pod.example/feed';

/** A podcast with so many episodes. */
function podcast( $count, array $more = array() ) {
	$podcast        = new Podcast();
	$podcast->title = 'Harbour';
	$podcast->link  = 'https://pod.example/';
	$podcast->cover = 'https://pod.example/c.jpg';
	$podcast->key   = 'k.1';
	for ( $i = 1; $i <= $count; $i++ ) {
		$track              = new Podcast_Track();
		$track->guid        = "ep-$i";
		$track->title       = "Episode $i";
		$track->src         = "https://cdn.example/$i.mp3";
		$track->link        = "https://pod.example/$i";
		$track->description = "Notes $i";
		$track->duration    = '1:30';
		$track->seconds     = 90;
		foreach ( $more as $name => $value ) {
			$track->$name = $value;
		}
		$podcast->tracks[] = $track;
	}
	return $podcast;
}

/** The player's HTML. */
function draw( $podcast, array $stored = array() ) {
	\WP_Block_Supports::$block_to_render = array( 'blockName' => 'jetpack/podcast-player', 'attrs' => array() );
	return Podcast_Player_Renderer::render_podcast( new Player_Settings( $stored + array( 'url' => URL ) ), $podcast );
}

/** What the view module reads. */
function data( $html ) {
	truly( 1 === preg_match( '/ data-mainstreet-podcast="([^"]*)"/', $html, $found ), $html );
	return json_decode( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ), true );
}

test( 'a podcast is title, cover, list and the first episode, asked for by nobody', function () {
	$html = draw( podcast( 2 ) );
	holds( '<section class="jetpack-podcast-player"', $html );
	holds( 'id="jetpack-podcast-player-block-', $html );
	holds( '<audio preload="none" controls src="https://cdn.example/1.mp3"', $html );
	same( 2, substr_count( $html, '<li class="jetpack-podcast-player__track' ) );
	holds( 'jetpack-podcast-player__cover', $html );
	holds( 'Notes 1', $html );
	same( array( 'ep-1', 'ep-2' ), array_column( data( $html )['tracks'], 'guid' ) );
	$bare = draw( podcast( 1 ), array( 'showCoverArt' => false, 'showEpisodeTitle' => false, 'showEpisodeDescription' => false ) );
	holds_not( 'jetpack-podcast-player__cover', $bare );
	holds_not( 'current-track-title', $bare );
	holds_not( 'Notes 1', $bare );
	holds( '__tracks" hidden', $bare );
} );

test( 'the room of what the script will show is kept: nothing moves', function () {
	wp_dequeue_style( 'mainstreet-podcast-player-extras' );
	$bare = draw( podcast( 2 ) );
	truly( ! wp_style_is( 'mainstreet-podcast-player-extras' ) );
	same( 2, preg_match_all( '/<details class="[^"]*" hidden>/', $bare ) );
	truly( 1 === preg_match( '/__more"[^>]* hidden>/', $bare ), $bare );
	$rich = draw( podcast( 2, array( 'chapters' => array( array( 'start' => 0, 'title' => 'One' ) ), 'transcripts' => array( array( 'url' => 'https://cdn.example/1.vtt', 'type' => 'text/vtt', 'language' => '' ) ), 'description' => str_repeat( 'Long notes. ', 40 ) ) ) );
	truly( wp_style_is( 'mainstreet-podcast-player-extras' ) );
	same( 0, preg_match_all( '/<details class="[^"]*" hidden>/', $rich ) );
	truly( 0 === preg_match( '/__more"[^>]* hidden>/', $rich ), $rich );
} );

test( 'what a feed says is text, and no shortcode', function () {
	$bad  = '"><script>1</script>[gallery] &amp; {{x}}';
	$html = draw( podcast( 1, array( 'title' => $bad, 'description' => $bad, 'link' => 'javascript:alert(1)', 'image' => 'data:text/html,x', 'guid' => $bad, 'duration' => $bad ) ) );
	holds_not( '<script', $html );
	holds_not( '[', $html );
	holds_not( 'javascript:', $html );
	same( '"><script>1</script>[gallery] & {{x}}', data( $html )['tracks'][0]['title'] );
	same( $bad, data( $html )['tracks'][0]['guid'] );
	same( '', data( $html )['tracks'][0]['image'] );
} );

test( 'long notes are cut, and an episode without title has a name', function () {
	$html = draw( podcast( 1, array( 'title' => ' ', 'description' => str_repeat( 'ü', 9000 ) ) ) );
	same( 4001, mb_strlen( data( $html )['tracks'][0]['notes'] ) );
	holds( 'Untitled episode', $html );
} );

test( 'links of the notes are links, to whole http addresses only', function () {
	$html = '<p>Read <a href="https://pod.example/a?b=1&amp;c=2">the <b>log</b></a>, <a href="mailto:x@pod.example">write</a>,</p><p>see <a href="javascript:alert(1)">this</a> &lt;b&gt; or <a href="http://pod.example/&quot;onclick=&quot;x">that</a>.</p>';
	$page = draw( podcast( 1, array( 'description' => "Read the log, write,\nsee this <b> or that.", 'description_html' => Podcast_Text::sanitize_html( $html ) ) ) );
	same(
		array( 'Read ', array( 'the log', 'https://pod.example/a?b=1&c=2' ), ", write,\nsee this <b> or ", array( 'that', 'http://pod.example/onclick=x' ), '.' ),
		data( $page )['tracks'][0]['notes']
	);
	holds( 'Read <a href="https://pod.example/a?b=1&#038;c=2" rel="nofollow">the log</a>, write,', $page );
	holds( 'see this &lt;b&gt; or <a href="http://pod.example/onclick=x" rel="nofollow">that</a>.', $page );
	holds_not( 'javascript:', $page );
} );

test( 'notes that are cut end in no half link', function () {
	$long  = str_repeat( 'ü', 3990 );
	$html  = Podcast_Text::sanitize_html( "<p>$long <a href=\"https://pod.example/\">a link that is cut</a></p>" );
	$notes = data( draw( podcast( 1, array( 'description' => "$long a link that is cut", 'description_html' => $html ) ) ) )['tracks'][0]['notes'];
	truly( is_string( $notes ) );
	// The marks count, too.
	same( 'ü a link…', mb_substr( $notes, 3989 ) );
} );

test( 'colours are classes of the palette and a style', function () {
	$html = draw( podcast( 1 ), array( 'primaryColor' => 'accent', 'hexPrimaryColor' => '#0a5c7a', 'customSecondaryColor' => 'rgb(1, 2, 3)', 'backgroundColor' => 'base2', 'hexBackgroundColor' => '#fff' ) );
	holds( 'class="jetpack-podcast-player has-primary has-secondary has-background has-base-2-background-color"', $html );
	holds( '--mainstreet-podcast-primary:var(--wp--preset--color--accent,#0a5c7a)', $html );
	holds( 'color:rgb(1, 2, 3)', $html );
	holds( 'current-track-title has-primary has-accent-color', $html );
	$html = draw( podcast( 1 ), array( 'customPrimaryColor' => 'red;top:0', 'backgroundColor' => 'x"y', 'hexSecondaryColor' => array() ) );
	holds( '<section class="jetpack-podcast-player" aria-label', $html );
} );

test( 'attributes of any type are read', function () {
	$of = function ( array $stored ) { return new Player_Settings( $stored ); };
	same( array(), $of( array( 'selectedEpisodes' => 'ep-1' ) )->get_guids() );
	same( array( 'a', 'b' ), $of( array( 'selectedEpisodes' => array( array( 'guid' => 'a' ), 'x', array( 'guid' => 5 ), array( 'guid' => 'a' ), array( 'guid' => 'b' ) ) ) )->get_guids() );
	same( array( 5, 50, 1, 5, 5 ), array( $of( array() )->get_quantity(), $of( array( 'itemsToShow' => 1e308 ) )->get_quantity(), $of( array( 'itemsToShow' => -3 ) )->get_quantity(), $of( array( 'itemsToShow' => INF ) )->get_quantity(), $of( array( 'itemsToShow' => '9' ) )->get_quantity() ) );
	foreach ( array( 'javascript:alert(1)', '//x', array(), '', 'ftp://a.example', 'http:///x' ) as $url ) {
		same( '', Podcast_Player_Renderer::render_block( array( 'url' => $url ) ) );
	}
} );

test( 'where there is nothing to play, and in feeds, it is a link', function () {
	holds( '<a class="jetpack-podcast-player__direct-link" href="https://pod.example/feed">https://pod.example/feed</a>', draw( null ) );
	$GLOBALS['wp_query']->is_feed = true;
	$html = Podcast_Player_Renderer::render_block( array( 'url' => 'https://pod.example/?a[]=1&b="' ) );
	$GLOBALS['wp_query']->is_feed = false;
	holds_not( '[', $html );
	holds( 'direct-link" href="https://pod.example/?a', $html );
} );

test( 'entities in translations do not break what the script reads', function () {
	$said = 'Say &quot;A &amp; B&quot; %s';
	add_filter( 'gettext', function ( $text, $source, $domain ) use ( $said ) { return 'mainstreet-blocks' === $domain ? $said : $text; }, 10, 3 );
	same( $said, data( draw( podcast( 1 ) ) )['texts']['playing'] );
} );

test( 'the page that view.jsdom.test.ts runs on is what a podcast becomes; without script nothing of it is a button', function () {
	$more = array( 'chapters' => array( array( 'start' => 0, 'title' => 'One' ) ), 'transcripts' => array( array( 'url' => 'https://cdn.example/1.vtt', 'type' => 'text/vtt', 'language' => '' ) ) );
	$html = '';
	foreach ( array( 1, 2 ) as $number ) {
		$html .= ( new Podcast_Player_Renderer( new Player_Settings( array( 'url' => URL ) ), podcast( 3, $more ), $number ) )->render() . "\n";
	}
	rendered( 'blocks/podcast-player/test/rendered/two.html', $html );
	// The controls wait for the script; until then the browser's own play the newest, and the others are links to their sound.
	truly( 1 === preg_match( '#<div class="jetpack-podcast-player__controls"[^>]* hidden>#', $html ), $html );
	$bare = preg_replace( '#<div class="jetpack-podcast-player__controls"[^>]* hidden>.*?</div>|<button[^>]* hidden>#s', '', $html );
	holds_not( '<button', $bare );
	same( 6, preg_match_all( '#<a class="jetpack-podcast-player__link" href="https://pod\.example/\d"#', $html ) );
} );
