<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/** Provides the logo and color of emails: those of the settings, or else those of the theme. The logo defaults to the site's logo or icon. */
final class Mail_Styles {

	/** Default color, if the theme has none: the text color. */
	const INK = '#1e1e1e';

	/** Image types that all mail programs show. */
	const PICTURES = array( 'image/png', 'image/jpeg', 'image/gif' );

	/** Returns the color of buttons and of the line above an email, such as `#1e1e1e`. */
	public static function accent(): string {
		$set = strtolower( (string) Options::get( 'newsletter_accent' ) );
		if ( '' !== $set ) {
			return $set;
		}
		$styles = wp_get_global_styles( array( 'elements', 'button', 'color' ), array( 'transforms' => array( 'resolve-variables' ) ) );
		$color  = is_array( $styles ) && isset( $styles['background'] ) ? $styles['background'] : '';
		$hex    = is_string( $color ) ? self::to_hex( $color ) : '';
		return '' === $hex ? self::INK : $hex;
	}

	/** Returns the text color on a background: black or white, whichever has more contrast. */
	public static function text_color_on( string $color ): string {
		$color = self::to_hex( $color );
		$color = '' === $color ? self::INK : $color;
		$light = 0.0;
		foreach ( array( 0.2126, 0.7152, 0.0722 ) as $i => $share ) {
			$part   = hexdec( substr( $color, 1 + 2 * $i, 2 ) ) / 255;
			$light += $share * ( $part <= 0.04045 ? $part / 12.92 : pow( ( $part + 0.055 ) / 1.055, 2.4 ) );
		}
		return $light > 0.179 ? '#000000' : '#ffffff';
	}

	/** Returns the logo: `url`, `width` and `height` in pixels, both 0 if unknown; null if there is none. */
	public static function logo(): ?array {
		$set  = (string) Options::get( 'newsletter_logo' );
		$ids  = '' === $set ? array( (int) get_theme_mod( 'custom_logo' ), (int) get_option( 'site_icon' ) ) : array( (int) attachment_url_to_postid( $set ) );
		$ids  = array_filter( $ids, static fn( $id ) => $id > 0 && in_array( get_post_mime_type( $id ), self::PICTURES, true ) );
		$file = $ids ? wp_get_attachment_image_src( reset( $ids ), 'medium' ) : false;
		if ( ! $file ) {
			return '' === $set ? null : array(
				'url'    => $set,
				'width'  => 0,
				'height' => 0,
			);
		}
		list( $url, $width, $height ) = $file;
		// Displayed at most 48 pixels high and 240 wide.
		$scale = min( 1, 48 / max( 1, $height ), 240 / max( 1, $width ) );
		return array(
			'url'    => set_url_scheme( $url, (string) wp_parse_url( home_url(), PHP_URL_SCHEME ) ),
			'width'  => max( 1, (int) round( $width * $scale ) ),
			'height' => max( 1, (int) round( $height * $scale ) ),
		);
	}

	/** Returns the postal address of the sender, which many countries require by law; '' for none. */
	public static function address(): string {
		$lines = array_filter( array_map( 'trim', explode( "\n", (string) Options::get( 'newsletter_address' ) ) ) );
		return implode( '<br>', array_map( 'esc_html', $lines ) );
	}

	/** Converts a color to `#rrggbb`, which all mail programs support; '' if it is neither hexadecimal nor `rgb()`. */
	private static function to_hex( string $color ): string {
		$color = strtolower( trim( substr( $color, 0, 40 ) ) );
		if ( preg_match( '/^#([0-9a-f])([0-9a-f])([0-9a-f])$/D', $color, $part ) ) {
			return '#' . $part[1] . $part[1] . $part[2] . $part[2] . $part[3] . $part[3];
		}
		if ( preg_match( '/^#[0-9a-f]{6}$/D', $color ) ) {
			return $color;
		}
		if ( preg_match( '/^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/D', $color, $part ) ) {
			return sprintf( '#%02x%02x%02x', min( 255, (int) $part[1] ), min( 255, (int) $part[2] ), min( 255, (int) $part[3] ) );
		}
		return '';
	}
}
