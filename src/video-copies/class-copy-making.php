<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Jobs\Lease;

defined( 'ABSPATH' ) || exit;

/**
 * Three steps: poster, strip, copy. What a step has made is kept at once, so that whoever goes on after a worker that was killed begins with
 * the step it died in. The original is read, nothing else.
 */
final class Copy_Making {

	/** Seconds between two notes. */
	const NOTE = 3;

	/**
	 * The jobs.
	 *
	 * @var Copy_Jobs
	 */
	private $jobs;

	/**
	 * Attachment.
	 *
	 * @var int
	 */
	private $id;

	/**
	 * The worker's lease.
	 *
	 * @var Lease
	 */
	private $lease;

	/**
	 * As Copy_Commands::limits().
	 *
	 * @var int[]
	 */
	private $limits;

	/**
	 * When the next note is due, as microtime() gives it.
	 *
	 * @var float
	 */
	private $next = 0.0;

	/**
	 * Called with the percentage; null for nobody.
	 *
	 * @var callable|null
	 */
	private $progress;

	/**
	 * The work on a video.
	 *
	 * @param Copy_Jobs     $jobs     The jobs.
	 * @param int           $id       Attachment.
	 * @param Lease         $lease    The worker's lease.
	 * @param callable|null $progress `function ( int $percent )`.
	 */
	public function __construct( Copy_Jobs $jobs, int $id, Lease $lease, $progress = null ) {
		$this->jobs     = $jobs;
		$this->id       = $id;
		$this->lease    = $lease;
		$this->progress = $progress;
		$this->limits   = Copy_Commands::limits( $id );
	}

	/**
	 * Makes what there is not.
	 *
	 * @param bool $is_forced Whether to make everything anew, also a copy of what browsers play as it is.
	 * @throws Copy_Fault Where it can't be done.
	 */
	public function make( bool $is_forced ) {
		Copy_Files::sweep( $this->id );
		$file  = $this->file();
		$facts = Film_Facts::read( $file );
		if ( ! $facts instanceof Film_Facts || '' === $facts->video ) {
			throw Copy_Fault::because( __( 'ffmpeg found no video in this file.', 'mainstreet-blocks' ), is_string( $facts ) ? $facts : '' );
		}
		if ( $facts->width * $facts->height > Film_Facts::MOST_PIXELS ) {
			throw Copy_Fault::because( __( 'The video resolution is too high.', 'mainstreet-blocks' ) );
		}
		$there = $is_forced ? array() : Copy_Files::of( $this->id );
		foreach ( array( 'poster', 'strip' ) as $name ) {
			if ( ! isset( $there[ $name ] ) ) {
				$this->picture( $name, $facts, $file );
			}
		}
		if ( $is_forced || ( ! isset( $there['copy'] ) && ! $facts->is_web_friendly( (string) get_post_mime_type( $this->id ) ) ) ) {
			$this->copy( $facts, $file );
		}
	}

