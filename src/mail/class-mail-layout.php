<?php
namespace Mainstreet\Mail;

use Mainstreet\Core\Style_Sheet;

defined( 'ABSPATH' ) || exit;

/**
 * Puts texts into the HTML and the plain form of a mail, in the site's own colour and below its own picture
 * (Mail_Looks). No tracking, nothing that is loaded from elsewhere.
 */
final class Mail_Layout {

	const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

	/**
	 * A whole HTML mail.
	 *
	 * @param string $title  Heading, plain text.
	 * @param string $body   HTML that is safe.
	 * @param string $footer HTML that is safe.
	 * @param array  $more   `preview` (plain text that lists of mails show beside the subject), `byline` (plain text below the heading), `is_light` (the body brings colours of its own, which suit a light ground).
	 */
	public static function html( string $title, string $body, string $footer = '', array $more = array() ): string {
		$lang    = str_replace( '_', '-', get_locale() );
		$dir     = is_rtl() ? 'rtl' : 'ltr';
		$preview = isset( $more['preview'] ) && '' !== $more['preview'] ? self::preview( $more['preview'] ) : '';
		$byline  = isset( $more['byline'] ) && '' !== $more['byline'] ? '<p style="margin:0 0 16px;font-size:14px;color:#50575e">' . esc_html( $more['byline'] ) . '</p>' : '';
		return '<!DOCTYPE html><html lang="' . esc_attr( $lang ) . '" dir="' . $dir . '"><head><meta charset="utf-8">'
			. '<meta name="viewport" content="width=device-width,initial-scale=1">'
			// Where a post brings colours of its own, programs with a dark look shall not change half of them.
			. ( empty( $more['is_light'] ) ? '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>' . Style_Sheet::read( 'mail/dark' ) . '</style>' : '<meta name="color-scheme" content="light only">' ) . '<title>' . esc_html( $title ) . '</title></head>'
			. '<body style="margin:0;padding:0;background:#f4f4f2;color:#1e1e1e;' . self::FONT . ';font-size:16px;line-height:1.6">' . $preview
			. '<div class="ms-page" style="max-width:600px;margin:0 auto;padding:24px 16px">'
			. '<div class="ms-head" style="padding:0 6% 16px;font-size:15px;line-height:1.4"><a style="color:#1e1e1e;text-decoration:none;font-weight:600" href="' . esc_url( home_url( '/' ) ) . '">' . self::logo() . esc_html( self::site() ) . '</a></div>'
			. '<div class="ms-card" style="background:#ffffff;border-radius:8px;border-top:4px solid ' . Mail_Looks::accent() . ';padding:28px 6% 16px">'
			. '<h1 style="margin:0 0 ' . ( '' === $byline ? '16' : '4' ) . 'px;font-size:26px;line-height:1.25;word-wrap:break-word;overflow-wrap:break-word">' . esc_html( $title ) . '</h1>' . $byline . $body . '</div>'
			. '<div class="ms-quiet" style="padding:16px 6%;font-size:13px;color:#50575e">' . $footer . '</div></div></body></html>';
	}

	/**
	 * The site's picture.
	 *
	 * @return string HTML.
	 */
	private static function logo(): string {
		$logo = Mail_Looks::logo();
		if ( ! $logo ) {
			return '';
		}
		$size = $logo['width'] ? ' width="' . $logo['width'] . '" height="' . $logo['height'] . '"' : ' height="48"';
		// The name of the site stands beside it.
		return '<img src="' . esc_url( $logo['url'] ) . '"' . $size . ' alt="" style="vertical-align:middle;margin-inline-end:12px;border:0;max-width:240px">';
	}

	/**
	 * What lists of mails show beside the subject. The signs behind it keep them from going on with the mail.
	 *
	 * @param string $text Plain text.
	 * @return string HTML that is not shown.
	 */
	private static function preview( $text ): string {
		return '<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">' . esc_html( $text ) . str_repeat( '&#8199;&#847; ', 60 ) . '</div>';
	}

	/**
	 * How a link looks like a button.
	 *
	 * @return string Declarations of CSS.
	 */
	public static function button_style(): string {
		$color = Mail_Looks::accent();
		return 'display:inline-block;padding:12px 24px;border-radius:4px;background:' . $color . ';color:' . Mail_Looks::on( $color ) . ';text-decoration:none;font-weight:600';
	}

	/**
	 * A link that looks like a button.
	 *
	 * @param string $label Plain text.
	 * @param string $url   Address.
	 * @return string HTML.
	 */
	public static function button( $label, $url ): string {
		return '<p style="margin:24px 0"><a style="' . self::button_style() . '" href="'
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
	public static function site(): string {
		$name = trim( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		return '' === $name ? (string) wp_parse_url( home_url(), PHP_URL_HOST ) : $name;
	}

	/**
	 * The plain form of HTML: links keep their address, pictures their description.
	 *
	 * @param string $html HTML.
	 */
	public static function plain( string $html ): string {
		return Mail_Text::plain( $html );
	}
}
