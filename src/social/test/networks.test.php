<?php
/**
 * Networks: what they are sent, what is made of their answers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Bluesky\Bluesky;
use Mainstreet\Social\Networks\Bluesky\Bluesky_Connect;
use Mainstreet\Social\Networks\Bluesky\Bluesky_Identity;
use Mainstreet\Social\Networks\Bluesky\Bluesky_Record;
use Mainstreet\Social\Networks\Bluesky\Tid;
use Mainstreet\Social\Networks\Image_File;
use Mainstreet\Social\Networks\Linkedin\Linkedin;
use Mainstreet\Social\Networks\Mastodon\Mastodon;
use Mainstreet\Social\Networks\Mastodon\Mastodon_Connect;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Networks\Outgoing_Post;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Networks\Webhook\Webhook;
use Mainstreet\Social\Networks\Webhook\Webhook_Connect;
use Mainstreet\Social\Networks\X\X;

require_once MAINSTREET_DIR . '/tests/php/networks.php';

/** A message with what a post brings along. */
function message( $text, array $more = array() ) {
	$message = new Outgoing_Post( $text );
	foreach ( $more as $name => $value ) {
		$message->$name = $value;
	}
	return $message;
}

/** Fails unless a message was taken. */
function network_took( $answer ) {
	truly( $answer instanceof Publish_Result, 'taken, and not ' . var_export( $answer, true ) );
	return $answer;
}

test( 'each network says who it is, and a site can add its own', function () {
	same( array( 'mastodon', 'bluesky', 'webhook', 'linkedin', 'x' ), array_keys( Networks::all() ) );
	add_filter( 'mainstreet_networks', static function ( $all ) { return array( $all[1], 'odd' ); } );
	same( array( 'bluesky' ), array_keys( Networks::all() ) );
} );

test( 'Mastodon: a message with pictures, their texts, a language and an answer; the same key is the same post', function () {
	networks();
	$account = connected( 'mastodon' );
	same( array( '@aurora@mastodon.example', 'Aurora Bakery', 'https://mastodon.example/@aurora', 0 ), array( $account->name(), $account->meta( 'display' ), $account->meta( 'link' ), $account->user_id() ) );
	$network = new Mastodon( null, 0.01 );
	same( array( 640, 20 ), array( $network->limit( $account )->most(), $network->limit( $account )->length( 'https://example.com/a/very/long/path' ) ), 'the server’s own limits:' );
	$key   = $network->choose_key( 12, 5, 0 );
	truly( 1 === preg_match( '/^mainstreet-12-5-0-[0-9a-f]{12}$/', $key ), $key );
	$first = network_took( $network->send( $account, message( 'Brot & “Brötchen” 🥐 https://example.com/', array( 'language' => 'de-AT', 'images' => array( picture( 300, 'Ein "Laib" <b>' ), picture( 310, 'SLOWPIC' ) ) ) ), $key ) );
	same( 'https://mastodon.example/@aurora/' . $first->id, $first->url );
	$again = network_took( $network->send( $account, message( 'Brot & “Brötchen” 🥐 https://example.com/', array( 'language' => 'de-AT' ) ), $key ) );
	same( $first->id, $again->id );
	$answer = network_took( $network->send( $account, message( 'Second', array( 'parent' => $first, 'root' => $first ) ), $network->choose_key( 12, 5, 1 ) ) );
	$posts  = ask_fake( 'https://mastodon.test/posts' );
	same( 2, count( $posts ) );
	same( array( 'Brot & “Brötchen” 🥐 https://example.com/', 'de' ), array( $posts[0]['sent']['status'], $posts[0]['sent']['language'] ) );
	same( array( 'Ein "Laib" <b>', 'SLOWPIC' ), wp_list_pluck( $posts[0]['media_attachments'], 'description' ) );
	same( $first->id, $posts[1]['in_reply_to_id'] );
} );

