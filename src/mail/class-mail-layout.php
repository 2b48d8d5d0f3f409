<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Style_Sheet;

defined( 'ABSPATH' ) || exit;

/** Renders the HTML and plain text of emails, with the color and logo of the site (Mail_Styles). No tracking, and no resources from other servers. */
final class Mail_Layout {

	const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

	/**
	 * Renders a complete HTML email from safe HTML.
	 *
	 * @param string $title Heading, plain text.
	 * @param array  $more  `preview` (plain text that mail programs show next to the subject), `byline` (plain text below the heading),
	 *                      `is_light` (whether the body has its own colors, which need a light background).
	 */
	public static function html( string $title, string $body, string $footer = '', array $more = array() ): string {
		$lang    = str_replace( '_', '-', get_locale() );
		$dir     = is_rtl() ? 'rtl' : 'ltr';
		$preview = isset( $more['preview'] ) && '' !== $more['preview'] ? self::hidden_preview( $more['preview'] ) : '';
		$byline  = isset( $more['byline'] ) && '' !== $more['byline'] ? '<p style="margin:0 0 16px;font-size:14px;color:#50575e">' . esc_html( $more['byline'] ) . '</p>' : '';
		return '<!DOCTYPE html><html lang="' . esc_attr( $lang ) . '" dir="' . $dir . '"><head><meta charset="utf-8">'
			. '<meta name="viewport" content="width=device-width,initial-scale=1">'
			// If the post has its own colors, dark mode must not change only some of the colors.
			. ( empty( $more['is_light'] ) ? '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>' . Style_Sheet::read( 'mail/dark' ) . '</style>' : '<meta name="color-scheme" content="light only">' ) . '<title>' . esc_html( $title ) . '</title></head>'
			. '<body style="margin:0;padding:0;background:#f4f4f2;color:#1e1e1e;' . self::FONT . ';font-size:16px;line-height:1.6">' . $preview
			. '<div class="ms-page" style="max-width:600px;margin:0 auto;padding:24px 16px">'
			. '<div class="ms-head" style="padding:0 6% 16px;font-size:15px;line-height:1.4"><a style="color:#1e1e1e;text-decoration:none;font-weight:600" href="' . esc_url( home_url( '/' ) ) . '">' . self::logo() . esc_html( self::site() ) . '</a></div>'
			. '<div class="ms-card" style="background:#ffffff;border-radius:8px;border-top:4px solid ' . Mail_Styles::accent() . ';padding:28px 6% 16px">'
			. '<h1 style="margin:0 0 ' . ( '' === $byline ? '16' : '4' ) . 'px;font-size:26px;line-height:1.25;word-wrap:break-word;overflow-wrap:break-word">' . esc_html( $title ) . '</h1>' . $byline . $body . '</div>'
			. '<div class="ms-quiet" style="padding:16px 6%;font-size:13px;color:#50575e">' . $footer . '</div></div></body></html>';
	}

	/** Renders the logo of the site; '' if there is none. */
	private static function logo(): string {
		$logo = Mail_Styles::logo();
		if ( ! $logo ) {
			return '';
		}
		$size = $logo['width'] ? ' width="' . $logo['width'] . '" height="' . $logo['height'] . '"' : ' height="48"';
		// The name of the site is next to it, so `alt` is empty.
		return '<img src="' . esc_url( $logo['url'] ) . '"' . $size . ' alt="" style="vertical-align:middle;margin-inline-end:12px;border:0;max-width:240px">';
	}

	/**
	 * Renders the hidden preview text. Invisible characters after it prevent mail programs from adding text of the body.
	 *
	 * @param string $text Plain text.
	 */
	private static function hidden_preview( $text ): string {
		return '<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">' . esc_html( $text ) . str_repeat( '&#8199;&#847; ', 60 ) . '</div>';
	}

	/** Returns the CSS declarations of buttons. */
	public static function button_style(): string {
		$color = Mail_Styles::accent();
		return 'display:inline-block;padding:12px 24px;border-radius:4px;background:' . $color . ';color:' . Mail_Styles::text_color_on( $color ) . ';text-decoration:none;font-weight:600';
	}

	/**
	 * Renders a link as a button.
	 *
	 * @param string $label Plain text.
	 */
	public static function button( $label, $url ): string {
		return '<p style="margin:24px 0"><a style="' . self::button_style() . '" href="'
			. esc_url( $url ) . '">' . esc_html( $label ) . '</a></p>';
	}

	/**
	 * Renders a paragraph.
	 *
	 * @param string $text Plain text.
	 * @return string HTML.
	 */
	public static function paragraph( $text ) {
		return '<p style="margin:0 0 16px">' . esc_html( $text ) . '</p>';
	}

	/** Returns the name of the site as plain text; the host name if it has no name. */
	public static function site(): string {
		$name = trim( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}
}
