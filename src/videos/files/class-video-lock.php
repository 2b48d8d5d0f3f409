<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one request at a time change a video. Core writes all columns of a post, and whole meta values, so parallel requests would
 * overwrite each other's changes.
 */
final class Video_Lock {

	/**
	 * Runs a callback while the row of the video is locked. The callback may run several times, so it must write only to the database, or
	 * files whose contents do not depend on repetition.
	 *
	 * @param callable $change Reads and writes the video.
	 * @return mixed Return value of the callback.
	 * @throws \Throwable Transaction_Lost if the transaction fails; exceptions of the callback.
	 */
	public static function during( int $id, callable $change ) {
		global $wpdb;
		try {
			return Transaction::run(
				static function () use ( $wpdb, $id, $change ) {
					// A write without changes: other requests that begin with the same write wait.
					// phpcs:ignore WordPress.DB -- the row is locked, not read.
					if ( false === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_parent = post_parent WHERE ID = %d", $id ) ) ) {
						self::lost( $wpdb->last_error );
					}
					Videos::forget( $id );
					return $change();
				}
			);
		} finally {
			// Others may have cached values from before the transaction was committed.
			Videos::forget( $id );
		}
	}

	/**
	 * Ends a transaction in which a write failed, so that it is run again.
	 *
	 * @param string $error Error of the database.
	 * @throws Transaction_Lost Always.
	 */
	public static function lost( string $error ): void {
		throw new Transaction_Lost( '' === $error ? 'The lock on a video was lost.' : $error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
	}
}
