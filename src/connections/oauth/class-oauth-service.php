<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Accounts\Account;

defined( 'ABSPATH' ) || exit;

/**
 * What a block or room says of a service whose accounts are connected by signing in there with an app of the owner's (OAuth 2).
 */
final class OAuth_Service {

	/** Facts by name. */
	private array $facts;

	/**
	 * A service.
	 *
	 * @param array $facts `id` (as accounts call it), `label` (its name), `authorize` and `token` (addresses), `scopes`,
	 *                     `constant` (beginning of the constants that may hold id and secret, `_ID` and `_SECRET`),
	 *                     `steps` (sentences: how the owner gets an app), `capability` of who may sign in,
	 *                     `is_app_refused`: `function ( array $answer ): bool`, whether an error speaks of the app, and
	 *                     `connect`: `function ( array $answer, OAuth_App $app, int $owner ): Account|\WP_Error`, which
	 *                     gets what the service gave for a code, and whose the account will be (0: of all who edit).
	 *                     Where a service wants it: `pkce` (a proof that who ends the sign-in began it), `basic` (id and secret go in
	 *                     a header), `json` (codes are exchanged in JSON), `any_scheme` (it leads back to sites without HTTPS, too),
	 *                     `own` (an account is for who signed in, whoever that is), `more` (further parameters of the address, by name).
	 *                     For services on many servers: `at`: `function ( string $server ): OAuth_Service|\WP_Error`, the service at
	 *                     one of them, which has an app of its own there, kept under `app_key`.
	 */
	public function __construct( array $facts ) {
		$this->facts = $facts;
	}

	/**
	 * As accounts call it.
	 *
	 * @return string
	 */
	public function id() {
		return $this->facts['id'];
	}

	/**
	 * Its name.
	 *
	 * @return string
	 */
	public function label() {
		return $this->facts['label'];
	}

	/**
	 * Beginning of the constants that may hold id and secret.
	 *
	 * @return string
	 */
	public function constant() {
		return $this->facts['constant'];
	}

	/**
	 * How the owner gets an app.
	 *
	 * @return string[]
	 */
	public function steps() {
		return $this->facts['steps'];
	}

	/**
	 * Under which name the owner's app is kept.
	 *
	 * @return string
	 */
	public function app_key() {
		return isset( $this->facts['app_key'] ) ? $this->facts['app_key'] : $this->id();
	}

	/**
	 * Whether something holds that a service may want.
	 *
	 * @param string $name `pkce`, `basic`, `json`, `any_scheme`, `own`.
	 */
	public function wants( string $name ): bool {
		return ! empty( $this->facts[ $name ] );
	}

	/** Whether the service is on many servers, where the site makes its apps by itself. */
	public function has_servers(): bool {
		return isset( $this->facts['at'] );
	}

	/**
	 * The service at one of its servers.
	 *
	 * @param string $server As it was typed or noted.
	 * @return self|\WP_Error This one, where it has but one.
	 */
	public function at( string $server ) {
		return $this->has_servers() ? $this->facts['at']( $server ) : $this;
	}

	/** Whether a person typed the host of its addresses. */
	public function has_typed_server(): bool {
		return $this->app_key() !== $this->id();
	}

	/**
	 * Where codes are exchanged for tokens.
	 *
	 * @return string
	 */
	public function token_url() {
		return $this->facts['token'];
	}

	/**
	 * Whether somebody may sign in for this site.
	 *
	 * @param int $user User.
	 */
	public function is_for( int $user ): bool {
		return user_can( $user, $this->facts['capability'] );
	}

	/**
	 * Address where people sign in.
	 *
	 * @param OAuth_App $app      The owner's app.
	 * @param string    $redirect Where the service leads them afterwards.
	 * @param string    $state    What it gives back to us.
	 * @param string    $verifier Proof that is shown when the code is exchanged; '' for none.
	 * @return string
	 */
	public function authorize_url( OAuth_App $app, string $redirect, string $state, string $verifier = '' ) {
		$proof = '' === $verifier ? array() : array(
			// As RFC 7636 has it.
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
	 * Whether an error of the service says that it is not the person who is refused, but the app.
	 *
	 * @param array $answer What it answered.
	 * @return bool
	 */
	public function is_app_refused( array $answer ) {
		return $this->facts['is_app_refused']( $answer );
	}

	/**
	 * Connects the account that somebody signed in to.
	 *
	 * @param array     $answer What the service gave for the code.
	 * @param OAuth_App $app    The owner's app.
	 * @param int       $owner  Whose the account will be; 0 for all who edit.
	 * @return Account|\WP_Error
	 */
	public function connect( array $answer, OAuth_App $app, int $owner ) {
		return $this->facts['connect']( $answer, $app, $owner );
	}
}
