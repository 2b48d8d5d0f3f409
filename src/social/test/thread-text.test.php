<?php
/**
 * Posts parted into threads: nothing is lost, nothing is too long.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Social\Text\Graphemes;
use Mainstreet\Social\Threads\Link_Cards;
use Mainstreet\Social\Text\Text_Limit;
use Mainstreet\Social\Threads\Thread;

/** Blocks of saved content as the editor sends them. */
function thread_blocks( $content ) {
	$blocks = array();
	foreach ( parse_blocks( $content ) as $index => $block ) {
		if ( null !== $block['blockName'] ) {
			$blocks[] = array( 'block' => $block, 'attributes' => array(), 'clientId' => "c$index" );
		}
	}
	return $blocks;
}

/** The posts of saved content. */
function thread_of( $content, ...$limits ) {
	return json_decode( wp_json_encode( ( new Thread( $limits ) )->parse( thread_blocks( $content ) ) ), true );
}

/** A paragraph. */
function thread_paragraph( $html ) {
	return "<!-- wp:paragraph --><p>$html</p><!-- /wp:paragraph -->";
}

/** Texts of the posts. */
function thread_texts( $content, ...$limits ) {
	return wp_list_pluck( thread_of( $content, ...$limits ), 'text' );
}

test( 'a short post is one: paragraphs are parted by a blank line, links are followed by their address', function () {
	$posts = thread_of( thread_paragraph( 'Hello <strong>world</strong> &amp; <a href="https://example.com/a">friends</a>.' ) . thread_paragraph( 'See <a href="https://example.com/b/">example.com/b</a><br>soon' ) );
	same( 1, count( $posts ) );
	same( "Hello world & friends (https://example.com/a).\n\nSee example.com/b\nsoon", $posts[0]['text'] );
	same( array( 'https://example.com/a', 'https://example.com/b/' ), $posts[0]['urls'] );
	same( array( 'c0', 'c1' ), wp_list_pluck( $posts[0]['blocks'], 'clientId' ) );
	same( false, $posts[0]['boundary'] );
	same( array(), $posts[0]['media'] );
	same( '', $posts[0]['tweet'] );
} );

test( 'headings begin a post, separators and spacers end one, media and embeds finish it', function () {
	$posts = thread_of(
		thread_paragraph( 'One' ) . '<!-- wp:heading --><h2 class="wp-block-heading">Two</h2><!-- /wp:heading -->' . thread_paragraph( 'three' )
		. '<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->' . thread_paragraph( 'four' )
		. '<!-- wp:image --><figure class="wp-block-image"><img src="https://example.com/1.png" alt="A &quot;cat&quot;"/></figure><!-- /wp:image -->' . thread_paragraph( 'five' )
		. '<!-- wp:embed {"url":"https://bsky.app/profile/aurora.test/post/3kabc"} --><figure>x</figure><!-- /wp:embed -->' . thread_paragraph( 'six' )
		. '<!-- wp:embed {"url":"https://videos.example.org/v/1"} --><figure>x</figure><!-- /wp:embed -->'
		. '<!-- wp:video --><figure class="wp-block-video"><video controls src="https://example.com/a.webm"></video></figure><!-- /wp:video -->'
		. '<!-- wp:jetpack/gif {"giphyUrl":"https://giphy.com/embed/Ab1"} --><figure>x</figure><!-- /wp:jetpack/gif -->'
	);
	same( array( 'One', "Two\n\nthree", 'four', 'five', "six\n\nhttps://videos.example.org/v/1", '', '' ), wp_list_pluck( $posts, 'text' ) );
	same( array( array( 'url' => 'https://example.com/1.png', 'alt' => 'A "cat"', 'type' => 'image/png' ) ), $posts[2]['media'] );
	same( 'https://bsky.app/profile/aurora.test/post/3kabc', $posts[3]['tweet'] );
	same( array( 'https://videos.example.org/v/1' ), $posts[4]['urls'] );
	same( 'video/webm', $posts[5]['media'][0]['type'] );
	same( 'https://i.giphy.com/media/Ab1/giphy.gif', $posts[6]['media'][0]['url'] );
} );

