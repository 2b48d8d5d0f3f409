<?php
/**
 * What networks get of a post.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Social\Publishing\Messages\Share_Text;
use Mainstreet\Social\Text\Text_Limit;

require_once MAINSTREET_DIR . '/tests/php/shares.php';

/** Paragraphs, as blocks. */
function paragraphs( ...$texts ) {
	return implode( "\n", array_map( function ( $text ) { return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->"; }, $texts ) );
}

test( 'Bluesky takes 300 characters of at most 3,000 bytes', function () {
	$limit = Text_Limit::bluesky();
	// A family has 25 bytes and is one character.
	$family = '👨‍👩‍👧‍👦';
	truly( $limit->fits( str_repeat( $family, 120 ) ) );
	truly( ! $limit->fits( str_repeat( $family, 120 ) . 'a' ) );
	same( array( 300, 301, 300 ), array( $limit->length( str_repeat( $family, 120 ) ), $limit->length( str_repeat( $family, 120 ) . 'a' ), $limit->most() ) );
	truly( $limit->fits( str_repeat( '😀', 300 ) ) );
	truly( ! $limit->fits( str_repeat( 'a', 301 ) ) );
	$text = Share_Text::fit( str_repeat( $family, 200 ), 'https://example.com/', $limit );
	truly( strlen( $text ) <= 3000 && strlen( $text ) > 2900 && 'https://example.com/' === substr( $text, -20 ), $text );
} );

test( 'words are cut at the end of a word, addresses never', function () {
	$limit = Text_Limit::bluesky();
	$url   = 'https://example.org/a-post';
	$text  = Share_Text::fit( str_repeat( 'bread and butter ', 40 ), $url, $limit );
	truly( $limit->fits( $text ) );
	truly( 1 === preg_match( '#(bread|and|butter)…\n\nhttps://example\.org/a-post$#', $text ), $text );
	truly( $limit->length( $text ) > 285, 'no more than a word is lost' );
	same( "Hello\n\n$url", Share_Text::fit( 'Hello', $url, $limit ) );
	same( "See $url now", Share_Text::fit( "See $url now", $url, $limit ) );
	same( $url, Share_Text::fit( '', $url, $limit ) );
	// The address in the words would be cut: it stands behind them.
	$text = Share_Text::fit( str_repeat( 'bread and butter ', 40 ) . $url, $url, $limit );
	same( 1, substr_count( $text, $url ) );
	truly( $limit->fits( $text ) );
	// Another address right where the text has to end is left out whole, with a scheme or without.
	foreach ( array( 'https://other.example/' . str_repeat( 'x', 60 ), 'other.example/' . str_repeat( 'y', 60 ) ) as $link ) {
		$text = Share_Text::fit( str_repeat( 'word ', 46 ) . $link . ' and more of it', $url, $limit );
		truly( $limit->fits( $text ) );
		truly( false !== strpos( $text, $link ) || false === strpos( $text, 'other' ), $text );
	}
	// One long word, and a script without spaces.
	foreach ( array( str_repeat( 'a', 500 ), str_repeat( '日本語', 200 ), str_repeat( '👩‍👩‍👧', 600 ) ) as $long ) {
		foreach ( array( Text_Limit::x(), Text_Limit::mastodon(), $limit ) as $one ) {
			$text = Share_Text::fit( $long, $url, $one );
			truly( $one->fits( $text ) && false !== strpos( $text, "…\n\n$url" ), $text );
		}
	}
} );

test( 'what is said of a post: the author’s message, else its title, and a network’s own by the filter', function () {
	$network = a_network();
	$other   = a_network( 'other' );
	a_connection();
	a_connection( 'other' );
	add_filter( 'mainstreet_share_text', function ( $text, $network ) { return 'other' === $network ? "For the other: $text" : $text; }, 10, 2 );
	$post = a_shared_post( array( 'post_title' => 'Rye &amp; <em>spelt</em>' ) );
	$said = a_shared_post( array( 'meta_input' => array( '_wpas_mess' => "Hot bread & butter\r\nnow" . str_repeat( '!', 300 ) ) ) );
	send_shares();
	$texts = array_map( function ( $text ) { return strtok( $text, '!' ); }, $network->texts() );
	sort( $texts );
	same( array( "Hot bread & butter\nnow", "Rye & spelt\n\n" . get_permalink( $post ) ), $texts );
	truly( in_array( "For the other: Rye & spelt\n\n" . get_permalink( $post ), $other->texts(), true ) );
	foreach ( $network->texts() as $text ) {
		truly( substr_count( $text, '!' ) <= 255 - strlen( "Hot bread & butter\nnow" ) );
	}
} );

test( 'the card is that of the preview, and the featured picture goes with its alternative text', function () {
	$network = a_network();
	a_connection();
	$image = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'p', 'post_status' => 'inherit' ), 'loaf.jpg' );
	wp_update_attachment_metadata( $image, array( 'width' => 800, 'height' => 600, 'file' => 'loaf.jpg', 'sizes' => array() ) );
	update_post_meta( $image, '_wp_attachment_image_alt', 'A loaf of rye' );
	$post = a_shared_post( array( 'post_excerpt' => 'Sour and dark', 'meta_input' => array( '_thumbnail_id' => $image ) ) );
	send_shares();
	$message = $network->calls[0][1];
	same( ( new \Mainstreet\Social\Previews\Post_Card( $post ) )->get_data(), $message->card );
	same( array( $image, 'A loaf of rye' ), array( $message->images[0]['id'], $message->images[0]['alt'] ) );
	same( array( get_permalink( $post ), $post->ID, 'en-US' ), array( $message->url, $message->post, $message->language ) );
} );

test( 'a thread: the words and the prefix, the content, the address; each answers the one before', function () {
	$network = a_network();
	a_connection();
	$flat = a_network( 'flat', null, false );
	a_connection( 'flat' );
	$post = a_shared_post( array( 'post_content' => paragraphs( 'First.' ) . '<!-- wp:separator --><hr/><!-- /wp:separator -->' . paragraphs( 'Second.' ), 'meta_input' => array( '_wpas_is_tweetstorm' => '1' ) ) );
	send_shares();
	same( array( "Rye bread\n\nA thread ⬇️", 'First.', 'Second.', get_permalink( $post ) ), $network->texts() );
	same( array( "Rye bread\n\n" . get_permalink( $post ) ), $flat->texts() );
	$links = array_map( function ( $call ) { return array( $call[1]->root ? $call[1]->root->id : '', $call[1]->parent ? $call[1]->parent->id : '' ); }, $network->calls );
	same( array( array( '', '' ), array( 'id1', 'id1' ), array( 'id1', 'id2' ), array( 'id1', 'id3' ) ), $links );
	same( 4, count( array_unique( wp_list_pluck( $network->calls, 0 ) ) ) );
	$item = rest( 'GET', '/mainstreet/v1/shares' )->get_data()['items'][0];
	same( array( 'sent', 4, 4, 'https://testnet.example/1' ), array( $item['state'], $item['posts'], $item['sent'], $item['url'] ) );
} );

test( 'a thread that stops goes on where it stood', function () {
	$network = a_network();
	a_connection();
	$network->answer = function ( $message ) { return 'Second.' === $message->text ? not_taken( 'refused' ) : null; };
	$post            = a_shared_post( array( 'post_content' => paragraphs( 'First.' ) . '<!-- wp:separator --><hr/><!-- /wp:separator -->' . paragraphs( 'Second.' ), 'meta_input' => array( '_wpas_is_tweetstorm' => '1' ) ) );
	send_shares();
	same( array( 'sent', 'sent', 'failed', 'waiting' ), array_column( share_rows(), 0 ) );
	$item = rest( 'GET', '/mainstreet/v1/shares' )->get_data()['items'][0];
	same( array( 'failed', 4, 2, 'refused', true ), array( $item['state'], $item['posts'], $item['sent'], $item['code'], $item['can_retry'] ) );
	same( 'failure', get_post_meta( $post->ID, '_publicize_shares', true )[0]['status'] );
	$network->answer = null;
	$again           = rest( 'POST', "/mainstreet/v1/shares/{$item['id']}/retry", array() )->get_data();
	same( 'queued', $again['state'] );
	send_shares();
	same( array( "Rye bread\n\nA thread ⬇️", 'First.', 'Second.', get_permalink( $post ) ), $network->texts() );
	same( 'success', get_post_meta( $post->ID, '_publicize_shares', true )[0]['status'] );
} );

test( 'a thread has a hundred messages of the content at most', function () {
	$network = a_network();
	a_connection();
	$blocks = implode( '', array_map( function ( $n ) { return "<!-- wp:heading --><h2>Part $n</h2><!-- /wp:heading -->"; }, range( 1, 130 ) ) );
	$post   = a_shared_post( array( 'post_content' => $blocks, 'meta_input' => array( '_wpas_is_tweetstorm' => '1' ) ) );
	while ( send_shares() ) {
		continue;
	}
	$texts = $network->texts();
	same( array( 102, 'Part 100', get_permalink( $post ) ), array( count( $texts ), $texts[100], $texts[101] ) );
} );

test( 'nothing that is paid for leaves the site', function () {
	$network = a_network();
	a_connection();
	$paid = '<!-- wp:premium-content/container --><div><!-- wp:premium-content/subscriber-view --><div>' . paragraphs( 'SECRETTEXT' ) . '</div><!-- /wp:premium-content/subscriber-view --></div><!-- /wp:premium-content/container -->';
	a_shared_post( array( 'post_content' => paragraphs( 'Free.' ) . $paid, 'meta_input' => array( '_wpas_is_tweetstorm' => '1' ) ) );
	a_shared_post( array( 'post_content' => paragraphs( 'Free.' ) . '<!-- wp:more --><!--more--><!-- /wp:more -->' . paragraphs( 'SECRETTEXT' ), 'meta_input' => array( '_wpas_is_tweetstorm' => '1', '_jetpack_newsletter_access' => 'paid_subscribers' ) ) );
	send_shares();
	truly( count( $network->taken ) >= 6 );
	truly( in_array( 'Free.', $network->texts(), true ) );
	holds_not( 'SECRETTEXT', wp_json_encode( $network->taken ) . wp_json_encode( Sql::rows( 'shares', 'SELECT * FROM {table}' ) ) );
} );

test( 'a preview says letter by letter what each network gets, also of words that are too long for it', function () {
	$limits   = array( 'short' => Text_Limit::bluesky(), 'tweets' => Text_Limit::x(), 'long' => Text_Limit::mastodon(), 'flat' => Text_Limit::mastodon() );
	$networks = array();
	foreach ( $limits as $id => $limit ) {
		$networks[ $id ] = a_network( $id, $limit, 'flat' !== $id );
		a_connection( $id );
	}
	add_filter( 'mainstreet_share_text', function ( $text, $network ) { return 'long' === $network ? str_repeat( "$text ", 6 ) : $text; }, 10, 2 );
	$message = 'Brot & パン ' . str_repeat( '焼きたて', 60 );
	$before  = a_shared_post( array( 'post_status' => 'draft', 'post_title' => 'Not yet' ) );
	foreach ( array( '', '1' ) as $is_thread ) {
		$card = rest( 'POST', "/mainstreet/v1/social/card/{$before->ID}", array( 'title' => 'Rye', 'message' => $message ) )->get_data();
		same( 1 + count( $networks ), count( $card['messages'] ) );
		truly( 0 === strpos( $card['messages'][0]['single'], 'Brot & パン' ) );
		$post = a_shared_post( array( 'post_title' => 'Rye', 'post_content' => paragraphs( 'Inside.' ), 'meta_input' => array( '_wpas_mess' => $message, '_wpas_is_tweetstorm' => $is_thread ) ) );
		$card = rest( 'POST', "/mainstreet/v1/social/card/{$post->ID}", array() )->get_data();
		foreach ( $networks as $network ) {
			$network->taken = $network->calls = array();
		}
		send_shares();
		foreach ( $networks as $id => $network ) {
			$partner = array_values( array_filter( \Mainstreet\Social\Publishing\Share_Targets::for_post( $post ), function ( $each ) use ( $id ) { return $id === $each[1]->id(); } ) )[0];
			$shown   = array_values( array_filter( $card['messages'], function ( $each ) use ( $partner ) { return (string) $partner[0]->id() === $each['connection_id']; } ) )[0];
			$texts   = $network->texts();
			same( $is_thread && 'flat' !== $id ? array( $shown['opening'], 'Inside.', $shown['ending'] ) : array( $shown['single'] ), $texts );
			foreach ( $texts as $text ) {
				truly( $limits[ $id ]->fits( $text ), $text );
			}
		}
	}
} );

test( 'a picture that was drawn goes with the card of the address, and nowhere else', function () {
	$network = a_network();
	a_connection();
	$post = a_shared_post( array( 'post_title' => 'Rye & spelt' ) );
	send_shares();
	$message = $network->calls[0][1];
	$image   = ( new \Mainstreet\Social\Previews\Post_Card( $post ) )->get_data()['image'];
	same( array( array(), $image['url'], 'Rye & spelt' ), array( $message->images, $message->card['image']['url'], $message->card['image']['alt'] ) );
	same( 1200, \Mainstreet\Social\Networks\Image_File::find( $message->card['image'], 900000 )['width'] );
	// Who may see no accounts is told of none.
	act_as( 'contributor' );
	$own = get_post( wp_insert_post( array( 'post_title' => 'Mine', 'post_status' => 'draft', 'post_author' => get_current_user_id() ) ) );
	same( array( '' ), array_column( rest( 'POST', "/mainstreet/v1/social/card/{$own->ID}", array() )->get_data()['messages'], 'connection_id' ) );
	act_as( 'administrator' );
} );
