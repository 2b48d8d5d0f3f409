<?php
/**
 * Connections of a post. (Held open here until the networks are in.)
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Networks;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;

defined( 'ABSPATH' ) || exit;

/**
 * Which connections a post goes to.
 */
final class Post_Connections {

	/**
	 * Those that are switched on.
	 *
	 * @param \WP_Post $post Post.
	 * @return Account[]
	 */
	public static function enabled( \WP_Post $post ) {
		return array_values(
			array_filter(
				( new Accounts() )->all(),
				static function ( Account $account ) use ( $post ) {
					return $account->is_ok() && $account->is_for( (int) $post->post_author ) && Networks::get( $account->service() ) && ! get_post_meta( $post->ID, '_wpas_skip_publicize_' . $account->id(), true );
				}
			)
		);
	}
}