test( 'Mastodon: what is wrong is told apart, and a sign-in that has ended is noted', function () {
	networks();
	$network = new Mastodon();
	$account = connected( 'mastodon' );
	$refused = $network->send( $account, message( 'REFUSE me' ), 'k1' );
	same( array( Publish_Error::REFUSED, false ), array( $refused->code, $refused->is_temporary() ) );
	foreach ( array( '429' => 60, '500' => 0, 'garbage' => 0, 'timeout' => 0 ) as $mode => $wait ) {
		trouble( (string) $mode, 'mastodon.example', '/api/v1/statuses' );
		$failure = $network->send( $account, message( 'Hello' ), 'k2' );
		same( array( Publish_Error::UNREACHABLE, true, $wait ), array( $failure->code, $failure->is_temporary(), $failure->wait ), $mode );
		unset( $GLOBALS['network_timeout'] );
	}
	trouble( '401', 'mastodon.example' );
	same( Publish_Error::MUST_REAUTH, $network->send( $account, message( 'Hello' ), 'k3' )->code );
	same( Account::MUST_REAUTH, now_known( $account )->status() );
	// A token that may not post.
	networks();
	$narrow = connected( 'mastodon', 1, 'narrowTokenThatNobodyMaySee' );
	same( Publish_Error::MUST_REAUTH, $network->send( $narrow, message( 'Hello' ), 'k4' )->code );
} );

test( 'how long a network wants to be left alone: seconds, a date, the end of a span', function () {
	addresses( array( 'mastodon.example' => array( '93.184.215.14' ) ) );
	$account = ( new Accounts() )->add( 'mastodon', 0, array( 'external_id' => 'mastodon.example/1', 'name' => '@a', 'token' => 'tokenThatNobodyMaySee', 'meta' => array( 'server' => 'mastodon.example' ) ) );
	$waits   = array(
		array( array( 'retry-after' => '300' ), 300 ),
		array( array( 'retry-after' => gmdate( DATE_RFC7231, time() + 600 ) ), 600 ),
		array( array( 'x-ratelimit-reset' => gmdate( 'Y-m-d\TH:i:s.000000\Z', time() + 900 ) ), 900 ),
		array( array( 'x-rate-limit-reset' => (string) ( time() + 1200 ) ), 1200 ),
		array( array( 'ratelimit-reset' => (string) ( time() + 99999999 ) ), DAY_IN_SECONDS ),
		array( array( 'retry-after' => 'never' ), 60 ),
		array( array(), 60 ),
	);
	foreach ( $waits as list( $headers, $expected ) ) {
		remove_all_filters( 'pre_http_request' );
		outside( static function () use ( $headers ) { return array( 429, '{}', $headers ); } );
		$wait = ( new Mastodon() )->send( $account, message( 'Hello' ), 'k' )->wait;
		truly( abs( $expected - $wait ) <= 2, wp_json_encode( $headers ) . ' ' . $wait );
	}
	remove_all_filters( 'pre_http_request' );
	outside( static function () { return array( 503, '', array( 'retry-after' => '120' ) ); } );
	same( 120, ( new Mastodon() )->send( $account, message( 'Hello' ), 'k' )->wait );
} );

test( 'Mastodon: servers as people write them, and none on this server’s own network', function () {
	foreach ( array( 'mastodon.example', 'https://Mastodon.example/@aurora', '@aurora@mastodon.example', 'aurora@mastodon.example ', 'http://mastodon.example/?a=b' ) as $typed ) {
		same( 'mastodon.example', Mastodon_Connect::parse_server( $typed ), $typed );
	}
	foreach ( array( '', 'localhost', '127.0.0.1', 'a b.example', 'mastodon.example:8080', '[::1]', 'x' . str_repeat( 'a', 70 ) . '.example', "a.example\nb", 'a.example%2f' ) as $typed ) {
		same( '', Mastodon_Connect::parse_server( $typed ), $typed );
	}
	$log = outside( static function () { return '{}'; } );
	addresses( array( 'inside.example' => array( '10.0.0.5' ) ) );
	truly( is_wp_error( ( new Mastodon_Connect() )->connect( array( 'server' => 'inside.example', 'token' => '0123456789' ), 0 ) ) );
	truly( is_wp_error( ( new Mastodon_Connect() )->service_at( 'inside.example' ) ) );
	same( 0, count( $log ) );
	same( array(), ( new Accounts() )->all() );
} );

