<?php
namespace Mainstreet\Video_Player\Rendering;

use Mainstreet\Core\Attributes;
use Mainstreet\Video_Player\Player_Url;

defined( 'ABSPATH' ) || exit;

/**
 * Renders videos in feeds and emails, which anyone may read and which stay unchanged: a public video is a link with an image, a private
 * one a link to the post, without title. A video with the rating `X-18` is left out of feeds, and has no image in emails.
 */
final class Player_Fallback {

	/** Rating of VideoPress. Elsewhere, it is treated as `R-17`. */
	const ADULTS = 'X-18';

	/**
	 * Renders a video in a feed.
	 *
	 * @param array $attributes See Player_Url::build().
	 * @return string Escaped HTML; '' for the rating `X-18`.
	 */
	public static function render_link( Player_Video $video, array $attributes ): string {
		if ( self::is_for_adults( $video, $attributes ) ) {
			return '';
		}
		if ( $video->is_private ) {
			return sprintf( '<a href="%1$s">%2$s</a>', esc_url( self::get_post_url() ), esc_html__( 'Watch the video on the site', 'mainstreet-blocks' ) );
		}
		$title  = '' === $video->title ? __( 'Video', 'mainstreet-blocks' ) : $video->title;
		$still  = self::get_image_url( $video, $attributes );
		$rating = in_array( $video->rating, array( '', 'G' ), true )
			? ''
			/* translators: %s: a rating such as PG-13. */
			: ' ' . sprintf( __( '(rating: %s)', 'mainstreet-blocks' ), $video->rating );
		return sprintf(
			'<a href="%1$s">%2$s%3$s</a>%4$s',
			esc_url( Player_Url::build( $video->guid, array() ) ),
			'' === $still ? '' : sprintf( '<img src="%s" alt=""><br>', esc_url( $still ) ),
			esc_html( $title ),
			esc_html( $rating )
		);
	}

	/**
	 * Whether a video has the rating `X-18`, in its block or in the media library.
	 *
	 * @param Player_Video|null $video      Video; null if it is not in the media library.
	 * @param array             $attributes Attributes of its block, of any type.
	 */
	public static function is_for_adults( ?Player_Video $video, array $attributes ): bool {
		return ( isset( $attributes['rating'] ) && self::ADULTS === $attributes['rating'] ) || ( $video && self::ADULTS === get_post_meta( $video->id, 'videopress_rating', true ) );
	}

	/**
	 * Returns the video of a block: `videopress/video`, `core/video` with a guid, or `core/embed` with a URL of a player.
	 *
	 * @return Player_Video|null Null if the video is not in the media library.
	 */
	public static function find_in_block( array $block ): ?Player_Video {
		$name    = isset( $block['blockName'] ) ? $block['blockName'] : '';
		$attrs   = Attributes::items( $block, 'attrs' );
		$address = 'core/embed' === $name && isset( $attrs['url'] ) ? self::parse_url( $attrs['url'] ) : null;
		$guid    = $address ? $address['guid'] : '';
		if ( in_array( $name, array( 'core/video', 'videopress/video' ), true ) && isset( $attrs['guid'] ) && Player_Url::is_guid( $attrs['guid'] ) ) {
			$guid = $attrs['guid'];
		}
		return '' === $guid ? null : Player_Video::find( $guid );
	}

	/**
	 * Callback of `mainstreet_mail_picture`: returns the image of a video block for emails.
	 *
	 * @param string $picture Result of an earlier callback.
	 * @param array  $block   Parsed block.
	 * @return string URL; '' for none.
	 */
	public static function filter_mail_image( $picture, $block ) {
		$video = '' === $picture ? self::find_in_block( $block ) : null;
		$attrs = Attributes::items( $block, 'attrs' );
		return $video && ! $video->is_private && ! self::is_for_adults( $video, $attrs ) ? self::get_image_url( $video, $attrs ) : $picture;
	}

	/** Replaces the video URLs on lines of their own, and the shortcodes, in a text without blocks by a link to the post. */
	public static function replace_in_text( string $text, string $page ): string {
		$link    = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $page ), esc_html__( 'Watch the video on the site', 'mainstreet-blocks' ) );
		$address = static function ( $found ) use ( $link ) {
			$read = self::parse_url( html_entity_decode( $found[1], ENT_QUOTES, 'UTF-8' ) );
			return $read && Player_Video::find( $read['guid'] ) ? $link : $found[0];
		};
		$text    = (string) preg_replace_callback( '#^[ \t]*(https?://\S+)[ \t]*$#m', $address, $text );
		if ( false === strpos( $text, '[' ) ) {
			return $text;
		}
		$text = (string) preg_replace_callback( '#\[embed[^\]]*\]\s*(https?://\S+?)\s*\[/embed\]#', $address, $text );
		return (string) preg_replace( '/' . get_shortcode_regex( array( 'wpvideo', 'videopress' ) ) . '/s', addcslashes( $link, '\\$' ), $text );
	}

	/**
	 * Parses a URL of the VideoPress player or of this site's player.
	 *
	 * @param mixed $url Value.
	 * @return array|null As Player_Url::parse_videopress() returns it.
	 */
	private static function parse_url( $url ): ?array {
		$address = Player_Url::parse_videopress( $url );
		return $address || ! is_string( $url ) ? $address : Player_Url::parse( $url );
	}

	/**
	 * Returns the image of a public video: the poster in its block, or its own.
	 *
	 * @param array $attributes Attributes of the block, of any type.
	 * @return string URL; '' for none.
	 */
	private static function get_image_url( Player_Video $video, array $attributes ): string {
		$query = Player_Settings::to_query( $attributes );
		return isset( $query['posterUrl'] ) ? $query['posterUrl'] : $video->poster;
	}

	/** Returns the URL of the current post, or of the front page. */
	public static function get_post_url(): string {
		$url = in_the_loop() || get_the_ID() ? get_permalink() : '';
		return $url ? $url : home_url( '/' );
	}
}
