<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Api;

use Mainstreet\Blocks\Instagram_Gallery\Instagram_Gallery;
use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_App;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/** Connects an account by OAuth with the site owner's Meta app (docs/server-contract.md A.4, way b). */
final class Instagram_Login {

	private Instagram_Api $api;

	private Instagram_Gallery $gallery;

	public function __construct( Instagram_Api $api, Instagram_Gallery $gallery ) {
		$this->api     = $api;
		$this->gallery = $gallery;
	}

	/** Returns the OAuth settings of Instagram. */
	public function service(): OAuth_Service {
		return new OAuth_Service(
			array(
				'id'             => Instagram_Gallery::SERVICE,
				'label'          => __( 'Instagram', 'mainstreet-blocks' ),
				'authorize'      => 'https://www.instagram.com/oauth/authorize',
				'token'          => 'https://api.instagram.com/oauth/access_token',
				'scopes'         => array( 'instagram_business_basic' ),
				'constant'       => 'MAINSTREET_INSTAGRAM_APP',
				'steps'          => array(
					__( 'In the dashboard of your own Meta app, add the “Instagram” product and open “API setup with Instagram login”.', 'mainstreet-blocks' ),
					__( 'Under “Set up Instagram business login”, enter the redirect URL below.', 'mainstreet-blocks' ),
					__( 'Copy “Instagram app ID” and “Instagram app secret” from there.', 'mainstreet-blocks' ),
				),
				'capability'     => 'publish_posts',
				'is_app_refused' => array( $this, 'is_app_refused' ),
				'connect'        => array( $this, 'connect' ),
			)
		);
	}

	/**
	 * Whether an error response is about the app rather than the user. Instagram has no error code for it, so the message is
	 * searched.
	 *
	 * @param array $answer Decoded response.
	 * @return bool
	 */
	public function is_app_refused( array $answer ) {
		$message = Attributes::text( $answer, 'error_message' );
		return (bool) preg_match( '/platform app|client secret|client_id|client_secret/i', $message );
	}

	/**
	 * Connects the account that a user signed in to. The token from Instagram expires after an hour and is exchanged at once.
	 *
	 * @param array     $answer Decoded token response.
	 * @param OAuth_App $app    The site owner's app.
	 * @param int       $owner  User who will own the account; 0 for an account shared by all users who can edit posts.
	 * @return Account|\WP_Error
	 */
	public function connect( array $answer, OAuth_App $app, $owner ) {
		// The documented response nests the token in `data`; an older one is flat.
		$facts = isset( $answer['data'][0] ) && is_array( $answer['data'][0] ) ? $answer['data'][0] : $answer;
		$token = isset( $facts['access_token'] ) ? $facts['access_token'] : '';
		if ( ! is_string( $token ) || ! Instagram_Api::is_token( $token ) ) {
			return Errors::unreachable( 'Instagram' );
		}
		$long = $this->api->exchange( $token, $app->secret() );
		return is_wp_error( $long ) ? $long : $this->gallery->connect_token( $long['token'], $owner, $long['seconds'] );
	}
}
