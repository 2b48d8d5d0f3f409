<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Mail\Mail_Text;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Html;
use Mainstreet\Newsletter\Campaigns\Mail\Campaign_Mail;
use Mainstreet\Newsletter\Campaigns\Newsletter_Meta;
use Mainstreet\Newsletter\Queue\Mail_Queue;


require_once MAINSTREET_DIR . '/tests/php/newsletter.php';

/** Processor time of a call, in seconds. */
function effort( callable $call ) {
	$used = function () { $all = getrusage(); return $all['ru_utime.tv_sec'] + $all['ru_stime.tv_sec'] + ( $all['ru_utime.tv_usec'] + $all['ru_stime.tv_usec'] ) / 1e6; };
	$from = $used();
	$call();
	return $used() - $from;
}

/** Texts that are hard to read: name => what is repeated. */
function hard_texts() {
	return array(
		'tags'             => '<b class="x">y</b> ',
		'open links'       => '<a href="https://example.org/">x ',
		'broken links'     => '<a href="x',
		'open scripts'     => '<script>x ',
		'open forms'       => '<form action="x">y<!-- ',
		'half closed'      => '<style>x</style ',
		'opened pictures'  => '<img alt="x" <img ',
		'signs'            => '<',
		'ends'             => '>',
		'slashes'          => '</',
		'comments'         => '<!--',
		'spaces'           => " \n\t ",
		'entities'         => '&amp;lt;&#',
		'percent'          => '%%%aaa',
		'attributes'       => '<p a b=c d="e" style="color:red">',
		'quotes'           => '<a title="',
		'bytes'            => "\xff\xfe<p>",
		'table'            => '<table><tr><td style="x">',
		'brackets'         => '[x [/x] [[',
		'shortcode'        => '[gallery a="b" ',
	);
}

test( 'what makes mail of a post takes no longer than the post is long', function () {
	act_as( 'administrator' );
	$post  = get_post( wp_insert_post( array( 'post_title' => 'x', 'post_status' => 'draft' ) ) );
	$calls = array(
		'clean' => function ( $text ) { Campaign_Html::clean( $text, 'https://example.org/' ); },
		'plain' => function ( $text ) { Mail_Text::plain( $text ); },
		'meta'  => function ( $text ) { Newsletter_Meta::clean_text( $text ); Newsletter_Meta::clean_access( $text ); },
		'title' => function ( $text ) use ( $post ) { $post->post_title = $text; $post->post_excerpt = $text; wp_cache_set( $post->ID, $post, 'posts' ); new Campaign_Mail( 0, $post ); \Mainstreet\Newsletter\Campaigns\Campaign_Controller::item( array( 'id' => 1, 'post_id' => $post->ID, 'status' => 'done', 'note' => '', 'audience' => 'all', 'total' => 1, 'sent' => 1, 'failed' => 0, 'created_gmt' => null, 'starts_at' => 1, 'started_gmt' => null, 'finished_gmt' => null ) ); },
		'error' => function ( $text ) { ( new \Mainstreet\Newsletter\Campaigns\Deliveries\Deliveries() )->fail( 1, 1, 'x', $text, true ); },
	);
	remove_all_filters( 'the_title' );
	remove_all_filters( 'get_the_excerpt' );
	remove_all_filters( 'the_excerpt' );
	$slow = array();
	foreach ( hard_texts() as $name => $piece ) {
		foreach ( $calls as $what => $call ) {
			$small = str_repeat( $piece, (int) ( 40000 / strlen( $piece ) ) );
			$one   = effort( function () use ( $call, $small ) { $call( $small ); } );
			$four  = effort( function () use ( $call, $small ) { $call( $small . $small . $small . $small ); } );
			if ( $four > 0.3 && $four > 9 * $one ) {
				$slow[] = sprintf( '%s of %s: %.2f s for one, %.2f s for four', $what, $name, $one, $four );
			}
		}
	}
	same( array(), $slow );
	$tags = str_repeat( '<b class="x">y</b> <i style="color:red">z</i>', 5000 );
	$one  = effort( function () use ( $tags ) { Campaign_Html::clean( $tags, 'https://example.org/' ); } );
	$four = effort( function () use ( $tags ) { Campaign_Html::clean( "$tags$tags$tags$tags", 'https://example.org/' ); } );
	truly( $four < 9 * $one, "10,000 tags: $one s, 40,000 tags: $four s" );
} );

test( 'a post of any length and any kind becomes a mail', function () {
	$mails = newsletter();
	people( 1 );
	kses_remove_filters();
	Stored_Settings::save( array( 'newsletter_content' => 'full' ) );
	foreach ( hard_texts() as $name => $piece ) {
		$text = str_repeat( $piece, (int) ( 100000 / strlen( $piece ) ) );
		$id   = wp_insert_post( wp_slash( array( 'post_title' => "N $name", 'post_content' => '<!-- wp:html --><p>Start</p>' . $text . '<!-- /wp:html --><!-- wp:paragraph --><p>' . $text . '</p><!-- /wp:paragraph -->', 'post_status' => 'draft' ) ) );
		if ( 'bytes' === $name ) {
			// WordPress stores none; a filter of the content may still make some.
			same( 0, $id );
			continue;
		}
		truly( effort( function () use ( $id ) { new Campaign_Mail( 0, get_post( $id ) ); } ) < 10, $name );
	}
	$long = wp_insert_post( array( 'post_title' => 'Long', 'post_excerpt' => 'The start.', 'post_content' => str_repeat( 'Word ', 500000 ), 'post_status' => 'publish' ) );
	campaign_of( $long );
	( new Mail_Queue() )->run();
	holds( 'The start.', $mails[0]['message'] );
	truly( strlen( $mails[0]['message'] ) < 10000, 'its start only' );
} );

