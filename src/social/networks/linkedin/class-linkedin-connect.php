<?php
namespace Mainstreet\Social\Networks\Linkedin;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_App;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Connections\Network_Accounts;
use Mainstreet\Social\Networks\Connections\OAuth_Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Connects an account by signing in with the owner's app. A sign-in lasts sixty days. */
final class Linkedin_Connect {

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'LinkedIn', $client );
	}

	/**
	 * The form that connects an account.
	 *
	 * @return array Entry for Connect_Forms.
	 */
	public function form(): array {
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
				'is_app_refused' => array( OAuth_Network::class, 'is_app_refused' ),
				'connect'        => array( $this, 'connect' ),
			)
		);
		return OAuth_Network::form( $service, __( 'Connect LinkedIn', 'mainstreet-blocks' ), __( 'The posts you share are sent to LinkedIn with text, URL, title and description. The sign-in expires after 60 days and must then be renewed.', 'mainstreet-blocks' ) );
	}

	/**
	 * Connects the account that signed in.
	 *
	 * @param array     $answer Response of the token endpoint.
	 * @param OAuth_App $app    The owner's app.
	 * @param int       $owner  Owner of the account; 0 for all users who publish.
	 * @return Account|\WP_Error
	 */
	public function connect( array $answer, OAuth_App $app, $owner ) {
		unset( $app );
		$token = OAuth_Network::token( $answer );
		if ( '' === $token ) {
			return Errors::unreachable( 'LinkedIn' );
		}
		$who = $this->client->request(
			Linkedin::ME,
			array(
				'method'  => 'GET',
				'headers' => array( 'Authorization' => 'Bearer ' . $token ),
			)
		);
		if ( $who instanceof Publish_Error ) {
			return Network_Accounts::connect_error( $who );
		}
		$profile = Linkedin::parse_profile( $who['json'] );
		$seconds = isset( $answer['expires_in'] ) && is_int( $answer['expires_in'] ) && $answer['expires_in'] > 0 ? $answer['expires_in'] : 60 * DAY_IN_SECONDS;
		return $profile ? Network_Accounts::save( Linkedin::ID, $owner, $profile['id'], $token, $profile, array(), time() + $seconds ) : Errors::unreachable( 'LinkedIn' );
	}
}
