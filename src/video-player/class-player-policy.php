<?php
namespace Mainstreet\Video_Player;

defined( 'ABSPATH' ) || exit;

/**
 * The Content-Security-Policy: our script and style sheet by their addresses, the inline style by its hash. Nothing in it is random, so
 * that a page from a cache is as good.
 */
final class Player_Policy {

	/**
	 * The header's value.
	 *
	 * @param string[] $media Addresses of what is played and shown.
	 * @param string   $style Contents of the inline style; '' for none.
	 * @param bool     $is_open Whether other sites may show the page.
	 */
	public static function header( array $media, string $style, bool $is_open ): string {
		$origins = implode( ' ', array_unique( array_merge( array( "'self'" ), array_filter( array_map( array( __CLASS__, 'origin' ), $media ) ) ) ) );
		// As the header wants it.
		$hash = '' === $style ? '' : " 'sha256-" . base64_encode( hash( 'sha256', $style, true ) ) . "'";
		return implode(
			'; ',
			array(
				"default-src 'none'",
				'script-src ' . self::source( self::script() ),
				'style-src ' . self::source( self::sheet() ) . $hash,
				"img-src $origins",
				"media-src $origins",
				"connect-src 'self'",
				"base-uri 'none'",
				"form-action 'none'",
				'frame-ancestors ' . ( $is_open ? '*' : implode( ' ', array_merge( array( "'self'" ), self::own_origins() ) ) ),
			)
		);
	}

	/**
	 * Origins of this site: its pages, and the editor's.
	 *
	 * @return string[]
	 */
	public static function own_origins(): array {
		return array_values( array_unique( array_filter( array_map( array( __CLASS__, 'origin' ), array( home_url(), site_url(), admin_url() ) ) ) ) );
	}

	/** Address of the script. */
	public static function script(): string {
		return plugins_url( 'build/video-player/view.js', MAINSTREET_FILE );
	}

	/** Address of the style sheet. */
	public static function sheet(): string {
		return plugins_url( 'build/video-player/style.css', MAINSTREET_FILE );
	}

	/**
	 * Scheme, host and port of an address.
	 *
	 * @param string $url Address.
	 * @return string '' where there are none.
	 */
	private static function origin( string $url ): string {
		$parts = wp_parse_url( $url );
		if ( ! isset( $parts['scheme'], $parts['host'] ) || ! preg_match( '/^[A-Za-z0-9.:\[\]-]+$/D', $parts['host'] ) ) {
			return '';
		}
		return $parts['scheme'] . '://' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
	}

	/**
	 * An address as the header wants it: what parts its values is written otherwise.
	 *
	 * @param string $url Address.
	 */
	private static function source( string $url ): string {
		return str_replace( array( ' ', ';', ',' ), array( '%20', '%3B', '%2C' ), $url );
	}
}
