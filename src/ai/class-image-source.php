<?php
namespace Mainstreet\Ai;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/** Finds the file of an image that is sent: a size of at most 1,024 pixels where WordPress has made one. */
final class Image_Source {

	/** Width and height, in pixels. */
	const MAX_SIDE = 1024;

	/** Bytes of a file. */
	const MAX_BYTES = 5242880;

	/** Formats that providers read. */
	const TYPES = array( 'image/jpeg', 'image/png', 'image/gif', 'image/webp' );

	/**
	 * Finds the file.
	 *
	 * @param int $id ID of the attachment.
	 * @return string|\WP_Error Path.
	 */
	public static function find( int $id ) {
		// A video is refused, even one that was given the type of an image.
		if ( ! wp_attachment_is_image( $id ) ) {
			return self::unreadable();
		}
		$full  = get_attached_file( $id );
		$paths = array();
		foreach ( array( 'large', 'medium_large', 'medium' ) as $size ) {
			$found = image_get_intermediate_size( $id, $size );
			if ( $full && $found && $found['width'] <= self::MAX_SIDE && $found['height'] <= self::MAX_SIDE ) {
				$paths[] = path_join( dirname( $full ), wp_basename( $found['file'] ) );
			}
		}
		$meta = wp_get_attachment_metadata( $id );
		if ( max( (int) ( $meta['width'] ?? 0 ), (int) ( $meta['height'] ?? 0 ) ) <= self::MAX_SIDE ) {
			array_unshift( $paths, $full );
		} else {
			$paths[] = $full;
		}
		foreach ( $paths as $path ) {
			if ( is_string( $path ) && is_file( $path ) ) {
				return self::check( $path );
			}
		}
		return Errors::not_found();
	}

	/**
	 * Checks what the file holds, whatever its name.
	 *
	 * @return string|\WP_Error The path.
	 */
	private static function check( string $path ) {
		if ( ! in_array( wp_get_image_mime( $path ), self::TYPES, true ) ) {
			return self::unreadable();
		}
		return filesize( $path ) > self::MAX_BYTES
			? new \WP_Error( 'mainstreet_ai_too_large', __( 'This image is too large for the AI provider.', 'mainstreet-blocks' ), array( 'status' => 422 ) )
			: $path;
	}

	private static function unreadable(): \WP_Error {
		return new \WP_Error( 'mainstreet_ai_no_image', __( 'Only JPEG, PNG, GIF and WebP images can be described.', 'mainstreet-blocks' ), array( 'status' => 422 ) );
	}
}
