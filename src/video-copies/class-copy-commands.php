<?php
namespace Mainstreet\Video_Copies;

defined( 'ABSPATH' ) || exit;

/**
 * Arguments of ffmpeg for a poster, a strip of small pictures and a copy.
 */
final class Copy_Commands {

	/** Pixels of the longer side of a copy at most. */
	const LONGEST = 1920;

	/** Small pictures of a strip: how many at most, in a row, and their width. */
	const PICTURES = 60;
	const COLUMNS  = 10;
	const WIDTH    = 160;

	/** Seconds from which a strip is drawn of key pictures alone: a long film need not be read twice. */
	const LONG = 600;

	/**
	 * Limits of a run.
	 *
	 * @param int $id Attachment.
	 * @return array `seconds`, `threads`, `bytes` of the copy, `room` (bytes that must be free on the disk).
	 */
	public static function limits( int $id ): array {
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
		return array_map(
			static function ( $number ) {
				return max( 1, $number );
			},
			$limits
		);
	}

	/**
	 * A picture that stands for the film.
	 *
	 * @param Film_Facts $facts   Facts.
	 * @param string     $file    Film.
	 * @param string     $target  Path.
	 * @param int        $threads Threads.
	 * @return string[]
	 */
	public static function poster( Film_Facts $facts, string $file, string $target, int $threads ): array {
		$at = sprintf( '%.2F', min( 3, $facts->seconds / 3 ) );
		return self::command( array( '-ss', $at ), $file, array( '-map', '0:V:0', '-vf', 'thumbnail=24,' . self::scale( 1280 ), '-frames:v', '1', '-q:v', '3', '-f', 'mjpeg' ), $target, $threads );
	}

	/**
	 * Small pictures of the whole film in one, row by row.
	 *
	 * @param Film_Facts $facts   Facts.
	 * @param string     $file    Film.
	 * @param string     $target  Path.
	 * @param int        $threads Threads.
	 * @return string[]
	 */
	public static function strip( Film_Facts $facts, string $file, string $target, int $threads ): array {
		$grid   = self::grid( $facts->seconds );
		$filter = sprintf( 'fps=1/%.3F:round=up,scale=%d:-2,tile=%dx%d', $grid['interval'], self::WIDTH, $grid['columns'], $grid['rows'] );
		$before = $facts->seconds > self::LONG ? array( '-skip_frame', 'nokey' ) : array();
		return self::command( $before, $file, array( '-map', '0:V:0', '-vf', $filter, '-frames:v', '1', '-q:v', '5', '-f', 'mjpeg' ), $target, $threads );
	}

	/**
	 * How the small pictures of a film lie.
	 *
	 * @param float $seconds Length.
	 * @return array `interval` in seconds, `count`, `columns`, `rows`.
	 */
	public static function grid( float $seconds ): array {
		$interval = max( 1.0, round( $seconds / self::PICTURES, 3 ) );
		$count    = max( 1, min( self::PICTURES, (int) ceil( $seconds / $interval ) ) );
		$columns  = min( self::COLUMNS, $count );
		return array(
			'interval' => $interval,
			'count'    => $count,
			'columns'  => $columns,
			'rows'     => (int) ceil( $count / $columns ),
		);
	}

	/**
	 * The copy. Where the film was taken, and what else cameras write down, is left out.
	 *
	 * @param Film_Facts $facts  Facts.
	 * @param array      $kind   As Ffmpeg::kind().
	 * @param string     $file   Film.
	 * @param string     $target Path.
	 * @param array      $limits As limits().
	 * @return string[]
	 */
	public static function copy( Film_Facts $facts, array $kind, string $file, string $target, array $limits ): array {
		$output = array( '-progress', 'pipe:1', '-map', '0:V:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-c:v' );
		if ( 'mp4' === $kind['name'] && $facts->is_h264() && max( $facts->width, $facts->height ) <= self::LONGEST ) {
			// Only its container is none for the web.
			$output[] = 'copy';
		} elseif ( 'mp4' === $kind['name'] ) {
			array_push( $output, $kind['video'], '-preset', 'medium', '-crf', '23', '-profile:v', 'high', '-pix_fmt', 'yuv420p', '-vf', self::scale( self::LONGEST ) );
		} else {
			array_push( $output, $kind['video'], '-crf', '35', '-b:v', '0', '-g', '240', '-pix_fmt', 'yuv420p', '-vf', self::scale( self::LONGEST ) );
			array_push( $output, 'libsvtav1' === $kind['video'] ? '-preset' : '-cpu-used', '8' );
		}
		array_push( $output, '-c:a', $kind['audio'], '-b:a', '128k', '-ac', '2', '-max_muxing_queue_size', '1024' );
		$ending = 'mp4' === $kind['name'] ? array( '-movflags', '+faststart', '-f', 'mp4' ) : array( '-f', 'webm' );
		return self::command( array(), $file, array_merge( $output, array( '-fs', (string) $limits['bytes'] ), $ending ), $target, $limits['threads'] );
	}

	/**
	 * A whole command.
	 *
	 * @param string[] $before  Arguments before the film.
	 * @param string   $file    Film.
	 * @param string[] $after   Arguments behind it.
	 * @param string   $target  Path of what is made.
	 * @param int      $threads Threads.
	 * @return string[]
	 */
	private static function command( array $before, string $file, array $after, string $target, int $threads ): array {
		$number = (string) $threads;
		return array_merge(
			array( Ffmpeg::path(), '-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-threads', $number, '-filter_threads', $number ),
			$before,
			Film_Facts::input( $file ),
			$after,
			array( '-threads', $number, "file:$target" )
		);
	}

	/**
	 * A filter that makes pictures small enough, with even sides, as codecs want them.
	 *
	 * @param int $longest Pixels of the longer side.
	 * @return string
	 */
	private static function scale( int $longest ): string {
		$factor = "min(1\\,$longest/max(iw\\,ih))/2";
		return "scale=max(1\\,trunc(iw*$factor))*2:max(1\\,trunc(ih*$factor))*2";
	}
}
