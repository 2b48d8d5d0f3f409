<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Finds declarations by file name. A feature folder, block or panel takes part by having an `options.php`, `module.php`,
 * `uninstall.php` …; there is no list to maintain.
 */
final class Declarations {

	/**
	 * Lists all declaration files of a name.
	 *
	 * @param string $name Name of the file, such as `options.php`, or `tables/*.php`.
	 * @return string[] Absolute paths: feature folders, then blocks, then panels, each sorted by name.
	 */
	public static function files( string $name ): array {
		return array_map( static fn( $file ) => MAINSTREET_DIR . '/' . $file, \Mainstreet\index()['declarations'][ $name ] ?? array() );
	}

	/**
	 * Finds the block that contains a file.
	 *
	 * @param string $file Path, absolute or relative to the plugin folder.
	 * @return string Folder name of the block, such as `map`; '' if the file is in no block.
	 */
	public static function block_of( string $file ): string {
		$folder = 0 === strpos( $file, MAINSTREET_DIR . '/' ) ? substr( $file, strlen( MAINSTREET_DIR ) + 1 ) : $file;
		$block  = false;
		while ( false === $block && false !== strpos( $folder, '/' ) ) {
			$folder = dirname( $folder );
			$block  = array_search( $folder, \Mainstreet\index()['folders'], true );
		}
		return (string) $block;
	}
}
