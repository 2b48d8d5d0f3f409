<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the dimensions of an image before GD or Imagick decodes it. A small file can decode to a billion pixels of four or more
 * bytes, which exhausts the memory of PHP.
 */
final class Image_Size {

	/** Maximum number of pixels (200 MB decoded). */
	const MAX_PIXELS = 50000000;

	/**
	 * Whether an image is small enough to be decoded.
	 *
	 * @param string $file Path.
	 * @return bool True also for files that are not images.
	 */
	public static function is_small_enough( string $file ): bool {
		$facts = @is_file( $file ) ? @getimagesize( $file ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- returns false for files that are not images, and may warn.
		return ! $facts || $facts[0] * $facts[1] <= self::MAX_PIXELS;
	}
}
