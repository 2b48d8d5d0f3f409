<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/**
 * Reads what the block.json files of our blocks hold under `mainstreet`.
 */
final class Block_Declarations {

	/**
	 * What blocks declare, by field and block name; null until it is asked for.
	 *
	 * @var array[]|null
	 */
	private static ?array $declared = null;

	/**
	 * What the block.json files of our blocks say under `mainstreet`, for the rooms that ask: `textAttributes` (names of
	 * attributes that are text and not HTML), `needsPage` (true, or what a mail has instead, where the block can't live in it), `formReference` (name
	 * of the attribute that holds the id of a stored form). Blocks that are switched off are among them.
	 *
	 * @param string $field Such as `needsPage`.
	 * @return array Values by block name, of the blocks that say it.
	 */
	public static function of( string $field ): array {
		if ( null === self::$declared ) {
			$manifest       = MAINSTREET_DIR . '/build/blocks-manifest.php';
			self::$declared = array();
			foreach ( is_readable( $manifest ) ? require $manifest : array() as $metadata ) {
				foreach ( isset( $metadata['mainstreet'] ) ? $metadata['mainstreet'] : array() as $name => $value ) {
					self::$declared[ $name ][ $metadata['name'] ] = $value;
				}
			}
		}
		return isset( self::$declared[ $field ] ) ? self::$declared[ $field ] : array();
	}
}
