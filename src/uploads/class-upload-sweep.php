<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/** Deletes expired uploads with their files, and files without an upload. Scheduled only while there are uploads. */
final class Upload_Sweep {

	const HOOK = 'mainstreet_uploads_sweep';

	/** Maximum number of uploads and of files deleted in one run. */
	const MOST = 100;

	/** Schedules a run in an hour, unless one is scheduled. */
	public function ensure(): void {
		$scheduler = new Scheduler();
		if ( 0 === $scheduler->planned( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		}
	}

	/** Callback of the cron event. Schedules the next run while there are uploads. */
	public function run( ?Uploads $uploads = null ): void {
		$uploads = $uploads ? $uploads : new Uploads();
		foreach ( $uploads->over( self::MOST ) as $row ) {
			Part_Files::delete( $row['upload_key'] );
			$uploads->drop( $row );
		}
		$old = Part_Files::old();
		foreach ( array_diff( $old, $uploads->known( array_slice( $old, 0, self::MOST ) ), array_slice( $old, self::MOST ) ) as $key ) {
			Part_Files::delete( $key );
		}
		( new Scheduler() )->drop( self::HOOK );
		if ( 0 !== $uploads->next_end() ) {
			$this->ensure();
		}
	}
}
