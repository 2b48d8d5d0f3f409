<?php
namespace Mainstreet\Videos;

use Mainstreet\Core\Text\Plain_Text;

defined( 'ABSPATH' ) || exit;

/** Sanitizes and stores WebVTT files: removes styles and all tags that are not WebVTT tags. */
final class Track_Text {

	/** Maximum bytes of a file. */
	const MAX_BYTES = 1048576;

	/** Sanitizes the contents of a WebVTT file; '' if the text is too long or not valid WebVTT in UTF-8. */
	public static function sanitize( string $text ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		if ( strlen( $text ) > self::MAX_BYTES || ! preg_match( '/^WEBVTT(?:[ \t\n]|$)/', $text ) || ! preg_match( '//u', $text ) ) {
			return '';
		}
		// The lookahead excludes WebVTT tags and timestamps. Other tags are removed, up to the `>` in the same line; a `<` without `>` is
		// escaped. The search stops at the last `>` of a line: after it, each `<` would be compared with the whole rest of the text.
		$mark = '(?!\/?(?:b|i|u|v|c|lang|ruby|rt)(?:[\s.>][^<>]*)?>|[\d:.]+>)';
		$text = (string) preg_replace_callback(
			'/^(?:[^>\n]*+>)++/m',
			static fn( $found ) => (string) preg_replace( "/<{$mark}[^>]*+>/i", '', $found[0] ),
			str_replace( "\0", '', $text )
		);
		$text = (string) preg_replace( "/<$mark/i", '&lt;', $text );
		// After the tags are removed, because a tag may have stood before `STYLE`. A style block ends at a line with an arrow, which begins a cue.
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
	 * Sanitizes the label of a track.
	 *
	 * @param string $label    Plain text.
	 * @param string $language Language tag, the label of a track without one.
	 */
	public static function sanitize_label( string $label, string $language ): string {
		$label = Plain_Text::line( $label, 100 );
		return '' === $label ? $language : $label;
	}

	/**
	 * Writes a file atomically, because players may read it at the same time. Creates its folder.
	 *
	 * @param string $file Path; '' for none.
	 * @param string $text Contents.
	 */
	public static function write_file( string $file, string $text ): bool {
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
