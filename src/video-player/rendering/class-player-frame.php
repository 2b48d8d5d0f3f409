<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Core\Attributes;
use Mainstreet\Embeds\Embed;
use Mainstreet\Video_Player\Player_Url;
use Mainstreet\Video_Player\Player_Oembed;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the iframe of a video: with this site's player if the video is in the media library, otherwise with the VideoPress player, which
 * may load on click only (Embed). The HTML is the same for all visitors, so that pages can be cached: the player's page inside the iframe
 * checks who can watch a private video, and the title of a private video is not in the HTML.
 */
final class Player_Frame {

	/** Slug of VideoPress in Embed_Services. */
	const SERVICE = 'videopress';

	/**
	 * Renders the iframe for a guid.
	 *
	 * @param string $guid       Guid, as stored.
	 * @param array  $attributes See Player_Url::build(); for a video at VideoPress also `title` and `videoRatio` (height in percent of the width).
	 * @return string Escaped HTML; '' for an invalid guid.
	 */
	public static function render( string $guid, array $attributes ): string {
		if ( ! Player_Url::is_guid( $guid ) ) {
			return '';
		}
		$video = Player_Video::find( $guid );
		return $video ? self::render_own( $video, $attributes ) : self::render_remote( $guid, $attributes );
	}

	/**
	 * Renders the iframe with this site's player; in feeds a link.
	 *
	 * @param array $attributes See Player_Url::build().
	 * @param int   $width      Maximum width in pixels; 0 for the full width of the container.
	 */
	public static function render_own( Player_Video $video, array $attributes, int $width = 0 ): string {
		if ( is_feed() ) {
			return Player_Fallback::render_link( $video, $attributes );
		}
		if ( $video->is_private && ! empty( $attributes['poster'] ) && is_string( $attributes['poster'] ) ) {
			$attributes = array(
				'poster'   => '',
				'posterId' => attachment_url_to_postid( $attributes['poster'] ),
			) + $attributes;
		}
		$width = $width > 0 ? min( Player_Oembed::MAX_SIDE, $width ) : 0;
		$frame = sprintf(
			'<iframe title="%1$s" width="%2$d" height="%3$d" src="%4$s" style="border:0;%5$s;max-width:100%%;height:auto;aspect-ratio:%6$d/%7$d" allow="autoplay; fullscreen; picture-in-picture" loading="lazy"></iframe>',
			esc_attr( self::get_title( $video ) ),
			$width > 0 ? $width : $video->width,
			$width > 0 ? max( 1, (int) round( $width * $video->height / $video->width ) ) : $video->height,
			esc_url( Player_Url::build( $video->guid, $attributes ) ),
			$width > 0 ? "width:{$width}px" : 'width:100%',
			$video->width,
			$video->height
		);
		return $frame . Embed::render_print_link(
			array(
				'link'  => $video->is_private ? Player_Fallback::get_post_url() : Player_Url::build( $video->guid, array() ),
				'title' => self::get_title( $video ),
			)
		);
	}

	/**
	 * Renders the iframe with the VideoPress player.
	 *
	 * @param array $attributes As for render().
	 */
	private static function render_remote( string $guid, array $attributes ): string {
		if ( is_feed() && Player_Fallback::is_for_adults( null, $attributes ) ) {
			return '';
		}
		$title = trim( wp_strip_all_tags( Attributes::text( $attributes, 'title' ) ) );
		$title = '' === $title ? __( 'Video', 'mainstreet-blocks' ) : $title;
		return ( new Embed( self::SERVICE ) )->render_frame(
			Player_Url::build_videopress( $guid, $attributes ),
			array(
				'link'  => 'https://videopress.com/v/' . $guid,
				'title' => $title,
				'text'  => $title,
			)
		);
	}

	/**
	 * Returns the title of the iframe; a generic one for a private video.
	 *
	 * @return string Plain text.
	 */
	private static function get_title( Player_Video $video ): string {
		return $video->is_private || '' === $video->title ? __( 'Video', 'mainstreet-blocks' ) : $video->title;
	}
}
