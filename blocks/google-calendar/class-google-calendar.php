<?php
namespace Mainstreet\Blocks\Google_Calendar;

use Mainstreet\Embeds\Embed;
use Mainstreet\Embeds\Embed_Services;
use Mainstreet\Embeds\Embed_Url;

defined( 'ABSPATH' ) || exit;

/**
 * Frame of a calendar; a link where the stored address is none of one.
 */
final class Google_Calendar {

	/** Row of the table of services. */
	const SERVICE = 'google-calendar';

	/** Pixels; phones show such a calendar in half of them (style.scss). */
	const HEIGHT_DEFAULT = 600;

	/** Most pixels that are drawn. */
	const HEIGHT_MAX = 9999;

	/**
	 * HTML of the block.
	 *
	 * @param array $attributes Attributes as stored; any type.
	 * @return string Escaped HTML; '' for a block without an address.
	 */
	public static function render( array $attributes ): string {
		$stored = isset( $attributes['url'] ) && is_string( $attributes['url'] ) ? trim( self::decode( $attributes['url'] ), " \t\n\r" ) : '';
		$src    = self::read_embed_url( $stored );
		if ( '' === $src && ! preg_match( '#^https?://[^\s/]#i', $stored ) ) {
			return '';
		}
		$height = isset( $attributes['height'] ) ? $attributes['height'] : 0;
		$height = is_int( $height ) && $height > 0 && $height <= self::HEIGHT_MAX ? $height : self::HEIGHT_DEFAULT;
		$embed  = array(
			'link'   => '' === $src ? $stored : $src,
			'title'  => Embed_Services::get( self::SERVICE )['label'],
			'height' => $height,
		);
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes( '' !== $src && self::HEIGHT_DEFAULT === $height ? array( 'class' => 'has-default-height' ) : array() ),
			'' === $src ? Embed::link( $embed ) : ( new Embed( self::SERVICE ) )->frame( $src, $embed )
		);
	}

	/**
	 * Reads the address of a calendar's frame, as readEmbedUrl() of read-calendar.ts does.
	 *
	 * @param mixed $text What is stored.
	 * @return string The address; '' for one that is none of a frame.
	 */
	public static function read_embed_url( $text ): string {
		$url = Embed_Url::parse( self::SERVICE, is_string( $text ) ? self::decode( $text ) : '' );
		if ( ! $url || ! preg_match( '#^/calendar/(?:[bu]/\d{1,3}/)?(?:html)?embed/?$#D', $url['path'] ) ) {
			return '';
		}
		return 'https://' . $url['host'] . '/calendar/embed'
			. ( '' === $url['query'] ? '' : '?' . $url['query'] )
			. ( '' === $url['fragment'] ? '' : '#' . $url['fragment'] );
	}

	/**
	 * Authors who may not use all of HTML once saved "&" in attributes as "&amp;".
	 *
	 * @param string $text Stored text.
	 * @return string
	 */
	private static function decode( string $text ) {
		return str_ireplace( array( '&amp;', '&#038;', '&#38;' ), '&', $text );
	}
}
