<?php
namespace Mainstreet\Transcoding\Jobs;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Process;
use Mainstreet\Transcoding\Transcoded_Files;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/** Takes the lease on the site's queue and transcodes one video after the other. */
final class Transcode_Worker {

	private Transcode_Queue $jobs;

	/** Sets the queue. */
	public function __construct( ?Transcode_Queue $jobs = null ) {
		$this->jobs = $jobs ? $jobs : new Transcode_Queue();
	}

	/**
	 * Runs the jobs that wait.
	 *
	 * @param int           $most     Maximum number of videos.
	 * @param int           $id       Attachment; 0 for any.
	 * @param callable|null $progress `function ( int $percent, int $id )`.
	 * @return int|null Number of videos; null while another worker has the lease.
	 */
	public function run( int $most = PHP_INT_MAX, int $id = 0, ?callable $progress = null ): ?int {
		if ( '' === Ffmpeg::find_path() ) {
			return 0;
		}
		$lease = $this->jobs->take_lease();
		if ( ! $lease ) {
			return null;
		}
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			@set_time_limit( 0 ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, Squiz.PHP.DiscouragedFunctions -- hosts may forbid it.
		}
		$done = 0;
		try {
			while ( $done < $most ) {
				$row = $this->jobs->find_next( $id );
				if ( ! $row || ! $this->process( $row, $lease, $progress ) ) {
					break;
				}
				++$done;
			}
		} finally {
			$lease->release();
		}
		return $done;
	}

	/**
	 * Transcodes a video.
	 *
	 * @param array         $row      Row of the job.
	 * @param Lease         $lease    This worker's lease.
	 * @param callable|null $progress As run().
	 * @return bool Whether this worker still has the lease.
	 */
	private function process( array $row, Lease $lease, ?callable $progress ): bool {
		$id = $row['attachment_id'];
		if ( Transcode_Queue::WORKING === $row['state'] ) {
			Ffmpeg_Process::kill_orphan( $row['host'], $row['pid'], $row['claim'] );
		}
		if ( ! $this->jobs->start( $row, $lease ) ) {
			return false;
		}
		Videos::clear_cache( $id );
		if ( ! Videos::is_video( $id ) ) {
			$this->jobs->delete( $id );
			return true;
		}
		$error = '';
		try {
			if ( $row['tries'] >= Transcode_Queue::MAX_TRIES ) {
				throw Transcode_Exception::from_message( __( 'The conversion was interrupted three times. This server may stop long-running processes. The “wp mainstreet video transcode” command has no time limit.', 'mainstreet-blocks' ) );
			}
			$each = null === $progress ? null : static function ( $percent ) use ( $progress, $id ) {
				$progress( $percent, $id );
			};
			( new Transcoder( $this->jobs, $id, $lease, $each ) )->transcode( 1 === $row['is_forced'] );
		} catch ( Transcode_Exception $fault ) {
			if ( $fault->is_lease_lost ) {
				// Either the video was deleted, then the next one follows; or another worker has the lease, then begin() fails.
				return true;
			}
			$error = $fault->getMessage();
		}
		Transcoded_Files::delete_leftovers( $id );
		$this->jobs->finish( $id, $lease, $error );
		return true;
	}
}
