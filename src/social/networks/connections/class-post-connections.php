<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Post_Switches;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which accounts a post goes to when it is published. Accounts for everybody can be used for each post, a user's own account only for
 * that user's posts and by nobody else.
 */
final class Post_Connections {

	/** ID of the module, and the post type support that it needs. */
	const MODULE = 'publicize';

	/** Meta key: whether sharing is on for a post; on where there is none. */
	const FEATURE = '_wpas_feature_enabled';

	/** Prefix of the meta key that leaves an account out; the ID of the account follows. */
	const SKIP = '_wpas_skip_publicize_';

	/** Meta key of the record of shares, which Jetpack has too. */
	const SHARES = '_publicize_shares';

	/**
	 * Whether posts of a type are shared.
	 *
	 * @param string $type Post type.
	 */
	public static function is_shared_type( $type ): bool {
		return post_type_supports( $type, self::MODULE ) && Post_Switches::is_active( self::MODULE );
	}

	/**
	 * Whether a post may be sent to networks: it is published, and everybody may read it without a password.
	 *
	 * @param mixed $post Post, or what get_post() returns for none.
	 */
	public static function is_public( $post ): bool {
		return $post instanceof \WP_Post && 'publish' === $post->post_status && '' === $post->post_password && is_post_publicly_viewable( $post );
	}

	/** Whether a user may see connections at all. */
	public static function can_see( int $user_id ): bool {
		/**
		 * Filters the capability of who sees connections.
		 *
		 * @param string $capability Capability.
		 */
		$capability = apply_filters( 'jetpack_publicize_capability', 'publish_posts' );
		/**
		 * Filters the capability of who sees connections.
		 *
		 * @param string $capability Capability; Jetpack's filter has been asked.
		 */
		$capability = apply_filters( 'mainstreet_publicize_cap', $capability );
		return $user_id > 0 && user_can( $user_id, is_string( $capability ) && '' !== $capability ? $capability : 'publish_posts' );
	}

	/**
	 * Accounts that a user may use.
	 *
	 * @return Account[] Of any status except disabled, by service.
	 */
	public static function find_for_user( int $user_id ): array {
		return self::can_see( $user_id ) ? self::filter_accounts( static fn( Account $account ) => $account->is_for( $user_id ) ) : array();
	}

	/**
	 * Accounts that a post can go to, as far as a user may see them.
	 *
	 * @return Account[]
	 */
	public static function find_for_post( \WP_Post $post, int $user_id ): array {
		return self::is_shared_type( $post->post_type ) ? array_values(
			array_filter( self::find_for_user( $user_id ), static fn( Account $account ) => $account->is_for( (int) $post->post_author ) )
		) : array();
	}

	/**
	 * Accounts that a post goes to when it is published: those for everybody, and the author's own where the author may publish, without
	 * those that were left out. Accounts that require a new sign-in are included, so that the list of shares can say so.
	 *
	 * @return Account[]
	 */
	public static function find_enabled( \WP_Post $post ): array {
		if ( ! self::is_shared_type( $post->post_type ) || ! self::is_on( $post->ID ) ) {
			return array();
		}
		$author = self::can_see( (int) $post->post_author ) ? (int) $post->post_author : 0;
		return self::filter_accounts( static fn( Account $account ) => $account->is_for( $author ) && ! self::is_skipped( $post->ID, $account ) );
	}

	/**
	 * Whether sharing is on for a post.
	 *
	 * @param int $post_id Post.
	 */
	public static function is_on( $post_id ): bool {
		return ! metadata_exists( 'post', $post_id, self::FEATURE ) || (bool) get_post_meta( $post_id, self::FEATURE, true );
	}

	/**
	 * Whether an account was left out for a post.
	 *
	 * @param int $post_id Post.
	 */
	public static function is_skipped( $post_id, Account $account ): bool {
		return (bool) get_post_meta( $post_id, self::SKIP . $account->id(), true );
	}

	/**
	 * Stores which accounts are left out.
	 *
	 * @param int    $post_id Post.
	 * @param bool[] $enabled Whether the post goes there, by account ID.
	 * @param int    $user_id User who chooses.
	 */
	public static function save_choices( $post_id, array $enabled, int $user_id ): void {
		$post = get_post( $post_id );
		foreach ( $post ? self::find_for_post( $post, $user_id ) : array() as $account ) {
			if ( ! isset( $enabled[ $account->id() ] ) ) {
				continue;
			}
			if ( $enabled[ $account->id() ] ) {
				delete_post_meta( $post_id, self::SKIP . $account->id() );
			} else {
				update_post_meta( $post_id, self::SKIP . $account->id(), '1' );
			}
		}
	}

	/**
	 * Whether a post was sent to an account.
	 *
	 * @param int $post_id Post.
	 */
	public static function is_shared( $post_id, Account $account ): bool {
		$shares = get_post_meta( $post_id, self::SHARES, true );
		foreach ( is_array( $shares ) ? $shares : array() as $share ) {
			if ( is_array( $share ) && isset( $share['connection_id'], $share['status'] ) && (string) $account->id() === (string) $share['connection_id'] && 'success' === $share['status'] ) {
				return true;
			}
		}
		return false;
	}

	/** Deletes the choices for an account that was removed. */
	public static function delete_for_account( Account $account ): void {
		if ( Networks::get( $account->service() ) ) {
			delete_post_meta_by_key( self::SKIP . $account->id() );
		}
	}

	/**
	 * Adds the text limits of the networks that threads of a user's posts go to.
	 *
	 * @param mixed $limits Limits so far.
	 * @return mixed
	 */
	public static function add_thread_limits( $limits, int $user_id ) {
		$limits = is_array( $limits ) ? $limits : array();
		foreach ( self::find_for_user( $user_id ) as $account ) {
			$network = Networks::get( $account->service() );
			if ( $network && $network->has_threads() && $account->is_ok() ) {
				$limits[] = $network->limit( $account );
			}
		}
		return $limits;
	}

	/**
	 * Accounts at networks.
	 *
	 * @param callable $is_wanted `function ( Account ): bool`.
	 * @return Account[]
	 */
	private static function filter_accounts( callable $is_wanted ): array {
		$networks = Networks::all();
		return array_values(
			array_filter(
				( new Accounts() )->all(),
				static fn( Account $account ) => isset( $networks[ $account->service() ] ) && Account::DISABLED !== $account->status() && $is_wanted( $account )
			)
		);
	}
}
