<?php
namespace Mainstreet\Social\Publishing\Shares;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Connections\Post_Connections;

defined( 'ABSPATH' ) || exit;

/** Keeps the post meta `_publicize_shares` (docs/server-contract.md B.21), which is made of all rows each time. */
final class Share_Record {

	/** Maximum number of shares in the meta of a post. */
	const MAX_SHARES = 100;

	/** Writes the meta of a post. */
	public static function update( int $post_id ): void {
		$list     = array();
		$accounts = array();
		foreach ( ( new Accounts() )->all() as $account ) {
			$accounts[ $account->id() ] = $account;
		}
		foreach ( array_slice( Shares::find_by_post( $post_id ), -self::MAX_SHARES ) as $row ) {
			if ( Shares::QUEUED !== $row['outcome'] ) {
				$list[] = self::build_entry( $row, isset( $accounts[ (int) $row['connection_id'] ] ) ? $accounts[ (int) $row['connection_id'] ] : null );
			}
		}
		// The cached value may be older than what another process has written.
		wp_cache_delete( $post_id, 'post_meta' );
		update_post_meta( $post_id, Post_Connections::SHARES, wp_slash( $list ) );
	}

	/**
	 * One share.
	 *
	 * @param array                                $row     Its first row.
	 * @param \Mainstreet\Connections\Accounts\Account|null $account Connection; null when it was removed.
	 */
	private static function build_entry( array $row, ?\Mainstreet\Connections\Accounts\Account $account ): array {
		$is_sent = Shares::SENT === $row['outcome'];
		$failed  = $is_sent ? null : Shares::find_unsent( $row );
		return array(
			'connection_id' => (string) $row['connection_id'],
			'service'       => $row['service'],
			'status'        => $is_sent ? 'success' : 'failure',
			'message'       => $is_sent ? $row['remote_url'] : ( $failed ? $failed['error'] : '' ),
			'timestamp'     => (int) $row['at'],
			'external_id'   => $account ? $account->external_id() : '',
			'external_name' => $row['name'],
			'profile_link'  => $account && is_string( $account->meta( 'link' ) ) ? $account->meta( 'link' ) : '',
		);
	}
}
