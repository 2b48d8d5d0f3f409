<?php
namespace Mainstreet\Transcoding\Ffmpeg;

defined( 'ABSPATH' ) || exit;

/** Builds the ffmpeg commands for a poster, a strip of thumbnails and a copy. */
final class Ffmpeg_Commands {

	/** Maximum pixels of the longer side of a copy. */
	const MAX_SIDE = 1920;

	/** Thumbnails of a strip: maximum number, number per row, and width in pixels. */
	const THUMBNAILS = 60;
	const COLUMNS    = 10;
	const WIDTH      = 160;

	/** Length in seconds from which a strip is made of key frames alone, which need not decode the whole video. */
	const LONG = 600;

	/**
	 * Returns the limits of a run.
	 *
	 * @return array `seconds`, `threads`, `bytes` of the copy, `room` (bytes that must be free on the disk).
	 */
	public static function get_limits( int $id ): array {
		$usual = array(
			'seconds' => 4 * HOUR_IN_SECONDS,
			'threads' => 2,
			'bytes'   => 4 * GB_IN_BYTES,
			'room'    => 200 * MB_IN_BYTES,
		);
		/**
		 * Filters what making the copy of a video may take.
		 *
		 * @param int[] $limits `seconds` (four hours), `threads` (2), `bytes` of the copy (4 GB), `room` (bytes that must be free on the disk
		 *                      besides the size of the original, 200 MB).
		 * @param int   $id     Attachment.
		 */
		$limits = array_map( 'intval', array_intersect_key( (array) apply_filters( 'mainstreet_video_copy_limits', $usual, $id ), $usual ) + $usual );
		return array_map( static fn( $number ) => max( 1, $number ), $limits );
	}

	/**
	 * Builds the command for the poster.
	 *
	 * @return string[]
	 */
	public static function build_poster( Video_Info $facts, string $file, string $target, int $threads ): array {
		$at = sprintf( '%.2F', min( 3, $facts->seconds / 3 ) );
		return self::build( array( '-ss', $at ), $file, array( '-map', '0:V:0', '-vf', 'thumbnail=24,' . self::build_scale_filter( 1280 ), '-frames:v', '1', '-q:v', '3', '-f', 'mjpeg' ), $target, $threads );
	}

	/**
	 * Builds the command for the strip: one image with thumbnails of the whole video, row by row.
	 *
	 * @return string[]
	 */
	public static function build_strip( Video_Info $facts, string $file, string $target, int $threads ): array {
		$grid   = self::calculate_strip_grid( $facts->seconds );
		$filter = sprintf( 'fps=1/%.3F:round=up,scale=%d:-2,tile=%dx%d', $grid['interval'], self::WIDTH, $grid['columns'], $grid['rows'] );
		$before = $facts->seconds > self::LONG ? array( '-skip_frame', 'nokey' ) : array();
		return self::build( $before, $file, array( '-map', '0:V:0', '-vf', $filter, '-frames:v', '1', '-q:v', '5', '-f', 'mjpeg' ), $target, $threads );
	}

	/**
	 * Calculates the grid of thumbnails of a strip.
	 *
	 * @param float $seconds Length of the video.
	 * @return array `interval` in seconds, `count`, `columns`, `rows`.
	 */
	public static function calculate_strip_grid( float $seconds ): array {
		$interval = max( 1.0, round( $seconds / self::THUMBNAILS, 3 ) );
		$count    = max( 1, min( self::THUMBNAILS, (int) ceil( $seconds / $interval ) ) );
		$columns  = min( self::COLUMNS, $count );
		return array(
			'interval' => $interval,
			'count'    => $count,
			'columns'  => $columns,
			'rows'     => (int) ceil( $count / $columns ),
		);
	}

	/**
	 * Builds the command for the copy, without the metadata that cameras write, such as the place.
	 *
	 * @param array $format As Ffmpeg::find_format().
	 * @param array $limits As get_limits().
	 * @return string[]
	 */
	public static function build_copy( Video_Info $facts, array $format, string $file, string $target, array $limits ): array {
		$output = array( '-progress', 'pipe:1', '-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-c:v' );
		if ( 'mp4' === $format['name'] && $facts->is_h264() && max( $facts->width, $facts->height ) <= self::MAX_SIDE ) {
			// Browsers can't play the container, but the video stream is fine.
			$output[] = 'copy';
		} elseif ( 'mp4' === $format['name'] ) {
			array_push( $output, $format['video'], '-preset', 'medium', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-vf', self::build_scale_filter( self::MAX_SIDE ) );
		} else {
			array_push( $output, $format['video'], '-crf', '35', '-b:v', '0', '-g', '240', '-pix_fmt', 'yuv420p', '-vf', self::build_scale_filter( self::MAX_SIDE ) );
			array_push( $output, 'libsvtav1' === $format['video'] ? '-preset' : '-cpu-used', '8' );
		}
		array_push( $output, '-c:a', $format['audio'], '-b:a', '128k', '-ac', '2', '-max_muxing_queue_size', '1024' );
		$ending = 'mp4' === $format['name'] ? array( '-movflags', '+faststart', '-f', 'mp4' ) : array( '-f', 'webm' );
		return self::build( array(), $file, array_merge( $output, array( '-fs', (string) $limits['bytes'] ), $ending ), $target, $limits['threads'] );
	}

	/**
	 * Puts a command together.
	 *
	 * @param string[] $before Arguments before the input file.
	 * @param string[] $after  Arguments after it.
	 * @param string   $target Path of the output file.
	 * @return string[]
	 */
	private static function build( array $before, string $file, array $after, string $target, int $threads ): array {
		$number = (string) $threads;
		return array_merge(
			array( Ffmpeg::find_path(), '-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', $number, '-filter_threads', $number ),
			$before,
			Video_Info::get_input_arguments( $file ),
			$after,
			array( '-threads', $number, "file:$target" )
		);
	}

	/**
	 * Returns a filter that scales images down, with even sides, which codecs need.
	 *
	 * @param int $longest Maximum pixels of the longer side.
	 */
	private static function build_scale_filter( int $longest ): string {
		$factor = "min(1\\,$longest/max(iw\\,ih))/2";
		return "scale=max(1\\,trunc(iw*$factor))*2:max(1\\,trunc(ih*$factor))*2";
	}
}
