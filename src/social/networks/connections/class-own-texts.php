<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Account;
use Mainstreet\Social\Networks\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * What an account gets in place of the post's message (Share_Meta), kept with the post beside what leaves an account out (Post_Connections). It is
 * cut to what the network takes when it is sent.
 */
final class Own_Texts {

	/** Begins the meta; the account's number follows. */
	const META = '_mainstreet_share_text_';

	/** Characters: more than any network takes. */
	const MOST = 5000;

	/**
	 * A text as it is stored.
	 *
	 * @param mixed $text What was typed.
	 * @return string
	 */
	public static function clean( $text ) {
		return Share_Meta::clean( $text, self::MOST );
	}

	/**
	 * The text of a post for an account.
	 *
	 * @param int     $post_id Post.
	 * @param Account $account Account.
	 * @return string '' for none: it gets what all get.
	 */
	public static function of( $post_id, Account $account ) {
		return self::clean( get_post_meta( $post_id, self::META . $account->id(), true ) );
	}

	/**
	 * Texts that were written, or taken away.
	 *
	 * @param int   $post_id Post.
	 * @param array $texts   Texts by number of the account; '' for none. What is no text is left out.
	 * @param int   $user_id Who says so: only for accounts that this user sees.
	 */
	public static function write( $post_id, array $texts, $user_id ) {
		$post = get_post( $post_id );
		foreach ( $post && $texts ? Post_Connections::of_post( $post, $user_id ) : array() as $account ) {
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

	/**
	 * An account is gone.
	 *
	 * @param Account $account Account.
	 */
	public static function removed( Account $account ) {
		if ( Networks::get( $account->service() ) ) {
			delete_post_meta_by_key( self::META . $account->id() );
		}
	}
}
