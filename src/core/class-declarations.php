<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Finds declarations by the name of their file, so that nothing is listed by hand: a room, block
 * or panel that has an `options.php`, `routes.php`, `uninstall.php` … takes part by having it.
 */
final class Declarations {

	/**
	 * All declarations of a kind.
	 *
	 * @param string $name Name of the file, such as `options.php`, or `tables/*.php`.
	 * @return string[] Absolute paths: rooms, then blocks, then panels, each in the order of their names.
	 */
	public static function files( $name ) {
		return array_map(
			static function ( $file ) {
				return MAINSTREET_DIR . '/' . $file;
			},
			\Mainstreet\index()['declarations'][ $name ] ?? array()
		);
	}

	/**
	 * The block that declares something.
	 *
	 * @param string $file One of files().
	 * @return string Folder of the block; '' when it is a room or panel.
	 */
	public static function block_of( $file ) {
		return (string) array_search( substr( dirname( $file ), strlen( MAINSTREET_DIR ) + 1 ), \Mainstreet\index()['folders'], true );
	}
}
