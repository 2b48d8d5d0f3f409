<?php
/**
 * Settings as pages read them.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Options\Stored_Settings;

/** Declarations that this process has read; sets them. */
function declared( $declarations ) {
	$all = new \ReflectionProperty( Options::class, 'all' );
	$all->setAccessible( true );
	$before = $all->getValue();
	$all->setValue( null, $declarations );
	return $before;
}

test( 'a setting that says its default is read without declarations, unless a text or number is stored', function () {
	Options::all();
	foreach ( array( array( array(), false ), array( array( 'embeds_on_click' => true ), true ), array( array( 'embeds_on_click' => false ), false ) ) as list( $stored, $value ) ) {
		Stored_Settings::save( $stored );
		$before = declared( null );
		same( $value, Options::get( 'embeds_on_click', false ) );
		same( 'test', Options::get( 'payments_mode', 'test' ) );
		truly( null === declared( $before ), 'no declarations are read:' );
	}
	foreach ( array( 'live' => 'live', 'test' => 'test', 'else' => 'test' ) as $stored => $mode ) {
		Stored_Settings::save( array( 'payments_mode' => $stored, 'payments_free_views' => 51, 'embeds_on_click' => 'yes' ) );
		same( $mode, Options::get( 'payments_mode', 'test' ) );
		same( 0, Options::get( 'payments_free_views', 0 ) );
		same( false, Options::get( 'embeds_on_click', false ) );
	}
} );

test( 'a value fits by the schema of its declaration, or says what would', function () {
	$range = 'Enter a whole number from 0 to 1,200.';
	$list  = 'Choose items from the list, each only once.';
	$email = 'Enter an email address, or leave it empty.';
	$long  = 'This is too long, or has more than one line.';
	foreach ( array(
		'feedback_retention_months'  => array( array( 12, 12 ), array( '12', 12 ), array( -1, $range ), array( 1201, $range ), array( 1.5, $range ), array( '', $range ), array( null, $range ) ),
		'embeds_on_click'            => array( array( true, true ), array( 'false', false ), array( 'maybe', $long ), array( array(), $long ) ),
		'feedback_from_email'        => array( array( ' a@example.org ', 'a@example.org' ), array( '', '' ), array( 'nonsense', $email ), array( "a@example.org\n", $email ) ),
		'feedback_from_name'         => array( array( str_repeat( 'ü', 200 ), str_repeat( 'ü', 200 ) ), array( str_repeat( 'x', 201 ), $long ), array( 5, $long ), array( "a\0", $long ) ),
		'feedback_default_recipient' => array( array( 'admin', 'admin' ), array( '', 'Choose one of the options.' ), array( 'else', 'Choose one of the options.' ) ),
		'sharing_below'              => array( array( 'post, page', 'post,page' ), array( '', '' ), array( 'post,post', $list ), array( 'post,else', $list ), array( 'post,', $list ) ),
		'newsletter_address'         => array( array( "a\r\nb\rc", "a\nb\nc" ), array( str_repeat( 'x', 501 ), 'This is too long.' ) ),
		'newsletter_accent'          => array( array( '#2F6f4e', '#2F6f4e' ), array( '#abc', 'Enter a color such as #2f6f4e, or leave it empty.' ) ),
		'newsletter_logo'            => array( array( 'HTTPS://a.example/x.png', 'HTTPS://a.example/x.png' ), array( 'ftp://a.example', 'Enter an image URL, or leave it empty.' ) ),
		'trusted_proxies'            => array( array( '203.0.113.7, 203.0.113.0/24', '203.0.113.7, 203.0.113.0/24' ), array( '', '' ) ),
	) as $name => $cases ) {
		foreach ( $cases as list( $value, $expected ) ) {
			$actual = Options::sanitize( $name, $value );
			same( $expected, is_wp_error( $actual ) ? $actual->get_error_message() : $actual, $name . ' ' . wp_json_encode( $value ) );
		}
	}
	holds( 'networks such as', Options::sanitize( 'trusted_proxies', '0.0.0.0/0' )->get_error_message() );
} );

test( 'each default that the code says is the declared one', function () {
	$found = 0;
	foreach ( array( 'src', 'blocks' ) as $folder ) {
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( MAINSTREET_DIR . "/$folder", \FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			if ( 'php' !== $file->getExtension() || false !== strpos( wp_normalize_path( $file->getPathname() ), '/test/' ) ) {
				continue;
			}
			$code = (string) file_get_contents( $file->getPathname() );
			preg_match_all( '/\bOptions::get\( (\'[a-z_]+\'|"[^"]+"), ([^()]+) \)/', $code, $calls, PREG_SET_ORDER );
			foreach ( $calls as list( $call, $name, $default ) ) {
				// `{$format}` stands for any word.
				$names = preg_grep( '/^' . preg_replace( '/\{[^}]*\}/', '\w+', trim( $name, '\'"' ) ) . '$/D', array_keys( Options::all() ) );
				truly( (bool) $names, $call );
				if ( preg_match( '/^self::(\w+)$/D', $default, $constant ) ) {
					truly( 1 === preg_match( '/const ' . $constant[1] . '\s*= (\'[^\']*\')/', $code, $value ), $call );
					$default = $value[1];
				}
				$known = array( 'true' => true, 'false' => false );
				$given = isset( $known[ $default ] ) ? $known[ $default ] : ( is_numeric( $default ) ? (int) $default : trim( $default, "'" ) );
				foreach ( $names as $one ) {
					same( array( $given, false ), array( Options::all()[ $one ]['default'], isset( Options::all()[ $one ]['option'] ) ), "$call, $one" );
				}
				++$found;
			}
		}
	}
	truly( $found > 8, "$found calls" );
} );