test( 'a tiled gallery and a slideshow give four images, from the site and not from a resizing host', function () {
	$tile  = static function ( $n ) { return "<figure class=\"tiled-gallery__item\"><img alt=\"Loaf $n\" data-url=\"https://example.com/$n.jpg\" src=\"https://i0.wp.com/example.com/$n.jpg?ssl=1&amp;resize=80%2C80\"/></figure>"; };
	$posts = thread_of( '<!-- wp:jetpack/tiled-gallery --><div class="wp-block-jetpack-tiled-gallery">' . implode( '', array_map( $tile, range( 1, 6 ) ) ) . '</div><!-- /wp:jetpack/tiled-gallery -->' );
	same( array( 'https://example.com/1.jpg', 'https://example.com/2.jpg', 'https://example.com/3.jpg', 'https://example.com/4.jpg' ), wp_list_pluck( $posts[0]['media'], 'url' ) );
	same( 'Loaf 1', $posts[0]['media'][0]['alt'] );
	$posts = thread_of( '<!-- wp:jetpack/slideshow --><div class="wp-block-jetpack-slideshow"><ul><li><figure><img alt="Rye" data-id="4" src="https://example.com/rye.jpg"/></figure></li></ul></div><!-- /wp:jetpack/slideshow -->' );
	same( array( 'https://example.com/rye.jpg' ), wp_list_pluck( $posts[0]['media'], 'url' ) );
} );

test( 'a gallery gives four pictures; what is no address gives none; unknown blocks give nothing; groups are gone into', function () {
	$image = function ( $n ) { return "<!-- wp:image --><figure class=\"wp-block-image\"><img src=\"https://example.com/$n.jpg\" alt=\"\"/></figure><!-- /wp:image -->"; };
	$posts = thread_of( '<!-- wp:gallery --><figure class="wp-block-gallery">' . implode( '', array_map( $image, range( 1, 6 ) ) ) . '</figure><!-- /wp:gallery -->' );
	same( 4, count( $posts[0]['media'] ) );
	same( array(), thread_of( '<!-- wp:image --><figure><img src="javascript:alert(1)"/></figure><!-- /wp:image --><!-- wp:jetpack/map /--><!-- wp:embed {"url":"javascript:alert(1)"} /-->' ) );
	same( array( "in\n\ndeep" ), thread_texts( '<!-- wp:group --><div>' . thread_paragraph( 'in' ) . '<!-- wp:columns --><div><!-- wp:column --><div>' . thread_paragraph( 'deep' ) . '</div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->' ) );
} );

test( 'lists, quotations and verses, as they are saved today and as they were', function () {
	same( array( "- a\n- b\n- c" ), thread_texts( '<!-- wp:list --><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><!-- /wp:list -->' ) );
	same( array( "- a\n- b\n- c" ), thread_texts( '<!-- wp:list --><ul><!-- wp:list-item --><li>a<!-- wp:list --><ul><!-- wp:list-item --><li>b</li><!-- /wp:list-item --></ul><!-- /wp:list --></li><!-- /wp:list-item --><!-- wp:list-item --><li>c</li><!-- /wp:list-item --></ul><!-- /wp:list -->' ) );
	same( array( "“Rise early.\nBake.” – Ada" ), thread_texts( '<!-- wp:quote --><blockquote><p>Rise early.</p><p>Bake.</p><cite>Ada</cite></blockquote><!-- /wp:quote -->' ) );
	same( array( "“Rise early.\nBake.” – Ada" ), thread_texts( '<!-- wp:quote --><blockquote>' . thread_paragraph( 'Rise early.' ) . thread_paragraph( 'Bake.' ) . '<cite>Ada</cite></blockquote><!-- /wp:quote -->' ) );
	same( array( "Roses\n  are red" ), thread_texts( "<!-- wp:verse --><pre>Roses\n  are red</pre><!-- /wp:verse -->" ) );
} );

