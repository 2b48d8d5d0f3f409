<?php
namespace Mainstreet\Social\Publishing;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Registration\Modules\Modules;
use Mainstreet\Social\Networks\Connections\Post_Connections;
use Mainstreet\Social\Networks\Networks;

defined( 'ABSPATH' ) || exit;

/** Finds the connections that a post goes to. Each is returned with its network: `array( Account, Network )`. */
final class Share_Targets {

	/**
	 * Connections that are switched on for a post.
	 *
	 * @return array[]
	 */
	public static function for_post( \WP_Post $post ): array {
		return self::with_networks( Post_Connections::find_enabled( $post ) );
	}

	/**
	 * Connections that a user may share a post to, including those that require a new sign-in.
	 *
	 * @param int[] $without IDs of connections to leave out.
	 * @return array[]
	 */
	public static function for_user( \WP_Post $post, int $user_id, array $without = array() ): array {
		return self::with_networks(
			array_filter(
				Post_Connections::find_for_post( $post, $user_id ),
				static fn( Account $account ) => ! in_array( $account->id(), $without, true )
			)
		);
	}

	/** Whether any account is connected to a network. */
	public static function exist(): bool {
		return (bool) self::with_networks( ( new Accounts() )->all() );
	}

	/**
	 * What the module needs while no account is connected.
	 *
	 * @return array See Modules::build_requirement().
	 */
	public static function get_requirement(): array {
		return Modules::build_requirement( 'accounts', __( 'A connected account', 'mainstreet-blocks' ), self::exist(), '#/connections/networks' );
	}

	/**
	 * Adds to each account its network.
	 *
	 * @param Account[] $accounts Accounts of any service.
	 * @return array[] Accounts whose service is a network.
	 */
	private static function with_networks( array $accounts ): array {
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
