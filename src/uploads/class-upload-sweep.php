<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes uploads that have expired, with their pieces, and pieces that belong to none. Runs only while there is something.
 */
final class Upload_Sweep {

	const HOOK = 'mainstreet_uploads_sweep';

	/** Uploads of one turn. */
	const MOST = 100;

	/** Plans a turn, where none is planned. */
	public function ensure(): void {
		$scheduler = new Scheduler();
		if ( 0 === $scheduler->planned( self::HOOK ) ) {
			$scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		}
	}

	/**
	 * One turn.
	 *
	 * @param Uploads|null $uploads The uploads, for tests.
	 */
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
