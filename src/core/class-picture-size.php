<?php
namespace Mainstreet\Core;

defined( 'ABSPATH' ) || exit;

/**
 * Looks at the dimensions of a picture before GD or Imagick reads it: unpacked, each pixel takes four bytes or more, and a file of some
 * kilobytes may hold a billion of them. Where memory ends, so does PHP.
 */
final class Picture_Size {

	/** Pixels of the largest picture that is read: 200 MB unpacked. */
	const PIXELS = 50000000;

	/**
	 * Whether a file is no picture of enormous dimensions.
	 *
	 * @param string $file Path.
	 * @return bool True also for what is no picture.
	 */
	public static function is_small_enough( string $file ): bool {
		$facts = @is_file( $file ) ? @getimagesize( $file ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- says false of what is no picture, and may warn.
		return ! $facts || $facts[0] * $facts[1] <= self::PIXELS;
	}
}
