<?php
/**
 * Addresses that the server must never ask, however somebody types them.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** An address of the public internet, which names of the tests lead to. */
const OUTSIDE_IP = '93.184.216.34';

/**
 * The table. Names lead to what private_names() says.
 *
 * @return string[] URLs.
 */
function private_addresses() {
	$hosts = array(
		// Loopback, in every notation.
		'127.0.0.1', '127.0.0.1.', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.0.0.1', '0177.0.0.1', '0177.1', '00000177.0.0.1',
		'127.0.0.0x1', '①②⑦.⓪.⓪.①', '127。0。0。1', 'localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ip6-localhost', '0', '0.0.0.0', '[::1]', '[::]',
		'[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]',
		// Private, link-local, carriers', documentation, multicast, broadcast, reserved.
		'10.0.0.5', '172.16.0.1', '172.31.255.255', '192.168.0.1', '169.254.0.1', '100.64.0.1', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1',
		'224.0.0.1', '240.0.0.1', '255.255.255.255', '[fd00::1]', '[fc00::1]', '[fe80::1]', '[fe80::1%25eth0]', '[fec0::1]', '[ff02::1]', '[2001:db8::1]', '[64:ff9b::a00:5]', '[2002:a00:5::]',
		// What clouds tell their machines.
		'169.254.169.254', '0xa9fea9fe', '2852039166', '[fd00:ec2::254]', '[::ffff:169.254.169.254]', 'metadata.example',
		// Names that lead inside, only or also.
		'private.example', 'mixed.example', 'six.example', 'nowhere.example',
	);
	$urls = array_map( static function ( $host ) { return 'http://' . $host . '/'; }, $hosts );
	return array_merge(
		$urls,
		array(
			// Credentials, ports, schemes, and what parsers disagree about.
			'http://public.example@127.0.0.1/', 'http://user:pass@public.example/', 'http://127.0.0.1\\@public.example/', 'http://public.example\\@127.0.0.1/', 'http://public.example\\#@127.0.0.1/',
			'http://public.example:22/', 'http://public.example:6379/', 'http://public.example:8080/', 'https://public.example:3306/', 'http://public.example:0/',
			'http://public.example:80@127.0.0.1/', "http://public.example\t@127.0.0.1/", 'http://127.0.0.1%2f@public.example/', 'http://public.example%00.private.example/',
			// Ways that end inside.
			'http://public.example/to-loopback', 'http://public.example/to-private', 'http://public.example/to-metadata', 'http://public.example/to-port', 'http://public.example/to-file', 'http://public.example/chain',
			// A name that answers differently the second time.
			'http://public.example/to-changing',
		)
	);
}

/** Answers names, and requests of the way that the table's last rows begin; anything else is noted. */
function private_world() {
	$changes = 0;
	addresses(
		array(
			'public.example'   => array( OUTSIDE_IP ),
			'private.example'  => array( '10.0.0.5' ),
			'mixed.example'    => array( OUTSIDE_IP, '10.0.0.5' ),
			'six.example'      => array( OUTSIDE_IP, 'fd00::1' ),
			'metadata.example' => array( '169.254.169.254' ),
			'changing.example' => static function () use ( &$changes ) { return array( 0 === $changes++ % 2 ? OUTSIDE_IP : '127.0.0.1' ); },
		)
	);
	$ways   = array(
		'/to-loopback' => 'http://127.0.0.1/secret',
		'/to-private'  => 'http://private.example/secret',
		'/to-metadata' => 'http://169.254.169.254/latest/meta-data/',
		'/to-port'     => 'http://public.example:6379/',
		'/to-file'     => 'file:///etc/passwd',
		'/chain'       => 'http://public.example/to-private',
		'/to-changing' => 'http://changing.example/first',
		'/first'       => 'http://changing.example/second',
	);
	$leaks  = new \ArrayObject();
	outside(
		static function ( $url ) use ( $ways, $leaks ) {
			$parts = wp_parse_url( $url );
			$path  = isset( $parts['path'] ) ? $parts['path'] : '/';
			if ( in_array( $parts['host'], array( 'public.example', 'changing.example' ), true ) && ! isset( $parts['port'] ) && isset( $ways[ $path ] ) ) {
				return array( 302, '', array( 'location' => $ways[ $path ] ) );
			}
			$leaks[] = $url;
			return 'leak';
		}
	);
	return $leaks;
}