test( 'Mastodon: what can’t be connected says why, and nothing is stored', function () {
	networks();
	$connect = new Mastodon_Connect();
	is_error( 'rest_invalid_param', $connect->connect( array( 'server' => 'nowhere', 'token' => '0123456789' ), 0 ) );
	is_error( 'rest_invalid_param', $connect->connect( array( 'server' => 'mastodon.example', 'token' => 'sh ort' ), 0 ) );
	is_error( 'rest_invalid_param', $connect->connect( array( 'server' => 'mastodon.example', 'token' => 'dead0123456789' ), 0 ) );
	trouble( '500', 'mastodon.example' );
	is_error( 'mainstreet_connect', $connect->connect( array( 'server' => 'mastodon.example', 'token' => '0123456789' ), 0 ) );
	networks();
	trouble( 'garbage', 'mastodon.example' );
	is_error( 'rest_invalid_param', $connect->connect( array( 'server' => 'mastodon.example', 'token' => '0123456789' ), 0 ) );
	same( array(), ( new Accounts() )->all() );
} );

test( 'Bluesky: a card with its picture, links and tags by bytes, pictures with texts, answers; the same key is the same post', function () {
	networks();
	$account = connected( 'bluesky' );
	same( array( '@aurora.bsky.example', 'Aurora Bakery', 'https://pds.bsky.example' ), array( $account->name(), $account->meta( 'display' ), $account->meta( 'pds' ) ) );
	$network = new Bluesky();
	$key     = $network->choose_key( 1, 2, 0 );
	truly( Tid::is_valid( $key ), $key );
	$text    = "Grüße 👩‍🍳 aus #Bäckerei! https://example.com/ä?x=1.\n#123 #ok";
	$card    = array( 'title' => 'Sourdough', 'description' => 'Day 1', 'image' => picture( 1600, '', 100 ) );
	$message = message( $text, array( 'url' => 'https://example.com/sourdough', 'card' => $card, 'language' => 'pt-BR' ) );
	$first   = network_took( $network->send( $account, $message, $key ) );
	same( 'https://bsky.app/profile/did:plc:aurora222222222222222222/post/' . $key, $first->url );
	same( $first->id, network_took( $network->send( $account, $message, $key ) )->id, 'sent again it is the same record:' );
	$second = network_took( $network->send( $account, message( 'Second', array( 'parent' => $first, 'root' => $first, 'images' => array( picture( 300, 'A "loaf"' ) ) ) ), $network->choose_key( 1, 2, 1 ) ) );
	network_took( $network->send( $account, message( 'Third', array( 'parent' => $second, 'root' => $first ) ), $network->choose_key( 1, 2, 2 ) ) );
	$posts  = ask_fake( 'https://bluesky.test/posts' );
	same( 3, count( $posts ) );
	$record = $posts[0]['record'];
	$parts  = array_map( static function ( $facet ) use ( $text ) {
		return substr( $text, $facet['index']['byteStart'], $facet['index']['byteEnd'] - $facet['index']['byteStart'] );
	}, $record['facets'] );
	same( array( '#Bäckerei', 'https://example.com/ä?x=1', '#ok' ), $parts );
	same( array( 'pt-BR' ), $record['langs'] );
	same( array( 'https://example.com/sourdough', 'Sourdough', 'Day 1' ), array( $record['embed']['external']['uri'], $record['embed']['external']['title'], $record['embed']['external']['description'] ) );
	truly( $record['embed']['external']['thumb']['size'] <= 1000000, 'the thumb is small enough' );
	same( Tid::to_time( $key ), $record['createdAt'] );
	$image = $posts[1]['record']['embed']['images'][0];
	same( array( 'A "loaf"', array( 'width' => 300, 'height' => 300 ) ), array( $image['alt'], $image['aspectRatio'] ) );
	same( array( $first->id, $second->id ), array( implode( ' ', $posts[2]['record']['reply']['root'] ), implode( ' ', $posts[2]['record']['reply']['parent'] ) ) );
} );

