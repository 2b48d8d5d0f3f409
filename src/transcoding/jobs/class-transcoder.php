<?php
namespace Mainstreet\Transcoding\Jobs;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Commands;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Process;
use Mainstreet\Transcoding\Ffmpeg\Video_Info;
use Mainstreet\Transcoding\Transcoded_Files;

defined( 'ABSPATH' ) || exit;

/**
 * Transcodes a video in three steps: poster, strip, copy. Each result is stored at once, so that the next worker continues a killed job with
 * the step it died in. The original is only read.
 */
final class Transcoder {

	/** Seconds between two progress reports. */
	const REPORT = 3;

	private Transcode_Queue $jobs;

	/** Attachment. */
	private int $id;

	/** The worker's lease. */
	private Lease $lease;

	/**
	 * As Ffmpeg_Commands::get_limits().
	 *
	 * @var int[]
	 */
	private array $limits;

	/** Time of the next progress report, as microtime(). */
	private float $next = 0.0;

	/**
	 * Called with the percentage; null for none.
	 *
	 * @var callable|null
	 */
	private $progress;

	/**
	 * Prepares the transcoding of a video.
	 *
	 * @param callable|null $progress `function ( int $percent )`.
	 */
	public function __construct( Transcode_Queue $jobs, int $id, Lease $lease, ?callable $progress = null ) {
		$this->jobs     = $jobs;
		$this->id       = $id;
		$this->lease    = $lease;
		$this->progress = $progress;
		$this->limits   = Ffmpeg_Commands::get_limits( $id );
	}

	/**
	 * Makes the parts that are missing.
	 *
	 * @param bool $is_forced Whether to replace all parts, and to copy videos that browsers play as they are.
	 * @throws Transcode_Exception Where the video can't be transcoded.
	 */
	public function transcode( bool $is_forced ): void {
		Transcoded_Files::delete_leftovers( $this->id );
		$file  = $this->find_original();
		$facts = Video_Info::from_file( $file );
		if ( ! $facts instanceof Video_Info || '' === $facts->video ) {
			throw Transcode_Exception::from_message( __( 'ffmpeg found no video in this file.', 'mainstreet-blocks' ), is_string( $facts ) ? $facts : '' );
		}
		if ( $facts->width * $facts->height > Video_Info::MAX_PIXELS ) {
			throw Transcode_Exception::from_message( __( 'The video resolution is too high.', 'mainstreet-blocks' ) );
		}
		$there = $is_forced ? array() : Transcoded_Files::find( $this->id );
		foreach ( array( 'poster', 'strip' ) as $name ) {
			if ( ! isset( $there[ $name ] ) ) {
				$this->make_image( $name, $facts, $file );
			}
		}
		if ( $is_forced || ( ! isset( $there['copy'] ) && ! $facts->is_web_friendly( (string) get_post_mime_type( $this->id ) ) ) ) {
			$this->make_copy( $facts, $file );
		}
	}

