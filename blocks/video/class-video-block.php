<?php
namespace Mainstreet\Blocks\Video;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Text\Safe_Html;
use Mainstreet\Video_Player\Rendering\Player_Frame;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the frame with the player, and the caption (docs/content-format.md 33.2).
 */
final class Video_Block {

	/** Elements of a caption, with their attributes. */
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
	 * The block's HTML.
	 *
	 * @param array  $attributes Attributes as stored; any type.
	 * @param string $saved      Markup of the old form (docs/content-format.md 33.2); '' of today's.
	 * @return string Escaped HTML; '' without a video.
	 */
	public static function render( array $attributes, string $saved = '' ): string {
		$guid   = Attributes::text( $attributes, 'guid' );
		$player = Player_Frame::of( $guid, $attributes );
		if ( '' === $player ) {
			return '';
		}
		$caption = isset( $attributes['caption'] ) && is_string( $attributes['caption'] ) ? $attributes['caption'] : self::saved_caption( $saved );
		$caption = trim( Safe_Html::of( $caption, self::CAPTION ) );
		$style   = self::style( $attributes, $player );
		return sprintf(
			'<figure %1$s><div class="jetpack-videopress-player__wrapper"%2$s>%3$s</div>%4$s</figure>',
			get_block_wrapper_attributes(
				array( 'class' => 'wp-block-jetpack-videopress jetpack-videopress-player' )
				// Before 7.0 core prints no anchor of blocks without saved markup.
				+ array_filter( array( 'id' => Attributes::text( $attributes, 'anchor' ) ) )
			),
			// Not on the figure: themes bound its width by the same property.
			'' === $style ? '' : ' style="' . esc_attr( $style ) . '"',
			$player,
			'' === $caption ? '' : "<figcaption>$caption</figcaption>"
		);
	}

	/**
	 * The caption in markup that was saved.
	 *
	 * @param string $saved Markup.
	 * @return string HTML as stored; '' for none.
	 */
	private static function saved_caption( string $saved ): string {
		return preg_match( '#<figcaption(?:\s[^>]*)?>(.*?)</figcaption>#is', $saved, $found ) ? $found[1] : '';
	}

	/**
	 * Width at most, and the shape of a film that is not here: the service's frame does not say it.
	 *
	 * @param array  $attributes Attributes as stored.
	 * @param string $player     The frame.
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
	 * Width at most.
	 *
	 * @param array $attributes Attributes as stored.
	 * @return string CSS; '' for the whole.
	 */
	private static function width( array $attributes ): string {
		$width = Attributes::text( $attributes, 'maxWidth' );
		return '100%' !== $width && preg_match( '/^\d{1,4}(?:\.\d{1,4})?(?:px|%|em|rem|vw)$/D', $width ) ? $width : '';
	}
}
