<?php
namespace Mainstreet\Social\Threads;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/** Reads what is posted beside the text: up to four images, or one video or animated GIF. */
final class Thread_Media {

	/** Maximum number of images that networks accept with a post. */
	const IMAGES = 4;

	/**
	 * Reads the media of a block.
	 *
	 * @param string  $name  Name of the block.
	 * @param array[] $inner Inner blocks.
	 * @return array[] `url`, `alt` and `type` of each; empty for a block of another kind.
	 */
	public static function read( $name, array $attributes, string $html, array $inner ): array {
		$media = array();
		switch ( $name ) {
			case 'core/image':
				$media = self::images( $html, $attributes );
				break;
			case 'core/gallery':
				$html .= implode( '', array_map( 'strval', array_filter( wp_list_pluck( $inner, 'innerHTML' ), 'is_string' ) ) );
				$media = self::images( $html, array() );
				break;
			case 'jetpack/slideshow':
			case 'jetpack/tiled-gallery':
				$media = self::images( $html, array() );
				break;
			case 'core/video':
				$media = self::video( $attributes, $html );
				break;
			case 'jetpack/gif':
				$media = self::gif( $attributes );
		}
		return array_slice( $media, 0, self::IMAGES );
	}

	/**
	 * Images in HTML.
	 *
	 * @param array $attributes Attributes, which may be newer than the saved HTML.
	 * @return array[] `url`, `alt` and `type` of each.
	 */
	private static function images( string $html, array $attributes ): array {
		$list = array();
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'IMG' ) ) {
			// Tiled galleries show an image in the size of its tile, perhaps from another host, and store the URL of the original beside it.
			$original = $tags->get_attribute( 'data-url' );
			$list[]   = array( is_string( $original ) && '' !== $original ? $original : $tags->get_attribute( 'src' ), $tags->get_attribute( 'alt' ) );
		}
		if ( isset( $attributes['url'] ) ) {
			$list = array( array( $attributes['url'], isset( $attributes['alt'] ) ? $attributes['alt'] : '' ) );
		}
		$pictures = array();
		foreach ( $list as list( $url, $alt ) ) {
			$pictures[] = self::file( $url, $alt, 'image/jpeg' );
		}
		return array_values( array_filter( $pictures ) );
	}

	/**
	 * A video.
	 *
	 * @param string $html HTML of the block.
	 * @return array[] One or none.
	 */
	private static function video( array $attributes, string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$src  = $tags->next_tag( 'VIDEO' ) ? $tags->get_attribute( 'src' ) : '';
		$src  = isset( $attributes['src'] ) ? $attributes['src'] : $src;
		$alt  = wp_strip_all_tags( Attributes::text( $attributes, 'caption' ) );
		return array_values( array_filter( array( self::file( $src, $alt, 'video/mp4' ) ) ) );
	}

	/**
	 * An animated GIF.
	 *
	 * @return array[] One or none.
	 */
	private static function gif( array $attributes ): array {
		$url = Attributes::text( $attributes, 'giphyUrl' );
		if ( ! preg_match( '#^https?://(?:www\.)?giphy\.com/(?:embed|gifs)/(?:[^/?]*-)?([A-Za-z0-9]+)#', $url, $found ) ) {
			return array();
		}
		$alt = wp_strip_all_tags( Attributes::text( $attributes, 'caption' ) );
		return array_values( array_filter( array( self::file( "https://i.giphy.com/media/{$found[1]}/giphy.gif", $alt, 'image/gif' ) ) ) );
	}

	/**
	 * A file.
	 *
	 * @param mixed  $url  Address.
	 * @param mixed  $alt  Alternative text.
	 * @param string $type MIME type of a URL without a known extension.
	 * @return array|null `url`, `alt` and `type`; null where there is no URL.
	 */
	private static function file( $url, $alt, string $type ): ?array {
		$url = is_string( $url ) ? sanitize_url( $url, array( 'http', 'https' ) ) : '';
		if ( ! preg_match( '#^https?://#i', $url ) ) {
			return null;
		}
		$known = wp_check_filetype( (string) wp_parse_url( $url, PHP_URL_PATH ) );
		return array(
			'url'  => $url,
			'alt'  => is_string( $alt ) ? $alt : '',
			'type' => $known['type'] ? $known['type'] : $type,
		);
	}
}
