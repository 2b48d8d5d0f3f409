<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the lease on the jobs of the site, and makes copies, one video after the other.
 */
final class Copy_Worker {

	/**
	 * The jobs.
	 *
	 * @var Copy_Jobs
	 */
	private $jobs;

	/**
	 * A worker.
	 *
	 * @param Copy_Jobs|null $jobs The jobs.
	 */
	public function __construct( $jobs = null ) {
		$this->jobs = $jobs ? $jobs : new Copy_Jobs();
	}

	/**
	 * Works.
	 *
	 * @param int           $most     Videos at most.
	 * @param int           $id       This video only; 0 for any.
	 * @param callable|null $progress `function ( int $percent, int $id )`.
	 * @return int|null Number of videos; null while another worker is at work.
	 */
	public function run( int $most = PHP_INT_MAX, int $id = 0, $progress = null ) {
		if ( '' === Ffmpeg::path() ) {
			return 0;
		}
		$lease = $this->jobs->take();
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
				$row = $this->jobs->next( $id );
				if ( ! $row || ! $this->work( $row, $lease, $progress ) ) {
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
	 * Works on a video.
	 *
	 * @param array         $row      Row of the job.
	 * @param Lease         $lease    Our lease.
	 * @param callable|null $progress As above.
	 * @return bool Whether the lease is still ours.
	 */
	private function work( array $row, Lease $lease, $progress ): bool {
		$id = $row['attachment_id'];
		if ( Copy_Jobs::WORKING === $row['state'] ) {
			Ffmpeg_Run::end_orphan( $row['host'], $row['pid'], $row['claim'] );
		}
		if ( ! $this->jobs->begin( $row, $lease ) ) {
			return false;
		}
		Videos::forget( $id );
		if ( ! Videos::is_video( $id ) ) {
			$this->jobs->drop( $id );
			return true;
		}
		$error = '';
		try {
			if ( $row['tries'] >= Copy_Jobs::TRIES ) {
				throw Copy_Fault::because( __( 'The conversion was interrupted three times. This server may stop long-running processes. The “wp mainstreet video transcode” command has no time limit.', 'mainstreet-blocks' ) );
			}
			$each = null === $progress ? null : static function ( $percent ) use ( $progress, $id ) {
				$progress( $percent, $id );
			};
			( new Copy_Making( $this->jobs, $id, $lease, $each ) )->make( 1 === $row['is_forced'] );
		} catch ( Copy_Fault $fault ) {
			if ( $fault->is_lost ) {
				// The video was deleted, and the next one follows; or another worker has the lease, which the next beginning finds out.
				return true;
			}
			$error = $fault->getMessage();
		}
		Copy_Files::sweep( $id );
		$this->jobs->end( $id, $lease, $error );
		return true;
	}
}
