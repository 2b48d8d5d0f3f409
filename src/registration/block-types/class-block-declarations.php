<?php
namespace Mainstreet\Registration\Block_Types;

defined( 'ABSPATH' ) || exit;

/** Reads the `mainstreet` field of the plugin's block.json files. */
final class Block_Declarations {

	/** @var array[]|null Declared values by field and block name; null until they are loaded. */
	private static ?array $declared = null;

	/**
	 * Returns the values of one field. Fields are: `textAttributes` (names of attributes that are plain text, not HTML), `needsPage`
	 * (true, or the replacement in emails, for blocks that do not work in emails), `formReference` (name of the attribute with the id of
	 * a stored form). Includes blocks that are switched off.
	 *
	 * @return array Values by block name, for blocks with this field.
	 */
	public static function get( string $field ): array {
		if ( null === self::$declared ) {
			$manifest       = MAINSTREET_DIR . '/build/blocks-manifest.php';
			self::$declared = array();
			foreach ( is_readable( $manifest ) ? require $manifest : array() as $metadata ) {
				foreach ( $metadata['mainstreet'] ?? array() as $name => $value ) {
					self::$declared[ $name ][ $metadata['name'] ] = $value;
				}
			}
		}
		return self::$declared[ $field ] ?? array();
	}
}