test( 'the place where a post ends is given in the units of the editor', function () {
	$posts = thread_of( thread_paragraph( str_repeat( '😀', 120 ) . ' ' . str_repeat( 'a', 60 ) ) );
	same( array( 'start' => 240, 'end' => 241, 'container' => 'content', 'type' => 'normal' ), $posts[0]['boundary'] );
	same( array( str_repeat( '😀', 120 ), str_repeat( 'a', 60 ) ), wp_list_pluck( $posts, 'text' ) );
	$posts = thread_of( thread_paragraph( str_repeat( 'a', 200 ) . '<br><br>' . str_repeat( 'b', 200 ) ) );
	same( array( 'start' => 200, 'end' => 202, 'container' => 'content', 'type' => 'line-break' ), $posts[0]['boundary'] );
	$posts = thread_of( '<!-- wp:list --><ul><li>' . str_repeat( 'a', 200 ) . '</li><li>' . str_repeat( 'b', 200 ) . '</li></ul><!-- /wp:list -->' );
	same( array( 'line' => 0, 'container' => 'values', 'type' => 'end-of-line' ), $posts[0]['boundary'] );
	$posts = thread_of( thread_paragraph( str_repeat( 'a', 300 ) ) );
	same( array( 'start' => 277, 'end' => 278, 'container' => 'content', 'type' => 'normal' ), $posts[0]['boundary'] );
	// X counts the mark twice.
	same( str_repeat( 'a', 278 ) . '…', $posts[0]['text'] );
	same( str_repeat( 'a', 22 ), $posts[1]['text'] );
} );

test( 'a long text is parted at sentences before words, and begins in the post that is open only with a whole one', function () {
	$long = str_repeat( 'Bread is good. ', 30 );
	$posts = thread_texts( thread_paragraph( 'First.' ) . thread_paragraph( $long ) );
	truly( 0 === strpos( $posts[0], "First.\n\nBread is good." ) && '.' === substr( $posts[0], -1 ), $posts[0] );
	$posts = thread_texts( thread_paragraph( 'First.' ) . thread_paragraph( trim( str_repeat( 'bread ', 70 ) ) ) );
	same( 'First.', $posts[0] );
	truly( 'bread' === substr( $posts[1], -5 ), $posts[1] );
} );

test( 'an address that no post takes is a post of its own, cut where it is seen and whole where it leads', function () {
	$url   = 'https://example.com/' . str_repeat( 'a', 400 );
	$posts = thread_of( thread_paragraph( "Look: $url now" ), Text_Limit::bluesky() );
	same( array( 'Look:', 'now' ), array( $posts[0]['text'], $posts[2]['text'] ) );
	same( array( $url ), $posts[1]['urls'] );
	same( 300, Graphemes::count( $posts[1]['text'] ) );
} );

