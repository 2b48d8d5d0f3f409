<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests with the token of a user's account; one that has ended is renewed first. What Google takes no more ends in the error
 * `authorization_required`, at which the editor asks to connect again.
 */
final class Google_Session {

	const REVOKE = 'https://oauth2.googleapis.com/revoke';

	/** User. */
	private int $user;

	/** Makes requests. */
	private Http_Client $client;

	/** The accounts. */
	private Accounts $accounts;

	/**
	 * Requests of a user.
	 *
	 * @param int              $user   User.
	 * @param Http_Client|null $client Makes requests.
	 */
	public function __construct( $user, ?Http_Client $client = null ) {
		$this->user     = (int) $user;
		$this->client   = $client ? $client : new Http_Client();
		$this->accounts = new Accounts();
	}

	/** The user's account, of any status. */
	public function account(): ?Account {
		foreach ( $this->accounts->of_user( $this->user ) as $account ) {
			if ( Google_Login::SERVICE === $account->service() ) {
				return $account;
			}
		}
		return null;
	}

	/** Whether requests can be made, as far as this site knows. */
	public function is_connected(): bool {
		$account = $this->account();
		return $account && $account->is_ok() && Google_Login::is_ready();
	}

	/**
	 * Sends a request.
	 *
	 * @param callable $send      `function ( string $token ): array|\WP_Error`: sends it, and gives what Http_Client gives.
	 * @param bool     $is_judged Whether Google's refusal of a new token says that the account is to be connected again. That of a file
	 *                            may be the file's.
	 * @return array|\WP_Error
	 */
	public function send( callable $send, bool $is_judged = true ) {
		$account = $this->account();
		if ( ! Google_Login::is_ready() ) {
			return Errors::not_configured( Google_Login::LABEL );
		}
		if ( ! $account || ! $account->is_ok() ) {
			return self::authorization_required();
		}
		$tokens   = Google_Tokens::of( $account );
		$response = $tokens->is_live() ? $send( $tokens->access() ) : null;
		if ( null !== $response && ( is_wp_error( $response ) || 401 !== $response['status'] ) ) {
			return $response;
		}
		$tokens = $this->renew( $account, $tokens );
		if ( is_wp_error( $tokens ) ) {
			return $tokens;
		}
		$response = $send( $tokens->access() );
		return $is_judged && ! is_wp_error( $response ) && 401 === $response['status'] ? $this->must_reauth( $account ) : $response;
	}

	/** Disconnects the user's account. Google hears of it by what listens to accounts that go. */
	public function disconnect(): void {
		$account = $this->account();
		if ( $account ) {
			$this->accounts->remove( $account->id() );
		}
	}

	/**
	 * Tells Google that this site's right has ended. If Google can't be reached, its token is gone here all the same.
	 *
	 * @param Account $account Account that was removed.
	 */
	public function revoke( Account $account ): void {
		$tokens = Google_Tokens::of( $account );
		$token  = '' === $tokens->refresh() ? $tokens->access() : $tokens->refresh();
		if ( '' !== $token ) {
			$this->client->request(
				self::REVOKE,
				array(
					'method'      => 'POST',
					'redirection' => 0,
					'body'        => array( 'token' => $token ),
				)
			);
		}
	}

	/** The error at which the editor asks to connect. */
	public static function authorization_required(): \WP_Error {
		return new \WP_Error( 'authorization_required', __( 'Please connect Google Photos first.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
	}

	/**
	 * The account has to be connected again.
	 *
	 * @param Account $account Account.
	 */
	public function must_reauth( Account $account ): \WP_Error {
		$this->accounts->set_status( $account->id(), Account::MUST_REAUTH );
		return self::authorization_required();
	}

	/**
	 * Gets the next token.
	 *
	 * @param Account       $account Account.
	 * @param Google_Tokens $tokens  Those that have ended.
	 * @return Google_Tokens|\WP_Error
	 */
	private function renew( Account $account, Google_Tokens $tokens ) {
		$app = ( new OAuth_Apps() )->of( Google_Login::service() );
		if ( ! $app ) {
			return Errors::not_configured( Google_Login::LABEL );
		}
		if ( '' === $tokens->refresh() ) {
			return $this->must_reauth( $account );
		}
		$response = $this->client->request(
			Google_Login::TOKEN,
			array(
				'method'      => 'POST',
				// A redirect would carry the secret elsewhere.
				'redirection' => 0,
				'body'        => array(
					'client_id'     => $app->id(),
					'client_secret' => $app->secret(),
					'grant_type'    => 'refresh_token',
					'refresh_token' => $tokens->refresh(),
				),
			)
		);
		$answer   = Http_Client::json( $response );
		$status   = is_wp_error( $response ) ? 0 : $response['status'];
		if ( 200 === $status && null !== $answer ) {
			$next = Google_Tokens::of_answer( $answer, $tokens->refresh() );
			if ( '' !== $next->access() ) {
				$this->accounts->update( $account->id(), array( 'token' => $next->write() ) );
				return $next;
			}
		}
		if ( in_array( $status, array( 400, 401 ), true ) && null !== $answer ) {
			return Google_Login::is_app_refused( $answer ) ? Errors::rejected( Google_Login::LABEL ) : $this->must_reauth( $account );
		}
		$error = Http_Client::service_error( $response, Google_Login::LABEL );
		return $error ? $error : Errors::unreachable( Google_Login::LABEL );
	}
}
