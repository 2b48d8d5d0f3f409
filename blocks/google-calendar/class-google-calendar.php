<?php
namespace Mainstreet\Blocks\Google_Calendar;

use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;

defined( 'ABSPATH' ) || exit;

/** Renders a Google calendar in a frame, or a link if the stored URL cannot be embedded. */
final class Google_Calendar {

	/** Id in Embed_Services. */
	const SERVICE = 'google-calendar';

	/** Default height in pixels. Phones show calendars with this height in half of it (style.scss). */
	const HEIGHT_DEFAULT = 600;

	/** Maximum height in pixels. */
	const HEIGHT_MAX = 9999;

	/**
	 * Renders the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' without a URL.
	 */
	public static function render( array $attributes ): string {
		$stored = isset( $attributes['url'] ) && is_string( $attributes['url'] ) ? trim( self::decode( $attributes['url'] ), " \t\n\r" ) : '';
		$src    = self::read_embed_url( $stored );
		if ( '' === $src && ! preg_match( '#^https?://[^\s/]#i', $stored ) ) {
			return '';
		}
		$height = $attributes['height'] ?? 0;
		$height = is_int( $height ) && $height > 0 && $height <= self::HEIGHT_MAX ? $height : self::HEIGHT_DEFAULT;
		$embed  = array(
			'link'   => '' === $src ? $stored : $src,
			'title'  => Embed_Services::get( self::SERVICE )['label'],
			'height' => $height,
		);
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( '' !== $src && self::HEIGHT_DEFAULT === $height ? array( 'class' => 'has-default-height' ) : array() ),
			'' === $src ? Embed::render_link( $embed ) : ( new Embed( self::SERVICE ) )->render_frame( $src, $embed )
		);
	}

	/**
	 * Parses the URL of an embedded calendar, by the same rules as readEmbedUrl() in read-calendar.ts.
	 *
	 * @param mixed $text Stored value.
	 * @return string URL; '' if it cannot be embedded.
	 */
	public static function read_embed_url( $text ): string {
		$url = Embed_Services::parse_url( self::SERVICE, is_string( $text ) ? self::decode( $text ) : '' );
		if ( ! $url || ! preg_match( '#^/calendar/(?:[bu]/\d{1,3}/)?(?:html)?embed/?$#D', $url['path'] ) ) {
			return '';
		}
		return 'https://' . $url['host'] . '/calendar/embed'
			. ( '' === $url['query'] ? '' : '?' . $url['query'] )
			. ( '' === $url['fragment'] ? '' : '#' . $url['fragment'] );
	}

	/**
	 * Decodes ampersands, which WordPress once saved encoded in attributes of authors without the capability unfiltered_html.
	 *
	 * @param string $text Stored text.
	 * @return string
	 */
	private static function decode( string $text ) {
		return str_ireplace( array( '&amp;', '&#038;', '&#38;' ), '&', $text );
	}
}