test( 'Bluesky: handles that somebody has and addresses without scheme are links, all else is text', function () {
	$log     = networks();
	$account = connected( 'bluesky' );
	$text    = 'Grüße @aurora.bsky.example, @nobody.bsky.example (@Aurora.bsky.example) @user@example.org https://x.example/@aurora.bsky.example '
		. 'example.org/path_(1)?x=ä. (bakery.co.uk), bücher.de a.txt node.js Ende.Es 1.5 me@example.org #rye,example.net www.example.com/';
	$asked   = count( $log );
	network_took( ( new Bluesky() )->send( $account, message( $text ), Tid::generate() ) );
	same( array( 'aurora.bsky.example', 'nobody.bsky.example' ), array_values( array_map( static function ( $request ) {
		parse_str( (string) wp_parse_url( $request[0], PHP_URL_QUERY ), $query );
		return $query['handle'];
	}, array_filter( array_slice( $log->getArrayCopy(), $asked ), static function ( $request ) { return false !== strpos( $request[0], 'resolveHandle' ); } ) ) ), 'each handle is asked for once:' );
	$found = array();
	foreach ( ask_fake( 'https://bluesky.test/posts' )[0]['record']['facets'] as $facet ) {
		$feature = $facet['features'][0];
		$found[] = array( substr( $text, $facet['index']['byteStart'], $facet['index']['byteEnd'] - $facet['index']['byteStart'] ), $feature['did'] ?? $feature['uri'] ?? '#' . $feature['tag'] );
	}
	$aurora = 'did:plc:aurora222222222222222222';
	same( array(
		array( '@aurora.bsky.example', $aurora ),
		array( '@Aurora.bsky.example', $aurora ),
		array( 'https://x.example/@aurora.bsky.example', 'https://x.example/@aurora.bsky.example' ),
		array( 'example.org/path_(1)?x=ä', 'https://example.org/path_(1)?x=ä' ),
		array( 'bakery.co.uk', 'https://bakery.co.uk' ),
		array( '#rye,example.net', '#rye,example.net' ),
		array( 'www.example.com/', 'https://www.example.com/' ),
	), $found );
} );

test( 'Bluesky: who has a handle is asked a few times for a message, and not again once nobody answers', function () {
	$log     = networks();
	$account = connected( 'bluesky' );
	$handles = implode( ' ', array_map( static function ( $n ) { return "@n$n.bsky.example"; }, range( 1, 14 ) ) );
	$count   = static function () use ( $log ) {
		return count( array_filter( $log->getArrayCopy(), static function ( $request ) { return false !== strpos( $request[0], 'resolveHandle' ); } ) );
	};
	$before  = $count();
	network_took( ( new Bluesky() )->send( $account, message( $handles ), Tid::generate() ) );
	same( Bluesky_Record::MAX_MENTIONS, $count() - $before );
	$before = $count();
	trouble( '500', 'public.api.bsky.app', '/xrpc/com.atproto.identity.resolveHandle' );
	network_took( ( new Bluesky() )->send( $account, message( $handles ), Tid::generate() ) );
	same( 1, $count() - $before );
} );

test( 'Bluesky: a token that has ended is renewed once and kept; when that does not help, the account is to be connected again', function () {
	$log     = networks();
	$account = connected( 'bluesky' );
	$network = new Bluesky();
	ask_fake( 'https://bluesky.test/expire', array() );
	network_took( $network->send( $account, message( 'One' ), Tid::generate() ) );
	$before = count( $log );
	// The account as another process still has it: the tokens that were stored since are taken, none is asked for.
	network_took( $network->send( $account, message( 'Two' ), Tid::generate() ) );
	same( 2, count( $log ) - $before );
	ask_fake( 'https://bluesky.test/expire', array( 'refresh' => true ) );
	same( Publish_Error::MUST_REAUTH, $network->send( now_known( $account ), message( 'Three' ), Tid::generate() )->code );
	same( Account::MUST_REAUTH, now_known( $account )->status() );
	same( $account->id(), connected( 'bluesky' )->id(), 'connected again it keeps its number:' );
	same( Account::OK, now_known( $account )->status() );
	network_took( $network->send( now_known( $account ), message( 'Three' ), Tid::generate() ) );
} );

