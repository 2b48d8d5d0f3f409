<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Registration\Modules;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Networks;

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
	 * Those that a user may share a post to, also when they are to be signed in at again.
	 *
	 * @param \WP_Post $post    Post.
	 * @param int      $user_id User.
	 * @param int[]    $without Ids of those that are left out.
	 * @return array[]
	 */
	public static function of_user( \WP_Post $post, $user_id, array $without = array() ) {
		return self::with_networks(
			array_filter(
				Post_Connections::of_post( $post, $user_id ),
				static function ( Account $account ) use ( $without ) {
					return ! in_array( $account->id(), $without, true );
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
	 * What the module lacks while no account is connected.
	 *
	 * @return array As Modules::need().
	 */
	public static function need(): array {
		return Modules::need( 'accounts', __( 'A connected account', 'mainstreet-blocks' ), self::are_there(), '#/connections/networks' );
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
