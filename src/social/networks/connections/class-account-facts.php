<?php
namespace Mainstreet\Social\Networks\Connections;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Mastodon\Fediverse_Links;
use Mainstreet\Social\Networks\Mastodon\Mastodon;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps accounts at networks: how they look there stands in their further facts, `display`, `handle`, `picture`, `link`.
 */
final class Account_Facts {

	/**
	 * Keeps an account that was connected.
	 *
	 * @param string $network Network.
	 * @param int    $owner   Whose it is; 0 for all who publish.
	 * @param string $id      What the network calls it.
	 * @param string $token   Token.
	 * @param array  $profile `name`, `handle`, `picture`, `link`.
	 * @param array  $more    Further facts.
	 * @param int    $expires When the token ends; 0 for not known.
	 * @return Account|\WP_Error
	 */
	public static function keep( $network, $owner, $id, $token, array $profile, array $more = array(), $expires = 0 ) {
		$account = ( new Accounts() )->add(
			$network,
			$owner,
			array(
				'external_id' => $id,
				'name'        => mb_substr( '' === $profile['handle'] ? $profile['name'] : $profile['handle'], 0, 190 ),
				'token'       => $token,
				'expires_at'  => $expires,
				'meta'        => self::look( $profile ) + $more,
			)
		);
		if ( Mastodon::ID === $network ) {
			Fediverse_Links::note();
		}
		return $account ? $account : new \WP_Error( 'mainstreet_not_saved', __( 'Could not save the account. Please try again.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
	}

	/**
	 * Notes how an account looks now, and what came of asking.
	 *
	 * @param Account       $account Account.
	 * @param array|Failure $answer  What Network::check() gave.
	 * @param int           $now     Unix time.
	 */
	public static function note( Account $account, $answer, $now ) {
		$accounts = new Accounts();
		// The network may have noted something itself.
		$account = $accounts->find( $account->id() );
		if ( ! $account ) {
			return;
		}
		$is_fine = ! $answer instanceof Failure;
		$facts   = array(
			'checked_at' => $now,
			'fault'      => $is_fine ? '' : $answer->code,
			'fault_text' => $is_fine ? '' : $answer->message,
		);
		$accounts->update( $account->id(), array( 'meta' => $facts + ( $is_fine ? self::look( $answer ) : array() ) + $account->all_meta() ) );
		if ( $is_fine && Account::MUST_REAUTH === $account->status() && '' !== $account->token() ) {
			$accounts->set_status( $account->id(), Account::OK );
		}
	}

	/**
	 * How an account looks.
	 *
	 * @param array $profile `name`, `handle`, `picture`, `link`.
	 * @return string[]
	 */
	private static function look( array $profile ) {
		return array(
			'display' => $profile['name'],
			'handle'  => $profile['handle'],
			'picture' => $profile['picture'],
			'link'    => $profile['link'],
		);
	}

	/**
	 * An error for the window that connects accounts.
	 *
	 * @param Failure $failure What went wrong.
	 * @param string  $refused Sentence for when the account is refused; the failure's own if left out.
	 * @return \WP_Error
	 */
	public static function error( Failure $failure, $refused = '' ) {
		return new \WP_Error( 'mainstreet_connect', '' === $refused || $failure->is_passing() ? $failure->message : $refused, array( 'status' => 400 ) );
	}

	/**
	 * An error about what was entered.
	 *
	 * @param string $message Sentence.
	 * @return \WP_Error
	 */
	public static function invalid( $message ) {
		return Errors::invalid( 'account', $message );
	}
}
