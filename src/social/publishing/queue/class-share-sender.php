<?php
namespace Mainstreet\Social\Publishing\Queue;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Network;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/** Sends a message for which a worker has the lease, and stores the result. */
final class Share_Sender {

	/** Reasons not to send, besides the codes of Publish_Error: the post is no longer public; its connection is gone; the message kills its workers. */
	const NOT_PUBLIC = 'not_public';
	const GONE       = 'gone';
	const BROKEN     = 'broken';

	/**
	 * Sends a message and stores the result.
	 *
	 * @param array $row Row with a lease.
	 * @return Publish_Result|Publish_Error Result.
	 */
	public static function send( array $row ) {
		$outcome = self::try_to_send( $row );
		if ( $outcome instanceof Publish_Result ) {
			Share_Results::save_result( $row, $outcome );
			return $outcome;
		}
		if ( Publish_Error::MUST_REAUTH === $outcome->code ) {
			( new Accounts() )->set_status( (int) $row['connection_id'], Account::MUST_REAUTH );
		}
		Share_Results::save_error( $row, $outcome );
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
}
