<?php
namespace Mainstreet\Social\Networks\X;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_App;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Connections\Network_Accounts;
use Mainstreet\Social\Networks\Connections\OAuth_Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Token_Pair;

defined( 'ABSPATH' ) || exit;

/** Connects an account by signing in with the owner's app. */
final class X_Connect {

	/** ID of the network. */
	const ID = 'x';

	/** URLs of the API, and of its token endpoint. */
	const API   = 'https://api.x.com/2/';
	const TOKEN = 'https://api.x.com/2/oauth2/token';

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'X', $client );
	}

	/** Describes the sign-in. */
	public function service(): OAuth_Service {
		return new OAuth_Service(
			array(
				'id'             => self::ID,
				'label'          => 'X',
				'authorize'      => 'https://x.com/i/oauth2/authorize',
				'token'          => self::TOKEN,
				'scopes'         => array( 'tweet.read', 'tweet.write', 'users.read', 'offline.access', 'media.write' ),
				'constant'       => 'MAINSTREET_X_APP',
				'steps'          => array(
					__( 'X charges the owner of the app for each post that is sent.', 'mainstreet-blocks' ),
					__( 'Create a project and an app in the X developer portal, and buy credits there.', 'mainstreet-blocks' ),
					__( 'Under “User authentication settings”, choose “Read and write” and “Web App”, and enter the redirect URL below.', 'mainstreet-blocks' ),
					__( 'Copy the OAuth 2.0 “Client ID” and “Client Secret”.', 'mainstreet-blocks' ),
				),
				'capability'     => 'publish_posts',
				'pkce'           => true,
				'basic'          => true,
				'is_app_refused' => array( OAuth_Network::class, 'is_app_refused' ),
				'connect'        => array( $this, 'connect' ),
			)
		);
	}

	/** Finds the app that the site's owner has registered; null if there is none. */
	public static function find_app(): ?OAuth_App {
		return ( new OAuth_Apps() )->find( ( new self() )->service() );
	}

	/**
	 * The form that connects an account.
	 *
	 * @return array Entry for Connect_Forms.
	 */
	public function form(): array {
		return OAuth_Network::form( $this->service(), __( 'Connect X', 'mainstreet-blocks' ), __( 'The posts you share are sent to X with text and URL. X charges the owner of the app for each post.', 'mainstreet-blocks' ) );
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
			return Errors::unreachable( 'X' );
		}
		$who = $this->client->request(
			self::API . 'users/me?user.fields=profile_image_url',
			array(
				'method'  => 'GET',
				'headers' => array( 'Authorization' => 'Bearer ' . $token ),
			)
		);
		if ( $who instanceof Publish_Error ) {
			return Network_Accounts::connect_error( $who );
		}
		$profile = self::parse_profile( $who['json'] );
		return $profile ? Network_Accounts::save( self::ID, $owner, $profile['id'], Token_Pair::encode( $token, OAuth_Network::token( $answer, 'refresh_token' ) ), $profile ) : Errors::unreachable( 'X' );
	}

	/**
	 * Reads the profile of an account.
	 *
	 * @param array $json Response.
	 * @return string[] See Network::check(), with `id`; empty where the response is invalid.
	 */
	public static function parse_profile( array $json ): array {
		$id     = Network_Client::text( $json, 'data', 'id' );
		$handle = Network_Client::text( $json, 'data', 'username' );
		if ( ! preg_match( '/^\d{1,25}$/D', $id ) || ! preg_match( '/^\w{1,30}$/D', $handle ) ) {
			return array();
		}
		$name = Network_Client::name( $json, 'data', 'name' );
		return array(
			'id'      => $id,
			'name'    => '' === $name ? $handle : $name,
			'handle'  => '@' . $handle,
			'picture' => Network_Client::link( $json, 'data', 'profile_image_url' ),
			'link'    => 'https://x.com/' . $handle,
		);
	}
}
