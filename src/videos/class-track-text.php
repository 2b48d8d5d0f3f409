<?php
namespace Mainstreet\Videos;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/**
 * WebVTT as people write it: only marks of captions are left in it.
 */
final class Track_Text {

	/** Largest file in bytes. */
	const MAX = 1048576;

	/**
	 * What is left of a file of WebVTT.
	 *
	 * @param string $text Contents.
	 * @return string '' for what is none.
	 */
	public static function clean( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		if ( strlen( $text ) > self::MAX || ! preg_match( '/^WEBVTT(?:[ \t\n]|$)/', $text ) || ! preg_match( '//u', $text ) ) {
			return '';
		}
		// A mark of captions, or a time in them. All others go, to their end in the same line; what has none is no mark but a sign.
		// Marks are looked for up to the last `>` of a line only: behind it each `<` would be compared with the whole rest.
		$mark = '(?!\/?(?:b|i|u|v|c|lang|ruby|rt)(?:[\s.>][^<>]*)?>|[\d:.]+>)';
		$text = (string) preg_replace_callback(
			'/^(?:[^>\n]*+>)++/m',
			static function ( $found ) use ( $mark ) {
				return (string) preg_replace( "/<{$mark}[^>]*+>/i", '', $found[0] );
			},
			str_replace( "\0", '', $text )
		);
		$text = (string) preg_replace( "/<$mark/i", '&lt;', $text );
		// Behind that: what goes may have stood before a style. A style ends at a line with an arrow, which begins a cue.
		$blocks = array();
		foreach ( (array) preg_split( '/\n{2,}/', $text ) as $block ) {
			if ( preg_match( '/^(?:STYLE|REGION)[ \t\f]*(?:\n|$)/', (string) $block ) ) {
				$arrow = strpos( $block, '-->' );
				$block = false === $arrow ? null : substr( $block, 1 + strrpos( substr( $block, 0, $arrow ), "\n" ) );
			}
			$blocks[] = $block;
		}
		return implode( "\n\n", array_filter( $blocks, 'is_string' ) );
	}

	/**
	 * A label as it is kept.
	 *
	 * @param string $label    Plain text.
	 * @param string $language Language tag, for a track without one.
	 */
	public static function label( string $label, string $language ): string {
		$label = Plain_Text::line( $label, 100 );
		return '' === $label ? $language : $label;
	}

	/**
	 * Puts a text into a file, whole or not at all: players read it meanwhile.
	 *
	 * @param string $file Path; '' for none.
	 * @param string $text Contents.
	 */
	public static function write( string $file, string $text ): bool {
		if ( '' === $file || ! wp_mkdir_p( dirname( $file ) ) ) {
			return false;
		}
		$part = $file . '.' . wp_generate_password( 12, false ) . '.part';
		// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem asks for credentials on some sites.
		if ( strlen( $text ) === file_put_contents( $part, $text ) && rename( $part, $file ) ) {
			return true;
		}
		// phpcs:enable
		if ( is_file( $part ) ) {
			wp_delete_file( $part );
		}
		return false;
	}
}
