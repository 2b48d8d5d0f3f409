<?php
namespace Mainstreet\Social\Networks;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Image_Size;

defined( 'ABSPATH' ) || exit;

/** Image files that a network accepts: the largest size on this site that is small enough, or else a smaller copy that is made. */
final class Image_File {

	/** MIME types that all networks accept. */
	const TYPES = array( 'image/jpeg', 'image/png', 'image/gif', 'image/webp' );

	/** Maximum number of images of a message: the same at Bluesky, Mastodon and X. */
	const MAX_IMAGES = 4;

	/** Maximum width and height in pixels of a copy. */
	const SIDE = 1200;

	/**
	 * Finds the file.
	 *
	 * @param array    $image `id` (attachment, 0 for other images) and `url`.
	 * @param int      $most  Maximum size in bytes.
	 * @param string[] $types MIME types that the network accepts.
	 * @return array|null `bytes`, `type`, `name`, `width`, `height`; null when there is none that fits.
	 */
	public static function find( array $image, int $most, array $types = self::TYPES ): ?array {
		$id = isset( $image['id'] ) ? (int) $image['id'] : 0;
		foreach ( $id > 0 ? self::attachment_paths( $id ) : self::upload_paths( isset( $image['url'] ) ? (string) $image['url'] : '' ) as $path ) {
			$size = is_file( $path ) ? (int) filesize( $path ) : 0;
			if ( $size > 0 && $size <= $most ) {
				$file = self::describe( (string) file_get_contents( $path ), basename( $path ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
				if ( $file && in_array( $file['type'], $types, true ) ) {
					return $file;
				}
			}
		}
		$original = $id > 0 ? get_attached_file( $id ) : '';
		return $original && is_file( $original ) && Image_Size::is_small_enough( $original ) ? self::create_copy( $original, $most ) : null;
	}

	/**
	 * Uploads the images of a message.
	 *
	 * @param array[]  $images    Images of a message.
	 * @param int      $max_bytes Maximum size of an image.
	 * @param int      $max_alt   Maximum length of an alternative text in characters.
	 * @param callable $upload    Uploads one: gets the file as of find() and the alternative text ('' for none), and returns the ID at the
	 *                            network, '' for an image that is refused, or a Publish_Error, which stops the message.
	 * @return string[]|Publish_Error IDs; '' for an image that can't be sent: the message is sent without it.
	 */
	public static function upload_all( array $images, int $max_bytes, int $max_alt, callable $upload ) {
		$ids = array();
		foreach ( array_slice( $images, 0, self::MAX_IMAGES ) as $image ) {
			$file = self::find( $image, $max_bytes );
			$alt  = isset( $image['alt'] ) ? mb_substr( (string) $image['alt'], 0, $max_alt ) : '';
			$id   = $file ? $upload( $file, $alt ) : '';
			if ( $id instanceof Publish_Error ) {
				return $id;
			}
			$ids[] = $id;
		}
		return $ids;
	}

	/**
	 * Files of an attachment, largest first.
	 *
	 * @return string[] Paths.
	 */
	private static function attachment_paths( int $id ): array {
		$file = wp_attachment_is_image( $id ) ? get_attached_file( $id ) : '';
		if ( ! $file ) {
			return array();
		}
		$meta  = wp_get_attachment_metadata( $id );
		$sizes = Attributes::items( $meta, 'sizes' );
		$paths = array( $file => PHP_INT_MAX );
		foreach ( $sizes as $name => $size ) {
			// A size that is cropped to a square shows another image.
			if ( 'thumbnail' !== $name && isset( $size['file'], $size['width'] ) && is_string( $size['file'] ) ) {
				$paths[ path_join( dirname( $file ), wp_basename( $size['file'] ) ) ] = (int) $size['width'];
			}
		}
		arsort( $paths );
		return array_keys( $paths );
	}

	/**
	 * File of a URL in the uploads folder of this site.
	 *
	 * @return string[] Path; empty for other URLs.
	 */
	private static function upload_paths( string $url ): array {
		$uploads = wp_get_upload_dir();
		$base    = trailingslashit( $uploads['baseurl'] );
		if ( '' === $url || 0 !== strpos( $url, $base ) ) {
			return array();
		}
		$path = realpath( trailingslashit( $uploads['basedir'] ) . rawurldecode( strtok( substr( $url, strlen( $base ) ), '?#' ) ) );
		$root = realpath( $uploads['basedir'] );
		return $path && $root && 0 === strpos( $path, trailingslashit( $root ) ) ? array( $path ) : array();
	}

	/**
	 * Makes a smaller copy.
	 *
	 * @param string $original Path.
	 * @param int    $most     Maximum size in bytes.
	 */
	private static function create_copy( string $original, int $most ): ?array {
		$editor = wp_get_image_editor( $original );
		if ( is_wp_error( $editor ) ) {
			return null;
		}
		$editor->resize( self::SIDE, self::SIDE );
		foreach ( array( 80, 60, 40 ) as $quality ) {
			$editor->set_quality( $quality );
			$saved = $editor->save( get_temp_dir() . 'mainstreet-' . wp_generate_password( 12, false ) . '.jpg', 'image/jpeg' );
			if ( is_wp_error( $saved ) ) {
				return null;
			}
			$bytes = (string) file_get_contents( $saved['path'] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
			wp_delete_file( $saved['path'] );
			if ( strlen( $bytes ) <= $most ) {
				return self::describe( $bytes, 'picture.jpg' );
			}
		}
		return null;
	}

	/**
	 * Reads type and size of an image.
	 *
	 * @param string $bytes Content of the file.
	 * @return array|null Null where it is no image.
	 */
	private static function describe( string $bytes, string $name ): ?array {
		$size = getimagesizefromstring( $bytes );
		return $size && in_array( $size['mime'], self::TYPES, true ) ? array(
			'bytes'  => $bytes,
			'type'   => $size['mime'],
			'name'   => $name,
			'width'  => (int) $size[0],
			'height' => (int) $size[1],
		) : null;
	}
}
