<?php
/**
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Http\Client_Ip;
use Mainstreet\Core\Ip;

test( 'addresses of the public internet are public', function () {
	foreach ( array( '93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '223.255.255.255', '2606:2800:220:1::1', '2a00:1450::1', '::ffff:8.8.8.8', '64:ff9b::808:808' ) as $ip ) {
		truly( Ip::is_public( $ip ), $ip );
	}
} );

test( 'all others are not', function () {
	foreach ( array(
		'0.0.0.0', '10.0.0.5', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255',
		'192.0.0.8', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255',
		'::', '::1', 'fe80::1', 'fec0::1', 'fc00::1', 'fd00::1', 'ff02::1', '::127.0.0.1', '::ffff:127.0.0.1', '::ffff:10.0.0.5', '::ffff:a9fe:a9fe',
		'64:ff9b::7f00:1', '64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1',
		'', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '[::1]', 'fe80::1%eth0',
	) as $ip ) {
		same( false, Ip::is_public( $ip ), $ip );
	}
} );

test( 'networks hold what their bits say, and malformed ones hold nothing', function () {
	truly( Ip::in_ranges( '10.1.2.3', array( '10.1.2.0/24' ) ) );
	truly( Ip::in_ranges( '10.1.2.3', array( '10.1.2.3' ) ) );
	truly( Ip::in_ranges( '10.1.2.127', array( '10.1.2.0/25' ) ) );
	same( false, Ip::in_ranges( '10.1.2.128', array( '10.1.2.0/25' ) ) );
	truly( Ip::in_ranges( '2001:db8::1', array( '2001:db8::/32' ) ) );
	truly( Ip::in_ranges( '1.2.3.4', array( '0.0.0.0/0' ) ) );
	same( false, Ip::in_ranges( '1.2.3.4', array( '::/0' ) ), 'the other family' );
	foreach ( array( '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/-1', '10.0.0.0/8x', '10/8', '', 'any' ) as $range ) {
		same( false, Ip::in_ranges( '10.0.0.1', array( $range ) ), $range );
	}
} );

test( 'the client is the peer, whatever its headers say', function () {
	$_SERVER['REMOTE_ADDR']          = '198.51.100.7';
	$_SERVER['HTTP_X_FORWARDED_FOR'] = '8.8.8.8';
	same( '198.51.100.7', Client_Ip::ip() );
} );

test( 'a trusted proxy names the client, and only the part that proxies added is believed', function () {
	add_filter( 'mainstreet_trusted_proxies', function () { return array( '10.0.0.0/8', 'fd00::/8' ); } );
	$_SERVER['REMOTE_ADDR'] = '10.0.0.1';
	foreach ( array(
		'8.8.8.8'                       => '8.8.8.8',
		'1.1.1.1, 8.8.8.8'              => '8.8.8.8',
		'1.1.1.1, 8.8.8.8, 10.0.0.2'    => '8.8.8.8',
		'8.8.8.8:4711'                  => '8.8.8.8',
		'[2606:2800::1]:443'            => '2606:2800::1',
		'1.1.1.1, nonsense'             => '10.0.0.1',
		''                              => '10.0.0.1',
		'10.0.0.3'                      => '10.0.0.3',
	) as $header => $ip ) {
		$_SERVER['HTTP_X_FORWARDED_FOR'] = $header;
		same( $ip, Client_Ip::ip(), $header );
	}
	$_SERVER['REMOTE_ADDR']          = '::ffff:10.0.0.1';
	$_SERVER['HTTP_X_FORWARDED_FOR'] = '8.8.8.8';
	same( '8.8.8.8', Client_Ip::ip(), 'a proxy seen by a server on both families:' );
	$_SERVER['HTTP_CF_CONNECTING_IP'] = '9.9.9.9';
	add_filter( 'mainstreet_proxy_header', function () { return 'CF-Connecting-IP'; } );
	same( '9.9.9.9', Client_Ip::ip() );
	unset( $_SERVER['HTTP_X_FORWARDED_FOR'], $_SERVER['HTTP_CF_CONNECTING_IP'] );
} );

test( 'rate limits see one visitor per IPv4 address and per IPv6 household', function () {
	$key = function ( $ip ) {
		$_SERVER['REMOTE_ADDR'] = $ip;
		return Client_Ip::key();
	};
	truly( $key( '8.8.8.8' ) !== $key( '8.8.4.4' ) );
	same( $key( '2606:2800:220:1::1' ), $key( '2606:2800:220:1:ffff::2' ) );
	truly( $key( '2606:2800:220:1::1' ) !== $key( '2606:2800:220:2::1' ) );
	same( $key( '8.8.8.8' ), $key( '::ffff:8.8.8.8' ) );
	truly( $key( '::ffff:8.8.4.4' ) !== $key( '::ffff:8.8.8.8' ) );
	truly( 1 === preg_match( '/^[0-9a-f]{32}$/', $key( 'nonsense' ) ) );
	$_SERVER['REMOTE_ADDR'] = '127.0.0.1';
} );
