<?php
/**
 * Names of hosts in other scripts.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Host_Name;
use Mainstreet\Http\Address_Guard;
use Mainstreet\Http\Http_Client;
use Mainstreet\Mail\Email_Address;
use Mainstreet\Mail\Mailbox;
use Mainstreet\Social\Sharing_Buttons\Mastodon_Page;

/** As typed => as browsers ask for it (Chromium 150, `new URL()`). */
const BROWSER_HOSTS = array(
	'bücher.example'             => 'xn--bcher-kva.example',
	'BÜCHER.example'             => 'xn--bcher-kva.example',
	"bu\u{308}cher.example"      => 'xn--bcher-kva.example',
	"BU\u{308}CHER.EXAMPLE"      => 'xn--bcher-kva.example',
	'xn--bcher-kva.example'      => 'xn--bcher-kva.example',
	'XN--BCHER-KVA.example'      => 'xn--bcher-kva.example',
	'faß.example'                => 'xn--fa-hia.example',
	'ΑΣ.example'                 => 'xn--mxa0b.example',
	'例え。テスト'                     => 'xn--r8jz45g.xn--zckzah',
	'ＥＸＡＭＰＬＥ．com'                => 'example.com',
	"a\u{ad}b.example"           => 'ab.example',
	'İ.example'                  => 'xn--i-9bb.example',
	'Ⅷ.example'                  => 'viii.example',
	'ﬁ.example'                  => 'fi.example',
	'A_b--c.Example'             => 'a_b--c.example',
	"\u{200d}x.example"          => '',
);

test( 'a host name is the one that browsers ask for', function () {
	foreach ( BROWSER_HOSTS as $typed => $ascii ) {
		same( $ascii, Host_Name::ascii( $typed ), $typed );
	}
} );

test( 'without the intl extension a name is right or refused, never another', function () {
	$got = json_decode( in_process( __DIR__ . '/processes/host-names.php', array( 'hosts' => array_keys( BROWSER_HOSTS ) ), array(), '', array( 'disable_functions' => 'idn_to_ascii' ) )(), true );
	$read = 0;
	foreach ( BROWSER_HOSTS as $typed => $ascii ) {
		truly( in_array( $got[ $typed ], array( $ascii, '' ), true ), "$typed: {$got[ $typed ]}" );
		$read += '' !== $got[ $typed ] ? 1 : 0;
	}
	same( 'xn--bcher-kva.example', $got['BÜCHER.example'] );
	truly( $read >= 8, $read );
} );

test( 'requests, mails and shares go to that host', function () {
	addresses( array( 'xn--bcher-kva.example' => array( '93.184.216.34' ) ) );
	$log = outside( function () { return 'x'; } );
	foreach ( array( 'bücher.example', 'BÜCHER.example', "bu\u{308}cher.example", 'bücher.example.' ) as $host ) {
		same( 'http://xn--bcher-kva.example/', ( new Http_Client() )->get_public( "http://$host/" )['url'], $host );
		same( 'xn--bcher-kva.example', Mastodon_Page::parse_host( "https://$host/" ), $host );
		same( 'eve@xn--bcher-kva.example', Mailbox::normalize( "Eve@$host" ), $host );
	}
	same( 4, count( $log ) );
	foreach ( array( '１２７．０．０．１', '127。0。0。1', '①②⑦.⓪.⓪.①', 'ｌｏｃａｌｈｏｓｔ', '０ｘ７ｆ００００００１' ) as $host ) {
		is_error( 'refused', Address_Guard::check( "http://$host/" ) );
	}
	same( 'eve@xn--fa-hia.example', Email_Address::clean( 'eve@faß.example' ) );
} );
