<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Queues a failed share again at the message where it stopped, with the same text and key: what the network has accepted after all is not posted twice.
 */
final class Share_Retry {

	/**
	 * Whether the current user may share a post by the connection of a share.
	 *
	 * @param array $row First row of a share.
	 */
	public static function can_retry( array $row ): bool {
		return self::can_share( (int) $row['post_id'] ) && in_array( (int) $row['user_id'], array( 0, get_current_user_id() ), true );
	}

	/**
	 * Whether the current user may share a post.
	 *
	 * @param int $post_id Post.
	 */
	public static function can_share( $post_id ): bool {
		return current_user_can( 'edit_post', $post_id ) && current_user_can( 'publish_post', $post_id );
	}

	/**
	 * Whether a message failed, or waits for another try.
	 *
	 * @param array $row Message at which a share stopped.
	 */
	public static function is_retryable( array $row ): bool {
		return Shares::FAILED === $row['state'] || ( Shares::QUEUED === $row['state'] && (int) $row['tries'] > 0 );
	}

	/**
	 * Queues a share again.
	 *
	 * @param array $first First row of the share.
	 * @param int   $due   When it is due, as Unix time; 0 for now.
	 * @return array|null The updated message that is tried again; null when none needs it.
	 */
	public static function queue( array $first, $due = 0 ): ?array {
		$row = Shares::find_unsent( $first );
		if ( ! $row || ! self::is_retryable( $row ) ) {
			return null;
		}
		$due       = $due > 0 ? $due : ( new Database_Clock() )->now();
		$scheduler = new Share_Scheduler();
		$scheduler->schedule_now();
		$changes = array(
			'state'   => Shares::QUEUED,
			'tries'   => 0,
			'claims'  => 0,
			'claim'   => bin2hex( random_bytes( 8 ) ),
			'next_at' => $due,
		);
		$queued  = Transaction::run(
			static function () use ( $first, $row, $changes ) {
				global $wpdb;
				$done = Sql::update( 'shares', $changes, $wpdb->prepare( 'id = %d AND state = %s AND claim = %s', $row['id'], $row['state'], $row['claim'] ) );
				if ( 1 === $done ) {
					Sql::update( 'shares', array( 'outcome' => Shares::QUEUED ), $wpdb->prepare( 'id = %d', $first['id'] ) );
				}
				return 1 === $done;
			}
		);
		$scheduler->schedule_next();
		return $queued ? $changes + $row : null;
	}
}
