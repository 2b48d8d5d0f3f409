<?php
/**
 * How newsletter mail looks.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Puts texts into the HTML and the plain form of a mail. No pictures of its own, no tracking,
 * nothing that is loaded from elsewhere.
 */
final class Mail_Layout {

	const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

	/** How a link looks like a button. */
	const BUTTON = 'display:inline-block;padding:12px 24px;border-radius:4px;background:#1e1e1e;color:#ffffff;text-decoration:none;font-weight:600';

	/**
	 * A whole HTML mail.
	 *
	 * @param string $title  Heading, plain text.
	 * @param string $body   HTML that is safe.
	 * @param string $footer HTML that is safe.
	 * @return string
	 */
	public static function html( $title, $body, $footer = '' ) {
		$lang = str_replace( '_', '-', get_locale() );
		$dir  = is_rtl() ? 'rtl' : 'ltr';
		return '<!DOCTYPE html><html lang="' . esc_attr( $lang ) . '" dir="' . $dir . '"><head><meta charset="utf-8">'
			. '<meta name="viewport" content="width=device-width,initial-scale=1">'
			// Posts bring colours of their own, so programs with a dark look shall not change half of them.
			. '<meta name="color-scheme" content="light only"><title>' . esc_html( $title ) . '</title></head>'
			. '<body style="margin:0;padding:0;background:#f4f4f2;color:#1e1e1e;' . self::FONT . ';font-size:16px;line-height:1.6">'
			. '<div style="max-width:600px;margin:0 auto;padding:24px 16px">'
			. '<div style="padding:0 8px 16px;font-size:14px"><a style="color:#50575e;text-decoration:none" href="' . esc_url( home_url( '/' ) ) . '">' . esc_html( self::site() ) . '</a></div>'
			. '<div style="background:#ffffff;border-radius:8px;padding:32px 32px 16px">'
			. '<h1 style="margin:0 0 16px;font-size:26px;line-height:1.25">' . esc_html( $title ) . '</h1>' . $body . '</div>'
			. '<div style="padding:16px 8px;font-size:13px;color:#50575e">' . $footer . '</div></div></body></html>';
	}

	/**
	 * A link that looks like a button.
	 *
	 * @param string $label Plain text.
	 * @param string $url   Address.
	 * @return string HTML.
	 */
	public static function button( $label, $url ) {
		return '<p style="margin:24px 0"><a style="' . self::BUTTON . '" href="'
			. esc_url( $url ) . '">' . esc_html( $label ) . '</a></p>';
	}

	/**
	 * A paragraph.
	 *
	 * @param string $text Plain text.
	 * @return string HTML.
	 */
	public static function paragraph( $text ) {
		return '<p style="margin:0 0 16px">' . esc_html( $text ) . '</p>';
	}

	/**
	 * Name of the site as plain text.
	 *
	 * @return string The host name when it has none.
	 */
	public static function site() {
		$name = trim( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	/**
	 * The plain form of HTML: links keep their address, pictures their description.
	 *
	 * @param string $html HTML.
	 * @return string
	 */
	public static function plain( $html ) {
		return Mail_Text::plain( $html );
	}
}
