<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Accounts\Account;

defined( 'ABSPATH' ) || exit;

/**
 * Describes a service whose accounts are connected by signing in with the site owner's app (OAuth 2). Blocks and feature folders
 * create these objects.
 */
final class OAuth_Service {

	/** Data by name, as in the constructor. */
	private array $facts;

	/**
	 * @param array $facts `id` (as in Account), `label` (display name), `authorize` and `token` (URLs), `scopes`, `constant` (prefix of the
	 *                     constants for id and secret, `_ID` and `_SECRET`), `steps` (sentences: how the owner gets an app), `capability` needed
	 *                     to sign in, `is_app_refused`: `function ( array $answer ): bool`, whether an error response is about the app, and
	 *                     `connect`: `function ( array $answer, OAuth_App $app, int $owner ): Account|\WP_Error`, which receives the token
	 *                     response and the owner of the account (0: shared). Optional flags: `pkce` (use PKCE), `basic` (send id and secret in a
	 *                     header), `json` (exchange codes as JSON), `any_scheme` (redirect URIs without HTTPS are allowed), `own` (accounts
	 *                     always belong to the user who signs in). `more`: further query parameters of the sign-in URL, by name. For services
	 *                     with many servers: `at`: `function ( string $server ): OAuth_Service|\WP_Error`, the service at one server, where it
	 *                     has its own app, stored under `app_key`.
	 */
	public function __construct( array $facts ) {
		$this->facts = $facts;
	}

	/**
	 * Returns the id, as in Account.
	 *
	 * @return string
	 */
	public function id() {
		return $this->facts['id'];
	}

	/**
	 * Returns the display name.
	 *
	 * @return string
	 */
	public function label() {
		return $this->facts['label'];
	}

	/**
	 * Returns the prefix of the constants for id and secret.
	 *
	 * @return string
	 */
	public function constant() {
		return $this->facts['constant'];
	}

	/**
	 * Returns instructions for getting an app, one sentence per step.
	 *
	 * @return string[]
	 */
	public function steps() {
		return $this->facts['steps'];
	}

	/**
	 * Returns the key under which the app is stored.
	 *
	 * @return string
	 */
	public function app_key() {
		return isset( $this->facts['app_key'] ) ? $this->facts['app_key'] : $this->id();
	}

	/**
	 * Whether a flag of the constructor is set.
	 *
	 * @param string $name `pkce`, `basic`, `json`, `any_scheme`, `own`.
	 */
	public function wants( string $name ): bool {
		return ! empty( $this->facts[ $name ] );
	}

	/** Whether the service has many servers, at which the site registers its apps automatically. */
	public function has_servers(): bool {
		return isset( $this->facts['at'] );
	}

	/**
	 * Returns the service at one of its servers.
	 *
	 * @param string $server Server, as typed.
	 * @return self|\WP_Error The same object if there is only one server.
	 */
	public function at( string $server ) {
		return $this->has_servers() ? $this->facts['at']( $server ) : $this;
	}

	/** Whether a user typed the host of the URLs, so that requests need the checks of Http_Client::send_public(). */
	public function has_typed_server(): bool {
		return $this->app_key() !== $this->id();
	}

	/**
	 * Returns the URL at which codes are exchanged for tokens.
	 *
	 * @return string
	 */
	public function token_url() {
		return $this->facts['token'];
	}

	/** Whether a user has the capability to sign in. */
	public function is_for( int $user ): bool {
		return user_can( $user, $this->facts['capability'] );
	}

	/**
	 * Returns the URL of the sign-in.
	 *
	 * @param string $redirect Redirect URI.
	 * @param string $state    State, which the service returns.
	 * @param string $verifier PKCE code verifier; '' for none.
	 * @return string
	 */
	public function authorize_url( OAuth_App $app, string $redirect, string $state, string $verifier = '' ) {
		$proof = '' === $verifier ? array() : array(
			// RFC 7636, 4.2.
			'code_challenge'        => rtrim( strtr( base64_encode( hash( 'sha256', $verifier, true ) ), '+/', '-_' ), '=' ),
			'code_challenge_method' => 'S256',
		);
		return $this->facts['authorize'] . '?' . http_build_query(
			array(
				'client_id'     => $app->id(),
				'redirect_uri'  => $redirect,
				'response_type' => 'code',
				'scope'         => implode( ' ', $this->facts['scopes'] ),
				'state'         => $state,
			) + $proof + ( isset( $this->facts['more'] ) ? $this->facts['more'] : array() ),
			'',
			'&',
			PHP_QUERY_RFC3986
		);
	}

	/**
	 * Whether an error response rejects the app, not the user.
	 *
	 * @param array $answer Decoded error response.
	 * @return bool
	 */
	public function is_app_refused( array $answer ) {
		return $this->facts['is_app_refused']( $answer );
	}

	/**
	 * Creates the account after a sign-in.
	 *
	 * @param array $answer Decoded token response.
	 * @param int   $owner  Owner of the account; 0 for a shared account.
	 * @return Account|\WP_Error
	 */
	public function connect( array $answer, OAuth_App $app, int $owner ) {
		return $this->facts['connect']( $answer, $app, $owner );
	}
}
