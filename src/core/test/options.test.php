<?php
/**
 * Settings as pages read them.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Core\Options;
use Mainstreet\Core\Stored_Settings;

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
