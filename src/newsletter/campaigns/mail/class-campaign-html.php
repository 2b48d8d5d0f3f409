<?php
namespace Mainstreet\Newsletter\Campaigns\Mail;

use Mainstreet\Core\Text\Utf8;
use Mainstreet\Mail\Mail_Layout;
use Mainstreet\Mail\Mail_Text;

defined( 'ABSPATH' ) || exit;

/** Cleans HTML for emails: removes unsafe parts, makes URLs absolute, and adds inline styles, because email programs do not load style sheets. */
final class Campaign_Html {

	/** Inline styles that replace those of the post. */
	const FIXED = array(
		'IMG'        => 'max-width:100%;height:auto',
		'FIGURE'     => 'margin:16px 0',
		'FIGCAPTION' => 'font-size:13px;color:#50575e',
		'BLOCKQUOTE' => 'margin:16px 0;padding:0 16px;border-inline-start:3px solid #c3c4c7',
		'HR'         => 'margin:24px 0;border:0;border-top:1px solid #c3c4c7',
	);

	/** Inline styles to which those of the post are added. */
	const STYLES = array(
		'P'     => 'margin:16px 0',
		'H1'    => 'margin:24px 0 8px;font-size:24px;line-height:1.25',
		'H2'    => 'margin:24px 0 8px;font-size:21px;line-height:1.3',
		'H3'    => 'margin:24px 0 8px;font-size:18px;line-height:1.3',
		'H4'    => 'margin:24px 0 8px;font-size:16px;line-height:1.4',
		'UL'    => 'margin:16px 0',
		'OL'    => 'margin:16px 0',
		'DL'    => 'margin:16px 0',
		'DT'    => 'font-weight:600',
		'DD'    => 'margin:0 0 8px',
		'PRE'   => 'margin:16px 0;padding:12px;background:#f4f4f2;white-space:pre-wrap',
		'TABLE' => 'margin:16px 0;border-collapse:collapse',
		'TH'    => 'padding:4px 12px 4px 0;vertical-align:top;text-align:left',
		'TD'    => 'padding:4px 12px 4px 0;vertical-align:top',
	);

	/** Sanitizes and styles HTML for an email. */
	public static function clean( string $html, string $page ): string {
		$html = Mail_Text::remove_hidden( wp_kses_post( Mail_Text::remove_elements( Utf8::clean( (string) $html ), Mail_Text::SILENT ) ) );
		// Processes each tag separately, because WP_HTML_Tag_Processor copies the whole text for each change. kses leaves no > inside tags.
		return (string) preg_replace_callback(
			'/<[a-z][^<>]*+>/i',
			static fn( $found ) => self::clean_tag( $found[0], $page ),
			$html
		);
	}

	/** Sanitizes and styles an opening tag. */
	private static function clean_tag( $tag, string $page ) {
		$tags = new \WP_HTML_Tag_Processor( $tag );
		if ( ! $tags->next_tag() ) {
			return $tag;
		}
		$style = $tags->get_attribute( 'style' );
		if ( is_string( $style ) && preg_match( '/url\s*\(|image/i', $style ) ) {
			// CSS images: most email programs block them, and the others would load them without consent.
			$tags->set_attribute( 'style', implode( ';', preg_grep( '/url\s*\(|image/i', explode( ';', $style ), PREG_GREP_INVERT ) ) );
		}
		self::add_styles( $tags );
		foreach ( array( 'class', 'id', 'srcset', 'sizes', 'loading', 'decoding' ) as $name ) {
			$tags->remove_attribute( $name );
		}
		foreach ( array( 'href', 'src' ) as $name ) {
			$url = $tags->get_attribute( $name );
			if ( is_string( $url ) && '' !== $url ) {
				$tags->set_attribute( $name, self::to_absolute_url( $url, $page ) );
			}
		}
		if ( 'IMG' === $tags->get_tag() ) {
			$tags->remove_attribute( 'height' );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Adds inline styles to the current element.
	 *
	 * @param \WP_HTML_Tag_Processor $tags Positioned at an opening tag.
	 */
	private static function add_styles( \WP_HTML_Tag_Processor $tags ): void {
		$tag = $tags->get_tag();
		if ( isset( self::FIXED[ $tag ] ) ) {
			$tags->set_attribute( 'style', self::FIXED[ $tag ] );
			return;
		}
		$style = self::STYLES[ $tag ] ?? '';
		if ( 'A' === $tag && $tags->has_class( 'wp-block-button__link' ) ) {
			$style = 'margin:0 0 16px;' . Mail_Layout::button_style();
		}
		if ( '' === $style ) {
			return;
		}
		if ( is_rtl() ) {
			$style = strtr(
				$style,
				array(
					'12px 4px 0' => '0 4px 12px',
					'left'       => 'right',
				)
			);
		}
		$own = $tags->get_attribute( 'style' );
		$tags->set_attribute( 'style', is_string( $own ) && '' !== $own ? $style . ';' . $own : $style );
	}

	/**
	 * Makes a URL absolute. Fragments are appended to the URL of the post.
	 *
	 * @param string $url URL from the post; not empty.
	 */
	public static function to_absolute_url( $url, string $page ) {
		if ( preg_match( '#^[a-z][a-z0-9+.-]*:#i', $url ) ) {
			return $url;
		}
		if ( '#' === $url[0] ) {
			return $page . $url;
		}
		if ( 0 === strpos( $url, '//' ) ) {
			return ( is_ssl() ? 'https:' : 'http:' ) . $url;
		}
		$home = wp_parse_url( home_url() );
		$root = $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
		return '/' === $url[0] ? $root . $url : trailingslashit( $page ) . $url;
	}
}