	/**
	 * Returns the original.
	 *
	 * @return string Path.
	 * @throws Transcode_Exception Where the file is on another server, or the disk is full.
	 */
	private function find_original(): string {
		$file = (string) get_attached_file( $this->id, true );
		if ( false !== strpos( $file, '://' ) || ! is_file( $file ) || ! is_readable( $file ) ) {
			throw Transcode_Exception::from_message( __( 'The file is not on this server.', 'mainstreet-blocks' ) );
		}
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( dirname( $file ) ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- hosts forbid it in several ways.
		if ( false !== $free && $free < filesize( $file ) + $this->limits['room'] ) {
			throw Transcode_Exception::from_message( self::disk_full_message() );
		}
		return $file;
	}

	/**
	 * Makes the poster or the strip.
	 *
	 * @param string $name `poster` or `strip`.
	 */
	private function make_image( string $name, Video_Info $facts, string $file ): void {
		$target = $this->temporary_path( 'jpg' );
		$this->run_ffmpeg( 'poster' === $name ? Ffmpeg_Commands::build_poster( $facts, $file, $target, $this->limits['threads'] ) : Ffmpeg_Commands::build_strip( $facts, $file, $target, $this->limits['threads'] ), 0.0 );
		$size = is_file( $target ) ? wp_getimagesize( $target ) : false;
		if ( ! $size ) {
			throw Transcode_Exception::from_message( __( 'ffmpeg could not create an image from this video.', 'mainstreet-blocks' ) );
		}
		$made = array(
			'width'  => $size[0],
			'height' => $size[1],
		);
		if ( 'strip' === $name ) {
			$grid = Ffmpeg_Commands::calculate_strip_grid( $facts->seconds );
			$made = array(
				'width'    => intdiv( $size[0], $grid['columns'] ),
				'height'   => intdiv( $size[1], $grid['rows'] ),
				'interval' => $grid['interval'],
				'count'    => $grid['count'],
				'columns'  => $grid['columns'],
			);
		}
		$this->save( $name, $made, $target );
	}

	/**
	 * Makes the copy.
	 *
	 * @throws Transcode_Exception Where it can't be made.
	 */
	private function make_copy( Video_Info $facts, string $file ): void {
		$format = Ffmpeg::find_format();
		if ( ! $format ) {
			throw Transcode_Exception::from_message( __( 'ffmpeg on this server supports neither H.264 nor AV1.', 'mainstreet-blocks' ) );
		}
		$target = $this->temporary_path( $format['name'] );
		$this->run_ffmpeg( Ffmpeg_Commands::build_copy( $facts, $format, $file, $target, $this->limits ), $facts->seconds );
		$made = is_file( $target ) ? Video_Info::from_file( $target ) : '';
		// ffmpeg cuts a copy that grows too large without an error.
		if ( ! $made instanceof Video_Info || $made->seconds < 0.9 * $facts->seconds - 1 || filesize( $target ) >= $this->limits['bytes'] ) {
			throw Transcode_Exception::from_message( __( 'The copy became too large, or ended too early.', 'mainstreet-blocks' ) );
		}
		$this->save(
			'copy',
			array(
				'width'  => $made->width,
				'height' => $made->height,
				'type'   => $format['type'],
			),
			$target
		);
	}

	/**
	 * Returns the path of the file a step writes.
	 *
	 * @param string $ending File name extension.
	 * @return string Path.
	 * @throws Transcode_Exception Where the folder is not writable.
	 */
	private function temporary_path( string $ending ): string {
		$target = Transcoded_Files::get_temporary_path( $this->id, $this->lease->token(), $ending );
		if ( '' === $target ) {
			throw Transcode_Exception::from_message( __( 'The folder for copies is not writable.', 'mainstreet-blocks' ) );
		}
		return $target;
	}

	/**
	 * Runs ffmpeg.
	 *
	 * @param string[] $command Command.
	 * @param float    $seconds Length of the video, where ffmpeg reports its position; else 0.
	 * @throws Transcode_Exception Where ffmpeg fails, or the lease was lost.
	 */
	private function run_ffmpeg( array $command, float $seconds ): void {
		$this->next = 0.0;
		$run        = Ffmpeg_Process::run(
			$command,
			$this->limits['seconds'],
			fn( $position, $pid ) => $this->report( $seconds > 0 && $position > 0 ? (int) min( 99, 100 * $position / $seconds ) : 0, $pid )
		);
		if ( 'stopped' === $run['reason'] ) {
			wp_delete_file( substr( (string) end( $command ), strlen( 'file:' ) ) );
			throw Transcode_Exception::lease_lost();
		}
		if ( 'timeout' === $run['reason'] ) {
			throw Transcode_Exception::from_message( __( 'It took longer than this site’s time limit.', 'mainstreet-blocks' ) );
		}
		if ( 0 !== $run['code'] ) {
			$is_full = false !== stripos( $run['error'], 'No space left on device' );
			throw Transcode_Exception::from_message( $is_full ? self::disk_full_message() : __( 'ffmpeg could not create it.', 'mainstreet-blocks' ), $is_full ? '' : Ffmpeg_Process::parse_error( $run['error'] ) );
		}
	}

	/**
	 * Stores the progress and renews the lease.
	 *
	 * @param int $percent Percentage.
	 * @param int $pid     Process ID of ffmpeg.
	 * @return bool Whether to go on.
	 */
	private function report( int $percent, int $pid ): bool {
		if ( microtime( true ) < $this->next ) {
			return true;
		}
		$this->next = microtime( true ) + self::REPORT;
		$changes    = array(
			'percent' => $percent,
			'pid'     => $pid,
		);
		$is_ours    = $this->jobs->update( $this->id, $this->lease, $changes );
		if ( $this->progress ) {
			( $this->progress )( $percent );
		}
		return $is_ours;
	}

	/**
	 * Stores the result of a step, if this worker still has the lease.
	 *
	 * @param array  $facts As Transcoded_Files::save().
	 * @param string $file  Path.
	 * @throws Transcode_Exception Where the lease was lost, or the folder is not writable.
	 */
	private function save( string $name, array $facts, string $file ): void {
		if ( ! $this->jobs->update( $this->id, $this->lease, array( 'pid' => 0 ) ) ) {
			throw Transcode_Exception::lease_lost();
		}
		if ( ! Transcoded_Files::save( $this->id, $name, $facts, $file ) ) {
			throw Transcode_Exception::from_message( __( 'The folder for copies is not writable.', 'mainstreet-blocks' ) );
		}
	}

	private static function disk_full_message(): string {
		return __( 'There is not enough disk space.', 'mainstreet-blocks' );
	}
}
