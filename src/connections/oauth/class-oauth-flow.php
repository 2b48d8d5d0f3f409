<?php
namespace Mainstreet\Connections\Oauth;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Connects an account by signing in at its service with the site owner's app (OAuth 2 authorization code): builds the URL of the
 * sign-in, exchanges the code, and creates the account.
 */
final class OAuth_Flow {

	/** `action` of admin-post.php in redirect URIs. */
	const ACTION = 'mainstreet_oauth';

	/** Service of the account. */
	private OAuth_Service $service;

	/** Stores the apps. */
	private OAuth_Apps $apps;

	/** Stores sign-ins that have started. */
	private OAuth_States $states;

	/** Sends requests. */
	private Http_Client $client;

	public function __construct( OAuth_Service $service, ?OAuth_Apps $apps = null, ?OAuth_States $states = null, ?Http_Client $client = null ) {
		$this->service = $service;
		$this->apps    = $apps ? $apps : new OAuth_Apps();
		$this->states  = $states ? $states : new OAuth_States();
		$this->client  = $client ? $client : new Http_Client();
	}

	/** Returns the redirect URI. The site owner enters it at the service. */
	public function redirect_uri(): string {
		return admin_url( 'admin-post.php?action=' . self::ACTION . '&service=' . rawurlencode( $this->service->id() ) );
	}

	/** Whether the service accepts the redirect URI: most services require HTTPS. */
	public function is_secure(): bool {
		return $this->service->wants( 'any_scheme' ) || 'https' === wp_parse_url( $this->redirect_uri(), PHP_URL_SCHEME );
	}

	/** Whether sign-in is set up. */
	public function is_ready(): bool {
		return $this->is_secure() && ( $this->service->has_servers() || null !== $this->apps->find( $this->service ) );
	}

	/**
	 * Starts a sign-in.
	 *
	 * @param int|null $owner  Owner of the account; 0 for a shared account. Null shares the accounts of administrators.
	 * @param string   $server Server of the service, as typed.
	 * @return string|\WP_Error URL of the service.
	 */
	public function start( int $user, ?int $owner = null, string $server = '' ) {
		if ( ! $this->service->is_for( $user ) ) {
			return $this->is_ready() ? Errors::forbidden() : Errors::not_configured( $this->service->label() );
		}
		$service = $this->is_secure() ? $this->service->at( $server ) : $this->service;
		if ( is_wp_error( $service ) ) {
			return $service;
		}
		$app = $this->apps->find( $service );
		if ( ! $this->is_secure() || ! $app ) {
			return Errors::not_configured( $service->label() );
		}
		$owner    = $service->wants( 'own' ) ? $user : $owner;
		$verifier = $service->wants( 'pkce' ) ? bin2hex( random_bytes( 32 ) ) : '';
		$notes    = array_filter(
			array(
				'owner'    => null === $owner ? '' : (string) (int) $owner,
				'server'   => $server,
				'verifier' => $verifier,
			),
			'strlen'
		);
		$state    = $this->states->issue( $user, $service->id(), $notes );
		return '' === $state
			? new \WP_Error( 'bad_request', __( 'Could not start the sign-in. Please try again in a moment.', 'mainstreet-blocks' ), array( 'status' => 400 ) )
			: $service->authorize_url( $app, $this->redirect_uri(), $state, $verifier );
	}

	/**
	 * Completes a sign-in and creates the account. The owner was set at the start; accounts of users without `manage_options` always belong
	 * to them alone.
	 *
	 * @param string[] $query `state`, `code` and `error` of the URL; '' for missing ones.
	 * @return Account|\WP_Error
	 */
	public function finish( int $user, array $query ) {
		$notes = $this->states->redeem( $user, $this->service->id(), $query['state'] );
		if ( null === $notes ) {
			return $this->error( __( 'This sign-in is no longer valid. It took longer than ten minutes, was already used, or was started by another user.', 'mainstreet-blocks' ) );
		}
		$notes  += array(
			'owner'    => '0',
			'server'   => '',
			'verifier' => '',
		);
		$service = $this->service->at( $notes['server'] );
		$app     = is_wp_error( $service ) ? null : $this->apps->find( $service );
		if ( ! $app || ! $this->service->is_for( $user ) ) {
			return $app ? Errors::forbidden() : ( is_wp_error( $service ) ? $service : Errors::not_configured( $this->service->label() ) );
		}
		if ( 'access_denied' === $query['error'] ) {
			/* translators: %s: name of an outside service. */
			return $this->error( sprintf( __( 'Access was denied on %s. Nothing was saved.', 'mainstreet-blocks' ), $this->service->label() ) );
		}
		if ( '' !== $query['error'] || ! preg_match( '/^[\x21-\x7e]{1,2000}$/D', $query['code'] ) ) {
			return $this->rejected_error();
		}
		$answer = $this->exchange( $service, $app, $query['code'], $notes['verifier'] );
		$owner  = '0' === $notes['owner'] && user_can( $user, 'manage_options' ) ? 0 : $user;
		return is_wp_error( $answer ) ? $answer : $service->connect( $answer, $app, $owner );
	}

