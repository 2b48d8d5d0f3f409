<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Retry_Policy;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Publishing\Shares\Share_Record;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the result of a message, queues the next message of a thread and updates the post's record of shares, all in one transaction. If
 * that fails, the lease expires and the message is sent again with the same key.
 */
final class Share_Results {

	/** Maximum wait in seconds that a network may ask for. */
	const MAX_WAIT = DAY_IN_SECONDS;

	/**
	 * Stores that the network has accepted a message.
	 *
	 * @param array          $row  Row with a lease.
	 * @param Publish_Result $sent ID and URL of the message at the network.
	 */
	public static function save_result( array $row, Publish_Result $sent ): void {
		$changes = array(
			'state'      => Shares::SENT,
			'remote_id'  => mb_strcut( $sent->id, 0, 255 ),
			'remote_url' => sanitize_url( mb_strcut( $sent->url, 0, 1000 ), array( 'https', 'http' ) ),
			'code'       => '',
			'error'      => mb_strcut( $sent->note, 0, 500 ),
		);
		self::save(
			$row,
			$changes,
			static function ( $now ) use ( $row, $changes ) {
				global $wpdb;
				if ( '' !== $changes['error'] && (int) $row['seq'] > 0 ) {
					// The first row holds what is shown about the whole share.
					Sql::update( 'shares', array( 'error' => $changes['error'] ), $wpdb->prepare( 'post_id = %d AND connection_id = %d AND round = %d AND seq = 0', $row['post_id'], $row['connection_id'], $row['round'] ) );
				}
				$next  = array(
					'state'   => Shares::QUEUED,
					'next_at' => $now,
				);
				$which = $wpdb->prepare( 'post_id = %d AND connection_id = %d AND round = %d AND seq = %d', $row['post_id'], $row['connection_id'], $row['round'], (int) $row['seq'] + 1 );
				return 1 === Sql::update( 'shares', $next, "$which AND state = '" . Shares::WAITING . "'" ) ? '' : Shares::SENT;
			}
		);
	}

	/**
	 * Stores that the network has not accepted a message.
	 *
	 * @param array         $row     Row with a lease.
	 * @param Publish_Error $failure Reason.
	 */
	public static function save_error( array $row, Publish_Error $failure ): void {
		$tries = (int) $row['tries'];
		$now   = ( new Database_Clock() )->now();
		// A temporary failure is retried after one minute, five minutes and half an hour.
		$again   = ( new Retry_Policy( MINUTE_IN_SECONDS, 5 * MINUTE_IN_SECONDS, 30 * MINUTE_IN_SECONDS ) )->next_try( $tries + 1, $now );
		$is_over = null === $again || ! $failure->is_temporary();
		$changes = array(
			'state' => $is_over ? Shares::FAILED : Shares::QUEUED,
			'tries' => $tries + 1,
			'code'  => substr( $failure->code, 0, 20 ),
			'error' => mb_strcut( Errors::redact( $failure->message ), 0, 500 ),
		);
		if ( ! $is_over ) {
			$changes['next_at'] = max( $again, $now + min( self::MAX_WAIT, $failure->wait ) );
		}
		self::save( $row, $changes, static fn() => $is_over ? Shares::FAILED : '' );
	}

	/**
	 * Stores a result, if the worker still has the lease.
	 *
	 * @param array    $changes Columns to update.
	 * @param callable $move    Receives the time, returns the outcome of the whole share; '' while there is none.
	 */
	private static function save( array $row, array $changes, callable $move ): void {
		$now     = ( new Database_Clock() )->now();
		$outcome = '';
		try {
			Transaction::run(
				static function () use ( $row, $changes, $move, $now, &$outcome ) {
					$outcome = '';
					self::lock_post( (int) $row['post_id'] );
					if ( 1 !== Sql::update( 'shares', array( 'claim' => '', 'at' => $now ) + $changes, Share_Lease::condition( $row ) ) ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- two.
						return;
					}
					$outcome = $move( $now );
					if ( '' !== $outcome ) {
						self::save_outcome( $row, $outcome, $now );
					}
				}
			);
		} catch ( Transaction_Lost $lost ) {
			$outcome = '';
			Errors::log( 'shares', $lost->getMessage() );
		}
		// A process that has read the meta during the transaction has cached the old value.
		wp_cache_delete( (int) $row['post_id'], 'post_meta' );
		if ( Shares::SENT === $outcome ) {
			/**
			 * Fires when an account has all messages of a post.
			 *
			 * @param int $post_id       Post.
			 * @param int $connection_id Account.
			 */
			do_action( 'mainstreet_post_shared', (int) $row['post_id'], (int) $row['connection_id'] );
		}
	}

	/**
	 * Stores the outcome of a whole share.
	 *
	 * @param string $outcome Shares::SENT or FAILED.
	 * @param int    $now     Unix time.
	 */
	private static function save_outcome( array $row, $outcome, int $now ): void {
		global $wpdb;
		$first = $wpdb->prepare( 'post_id = %d AND connection_id = %d AND round = %d AND seq = 0', $row['post_id'], $row['connection_id'], $row['round'] );
		Sql::update( 'shares', compact( 'outcome' ) + array( 'at' => $now ), $first );
		Share_Record::update( (int) $row['post_id'] );
	}

	/** Serializes processes that end shares of the same post, so that none overwrites the post's record without the other's share. */
	private static function lock_post( int $post_id ): void {
		global $wpdb;
		Sql::run( 'shares', $wpdb->prepare( 'UPDATE {table} SET turns = turns + 1 WHERE post_id = %d AND seq = 0', $post_id ) );
	}
}
