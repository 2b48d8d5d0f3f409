<?php
namespace Mainstreet\Social\Networks\X;

use Mainstreet\Connections\Oauth\OAuth_App;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Social\Networks\Connections\OAuth_Network;

defined( 'ABSPATH' ) || exit;

/** The app at X that the site's owner has registered, and how accounts sign in with it. */
final class X_App {

	/** ID of the network. */
	const ID = 'x';

	/** URLs of the API, and of its token endpoint. */
	const API   = 'https://api.x.com/2/';
	const TOKEN = 'https://api.x.com/2/oauth2/token';

	/**
	 * Describes the sign-in.
	 *
	 * @param callable $connect Connects an account that has signed in (see OAuth_Service).
	 */
	public static function service( callable $connect ): OAuth_Service {
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
				'connect'        => $connect,
			)
		);
	}

	/**
	 * Finds the app.
	 *
	 * @return OAuth_App|null Null where the owner has entered none.
	 */
	public static function find(): ?OAuth_App {
		return ( new OAuth_Apps() )->find( self::service( '__return_null' ) );
	}
}
