<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Lets one request at a time change a video: each reads what the one before has stored. WordPress writes a whole post, and a whole value of
 * meta data, so two that read the same would lose one of their changes.
 */
final class Video_Lock {

	/**
	 * Runs a change while the row of the video is locked. The change may run several times, so it writes only rows, or files whose
	 * contents do not depend on how often they are written.
	 *
	 * @param int      $id     Attachment.
	 * @param callable $change Reads and writes.
	 * @return mixed What it returns.
	 * @throws \Throwable Transaction_Lost when the database can't do it; whatever the function throws.
	 */
	public static function during( int $id, callable $change ) {
		global $wpdb;
		try {
			return Transaction::run(
				static function () use ( $wpdb, $id, $change ) {
					// A write that changes nothing: others who begin with it wait.
					// phpcs:ignore WordPress.DB -- the row is locked, not read.
					if ( false === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_parent = post_parent WHERE ID = %d", $id ) ) ) {
						self::lost( $wpdb->last_error );
					}
					Videos::forget( $id );
					return $change();
				}
			);
		} finally {
			// An object cache may have been given what stood there before the end of the transaction.
			Videos::forget( $id );
		}
	}

	/**
	 * Ends a transaction in which something could not be written: it is run again.
	 *
	 * @param string $error What the database said.
	 * @throws Transaction_Lost Always.
	 */
	public static function lost( string $error ): void {
		throw new Transaction_Lost( '' === $error ? 'The lock on a video was lost.' : $error ); // phpcs:ignore WordPress.Security.EscapeOutput -- no output.
	}
}
