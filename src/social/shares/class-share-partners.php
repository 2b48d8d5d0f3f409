<?php
/**
 * Whom a post goes to.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Shares;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Networks\Post_Connections;

defined( 'ABSPATH' ) || exit;

/**
 * Connections with their networks: `array( Account, Network )`.
 */
final class Share_Partners {

	/**
	 * Those that are switched on for a post.
	 *
	 * @param \WP_Post $post Post.
	 * @return array[]
	 */
	public static function of_post( \WP_Post $post ) {
		return self::with_networks( Post_Connections::enabled( $post ) );
	}

	/**
	 * Those that a user may share to, also when they are to be signed in at again.
	 *
	 * @param int   $user_id User.
	 * @param int[] $without Ids of those that are left out.
	 * @return array[]
	 */
	public static function of_user( $user_id, array $without = array() ) {
		return self::with_networks(
			array_filter(
				( new Accounts() )->all(),
				static function ( Account $account ) use ( $user_id, $without ) {
					return $account->is_for( $user_id ) && Account::DISABLED !== $account->status() && ! in_array( $account->id(), $without, true );
				}
			)
		);
	}

	/**
	 * Whether there is anybody at all.
	 *
	 * @return bool
	 */
	public static function are_there() {
		return (bool) self::with_networks( ( new Accounts() )->all() );
	}

	/**
	 * Adds the networks.
	 *
	 * @param Account[] $accounts Accounts of any service.
	 * @return array[] Those whose service is a network.
	 */
	private static function with_networks( array $accounts ) {
		$networks = Networks::all();
		$partners = array();
		foreach ( $accounts as $account ) {
			if ( isset( $networks[ $account->service() ] ) ) {
				$partners[] = array( $account, $networks[ $account->service() ] );
			}
		}
		return $partners;
	}
}
