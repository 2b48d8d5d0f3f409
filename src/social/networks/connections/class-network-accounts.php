<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Social\Networks\Mastodon\Fediverse_Links;
use Mainstreet\Social\Networks\Mastodon\Mastodon;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Stores accounts at networks. Their profile is stored as meta: `display`, `handle`, `picture`, `link`. */
final class Network_Accounts {

	/**
	 * Stores an account that was connected.
	 *
	 * @param int    $owner   Owner; 0 for all users who publish.
	 * @param string $id      ID at the network.
	 * @param array  $profile `name`, `handle`, `picture`, `link`.
	 * @param array  $more    Further meta.
	 * @param int    $expires When the token expires, as Unix time; 0 for unknown.
	 * @return Account|\WP_Error
	 */
	public static function save( string $network, $owner, $id, string $token, array $profile, array $more = array(), $expires = 0 ) {
		$account = ( new Accounts() )->add(
			$network,
			$owner,
			array(
				'external_id' => $id,
				'name'        => mb_substr( '' === $profile['handle'] ? $profile['name'] : $profile['handle'], 0, 190 ),
				'token'       => $token,
				'expires_at'  => $expires,
				'meta'        => self::profile_meta( $profile ) + $more,
			)
		);
		if ( Mastodon::ID === $network ) {
			Fediverse_Links::update();
		}
		return $account ? $account : new \WP_Error( 'mainstreet_not_saved', __( 'Could not save the account. Please try again.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
	}

	/**
	 * Stores the profile of an account and the result of a check.
	 *
	 * @param array|Publish_Error $answer Result of Network::check().
	 * @param int           $now    Unix time.
	 */
	public static function save_check( Account $account, $answer, int $now ): void {
		$accounts = new Accounts();
		// The network may have changed the account during the check.
		$account = $accounts->find( $account->id() );
		if ( ! $account ) {
			return;
		}
		$is_fine = ! $answer instanceof Publish_Error;
		$facts   = array(
			'checked_at' => $now,
			'fault'      => $is_fine ? '' : $answer->code,
			'fault_text' => $is_fine ? '' : $answer->message,
		);
		$accounts->update( $account->id(), array( 'meta' => $facts + ( $is_fine ? self::profile_meta( $answer ) : array() ) + $account->all_meta() ) );
		if ( $is_fine && Account::MUST_REAUTH === $account->status() && '' !== $account->token() ) {
			$accounts->set_status( $account->id(), Account::OK );
		}
	}

	/**
	 * Profile as meta.
	 *
	 * @param array $profile `name`, `handle`, `picture`, `link`.
	 * @return string[]
	 */
	private static function profile_meta( array $profile ): array {
		return array(
			'display' => $profile['name'],
			'handle'  => $profile['handle'],
			'picture' => $profile['picture'],
			'link'    => $profile['link'],
		);
	}

	/**
	 * Error for the window that connects accounts.
	 *
	 * @param string $refused Message for a refused account; the failure's own if left out.
	 */
	public static function connect_error( Publish_Error $failure, string $refused = '' ): \WP_Error {
		return new \WP_Error( 'mainstreet_connect', '' === $refused || $failure->is_temporary() ? $failure->message : $refused, array( 'status' => 400 ) );
	}

	/** Error for invalid input. */
	public static function invalid_error( string $message ): \WP_Error {
		return Errors::invalid( 'account', $message );
	}
}
