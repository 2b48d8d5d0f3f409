<?php
namespace Mainstreet\Registration\Editor;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the strings of lazy chunks from language packs.
 *
 * A language pack of WordPress.org has one JSON file for each script, named after the MD5 hash of its path. Core loads only the file of
 * the script that is enqueued; the chunks that it loads later would stay English.
 */
final class Script_Translations {

	const DOMAIN = 'mainstreet-blocks';

	/**
	 * Callback of load_script_translations: adds the strings of all other files of the same locale.
	 *
	 * @param mixed $translations JSON of one script.
	 * @param mixed $file         Path of the file.
	 * @param mixed $handle       Handle of the script.
	 * @param mixed $domain       Text domain.
	 * @return mixed JSON; the given one if the file is not part of a language pack of this plugin.
	 */
	public static function merge( $translations, $file = '', $handle = '', $domain = '' ) {
		if ( self::DOMAIN !== $domain || ! is_string( $file ) || ! preg_match( '/^(.+-)[0-9a-f]{32}\.json$/', $file, $parts ) ) {
			return $translations;
		}
		$merged = self::decode( $translations );
		if ( ! $merged ) {
			return $translations;
		}
		$messages = &$merged['locale_data']['messages'];
		foreach ( (array) glob( self::escape( $parts[1] ) . '*.json' ) as $other ) {
			$data     = preg_match( '/-[0-9a-f]{32}\.json$/', $other ) ? self::decode( file_get_contents( $other ) ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			$messages = $data ? $messages + $data['locale_data']['messages'] : $messages;
		}
		return wp_json_encode( $merged );
	}

	/**
	 * Decodes a file.
	 *
	 * @param mixed $json JSON.
	 * @return array|null Null if it has no messages.
	 */
	private static function decode( $json ): ?array {
		$data = is_string( $json ) ? json_decode( $json, true ) : null;
		return is_array( $data['locale_data']['messages'] ?? null ) ? $data : null;
	}

	/** Escapes the special characters of a glob pattern in a path. */
	private static function escape( string $path ): string {
		return addcslashes( $path, '*?[{\\' );
	}
}
