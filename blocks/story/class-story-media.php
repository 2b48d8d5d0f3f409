<?php
namespace Mainstreet\Blocks\Story;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the slides. The media library has priority over stored data, which may be outdated or from another site. Files of this site
 * that are no longer in the library are skipped. Files of other sites are loaded from there.
 */
final class Story_Media {

	/** Maximum number of slides. */
	const MAX_SLIDES = 100;

	/** Maximum length of a text, in bytes. */
	const MAX_TEXT_BYTES = 5000;

	/**
	 * Returns the slides.
	 *
	 * @param mixed $stored Attribute `mediaFiles`.
	 * @return array[] List of `id`, `type` (image or video), `alt` and `caption` (unescaped). For a file of another site, the id is 0, and
	 *                 `url` (unescaped), `width` and `height` (0 if unknown) are set.
	 */
	public static function read( $stored ): array {
		$files = array();
		foreach ( array_slice( is_array( $stored ) ? $stored : array(), 0, self::MAX_SLIDES ) as $file ) {
			if ( is_array( $file ) ) {
				$files[] = array( isset( $file['id'] ) ? self::read_id( $file['id'] ) : 0, $file );
			}
		}
		// Loads all attachments with two queries.
		_prime_post_caches( array_unique( array_filter( array_column( $files, 0 ) ) ), false, true );

		$slides = array();
		foreach ( $files as list( $id, $file ) ) {
			$type   = $id ? self::find_type( $id ) : '';
			$is_own = $type && self::belongs_to_attachment( $id, self::read_text( $file, 'url' ) );
			$slide  = $is_own ? array( 'type' => $type ) : self::read_foreign( $file );
			if ( $slide ) {
				$slides[] = $slide + array(
					'id'      => $is_own ? $id : 0,
					'alt'     => self::find_alt( $is_own ? $id : 0, $slide['type'], $file ),
					'caption' => trim( wp_strip_all_tags( self::read_text( $file, 'caption' ), true ) ),
				);
			}
		}
		return $slides;
	}

	/**
	 * Reads a slide with a file of another site.
	 *
	 * @return array `type`, `url`, `width`, `height`; empty if it is not supported, or its URL is of this site.
	 */
	private static function read_foreign( array $file ): array {
		$url  = self::read_text( $file, 'url' );
		$path = (string) wp_parse_url( $url, PHP_URL_PATH );
		if ( ! preg_match( '#^https?://[^\s/]+/[^\s/]#iD', $url ) || self::is_own_url( $url ) ) {
			return array();
		}
		$type = (string) wp_check_filetype( $path, wp_get_mime_types() )['type'];
		foreach ( array( 'mime', 'type' ) as $key ) {
			$type = '' === $type ? self::read_text( $file, $key ) : $type;
		}
		$type  = strtok( $type, '/' );
		$slide = array(
			'type' => $type,
			'url'  => $url,
		);
		foreach ( array( 'width', 'height' ) as $key ) {
			$length        = isset( $file[ $key ] ) && is_numeric( $file[ $key ] ) ? (float) $file[ $key ] : 0;
			$slide[ $key ] = $length >= 1 && $length <= 100000 ? (int) $length : 0;
		}
		return in_array( $type, array( 'image', 'video' ), true ) ? $slide : array();
	}

	/** Whether a URL is of this site or its uploads, including URLs of Jetpack's image CDN. */
	private static function is_own_url( string $url ): bool {
		$url   = preg_replace( '#^https?://i\d\.wp\.com/#i', 'https://', $url );
		$hosts = array();
		foreach ( array( $url, home_url(), site_url(), wp_upload_dir( null, false )['baseurl'] ) as $address ) {
			$hosts[] = preg_replace( '/^www\./', '', self::get_host( $address ) );
		}
		return '' === $hosts[0] || in_array( $hosts[0], array_slice( $hosts, 1 ), true );
	}

	/**
	 * Returns an attachment id.
	 *
	 * @param mixed $id Number or string of digits.
	 * @return int 0 for other values.
	 */
	private static function read_id( $id ) {
		if ( is_float( $id ) && floor( $id ) === $id && $id > 0 && $id < PHP_INT_MAX ) {
			$id = (int) $id;
		}
		$is_id = is_int( $id ) || ( is_string( $id ) && preg_match( '/^\d{1,18}$/D', $id ) );
		return $is_id ? max( 0, (int) $id ) : 0;
	}

	/**
	 * Returns the type of an attachment.
	 *
	 * @param int $id Attachment id.
	 * @return string `image` or `video`; an empty string if visitors cannot see it.
	 */
	private static function find_type( $id ): string {
		$post = get_post( $id );
		if ( ! $post || 'attachment' !== $post->post_type || ! in_array( $post->post_status, array( 'inherit', 'publish' ), true ) ) {
			return '';
		}
		if ( ! preg_match( '#^https?://#i', (string) wp_get_attachment_url( $id ) ) ) {
			return '';
		}
		foreach ( array( 'image', 'video' ) as $type ) {
			if ( wp_attachment_is( $type, $post ) ) {
				return $type;
			}
		}
		return '';
	}

	/**
	 * Whether a stored URL belongs to the attachment. A post imported from another site contains attachment ids of that site. If the host
	 * differs, the file name decides, because the site may have moved or store its files elsewhere.
	 *
	 * @param int $id Attachment id.
	 */
	private static function belongs_to_attachment( $id, string $url ): bool {
		$host = strtolower( (string) wp_parse_url( $url, PHP_URL_HOST ) );
		$ours = wp_get_attachment_url( $id );
		if ( '' === $host || in_array( $host, array( self::get_host( $ours ), self::get_host( home_url() ) ), true ) ) {
			return true;
		}
		$stem = self::get_stem( (string) get_attached_file( $id, true ) );
		// A suffix may follow, such as a size or an id that a video service adds.
		return '' !== $stem && 1 === preg_match( '/^' . preg_quote( $stem, '/' ) . '(?![a-z0-9])/', self::get_stem( (string) wp_parse_url( $url, PHP_URL_PATH ) ) );
	}

	private static function get_host( $url ): string {
		return strtolower( (string) wp_parse_url( (string) $url, PHP_URL_HOST ) );
	}

	/** Returns a file name without extension and the suffixes that WordPress adds. */
	private static function get_stem( string $path ): string {
		$name = strtolower( rawurldecode( wp_basename( $path ) ) );
		return (string) preg_replace( '/(?:-e\d{8,})?(?:-scaled|-rotated|-\d+x\d+)?(?:\.[a-z0-9]+)?$/D', '', $name );
	}

	/**
	 * Returns the alternative text: that of the block, otherwise that of the media library. A decorative image has none.
	 *
	 * @param int    $id   Attachment id; 0 for a file of another site.
	 * @param string $type `image` or `video`.
	 */
	private static function find_alt( $id, $type, array $file ): string {
		if ( 'image' === $type && Attributes::flag( $file, 'isDecorative' ) ) {
			return '';
		}
		$alt = trim( self::read_text( $file, 'alt' ) );
		return '' !== $alt || ! $id ? $alt : trim( wp_strip_all_tags( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) );
	}

	/**
	 * Reads a text of limited length. Entities are decoded, because core encoded them in old posts of some authors.
	 *
	 * @return string An empty string if the value is not text.
	 */
	private static function read_text( array $file, string $key ): string {
		$text = Attributes::text( $file, $key );
		return html_entity_decode( mb_strcut( $text, 0, self::MAX_TEXT_BYTES, 'UTF-8' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