test( 'Bluesky: a service that is down while a token is renewed does not end the sign-in', function () {
	networks();
	$account = connected( 'bluesky' );
	ask_fake( 'https://bluesky.test/expire', array() );
	trouble( '500', 'pds.bsky.example', '/xrpc/com.atproto.server.refreshSession' );
	$failure = ( new Bluesky() )->send( $account, message( 'One' ), Tid::generate() );
	same( array( Publish_Error::UNREACHABLE, Account::OK ), array( $failure->code, now_known( $account )->status() ) );
} );

test( 'Bluesky: each trouble, and what it does not take', function () {
	networks();
	$account = connected( 'bluesky' );
	$network = new Bluesky();
	same( Publish_Error::REFUSED, $network->send( $account, message( 'Hello' ), 'not-a-tid' )->code );
	same( Publish_Error::REFUSED, $network->send( $account, message( 'Hello', array( 'parent' => new Publish_Result( 'at://did:plc:x/app.bsky.feed.post/3k bafyreinowhere' ) ) ), Tid::generate() )->code );
	foreach ( array( '429', '500', 'garbage', 'timeout' ) as $mode ) {
		trouble( $mode, 'pds.bsky.example', '/xrpc/com.atproto.repo.putRecord' );
		same( Publish_Error::UNREACHABLE, $network->send( $account, message( 'Hello' ), Tid::generate() )->code, $mode );
		unset( $GLOBALS['network_timeout'] );
	}
	same( 0, count( ask_fake( 'https://bluesky.test/posts' ) ) );
} );

test( 'Bluesky: handles as people write them; only app passwords are sent, to the account’s own server', function () {
	foreach ( array( 'Aurora.bsky.example', '@aurora.bsky.example', 'https://bsky.app/profile/aurora.bsky.example/post/3k', "\u{202A}@aurora.bsky.example\u{202C}" ) as $typed ) {
		same( 'aurora.bsky.example', Bluesky_Identity::parse_handle( $typed ), $typed );
	}
	$log     = networks();
	$connect = new Bluesky_Connect();
	is_error( 'rest_invalid_param', $connect->connect( array( 'handle' => 'aurora', 'password' => 'abcd-efgh-ijkl-mnop' ), 0 ) );
	is_error( 'rest_invalid_param', $connect->connect( array( 'handle' => 'aurora.bsky.example', 'password' => 'theRealPassword1' ), 0 ) );
	same( 0, count( $log ) );
	truly( is_wp_error( $connect->connect( array( 'handle' => 'nobody.bsky.example', 'password' => 'abcd-efgh-ijkl-mnop' ), 0 ) ) );
	is_error( 'rest_invalid_param', $connect->connect( array( 'handle' => 'aurora.bsky.example', 'password' => 'abcd-efgh-ijkl-0000' ), 0 ) );
	same( array(), ( new Accounts() )->all() );
	foreach ( $log as list( $url, $args ) ) {
		truly( false === strpos( wp_json_encode( $args ), 'abcd-efgh' ) || 0 === strpos( $url, 'https://pds.bsky.example/xrpc/com.atproto.server.createSession' ), $url );
	}
} );

test( 'Bluesky: keys sort by time, each later than the one before, and say when', function () {
	$keys = array();
	for ( $at = 0; $at < 200; $at++ ) {
		$keys[] = Tid::generate();
	}
	$sorted = array_unique( $keys );
	sort( $sorted, SORT_STRING );
	same( $keys, $sorted );
	truly( abs( strtotime( Tid::to_time( $keys[0] ) ) - time() ) <= 1 );
	same( '2024-02-01T12:00:00.123Z', Tid::to_time( tid_of( 1706788800123000 ) ) );
} );

