<?php
namespace Mainstreet\Blocks\Video;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Video_Player\Rendering\Player_Frame;

defined( 'ABSPATH' ) || exit;

/** Renders the player and the caption of a hosted video (docs/content-format.md 33.2). */
final class Video_Block {

	/** Allowed HTML in a caption. */
	const CAPTION = array(
		'a'      => array(
			'href'   => true,
			'rel'    => true,
			'target' => true,
		),
		'b'      => array(),
		'br'     => array(),
		'code'   => array(),
		'em'     => array(),
		'i'      => array(),
		'kbd'    => array(),
		'mark'   => array(),
		's'      => array(),
		'strong' => array(),
		'sub'    => array(),
		'sup'    => array(),
	);

	/**
	 * Renders the block.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param string $saved      Saved markup of the old format (docs/content-format.md 33.2); an empty string in the current format.
	 * @return string Escaped HTML. An empty string without a video.
	 */
	public static function render( array $attributes, string $saved = '' ): string {
		$guid   = Attributes::text( $attributes, 'guid' );
		$player = Player_Frame::render( $guid, $attributes );
		if ( '' === $player ) {
			return '';
		}
		$caption = isset( $attributes['caption'] ) && is_string( $attributes['caption'] ) ? $attributes['caption'] : self::saved_caption( $saved );
		$caption = trim( Safe_Html::sanitize( $caption, self::CAPTION ) );
		$style   = self::style( $attributes, $player );
		return sprintf(
			'<figure %1$s><div class="jetpack-videopress-player__wrapper"%2$s>%3$s</div>%4$s</figure>',
			get_block_wrapper_attributes(
				array( 'class' => 'wp-block-jetpack-videopress jetpack-videopress-player' )
				// Before WordPress 7.0, core does not print the anchor of dynamic blocks.
				+ array_filter( array( 'id' => Attributes::text( $attributes, 'anchor' ) ) )
			),
			// Not set on the figure, because themes set its `max-width`.
			'' === $style ? '' : ' style="' . esc_attr( $style ) . '"',
			$player,
			'' === $caption ? '' : "<figcaption>$caption</figcaption>"
		);
	}

	/**
	 * Returns the caption in saved markup.
	 *
	 * @return string HTML as stored; an empty string for none.
	 */
	private static function saved_caption( string $saved ): string {
		return preg_match( '#<figcaption(?:\s[^>]*)?>(.*?)</figcaption>#is', $saved, $found ) ? $found[1] : '';
	}

	/**
	 * Returns the maximum width and, for videos that are not on this site, the aspect ratio, which the iframe of the service does not contain.
	 *
	 * @param array $attributes Attributes as stored.
	 * @return string CSS.
	 */
	private static function style( array $attributes, string $player ): string {
		$width = self::width( $attributes );
		$ratio = isset( $attributes['videoRatio'] ) && ( is_int( $attributes['videoRatio'] ) || is_float( $attributes['videoRatio'] ) ) ? $attributes['videoRatio'] : 0;
		$style = '' === $width ? '' : "max-width:$width;margin:auto";
		return $ratio >= 10 && $ratio <= 1000 && false === strpos( $player, 'aspect-ratio' )
			? '--mainstreet-video-ratio:100/' . number_format( $ratio, 2, '.', '' ) . ( '' === $style ? '' : ";$style" )
			: $style;
	}

	/**
	 * Returns the maximum width.
	 *
	 * @param array $attributes Attributes as stored.
	 * @return string CSS; an empty string for the full width.
	 */
	private static function width( array $attributes ): string {
		$width = Attributes::text( $attributes, 'maxWidth' );
		return '100%' !== $width && preg_match( '/^\d{1,4}(?:\.\d{1,4})?(?:px|%|em|rem|vw)$/D', $width ) ? $width : '';
	}
}
