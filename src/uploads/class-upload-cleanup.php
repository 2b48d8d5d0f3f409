<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/** Deletes expired uploads with their files, and files without an upload. Scheduled only while there are uploads. */
final class Upload_Cleanup {

	const HOOK = 'mainstreet_uploads_sweep';

	/** Maximum number of uploads and of files deleted in one run. */
	const MAX_PER_RUN = 100;

	/** Schedules a run in an hour, unless one is scheduled. */
	public function schedule(): void {
		$scheduler = new Scheduler();
		if ( 0 === $scheduler->planned( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		}
	}

	/** Callback of the cron event. Schedules the next run while there are uploads. */
	public function run( ?Uploads $uploads = null ): void {
		$uploads = $uploads ? $uploads : new Uploads();
		foreach ( $uploads->find_expired( self::MAX_PER_RUN ) as $row ) {
			Part_Files::delete( $row['upload_key'] );
			$uploads->delete( $row );
		}
		$old = Part_Files::find_old();
		foreach ( array_diff( $old, $uploads->filter_known_keys( array_slice( $old, 0, self::MAX_PER_RUN ) ), array_slice( $old, self::MAX_PER_RUN ) ) as $key ) {
			Part_Files::delete( $key );
		}
		( new Scheduler() )->drop( self::HOOK );
		if ( 0 !== $uploads->find_next_expiry() ) {
			$this->schedule();
		}
	}
}