/** A key of a time in microseconds. */
function tid_of( $micros ) {
	$number = $micros << 10;
	$text   = '';
	for ( $at = 0; $at < 13; $at++ ) {
		$text   = Tid::LETTERS[ $number & 31 ] . $text;
		$number = $number >> 5;
	}
	return $text;
}

test( 'pictures: the largest file that is small enough, a smaller copy when there is none, nothing from outside of the uploads', function () {
	$image = picture( 1400, '', 100 );
	$full  = filesize( get_attached_file( $image['id'] ) );
	same( $full, strlen( Image_File::find( $image, $full )['bytes'] ) );
	$less = Image_File::find( $image, $full - 1 );
	truly( $less['width'] < 1400 && $less['width'] >= 768, (string) $less['width'] );
	$small = Image_File::find( $image, 40000 );
	truly( null === $small || strlen( $small['bytes'] ) <= 40000 );
	same( $full, strlen( Image_File::find( array( 'id' => 0, 'url' => $image['url'] ), $full )['bytes'] ) );
	foreach ( array( 'https://elsewhere.example/a.jpg', wp_get_upload_dir()['baseurl'] . '/../../wp-config.php', wp_get_upload_dir()['baseurl'] . '/%2e%2e/%2e%2e/wp-config.php', '' ) as $url ) {
		same( null, Image_File::find( array( 'id' => 0, 'url' => $url ), 9000000 ), $url );
	}
} );

test( 'pictures of enormous dimensions are not read, however small their files are', function () {
	$chunk = function ( $type, $data ) { return pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) ); };
	$make  = function ( $side ) use ( $chunk ) {
		$rows = str_repeat( "\0", ( 1 + $side / 8 ) * $side );
		$png  = "\x89PNG\r\n\x1a\n" . $chunk( 'IHDR', pack( 'NNCCCCC', $side, $side, 1, 0, 0, 0, 0 ) ) . $chunk( 'IDAT', gzcompress( $rows ) ) . $chunk( 'IEND', '' );
		$file = wp_upload_bits( "side-$side.png", null, str_pad( $png, 60000, "\0" ) )['file'];
		return array( 'id' => wp_insert_attachment( array( 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), $file ), 'url' => '' );
	};
	truly( null !== Image_File::find( $make( 4000 ), 50000 ), 'a large one:' );
	truly( null === Image_File::find( $make( 7200 ), 50000 ), 'an enormous one is not read:' );
} );

test( 'a webhook gets signed JSON that Slack and Discord read, with the key of the message', function () {
	$log     = networks();
	$account = connected( 'webhook' );
	$post    = wp_insert_post( array( 'post_title' => 'Sourdough', 'post_content' => 'x', 'post_status' => 'publish' ) );
	$network = new Webhook();
	$key     = $network->choose_key( $post, $account->id(), 0 );
	$sent    = network_took( $network->send( $account, message( 'News <!channel> & @everyone', array( 'post' => $post, 'url' => get_permalink( $post ), 'card' => array( 'title' => 'Sourdough' ) ) ), $key ) );
	same( array( $key, '' ), array( $sent->id, $sent->url ) );
	list( $url, $args ) = $log[ count( $log ) - 1 ];
	same( array( 'https://hooks.example/in/NobodyMaySee', $key ), array( $url, $args['headers']['Idempotency-Key'] ) );
	truly( 1 === preg_match( '/^t=(\d+),v1=([0-9a-f]{64})$/', $args['headers']['X-Mainstreet-Signature'], $found ) );
	same( hash_hmac( 'sha256', $found[1] . '.' . $args['body'], 'secretNobodyMaySee' ), $found[2] );
	$body = json_decode( $args['body'], true );
	same( array( 'News <!channel> & @everyone', 'News <!channel> & @everyone', array( 'parse' => array() ), 'Sourdough', $post, $key ), array( $body['text'], $body['content'], $body['allowed_mentions'], $body['post']['title'], $body['post']['id'], $body['id'] ) );
	$slack = ( new Webhook_Connect() )->connect( array( 'name' => 'Slack', 'url' => 'https://hooks.slack.com/services/T0/B0/NobodyMaySee', 'secret' => '' ), 0 );
	network_took( $network->send( $slack, message( 'News <!channel>' ), $key ) );
	same( 'News &lt;!channel&gt;', json_decode( $log[ count( $log ) - 1 ][1]['body'], true )['text'] );
	$discord = ( new Webhook_Connect() )->connect( array( 'name' => 'Discord', 'url' => 'https://discord.com/api/webhooks/1/NobodyMaySee', 'secret' => '' ), 0 );
	network_took( $network->send( $discord, message( 'News' ), $key ) );
	same( 3, count( ( new Accounts() )->all() ) );
} );