test( 'the plain form reads as the mail does', function () {
	$plain = function ( $html ) { return Mail_Text::plain( $html ); };
	same( "Title\n\nHello you (https://x.example/?a=1&b=2).\n", $plain( '<head><title>T</title></head><h1>Title</h1> <p>Hello  <a class="b" href="https://x.example/?a=1&amp;b=2"><b>you</b></a>.</p>' ) );
	same( "you (https://x.example/?q=\"1\") [It's] later\n", $plain( "<a href='https://x.example/?q=\"1\"'>you</a> <img src='x' alt=\"It's\"> later" ) );
	same( "- one\n\n- two [A boat]\n", $plain( '<ul><li>one</li><li>two <img src="x" alt="A boat"></li></ul>' ) );
	same( "a https://x.example/ b\n", $plain( 'a <a href="https://x.example/">https://x.example/</a> b' ) );
	same( "a https://x.example/ b\n", $plain( 'a <a href="https://x.example/"></a> b' ) );
	same( "[A boat] (https://x.example/)\n", $plain( '<a href="https://x.example/"><img src="x" alt="A boat"></a>' ) );
	same( "one (x) two (y)\n", $plain( '<a href="x">one <a href="y">two' ) );
	same( "ab & <c>\n", $plain( "a<!-- <p>x</p> > y -->b<style>p > a {}</style> &amp; &lt;c&gt;<script>if ( a < b ) { }</script>" ) );
	same( "one\ntwo\n\nthree\n", $plain( "<div>one<br>two</div>\n\n\n<p> three </p>" ) );
} );

test( 'a post that holds the words of our footer gets no reader’s link', function () {
	$mails = newsletter();
	people( 2 );
	kses_remove_filters();
	$guess = 'https://mainstreet.invalid/unsubscribe';
	update_option( 'blogname', "Shop $guess" );
	act_as( 'administrator' );
	wp_update_user( array( 'ID' => 1, 'display_name' => "Author $guess" ) );
	$words = array( $guess, 'https://mainstreet.invalid/', '{{unsubscribe}}', '{unsubscribe_url}', '%unsubscribe%', '[unsubscribe]', '%1$s', '$1', '\\0', '*|UNSUB|*', '{name}', '{email}' );
	$text  = implode( ' ', $words );
	foreach ( array( 'full', 'excerpt' ) as $mode ) {
		Stored_Settings::save( array( 'newsletter_content' => $mode ) );
		$before = count( $mails );
		$seen   = array();
		// Whatever a block or a shortcode does while it is drawn, it does not see what stands for the link.
		add_shortcode( 'spy', function () use ( &$seen ) { $seen[] = wp_json_encode( debug_backtrace() ); return ''; } );
		$post = wp_insert_post( wp_slash( array( 'post_title' => "T $text", 'post_excerpt' => "E $text", 'post_status' => 'publish', 'post_content' => '<!-- wp:shortcode -->[spy]<!-- /wp:shortcode --><!-- wp:paragraph --><p>P ' . $text . ' <a href="' . $guess . '">Read</a> <img src="' . $guess . '" alt="' . $guess . '"></p><!-- /wp:paragraph --><!-- wp:post-author /-->' ) ) );
		campaign_of( $post );
		( new Mail_Queue() )->run();
		same( $before + 2, count( $mails ) );
		foreach ( array_slice( $mails->getArrayCopy(), $before ) as $mail ) {
			same( 2, substr_count( $mail['message'], 'mainstreet_sub=out' ), "$mode: two links, in our footer" );
			same( 0, preg_match( '~mainstreet\.invalid/[0-9a-f]{32}~', $mail['message'] ) );
			truly( strpos( $mail['message'], 'mainstreet_sub=out' ) > strrpos( $mail['message'], 'You are receiving this email because' ), 'at the end' );
			holds_not( 'mainstreet_sub', $mail['subject'] );
			holds( '{{unsubscribe}}', $mail['subject'] );
		}
		holds_not( 'mainstreet.invalid\/', preg_replace( '~mainstreet\.invalid\\\\/(unsubscribe| )~', '', implode( '', $seen ) ) );
		remove_shortcode( 'spy' );
	}
	update_option( 'blogname', 'Mainstreet' );
	wp_update_user( array( 'ID' => 1, 'display_name' => 'admin' ) );
} );

test( 'nor does the plain form, and a test mail holds nobody’s link', function () {
	newsletter();
	people( 1 );
	kses_remove_filters();
	remove_all_filters( 'pre_wp_mail' );
	$texts = array();
	add_action( 'phpmailer_init', function ( $mailer ) use ( &$texts ) {
		$texts[]          = $mailer->AltBody;
		$mailer->Mailer   = 'sendmail';
		$mailer->Sendmail = silent_sendmail();
	}, 100 );
	act_as( 'administrator' );
	$guess = 'https://mainstreet.invalid/unsubscribe';
	publish_news( array( 'post_title' => $guess, 'post_excerpt' => "$guess end" ) );
	( new Mail_Queue() )->run();
	same( 2, substr_count( $texts[0], 'mainstreet_sub=out' ) );
	holds( "$guess end", $texts[0] );
	rest( 'POST', '/mainstreet/v1/newsletter/test', array() );
	holds_not( 'mainstreet_sub', $texts[1] );
	same( 0, preg_match( '~mainstreet\.invalid/[0-9a-f]{32}~', $texts[1] ) );
} );
