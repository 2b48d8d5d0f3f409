<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests with the access token of a user's account, and refreshes an expired token before. If Google rejects the account, the
 * result is the error `authorization_required`, for which the editor offers to connect again. Files and thumbnails are loaded with the
 * token too, which is sent only to Google's hosts for such files.
 */
final class Google_Session {

	const REVOKE = 'https://oauth2.googleapis.com/revoke';

	/** Maximum number of redirects, between these hosts only. */
	const MAX_REDIRECTS = 2;

	private int $user;

	private Http_Client $client;

	private Accounts $accounts;

	/**
	 * Creates the session of a user.
	 *
	 * @param int $user User.
	 */
	public function __construct( $user, ?Http_Client $client = null ) {
		$this->user     = (int) $user;
		$this->client   = $client ? $client : new Http_Client();
		$this->accounts = new Accounts();
	}

	/** Returns the user's account, with any status. */
	public function find_account(): ?Account {
		foreach ( $this->accounts->find_by_user( $this->user ) as $account ) {
			if ( Google_Login::SERVICE === $account->service() ) {
				return $account;
			}
		}
		return null;
	}

	/** Whether the account can be used, as far as this site has stored. */
	public function is_connected(): bool {
		$account = $this->find_account();
		return $account && $account->is_ok() && Google_Login::is_ready();
	}

	/**
	 * Sends a request.
	 *
	 * @param callable $send      `function ( string $token ): array|\WP_Error`: sends the request, and returns the result of Http_Client.
	 * @param bool     $is_judged Whether a response 401 to a new token means that the account must be connected again. For files, it may be
	 *                            the file that cannot be accessed.
	 * @return array|\WP_Error
	 */
	public function send( callable $send, bool $is_judged = true ) {
		$account = $this->find_account();
		if ( ! Google_Login::is_ready() ) {
			return Errors::not_configured( Google_Login::LABEL );
		}
		if ( ! $account || ! $account->is_ok() ) {
			return self::create_authorization_error();
		}
		$tokens   = Google_Tokens::from_account( $account );
		$response = $tokens->is_valid() ? $send( $tokens->access() ) : null;
		if ( null !== $response && ( is_wp_error( $response ) || 401 !== $response['status'] ) ) {
			return $response;
		}
		$tokens = $this->refresh_tokens( $account, $tokens );
		if ( is_wp_error( $tokens ) ) {
			return $tokens;
		}
		$response = $send( $tokens->access() );
		return $is_judged && ! is_wp_error( $response ) && 401 === $response['status'] ? $this->require_reauth( $account ) : $response;
	}

	/** Deletes the user's account. The action `mainstreet_account_removed` then revokes its token. */
	public function disconnect(): void {
		$account = $this->find_account();
		if ( $account ) {
			$this->accounts->delete( $account->id() );
		}
	}

	/**
	 * Revokes the token at Google. Errors are ignored: the token is already deleted on this site.
	 *
	 * @param Account $account Account that was removed.
	 */
	public function revoke( Account $account ): void {
		$tokens = Google_Tokens::from_account( $account );
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

	/** Returns the error for which the editor offers to connect. */
	public static function create_authorization_error(): \WP_Error {
		return new \WP_Error( 'authorization_required', __( 'Please connect Google Photos first.', 'mainstreet-blocks' ), array( 'status' => 403 ) );
	}

	/** Marks the account as to be connected again, and returns the error. */
	public function require_reauth( Account $account ): \WP_Error {
		$this->accounts->set_status( $account->id(), Account::MUST_REAUTH );
		return self::create_authorization_error();
	}

	/**
	 * Refreshes the access token and stores it.
	 *
	 * @return Google_Tokens|\WP_Error
	 */
	private function refresh_tokens( Account $account, Google_Tokens $tokens ) {
		$app = ( new OAuth_Apps() )->find( Google_Login::get_service() );
		if ( ! $app ) {
			return Errors::not_configured( Google_Login::LABEL );
		}
		if ( '' === $tokens->refresh() ) {
			return $this->require_reauth( $account );
		}
		$response = $this->client->request(
			Google_Login::TOKEN,
			array(
				'method'      => 'POST',
				// A redirect would send the secret to another host.
				'redirection' => 0,
				'body'        => array(
					'client_id'     => $app->id(),
					'client_secret' => $app->secret(),
					'grant_type'    => 'refresh_token',
					'refresh_token' => $tokens->refresh(),
				),
			)
		);
		$data     = Http_Client::json( $response );
		$status   = is_wp_error( $response ) ? 0 : $response['status'];
		if ( 200 === $status && null !== $data ) {
			$next = Google_Tokens::from_response( $data, $tokens->refresh() );
			if ( '' !== $next->access() ) {
				$this->accounts->update( $account->id(), array( 'token' => $next->to_json() ) );
				return $next;
			}
		}
		if ( in_array( $status, array( 400, 401 ), true ) && null !== $data ) {
			return Google_Login::is_app_refused( $data ) ? Errors::rejected( Google_Login::LABEL ) : $this->require_reauth( $account );
		}
		$error = Http_Client::service_error( $response, Google_Login::LABEL );
		return $error ? $error : Errors::unreachable( Google_Login::LABEL );
	}

	/**
	 * Whether a URL is on one of Google's hosts for files.
	 *
	 * @param mixed $url URL.
	 * @return bool
	 */
	public static function is_allowed_url( $url ) {
		if ( ! is_string( $url ) || strlen( $url ) > 2000 || preg_match( '/[^\x21-\x7e]|\\\\/', $url ) ) {
			return false;
		}
		$parts = wp_parse_url( $url );
		return isset( $parts['scheme'], $parts['host'] ) && 'https' === $parts['scheme'] && ! isset( $parts['user'] ) && ! isset( $parts['pass'] ) && ! isset( $parts['port'] )
			&& 1 === preg_match( '/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+googleusercontent\.com$/D', $parts['host'] );
	}

	/**
	 * Downloads a file.
	 *
	 * @param string $url  URL.
	 * @param array  $args As for Http_Client::request().
	 * @return array|\WP_Error
	 */
	public function download( $url, array $args = array() ) {
		return $this->send(
			function ( $token ) use ( $url, $args ) {
				$more = array(
					'headers'  => array( 'Authorization' => 'Bearer ' . $token ),
					'max_hops' => self::MAX_REDIRECTS,
					'may_go'   => array( __CLASS__, 'is_allowed_url' ),
				);
				return $this->client->get_public( $url, $more + $args );
			},
			false
		);
	}
}