test( 'a webhook: each trouble; addresses that nobody outside can reach are refused, also later', function () {
	$log     = networks();
	$network = new Webhook();
	foreach ( array( 'http://hooks.example/x', 'https://inside.example/', 'https://hooks.example:8443/', 'https://u:p@hooks.example/', 'https://127.0.0.1/', 'ftp://hooks.example/', 'nonsense' ) as $url ) {
		is_error( 'rest_invalid_param', ( new Webhook_Connect() )->connect( array( 'name' => 'A', 'url' => $url, 'secret' => '' ), 0 ) );
	}
	$account = connected( 'webhook' );
	foreach ( array( '429', '500', 'timeout' ) as $mode ) {
		trouble( $mode, 'hooks.example' );
		same( Publish_Error::UNREACHABLE, $network->send( $account, message( 'Hello' ), 'k' )->code, $mode );
		unset( $GLOBALS['network_timeout'] );
	}
	networks();
	foreach ( array( 'gone' => Publish_Error::MUST_REAUTH, 'picky' => Publish_Error::REFUSED ) as $path => $code ) {
		$other = ( new Webhook_Connect() )->connect( array( 'name' => 'A', 'url' => 'https://hooks.example/' . $path, 'secret' => '' ), 0 );
		same( $code, $network->send( $other, message( 'Hello' ), 'k' )->code );
	}
	remove_all_filters( 'mainstreet_resolve_host' );
	addresses( array( 'hooks.example' => array( '169.254.169.254' ) ) );
	$before = count( $log );
	same( Publish_Error::UNREACHABLE, $network->send( $account, message( 'Hello' ), 'k' )->code );
	same( $before, count( $log ) );
} );

test( 'LinkedIn: text with its signs, the card, a duplicate that is the post itself, and what the app may not', function () {
	$log     = networks();
	$account = connected( 'linkedin' );
	$network = new Linkedin();
	$message = message( 'Bread (fresh) *today* #baking @you', array( 'url' => 'https://example.com/', 'card' => array( 'title' => 'Bread', 'description' => 'Fresh' ) ) );
	$sent    = network_took( $network->send( $account, $message, 'k' ) );
	truly( 1 === preg_match( '/^urn:li:share:\d+$/', $sent->id ), $sent->id );
	same( 'https://www.linkedin.com/feed/update/' . $sent->id . '/', $sent->url );
	same( $sent->id, network_took( $network->send( $account, $message, 'k' ) )->id );
	$body = json_decode( $log[0][1]['body'], true );
	same( array( 'urn:li:person:aUr0ra-_x', 'Bread \(fresh\) \*today\* #baking \@you', 'Bread' ), array( $body['author'], $body['commentary'], $body['content']['article']['title'] ) );
	foreach ( array( '429', '500', 'timeout' ) as $mode ) {
		trouble( $mode, 'api.linkedin.com' );
		same( Publish_Error::UNREACHABLE, $network->send( $account, message( 'Hello' ), 'k' )->code, $mode );
		unset( $GLOBALS['network_timeout'] );
	}
	networks();
	$poor = connected( 'linkedin', 0, 'poorTokenThatNobodyMaySee' );
	holds( 'Share on LinkedIn', $network->send( $poor, message( 'Hello' ), 'k' )->message );
	$log = networks();
	( new Accounts() )->update( $poor->id(), array( 'expires_at' => time() - 1 ) );
	same( Publish_Error::MUST_REAUTH, $network->send( now_known( $poor ), message( 'Hello' ), 'k' )->code );
	same( array( 0, Account::MUST_REAUTH ), array( count( $log ), now_known( $poor )->status() ) );
} );

