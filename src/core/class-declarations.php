<?php
/**
 * What rooms, blocks and panels declare.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Finds declarations by the name of their file, so that nothing is listed by hand: a room, block
 * or panel that has an `options.php`, `routes.php`, `uninstall.php` … takes part by having it.
 */
final class Declarations {

	/**
	 * Files found, by name.
	 *
	 * @var array<string, string[]>
	 */
	private static $found = array();

	/**
	 * All declarations of a kind.
	 *
	 * @param string $name Name of the file, such as `options.php`, or a pattern such as `tables/*.php`.
	 * @return string[] Absolute paths: rooms, then blocks, then panels, each in the order of their names.
	 */
	public static function files( $name ) {
		if ( ! isset( self::$found[ $name ] ) ) {
			self::$found[ $name ] = array();
			foreach ( array( 'src/*', 'src/*/*', 'build/blocks/*', 'build/extensions/*' ) as $place ) {
				self::$found[ $name ] = array_merge( self::$found[ $name ], (array) glob( MAINSTREET_DIR . "/$place/$name" ) );
			}
		}
		return self::$found[ $name ];
	}

	/**
	 * The block that declares something.
	 *
	 * @param string $file One of files().
	 * @return string Folder of the block; '' when it is a room or panel.
	 */
	public static function block_of( $file ) {
		$folder = dirname( $file );
		return 'blocks' === basename( dirname( $folder ) ) ? basename( $folder ) : '';
	}
}
