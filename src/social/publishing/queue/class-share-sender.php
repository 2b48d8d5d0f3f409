<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Transaction;
use Mainstreet\Core\Database\Transaction_Lost;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Retry_Policy;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Sends a message for which a worker has the lease. Stores the result, queues the next message of a thread and updates the post's record of
 * shares, all in one transaction. If that fails, the lease expires and the message is sent again with the same key.
 */
final class Share_Sender {

	/** Reasons not to send, besides the codes of Publish_Error: the post is no longer public; its connection is gone; the message kills its workers. */
	const NOT_PUBLIC = 'not_public';
	const GONE       = 'gone';
	const BROKEN     = 'broken';

	/** Maximum wait in seconds that a network may ask for. */
	const MAX_WAIT = DAY_IN_SECONDS;

	/**
	 * Sends a message and stores the result.
	 *
	 * @param array $row Row with a lease.
	 * @return Publish_Result|Publish_Error Result.
	 */
	public static function send( array $row ) {
		$outcome = self::try_to_send( $row );
		if ( $outcome instanceof Publish_Result ) {
			self::save_result( $row, $outcome );
			return $outcome;
		}
		if ( Publish_Error::MUST_REAUTH === $outcome->code ) {
			( new Accounts() )->set_status( (int) $row['connection_id'], Account::MUST_REAUTH );
		}
		self::save_error( $row, $outcome );
		return $outcome;
	}

	/**
	 * Sends a message, unless there is a reason against it.
	 *
	 * @return Publish_Result|Publish_Error
	 */
	private static function try_to_send( array $row ) {
		if ( (int) $row['claims'] > Share_Lease::MAX_CLAIMS ) {
			return new Publish_Error( self::BROKEN, __( 'Sending was interrupted repeatedly.', 'mainstreet-blocks' ) );
		}
		if ( ! Post_Connections::is_public( get_post( (int) $row['post_id'] ) ) ) {
			return new Publish_Error( self::NOT_PUBLIC, __( 'The post is no longer public.', 'mainstreet-blocks' ) );
		}
		$account = ( new Accounts() )->find( (int) $row['connection_id'] );
		$network = Networks::get( $row['service'] );
		if ( ! $account || ! $network || Account::DISABLED === $account->status() ) {
			return new Publish_Error( self::GONE, __( 'This account is no longer connected.', 'mainstreet-blocks' ) );
		}
		if ( ! $account->is_ok() ) {
			/* translators: %s: name of a network. */
			return new Publish_Error( Publish_Error::MUST_REAUTH, sprintf( __( '%s requires you to sign in again. Please reconnect the account.', 'mainstreet-blocks' ), $network->label() ) );
		}
		$outcome = ! empty( $row['was_lost'] ) && $network->can_duplicate( $account ) ? self::unknown_error( $network ) : self::call_network( $row, $account, $network );
		return $outcome instanceof Publish_Error && $outcome->is_lost && $outcome->is_temporary() && $network->can_duplicate( $account ) ? self::unknown_error( $network ) : $outcome;
	}

	/** Failure for a message that the network may have and would post twice on a second try: only people try it again. */
	private static function unknown_error( Network $network ): Publish_Error {
		/* translators: %s: name of a network. */
		return new Publish_Error( Publish_Error::UNKNOWN, sprintf( __( 'The message was sent to %s, but no confirmation was received. It may already be published, so please check there before you try again.', 'mainstreet-blocks' ), $network->label() ) );
	}

	/**
	 * Calls the network.
	 *
	 * @param Account $account Connection.
	 * @return Publish_Result|Publish_Error
	 */
	private static function call_network( array $row, Account $account, Network $network ) {
		$seq    = (int) $row['seq'];
		$thread = $seq > 0 ? Shares::find_messages( $row ) : array();
		$parent = isset( $thread[ $seq - 1 ] ) ? $thread[ $seq - 1 ] : null;
		$root   = isset( $thread[0] ) ? $thread[0] : null;
		try {
			$outcome = $network->send( $account, Shares::get_message( $row, $parent, $root ), $row['message_key'] );
		} catch ( \Throwable $error ) {
			Errors::log( 'shares', get_class( $error ) . ': ' . $error->getMessage() );
			$outcome = null;
		}
		if ( $outcome instanceof Publish_Result || $outcome instanceof Publish_Error ) {
			return $outcome;
		}
		/* translators: %s: name of a network. */
		return new Publish_Error( Publish_Error::UNREACHABLE, sprintf( __( 'Could not reach %s.', 'mainstreet-blocks' ), $network->label() ), 0, true );
	}

	/**
	 * Stores that the network has accepted a message.
	 *
	 * @param array          $row  Row with a lease.
	 * @param Publish_Result $sent ID and URL of the message at the network.
	 */
	private static function save_result( array $row, Publish_Result $sent ): void {
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
		Shares::update_record( (int) $row['post_id'] );
	}

	/** Serializes processes that end shares of the same post, so that none overwrites the post's record without the other's share. */
	private static function lock_post( int $post_id ): void {
		global $wpdb;
		Sql::run( 'shares', $wpdb->prepare( 'UPDATE {table} SET turns = turns + 1 WHERE post_id = %d AND seq = 0', $post_id ) );
	}
}
