<?php
namespace Mainstreet\Uploads;

defined( 'ABSPATH' ) || exit;

/**
 * Lowers PHP's memory limit while WordPress reads the metadata of a video or audio file: getID3 allocates up to a quarter of
 * the limit at once, several times. The previous limit is restored as soon as the file is read.
 */
final class Metadata_Memory_Limit {

	/** Bytes that reading may use in addition to the memory in use. */
	const BYTES = 33554432;

	/**
	 * Calls a function that reads one file with the lower limit.
	 *
	 * @param callable $read Calls wp_read_video_metadata() or wp_read_audio_metadata(), directly or not.
	 * @return mixed Return value of the function.
	 */
	public static function run( callable $read ) {
		$limit   = (string) ini_get( 'memory_limit' );
		$restore = static function ( $facts = null ) use ( $limit ) {
			ini_set( 'memory_limit', $limit ); // phpcs:ignore WordPress.PHP.IniSet, Squiz.PHP.DiscouragedFunctions -- restores the previous limit.
			return $facts;
		};
		add_filter( 'wp_read_video_metadata', $restore, PHP_INT_MIN );
		add_filter( 'wp_read_audio_metadata', $restore, PHP_INT_MIN );
		$bytes = wp_convert_hr_to_bytes( $limit );
		$lower = memory_get_usage( true ) + self::BYTES;
		if ( $bytes < 1 || $bytes > $lower ) {
			ini_set( 'memory_limit', (string) $lower ); // phpcs:ignore WordPress.PHP.IniSet, Squiz.PHP.DiscouragedFunctions -- until the file is read.
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
