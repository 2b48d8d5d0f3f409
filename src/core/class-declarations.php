<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Finds declarations by the name of their file, so that nothing is listed by hand: a room, block
 * or panel that has an `options.php`, `module.php`, `uninstall.php` … takes part by having it.
 */
final class Declarations {

	/**
	 * All declarations of a kind.
	 *
	 * @param string $name Name of the file, such as `options.php`, or `tables/*.php`.
	 * @return string[] Absolute paths: rooms, then blocks, then panels, each in the order of their names.
	 */
	public static function files( string $name ): array {
		return array_map(
			static function ( $file ) {
				return MAINSTREET_DIR . '/' . $file;
			},
			\Mainstreet\index()['declarations'][ $name ] ?? array()
		);
	}

	/**
	 * The block that a file belongs to.
	 *
	 * @param string $file Path, absolute or from the plugin's folder on.
	 * @return string Folder of the block; '' for a room or panel.
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
