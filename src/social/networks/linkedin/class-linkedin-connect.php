<?php
namespace Mainstreet\Social\Networks\Linkedin;

use Mainstreet\Connections\Account;
use Mainstreet\Connections\OAuth_App;
use Mainstreet\Connections\OAuth_Service;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Connections\Account_Facts;
use Mainstreet\Social\Networks\Connections\Signed_In;
use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Network_Client;

defined( 'ABSPATH' ) || exit;

/**
 * By signing in with an app of the owner's. What LinkedIn gives lasts sixty days.
 */
final class Linkedin_Connect {

	/**
	 * Makes requests.
	 *
	 * @var Network_Client
	 */
	private $client;

	/**
	 * With what requests.
	 *
	 * @param Http_Client|null $client Makes requests.
	 */
	public function __construct( $client = null ) {
		$this->client = new Network_Client( 'LinkedIn', $client );
	}

	/**
	 * What is said of it.
	 *
	 * @return array Entry of Connect_Forms.
	 */
	public function form() {
		$service = new OAuth_Service(
			array(
				'id'             => Linkedin::ID,
				'label'          => 'LinkedIn',
				'authorize'      => 'https://www.linkedin.com/oauth/v2/authorization',
				'token'          => 'https://www.linkedin.com/oauth/v2/accessToken',
				'scopes'         => array( 'openid', 'profile', 'w_member_social' ),
				'constant'       => 'MAINSTREET_LINKEDIN_APP',
				'steps'          => array(
					__( 'Create an app in the LinkedIn developer portal for a LinkedIn page you manage.', 'mainstreet-blocks' ),
					__( 'Under “Products”, add “Share on LinkedIn” and “Sign In with LinkedIn using OpenID Connect”.', 'mainstreet-blocks' ),
					__( 'Under “Auth”, enter the redirect URL below, and copy the “Client ID” and “Primary Client Secret”.', 'mainstreet-blocks' ),
				),
				'capability'     => 'publish_posts',
				'is_app_refused' => array( Signed_In::class, 'is_app_refused' ),
				'connect'        => array( $this, 'connect' ),
			)
		);
		return Signed_In::form( $service, __( 'Connect LinkedIn', 'mainstreet-blocks' ), __( 'The posts you share are sent to LinkedIn with text, URL, title and description. The sign-in expires after 60 days and must then be renewed.', 'mainstreet-blocks' ) );
	}

	/**
	 * Connects who signed in.
	 *
	 * @param array     $answer What LinkedIn gave.
	 * @param OAuth_App $app    The owner's app.
	 * @param int       $owner  Whose the account will be.
	 * @return Account|\WP_Error
	 */
	public function connect( array $answer, OAuth_App $app, $owner ) {
		unset( $app );
		$token = Signed_In::token( $answer );
		if ( '' === $token ) {
			return Errors::unreachable( 'LinkedIn' );
		}
		$who = $this->client->ask(
			Linkedin::ME,
			array(
				'method'  => 'GET',
				'headers' => array( 'Authorization' => 'Bearer ' . $token ),
			)
		);
		if ( $who instanceof Failure ) {
			return Account_Facts::error( $who );
		}
		$profile = Linkedin::profile( $who['json'] );
		$seconds = isset( $answer['expires_in'] ) && is_int( $answer['expires_in'] ) && $answer['expires_in'] > 0 ? $answer['expires_in'] : 60 * DAY_IN_SECONDS;
		return $profile ? Account_Facts::keep( Linkedin::ID, $owner, $profile['id'], $token, $profile, array(), time() + $seconds ) : Errors::unreachable( 'LinkedIn' );
	}
}