test( 'X: posts and answers, tokens renewed with the owner’s app, and what is said about credits, rights and doubles', function () {
	networks();
	putenv( 'MAINSTREET_X_APP_ID=theAppOfTheOwner' );
	putenv( 'MAINSTREET_X_APP_SECRET=appSecretNobodyMaySee' );
	$account = connected( 'x' );
	$network = new X();
	// The fake has given nothing yet: what the account has is refused, and so is its long token.
	same( Publish_Error::MUST_REAUTH, $network->send( $account, message( 'Hello' ), 'k' )->code );
	( new Accounts() )->set_status( $account->id(), Account::OK );
	$url  = ( new \Mainstreet\Connections\Oauth\OAuth_Flow( ( new \Mainstreet\Social\Networks\X\X_Connect() )->service() ) );
	add_filter( 'admin_url', static function ( $address ) { return set_url_scheme( $address, 'https' ); } );
	act_as( 'administrator' );
	$there = $url->start( 1 );
	wp_parse_str( wp_parse_url( $there, PHP_URL_QUERY ), $query );
	same( array( 'S256', 'tweet.read tweet.write users.read offline.access media.write' ), array( $query['code_challenge_method'], $query['scope'] ) );
	// The fake takes for a code what its own proof comes to.
	$account = $url->finish( 1, array( 'state' => $query['state'], 'code' => $query['code_challenge'], 'error' => '' ) );
	truly( $account instanceof Account, var_export( $account, true ) );
	same( '@aurora_bakes', $account->name() );
	$first = network_took( $network->send( $account, message( 'Hello' ), 'k' ) );
	same( 'https://x.com/aurora_bakes/status/' . $first->id, $first->url );
	ask_fake( 'https://x.test/expire', array() );
	network_took( $network->send( $account, message( 'Answer', array( 'parent' => $first ) ), 'k' ) );
	same( $first->id, ask_fake( 'https://x.test/posts' )[1]['reply']['in_reply_to_tweet_id'] );
	$account = now_known( $account );
	holds( 'credits', $network->send( $account, message( 'CREDITS' ), 'k' )->message );
	holds( 'read and write', $network->send( $account, message( 'FORBID' ), 'k' )->message );
	$double = $network->send( $account, message( 'Hello' ), 'k' );
	same( Publish_Error::REFUSED, $double->code );
	holds( 'as a duplicate', $double->message );
	foreach ( array( '429', '500', 'garbage', 'timeout' ) as $mode ) {
		trouble( $mode, 'api.x.com', '/2/tweets' );
		same( Publish_Error::UNREACHABLE, $network->send( $account, message( 'New' ), 'k' )->code, $mode );
		unset( $GLOBALS['network_timeout'] );
	}
	putenv( 'MAINSTREET_X_APP_ID' );
	putenv( 'MAINSTREET_X_APP_SECRET' );
} );

test( 'each network tells how an account is', function () {
	networks();
	foreach ( array( 'mastodon' => '@aurora@mastodon.example', 'bluesky' => '@aurora.bsky.example', 'linkedin' => 'Aurora Baker' ) as $id => $handle ) {
		$facts = Networks::get( $id )->check( connected( $id ) );
		same( $handle, is_array( $facts ) ? $facts['handle'] : $facts, $id );
		same( array(), array_diff( array( 'name', 'handle', 'picture', 'link' ), array_keys( $facts ) ) );
	}
	trouble( '401', 'mastodon.example' );
	$account = ( new Accounts() )->find_by_service( 'mastodon' )[0];
	same( Publish_Error::MUST_REAUTH, Networks::get( 'mastodon' )->check( $account )->code );
} );