/** Texts of many scripts, always the same ones. */
function thread_samples() {
	mt_srand( 11 );
	$pick  = function ( $list ) { return $list[ mt_rand( 0, count( $list ) - 1 ) ]; };
	$emoji = array( '😀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '👍🏽', '❤️', '#️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '☕', '©️' );
	$words = explode( ' ', 'bread dough oven flour baker window counter morning street corner rye sourdough crumb crust salt water children bicycle harbour tide lamp' );
	$cjk   = array( '今日は港で新しいパンを焼きました。', '朝の光が窓から入ってきます。', '面包师每天清晨四点起床。', '한국어 문장도 여기에 있습니다. ', '「いらっしゃいませ」と彼女は言った。' );
	$marks = array( "e\u{301}t\u{327}a\u{300}", "n\u{303}", "Z\u{351}\u{344}a\u{302}lgo\u{337}", 'กำลัง', 'नमस्ते', 'ਪੰਜਾਬੀ', 'ảấẫ' );
	$urls  = array( 'https://example.com/a', 'https://example.com/' . str_repeat( 'path/', 12 ), 'http://bakery.example.org/menu?day=1&x=2#top', 'https://en.wikipedia.org/wiki/Rye_(bread)' );
	$kinds = array(
		'plain'   => function () use ( $pick, $words ) { return $pick( $words ) . ( mt_rand( 0, 8 ) ? '' : '.' ); },
		'emoji'   => function () use ( $pick, $words, $emoji ) { return mt_rand( 0, 2 ) ? $pick( $words ) : $pick( $emoji ) . $pick( $emoji ); },
		'cjk'     => function () use ( $pick, $cjk ) { return $pick( $cjk ); },
		'marks'   => function () use ( $pick, $words, $marks ) { return mt_rand( 0, 1 ) ? $pick( $marks ) : $pick( $words ); },
		'links'   => function () use ( $pick, $words, $urls ) { return mt_rand( 0, 4 ) ? $pick( $words ) : $pick( $urls ); },
		'lines'   => function () use ( $pick, $words ) { return $pick( $words ) . ( mt_rand( 0, 9 ) ? '' : ".\n" ); },
		'endless' => function () use ( $pick, $words ) { return $pick( array( str_repeat( 'x', 350 ), str_repeat( '😀', 200 ), str_repeat( 'ก', 320 ), $pick( $words ) ) ); },
	);
	$texts = array();
	foreach ( $kinds as $kind => $make ) {
		for ( $i = 0; $i < 30; $i++ ) {
			$parts = array();
			for ( $n = mt_rand( 1, 'plain' === $kind ? 300 : 60 ); $n > 0; $n-- ) {
				$parts[] = $make();
			}
			$texts[ "$kind $i" ] = trim( preg_replace( '/ ?\n ?/', "\n", implode( 'cjk' === $kind ? '' : ' ', $parts ) ) );
		}
	}
	return $texts;
}

/** What networks count, by other means than ours. */
function thread_lengths() {
	$mastodon = function ( $text ) { return grapheme_strlen( preg_replace( '#https?://\S+#', str_repeat( 'x', 23 ), $text ) ); };
	return array(
		'x'        => array( Text_Limit::x(), 280, function ( $text ) { return grapheme_strlen( preg_replace( '#https?://\S+#', '', $text ) ); } ), // tests/e2e/threads.e2e.ts asks twitter-text.
		'mastodon' => array( Text_Limit::mastodon(), 500, $mastodon ),
		'bluesky'  => array( Text_Limit::bluesky(), 300, 'grapheme_strlen' ),
	);
}

test( '210 texts of many scripts for three networks: no post is too long, no text is lost, no address and no character is cut', function () {
	foreach ( thread_samples() as $name => $text ) {
		foreach ( thread_lengths() as $network => list( $limit, $most, $count ) ) {
			$posts = thread_of( thread_paragraph( str_replace( "\n", '<br>', esc_html( $text ) ) ), $limit );
			$texts = wp_list_pluck( $posts, 'text' );
			foreach ( $texts as $post ) {
				truly( '' !== $post && $count( $post ) <= $most, "$name at $network: $post" );
			}
			$whole = function ( $words ) { return preg_replace( '/\s+|…/u', '', $words ); };
			same( $whole( $text ), $whole( implode( ' ', $texts ) ), "$name at $network:" );
			preg_match_all( '#https?://\S+#', $text, $urls );
			preg_match_all( '#https?://\S+#', implode( ' ', $texts ), $kept );
			same( $urls[0], $kept[0], "$name at $network:" );
		}
	}
} );

test( 'a card says what a page says of itself, X first, and nothing else', function () {
	$card = Link_Cards::parse( '<html><head><meta property="og:title" content="Bread &amp; <b>butter</b>"><meta name="twitter:title" content="Rye"><meta property="og:description" content="A loaf"><meta property="og:image" content="/a.jpg"><meta name="twitter:card" content="player"><meta name="twitter:creator" content="@ada"></head>', 'https://example.com/x/' );
	same( array( 'title' => 'Rye', 'description' => 'A loaf', 'image' => 'https://example.com/a.jpg', 'type' => 'summary', 'creator' => '@ada' ), $card );
	same( array( 'error' => 'no_og_data' ), Link_Cards::parse( '<title>x</title>', 'https://example.com/' ) );
	same( '', Link_Cards::parse( '<meta property="og:title" content="x"><meta property="og:image" content="javascript:alert(1)">', 'https://example.com/' )['image'] );
} );
