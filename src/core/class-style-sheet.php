<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/** Loads style sheets that only some markup needs. Style sheets in a block.json are loaded with every block of that type. */
final class Style_Sheet {

	/**
	 * Enqueues a style sheet. WordPress prints small ones inline.
	 *
	 * @param string $name Path in the build without extension, such as `blocks/contact-form/looks`.
	 */
	public static function enqueue( string $name ): void {
		$handle = 'mainstreet-' . str_replace( array( 'blocks/', '/' ), array( '', '-' ), $name );
		if ( ! wp_style_is( $handle, 'registered' ) ) {
			$file = MAINSTREET_DIR . "/build/$name" . ( is_rtl() ? '-rtl' : '' ) . '.css';
			wp_register_style( $handle, plugins_url( "build/$name.css", MAINSTREET_FILE ), array(), SCRIPT_DEBUG ? (string) filemtime( $file ) : MAINSTREET_VERSION );
			wp_style_add_data( $handle, 'path', $file );
			wp_style_add_data( $handle, 'rtl', 'replace' );
		}
		wp_enqueue_style( $handle );
	}

	/**
	 * Reads a style sheet for a document without a theme, such as an email.
	 *
	 * @param string $name Path in the build without extension.
	 * @return string CSS without `</style`, as all files of the build; '' if the file does not exist.
	 */
	public static function read( string $name ): string {
		$file = MAINSTREET_DIR . "/build/$name.css";
		return is_file( $file ) ? trim( (string) file_get_contents( $file ) ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
	}
}