	/**
	 * Exchanges an authorization code for the token response.
	 *
	 * @param OAuth_Service $service  The service, at its server.
	 * @param string        $verifier PKCE code verifier; '' for none.
	 * @return array|\WP_Error Decoded token response.
	 */
	private function exchange( OAuth_Service $service, OAuth_App $app, string $code, string $verifier ) {
		$args     = $this->token_request( $service, $app, $code, $verifier );
		$response = $service->has_typed_server() ? $this->client->send_public( $service->token_url(), $args ) : $this->client->request( $service->token_url(), $args );
		$answer   = Http_Client::json( $response );
		$status   = is_wp_error( $response ) ? 0 : $response['status'];
		if ( 200 === $status && null !== $answer ) {
			return $answer;
		}
		if ( null !== $answer && $status >= 400 && $status < 500 && $service->is_app_refused( $answer ) ) {
			/* translators: %s: name of an outside service. */
			return $this->error( sprintf( __( '%s does not accept the app ID or app secret. An administrator can check them under Settings > Mainstreet.', 'mainstreet-blocks' ), $this->service->label() ) );
		}
		$error = Http_Client::service_error( $response, $this->service->label() );
		if ( $error && ! in_array( $status, array( 401, 403 ), true ) ) {
			return $error;
		}
		return $status >= 400 ? $this->rejected_error() : Errors::unreachable( $this->service->label() );
	}

	/**
	 * Builds the request that exchanges an authorization code.
	 *
	 * @param string $verifier PKCE code verifier; '' for none.
	 */
	private function token_request( OAuth_Service $service, OAuth_App $app, string $code, string $verifier ): array {
		$body    = array(
			'client_id'     => $app->id(),
			'client_secret' => $app->secret(),
			'grant_type'    => 'authorization_code',
			'redirect_uri'  => $this->redirect_uri(),
			'code'          => $code,
		);
		$headers = array( 'Accept' => 'application/json' );
		if ( $service->wants( 'basic' ) ) {
			unset( $body['client_secret'] );
			$headers['Authorization'] = self::basic( $app );
		}
		if ( '' !== $verifier ) {
			$body['code_verifier'] = $verifier;
		}
		if ( $service->wants( 'json' ) ) {
			$headers['Content-Type'] = 'application/json';
			$body                    = wp_json_encode( $body );
		}
		return array(
			'method'      => 'POST',
			// A redirect would send the secret to another host.
			'redirection' => 0,
			'headers'     => $headers,
			'body'        => $body,
		);
	}

	/** Builds an Authorization header with the id and secret of an app. */
	public static function basic( OAuth_App $app ): string {
		// RFC 6749, 2.3.1.
		return 'Basic ' . base64_encode( rawurlencode( $app->id() ) . ':' . rawurlencode( $app->secret() ) );
	}

	/** Creates the error for a sign-in that the service rejected. */
	private function rejected_error(): \WP_Error {
		/* translators: %s: name of an outside service. */
		return $this->error( sprintf( __( '%s did not accept this sign-in. Please try again. If the problem persists, check that the app’s redirect URL matches the one under Settings > Mainstreet.', 'mainstreet-blocks' ), $this->service->label() ) );
	}

	/** Creates an error that the user can act on. */
	private function error( string $message ): \WP_Error {
		return new \WP_Error( 'mainstreet_sign_in', $message, array( 'status' => 400 ) );
	}
}
