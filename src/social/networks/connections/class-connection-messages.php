<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Social\Networks\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * Messages for single accounts in place of the post's message (Share_Meta), stored as post meta like the accounts that are left out
 * (Post_Connections). They are cut to the limit of the network when they are sent.
 */
final class Connection_Messages {

	/** Prefix of the meta key; the ID of the account follows. */
	const META = '_mainstreet_share_text_';

	/** Maximum number of characters, which is more than any network accepts. */
	const MAX_LENGTH = 5000;

	/**
	 * Cleans a text for storing.
	 *
	 * @param mixed $text Text as typed.
	 * @return string
	 */
	public static function clean( $text ) {
		return Share_Meta::clean( $text, self::MAX_LENGTH );
	}

	/**
	 * Message of a post for an account.
	 *
	 * @param int $post_id Post.
	 * @return string '' for none: the account gets the post's message.
	 */
	public static function get( $post_id, Account $account ): string {
		return self::clean( get_post_meta( $post_id, self::META . $account->id(), true ) );
	}

	/**
	 * Stores texts, or deletes them.
	 *
	 * @param int   $post_id Post.
	 * @param array $texts   Texts by account ID; '' deletes one. Other types are ignored.
	 * @param int   $user_id User who stores them: only accounts that this user sees are changed.
	 */
	public static function save( $post_id, array $texts, int $user_id ): void {
		$post = get_post( $post_id );
		foreach ( $post && $texts ? Post_Connections::find_for_post( $post, $user_id ) : array() as $account ) {
			if ( ! isset( $texts[ $account->id() ] ) || ! is_string( $texts[ $account->id() ] ) ) {
				continue;
			}
			$text = self::clean( $texts[ $account->id() ] );
			if ( '' === $text ) {
				delete_post_meta( $post_id, self::META . $account->id() );
			} else {
				update_post_meta( $post_id, self::META . $account->id(), wp_slash( $text ) );
			}
		}
	}

	/** Deletes the texts for an account that was removed. */
	public static function delete_for_account( Account $account ): void {
		if ( Networks::get( $account->service() ) ) {
			delete_post_meta_by_key( self::META . $account->id() );
		}
	}

	/** Deletes all texts. */
	public static function delete_all(): void {
		global $wpdb;
		// Core has no function that deletes meta by prefix.
		$keys = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $wpdb->esc_like( self::META ) . '%' ) );
		array_map( 'delete_post_meta_by_key', $keys );
	}
}
