<?php
namespace Mainstreet\Core\Text;

defined( 'ABSPATH' ) || exit;

final class Utf8 {

	/**
	 * Removes invalid UTF-8. wp_check_invalid_utf8() does the same, but before WordPress 6.9 it raises a notice about removed bytes.
	 *
	 * @param string $text Any bytes.
	 * @return string
	 */
	public static function clean( $text ) {
		if ( ! function_exists( 'mb_check_encoding' ) ) {
			return wp_check_invalid_utf8( $text, true );
		}
		if ( mb_check_encoding( $text, 'UTF-8' ) ) {
			return $text;
		}
		$before = mb_substitute_character();
		mb_substitute_character( 'none' );
		$text = mb_convert_encoding( $text, 'UTF-8', 'UTF-8' );
		mb_substitute_character( $before );
		return $text;
	}
}