	/**
	 * The original.
	 *
	 * @return string Path.
	 * @throws Copy_Fault Where it is not here, or there is no room.
	 */
	private function file(): string {
		$file = (string) get_attached_file( $this->id, true );
		if ( false !== strpos( $file, '://' ) || ! is_file( $file ) || ! is_readable( $file ) ) {
			throw Copy_Fault::because( __( 'The file is not on this server.', 'mainstreet-blocks' ) );
		}
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( dirname( $file ) ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- hosts forbid it in several ways.
		if ( false !== $free && $free < filesize( $file ) + $this->limits['room'] ) {
			throw Copy_Fault::because( self::full() );
		}
		return $file;
	}

	/**
	 * Makes the poster or the strip.
	 *
	 * @param string     $name  `poster` or `strip`.
	 * @param Film_Facts $facts Facts.
	 * @param string     $file  Film.
	 */
	private function picture( string $name, Film_Facts $facts, string $file ) {
		$target = $this->target( 'jpg' );
		$this->run( 'poster' === $name ? Copy_Commands::poster( $facts, $file, $target, $this->limits['threads'] ) : Copy_Commands::strip( $facts, $file, $target, $this->limits['threads'] ), 0.0 );
		$size = is_file( $target ) ? wp_getimagesize( $target ) : false;
		if ( ! $size ) {
			throw Copy_Fault::because( __( 'ffmpeg could not create an image from this video.', 'mainstreet-blocks' ) );
		}
		$made = array(
			'width'  => $size[0],
			'height' => $size[1],
		);
		if ( 'strip' === $name ) {
			$grid = Copy_Commands::grid( $facts->seconds );
			$made = array(
				'width'    => intdiv( $size[0], $grid['columns'] ),
				'height'   => intdiv( $size[1], $grid['rows'] ),
				'interval' => $grid['interval'],
				'count'    => $grid['count'],
				'columns'  => $grid['columns'],
			);
		}
		$this->keep( $name, $made, $target );
	}

	/**
	 * Makes the copy.
	 *
	 * @param Film_Facts $facts Facts.
	 * @param string     $file  Film.
	 * @throws Copy_Fault Where it can't be made.
	 */
	private function copy( Film_Facts $facts, string $file ) {
		$kind = Ffmpeg::kind();
		if ( ! $kind ) {
			throw Copy_Fault::because( __( 'ffmpeg on this server supports neither H.264 nor AV1.', 'mainstreet-blocks' ) );
		}
		$target = $this->target( $kind['name'] );
		$this->run( Copy_Commands::copy( $facts, $kind, $file, $target, $this->limits ), $facts->seconds );
		$made = is_file( $target ) ? Film_Facts::read( $target ) : '';
		// Where the copy grows too large ffmpeg cuts it, and says nothing.
		if ( ! $made instanceof Film_Facts || $made->seconds < 0.9 * $facts->seconds - 1 || filesize( $target ) >= $this->limits['bytes'] ) {
			throw Copy_Fault::because( __( 'The copy became too large, or ended too early.', 'mainstreet-blocks' ) );
		}
		$this->keep(
			'copy',
			array(
				'width'  => $made->width,
				'height' => $made->height,
				'type'   => $kind['type'],
			),
			$target
		);
	}

	/**
	 * Where a step writes.
	 *
	 * @param string $ending Of the file's name.
	 * @return string Path.
	 * @throws Copy_Fault Where there is no place.
	 */
	private function target( string $ending ): string {
		$target = Copy_Files::part( $this->id, $this->lease->token(), $ending );
		if ( '' === $target ) {
			throw Copy_Fault::because( __( 'The folder for copies is not writable.', 'mainstreet-blocks' ) );
		}
		return $target;
	}

	/**
	 * Runs ffmpeg.
	 *
	 * @param string[] $command Command.
	 * @param float    $seconds Length of the film, where it says how far it is; else 0.
	 * @throws Copy_Fault Where it fails, or the hold was lost.
	 */
	private function run( array $command, float $seconds ) {
		$this->next = 0.0;
		$run        = Ffmpeg_Run::run(
			$command,
			$this->limits['seconds'],
			function ( $position, $pid ) use ( $seconds ) {
				return $this->note( $seconds > 0 && $position > 0 ? (int) min( 99, 100 * $position / $seconds ) : 0, $pid );
			}
		);
		if ( 'beat' === $run['why'] ) {
			wp_delete_file( substr( (string) end( $command ), strlen( 'file:' ) ) );
			throw Copy_Fault::lost();
		}
		if ( 'late' === $run['why'] ) {
			throw Copy_Fault::because( __( 'It took longer than this site’s time limit.', 'mainstreet-blocks' ) );
		}
		if ( 0 !== $run['code'] ) {
			$is_full = false !== stripos( $run['error'], 'No space left on device' );
			throw Copy_Fault::because( $is_full ? self::full() : __( 'ffmpeg could not create it.', 'mainstreet-blocks' ), $is_full ? '' : Ffmpeg_Run::complaint( $run['error'] ) );
		}
	}

	/**
	 * Notes how far it is.
	 *
	 * @param int $percent Percentage.
	 * @param int $pid     Number of ffmpeg's process.
	 * @return bool Whether to go on.
	 */
	private function note( int $percent, int $pid ): bool {
		if ( microtime( true ) < $this->next ) {
			return true;
		}
		$this->next = microtime( true ) + self::NOTE;
		$changes    = array(
			'percent' => $percent,
			'pid'     => $pid,
		);
		$is_ours    = $this->jobs->note( $this->id, $this->lease, $changes );
		if ( $this->progress ) {
			( $this->progress )( $percent );
		}
		return $is_ours;
	}

	/**
	 * Takes in what a step has made, if it is still ours to do so.
	 *
	 * @param string $name  Part.
	 * @param array  $facts Facts.
	 * @param string $file  Path.
	 * @throws Copy_Fault Where it is not.
	 */
	private function keep( string $name, array $facts, string $file ) {
		if ( ! $this->jobs->note( $this->id, $this->lease, array( 'pid' => 0 ) ) ) {
			throw Copy_Fault::lost();
		}
		if ( ! Copy_Files::keep( $this->id, $name, $facts, $file ) ) {
			throw Copy_Fault::because( __( 'The folder for copies is not writable.', 'mainstreet-blocks' ) );
		}
	}

	/**
	 * Says that the disk is full.
	 *
	 * @return string
	 */
	private static function full(): string {
		return __( 'There is not enough disk space.', 'mainstreet-blocks' );
	}
}
