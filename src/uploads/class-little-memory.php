<?php
namespace Mainstreet\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's reader of sound and films takes a quarter of PHP's limit at once, more than once. While it reads, the limit is lower; as
 * soon as it has read, it is what it was, so that nothing else notices.
 */
final class Little_Memory {

	/** Bytes the reader may take. */
	const BYTES = 33554432;

	/**
	 * Calls something that reads a file once.
	 *
	 * @param callable $read Calls wp_read_video_metadata() or wp_read_audio_metadata(), or what calls them.
	 * @return mixed What it gave.
	 */
	public static function during( callable $read ) {
		$limit   = (string) ini_get( 'memory_limit' );
		$restore = static function ( $facts = null ) use ( $limit ) {
			ini_set( 'memory_limit', $limit ); // phpcs:ignore WordPress.PHP.IniSet, Squiz.PHP.DiscouragedFunctions -- what it was.
			return $facts;
		};
		add_filter( 'wp_read_video_metadata', $restore, PHP_INT_MIN );
		add_filter( 'wp_read_audio_metadata', $restore, PHP_INT_MIN );
		$bytes = wp_convert_hr_to_bytes( $limit );
		$lower = memory_get_usage( true ) + self::BYTES;
		if ( $bytes < 1 || $bytes > $lower ) {
			ini_set( 'memory_limit', (string) $lower ); // phpcs:ignore WordPress.PHP.IniSet, Squiz.PHP.DiscouragedFunctions -- for a moment.
		}
		try {
			return $read();
		} finally {
			$restore();
			remove_filter( 'wp_read_video_metadata', $restore, PHP_INT_MIN );
			remove_filter( 'wp_read_audio_metadata', $restore, PHP_INT_MIN );
		}
	}
}
