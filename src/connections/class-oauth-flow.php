<?php
/**
 * Signing in at a service.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Connections;

use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Connects an account by signing in at its service, with an app of the owner's (OAuth 2, authorization code):
 * leads there, and makes an account of what comes back.
 */
final class OAuth_Flow {

	/** `action` of admin-post.php that services lead back to. */
	const ACTION = 'mainstreet_oauth';

	/**
	 * Where people sign in.
	 *
	 * @var OAuth_Service
	 */
	private $service;

	/**
	 * Knows the owner's apps.
	 *
	 * @var OAuth_Apps
	 */
	private $apps;

	/**
	 * Knows what is under way.
	 *
	 * @var OAuth_States
	 */
	private $states;

	/**
	 * Makes requests.
	 *
	 * @var Http_Client
	 */
	private $client;

	/**
	 * With what it talks to.
	 *
	 * @param OAuth_Service     $service Where people sign in.
	 * @param OAuth_Apps|null   $apps    Knows the owner's apps.
	 * @param OAuth_States|null $states  Knows what is under way.
	 * @param Http_Client|null  $client  Makes requests.
	 */
	public function __construct( OAuth_Service $service, $apps = null, $states = null, $client = null ) {
		$this->service = $service;
		$this->apps    = $apps ? $apps : new OAuth_Apps();
		$this->states  = $states ? $states : new OAuth_States();
		$this->client  = $client ? $client : new Http_Client();
	}

	/**
	 * Address that the service leads back to. The owner tells it to the service.
	 *
	 * @return string
	 */
	public function redirect_uri() {
		return admin_url( 'admin-post.php?action=' . self::ACTION . '&service=' . rawurlencode( $this->service->id() ) );
	}

	/**
	 * Whether this site can be led back to: services want an address with HTTPS.
	 *
	 * @return bool
	 */
	public function is_secure() {
		return 'https' === wp_parse_url( $this->redirect_uri(), PHP_URL_SCHEME );
	}

	/**
	 * Whether people can sign in.
	 *
	 * @return bool
	 */
	public function is_ready() {
		return $this->is_secure() && null !== $this->apps->of( $this->service );
	}

	/**
	 * Begins.
	 *
	 * @param int $user Who signs in.
	 * @return string|\WP_Error Address of the service.
	 */
	public function start( $user ) {
		$app = $this->apps->of( $this->service );
		if ( ! $this->is_secure() || ! $app ) {
			return Errors::not_configured( $this->service->label() );
		}
		if ( ! $this->service->is_for( $user ) ) {
			return Errors::forbidden();
		}
		$state = $this->states->issue( $user, $this->service->id() );
		return '' === $state
			? new \WP_Error( 'bad_request', __( 'The sign-in could not be started. Please try again in a moment.', 'mainstreet-blocks' ), array( 'status' => 400 ) )
			: $this->service->authorize_url( $app, $this->redirect_uri(), $state );
	}

	/**
	 * Ends: makes an account of what the service gave back. An administrator's is for all who edit, another's for its owner alone.
	 *
	 * @param int      $user  Who came back.
	 * @param string[] $query `state`, `code` and `error` of the address; '' for what is not there.
	 * @return Account|\WP_Error
	 */
	public function finish( $user, array $query ) {
		if ( ! $this->states->redeem( $user, $this->service->id(), $query['state'] ) ) {
			return $this->error( __( 'This sign-in is not valid any more. It took longer than ten minutes, was used before, or was started by somebody else.', 'mainstreet-blocks' ) );
		}
		$app = $this->apps->of( $this->service );
		if ( ! $app || ! $this->service->is_for( $user ) ) {
			return $app ? Errors::forbidden() : Errors::not_configured( $this->service->label() );
		}
		if ( 'access_denied' === $query['error'] ) {
			/* translators: %s: name of an outside service. */
			return $this->error( sprintf( __( 'The connection was not allowed at %s. Nothing was stored.', 'mainstreet-blocks' ), $this->service->label() ) );
		}
		if ( '' !== $query['error'] || ! preg_match( '/^[\x21-\x7e]{1,2000}$/D', $query['code'] ) ) {
			return $this->not_accepted();
		}
		$answer = $this->exchange( $app, $query['code'] );
		return is_wp_error( $answer ) ? $answer : $this->service->connect( $answer, $app, user_can( $user, 'manage_options' ) ? 0 : $user );
	}

	/**
	 * Exchanges a code for what the service gives for it.
	 *
	 * @param OAuth_App $app  The owner's app.
	 * @param string    $code Code.
	 * @return array|\WP_Error
	 */
	private function exchange( OAuth_App $app, $code ) {
		$response = $this->client->request(
			$this->service->token_url(),
			array(
				'method'      => 'POST',
				// A redirect would carry the secret elsewhere.
				'redirection' => 0,
				'headers'     => array( 'Accept' => 'application/json' ),
				'body'        => array(
					'client_id'     => $app->id(),
					'client_secret' => $app->secret(),
					'grant_type'    => 'authorization_code',
					'redirect_uri'  => $this->redirect_uri(),
					'code'          => $code,
				),
			)
		);
		$answer   = Http_Client::json( $response );
		$status   = is_wp_error( $response ) ? 0 : $response['status'];
		if ( 200 === $status && null !== $answer ) {
			return $answer;
		}
		if ( null !== $answer && $status >= 400 && $status < 500 && $this->service->is_app_refused( $answer ) ) {
			/* translators: %s: name of an outside service. */
			return $this->error( sprintf( __( '%s does not accept the ID or the secret of the app. An administrator can check them under Settings > Mainstreet.', 'mainstreet-blocks' ), $this->service->label() ) );
		}
		$error = Http_Client::service_error( $response, $this->service->label() );
		if ( $error && ! in_array( $status, array( 401, 403 ), true ) ) {
			return $error;
		}
		return $status >= 400 ? $this->not_accepted() : Errors::unreachable( $this->service->label() );
	}

	/**
	 * The service does not say who signed in.
	 *
	 * @return \WP_Error
	 */
	private function not_accepted() {
		/* translators: %s: name of an outside service. */
		return $this->error( sprintf( __( '%s did not accept this sign-in. Please start again. If that does not help, compare the redirect address of the app with the one under Settings > Mainstreet.', 'mainstreet-blocks' ), $this->service->label() ) );
	}

	/**
	 * Something that the person can do something about.
	 *
	 * @param string $message Sentence.
	 * @return \WP_Error
	 */
	private function error( $message ) {
		return new \WP_Error( 'mainstreet_sign_in', $message, array( 'status' => 400 ) );
	}
}
