<?php
namespace Mainstreet\Video_Player;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the Content-Security-Policy of the player's page: script and style sheet are allowed by URL, the inline style by hash. It
 * contains no nonce, so that the page can be cached.
 */
final class Player_Security_Header {

	/**
	 * Returns the value of the header.
	 *
	 * @param string[] $media   URLs of videos and images.
	 * @param string   $style   Contents of the inline style; '' for none.
	 * @param bool     $is_open Whether other sites may embed the page.
	 */
	public static function get_header( array $media, string $style, bool $is_open ): string {
		$origins = implode( ' ', array_unique( array_merge( array( "'self'" ), array_filter( array_map( array( __CLASS__, 'get_origin' ), $media ) ) ) ) );
		// The header contains hashes in base64.
		$hash = '' === $style ? '' : " 'sha256-" . base64_encode( hash( 'sha256', $style, true ) ) . "'";
		return implode(
			'; ',
			array(
				"default-src 'none'",
				'script-src ' . self::encode_source( self::get_script_url() ),
				'style-src ' . self::encode_source( self::get_style_url() ) . $hash,
				"img-src $origins",
				"media-src $origins",
				"connect-src 'self'",
				"base-uri 'none'",
				"form-action 'none'",
				'frame-ancestors ' . ( $is_open ? '*' : implode( ' ', array_merge( array( "'self'" ), self::get_own_origins() ) ) ),
			)
		);
	}

	/**
	 * Returns the origins of this site's front end and admin.
	 *
	 * @return string[]
	 */
	public static function get_own_origins(): array {
		return array_values( array_unique( array_filter( array_map( array( __CLASS__, 'get_origin' ), array( home_url(), site_url(), admin_url() ) ) ) ) );
	}

	public static function get_script_url(): string {
		return plugins_url( 'build/video-player/view.js', MAINSTREET_FILE );
	}

	public static function get_style_url(): string {
		return plugins_url( 'build/video-player/style.css', MAINSTREET_FILE );
	}

	/** Returns the origin of a URL; '' for an invalid URL. */
	private static function get_origin( string $url ): string {
		$parts = wp_parse_url( $url );
		if ( ! isset( $parts['scheme'], $parts['host'] ) || ! preg_match( '/^[A-Za-z0-9.:\[\]-]+$/D', $parts['host'] ) ) {
			return '';
		}
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	/** Encodes the separators of the header in a URL. */
	private static function encode_source( string $url ): string {
		return str_replace( array( ' ', ';', ',' ), array( '%20', '%3B', '%2C' ), $url );
	}
}
