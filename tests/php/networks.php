<?php
/**
 * What the tests of networks share: the fakes of tests/fakes/services, each test with servers of its own.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Bluesky\Bluesky_Connect;
use Mainstreet\Social\Networks\Mastodon\Mastodon_Connect;
use Mainstreet\Social\Networks\Token_Pair;
use Mainstreet\Social\Networks\Webhook\Webhook_Connect;

/** What must never be seen: part of all tokens of the fakes and of these tests. */
const NEVER = '/NobodyMaySee|abcd-efgh-ijkl-mnop|hooks\.example\/|services\/T0/';

/** Hosts that have a fake. */
const NETWORK_HOSTS = '/(?:^|\.)(?:mastodon\.example|mastodon\.test|public\.api\.bsky\.app|plc\.directory|pds\.bsky\.example|bluesky\.test|linkedin\.com|linkedin\.test|x\.com|x\.test|hooks\.example|hooks\.slack\.com|discord\.com)$/';

/** Leads requests for networks to the fakes. Gives the requests, as `array( url, args )`. */
function networks() {
	$GLOBALS['network_test'] = 'php-' . wp_generate_uuid4();
	$log                     = new \ArrayObject();
	add_filter( 'mainstreet_resolve_host', static function ( $ips, $host ) {
		return preg_match( NETWORK_HOSTS, $host ) ? array( '93.184.215.14' ) : array();
	}, 10, 2 );
	add_filter( 'pre_http_request', static function ( $pre, $args, $url ) use ( $log ) {
		$parts = wp_parse_url( $url );
		if ( false !== $pre || ! preg_match( NETWORK_HOSTS, $parts['host'] ) ) {
			return $pre;
		}
		$log[]                                = array( $url, $args );
		$args['headers']['X-Mainstreet-Test'] = $GLOBALS['network_test'];
		$args['reject_unsafe_urls']           = false;
		$args['timeout']                      = isset( $GLOBALS['network_timeout'] ) ? $GLOBALS['network_timeout'] : 120;
		return wp_remote_request( getenv( 'MAINSTREET_FAKE_SERVICES' ) . '/' . $parts['host'] . ( isset( $parts['path'] ) ? $parts['path'] : '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' ), $args );
	}, 10, 3 );
	unset( $GLOBALS['network_timeout'] );
	array_map( static function ( $host ) { delete_transient( 'mainstreet_b_' . md5( $host ) ); }, array( 'mastodon.example', 'pds.bsky.example', 'public.api.bsky.app', 'plc.directory', 'api.x.com', 'api.linkedin.com', 'www.linkedin.com', 'hooks.example', 'hooks.slack.com', 'discord.com' ) );
	return $log;
}

/** Asks a fake. */
function ask_fake( $url, ?array $body = null ) {
	$args = array( 'method' => null === $body ? 'GET' : 'POST', 'body' => null === $body ? null : wp_json_encode( (object) $body ) );
	return json_decode( wp_remote_retrieve_body( wp_remote_request( $url, $args ) ), true );
}

/** Makes a host do something else from now on: `401`, `429`, `500`, `timeout`, `garbage`. */
function trouble( $mode, $host, $path = '' ) {
	wp_remote_post( getenv( 'MAINSTREET_FAKE_SERVICES' ) . '/__control?test=' . $GLOBALS['network_test'], array( 'body' => wp_json_encode( compact( 'mode', 'host', 'path' ) ), 'reject_unsafe_urls' => false ) );
	if ( 'timeout' === $mode ) {
		$GLOBALS['network_timeout'] = 1;
	}
}

/** An account at a fake. */
function connected( $network, $owner = 0, $token = 'tokenThatNobodyMaySee0123456789' ) {
	switch ( $network ) {
		case 'mastodon':
			return ( new Mastodon_Connect() )->connect( array( 'server' => 'mastodon.example', 'token' => $token ), $owner );
		case 'bluesky':
			return ( new Bluesky_Connect() )->connect( array( 'handle' => '@aurora.bsky.example', 'password' => 'abcd-efgh-ijkl-mnop' ), $owner );
		case 'webhook':
			return ( new Webhook_Connect() )->connect( array( 'name' => 'News', 'url' => 'https://hooks.example/in/NobodyMaySee', 'secret' => 'secretNobodyMaySee' ), $owner );
		case 'linkedin':
			return ( new Accounts() )->add( 'linkedin', $owner, array( 'external_id' => 'aUr0ra-_x', 'name' => 'Aurora', 'token' => $token, 'expires_at' => time() + DAY_IN_SECONDS ) );
		default:
			return ( new Accounts() )->add( 'x', $owner, array( 'external_id' => '2244994945', 'name' => '@aurora_bakes', 'token' => Token_Pair::encode( 'xAccessThatNobodyMaySee0', 'xRefreshThatNobodyMaySee0' ), 'meta' => array( 'handle' => '@aurora_bakes' ) ) );
	}
}

/** What is known of an account now. */
function now_known( Account $account ) {
	return ( new Accounts() )->find( $account->id() );
}

/** An attachment with a picture of so many pixels. */
function picture( $side, $alt = '', $quality = 80 ) {
	$image = imagecreatetruecolor( $side, $side );
	mt_srand( $side );
	for ( $at = 0; $at < $side; $at += 2 ) {
		for ( $x = 0; $x < $side; $x += 2 ) {
			imagefilledrectangle( $image, $x, $at, $x + 1, $at + 1, mt_rand( 0, 0xffffff ) );
		}
	}
	$file = wp_upload_dir()['path'] . '/picture-' . wp_generate_password( 8, false ) . '.jpg';
	imagejpeg( $image, $file, $quality );
	$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Loaf', 'post_status' => 'inherit' ), $file );
	wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file ) );
	update_post_meta( $id, '_wp_attachment_image_alt', $alt );
	return array( 'id' => $id, 'url' => wp_get_attachment_url( $id ), 'alt' => $alt );
}
