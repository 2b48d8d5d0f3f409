<?php
namespace Mainstreet\External_Media\Google_Photos;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Connections\Oauth\OAuth_App;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/**
 * Connects Google Photos of a user, with the OAuth client of the site (docs/server-contract.md A44, A46). The only scope gives access to
 * the items that the user selects in Google's picker, not even to the user's name.
 */
final class Google_Login {

	const SERVICE = 'google_photos';
	const SCOPE   = 'https://www.googleapis.com/auth/photospicker.mediaitems.readonly';
	const TOKEN   = 'https://oauth2.googleapis.com/token';

	/** Name of the service, and of each account: the scope gives no access to the name of the user. */
	const LABEL = 'Google Photos';

	/** Hosts for which Google allows redirects without HTTPS. */
	const LOOPBACK = array( 'localhost', '127.0.0.1' );

	/** Returns the OAuth settings of Google Photos. */
	public static function get_service(): OAuth_Service {
		return new OAuth_Service(
			array(
				'id'             => self::SERVICE,
				'label'          => self::LABEL,
				'authorize'      => 'https://accounts.google.com/o/oauth2/v2/auth',
				'token'          => self::TOKEN,
				'scopes'         => array( self::SCOPE ),
				// Google returns a refresh token only with both parameters.
				'more'           => array(
					'access_type' => 'offline',
					'prompt'      => 'consent',
				),
				'constant'       => 'MAINSTREET_GOOGLE_PHOTOS_APP',
				'steps'          => array(
					__( 'In the Google Cloud console, create a project and enable the “Google Photos Picker API” in the API library.', 'mainstreet-blocks' ),
					__( 'Set up the consent screen and add the scope “photospicker.mediaitems.readonly”. While its status is “Testing”, add everyone who will use it as a test user. Google then requires each of them to sign in again every seven days.', 'mainstreet-blocks' ),
					__( 'Create an OAuth client of type “Web application” and enter the redirect URL below as an authorized redirect URI.', 'mainstreet-blocks' ),
					__( 'Copy the “Client ID” and “Client secret” from there. These are the app ID and app secret.', 'mainstreet-blocks' ),
				),
				'capability'     => 'upload_files',
				'pkce'           => true,
				'own'            => true,
				'any_scheme'     => in_array( wp_parse_url( admin_url(), PHP_URL_HOST ), self::LOOPBACK, true ),
				'is_app_refused' => array( __CLASS__, 'is_app_refused' ),
				'connect'        => array( __CLASS__, 'connect' ),
			)
		);
	}

	/**
	 * Returns the declaration for the screen of connections.
	 *
	 * @return array Entry of Connect_Forms.
	 */
	public static function get_form(): array {
		return array(
			'label'      => self::LABEL,
			'title'      => __( 'Connect Google Photos', 'mainstreet-blocks' ),
			'steps'      => array(),
			'url'        => '',
			'url_text'   => '',
			'data'       => __( 'Anyone who can upload files can connect their own Google Photos, for their own use only. They select images and videos in a Google window. This site’s server then loads the selected items from Google and copies the ones they insert. It sees none of their other photos, and visitors’ browsers do not contact Google. While the app’s status at Google is “Testing”, Google requires everyone to sign in again every seven days.', 'mainstreet-blocks' ),
			'capability' => 'upload_files',
			'fields'     => array(),
			'connect'    => null,
			'oauth'      => self::get_service(),
			'test'       => null,
		);
	}

	/** Whether users can connect: the site has an OAuth client, and Google accepts its redirect URL. */
	public static function is_ready(): bool {
		return ( new OAuth_Flow( self::get_service() ) )->is_ready();
	}

	/**
	 * Whether an error of Google concerns the OAuth client.
	 *
	 * @return bool
	 */
	public static function is_app_refused( array $response ) {
		return isset( $response['error'] ) && in_array( $response['error'], array( 'invalid_client', 'unauthorized_client' ), true );
	}

	/**
	 * Stores the account after the OAuth flow. A user has one account: it replaces a previous one.
	 *
	 * @param array     $response Token response of Google.
	 * @param OAuth_App $app      OAuth client; not used.
	 * @param int       $owner    User.
	 * @return Account|\WP_Error
	 */
	public static function connect( array $response, OAuth_App $app, $owner ) {
		unset( $app );
		$tokens = Google_Tokens::from_response( $response );
		if ( '' === $tokens->access() || '' === $tokens->refresh() || $owner <= 0 ) {
			return Errors::unreachable( 'Google' );
		}
		$scopes = isset( $response['scope'] ) && is_string( $response['scope'] ) ? explode( ' ', $response['scope'] ) : array();
		if ( ! in_array( self::SCOPE, $scopes, true ) ) {
			return new \WP_Error( 'mainstreet_sign_in', __( 'Google was not allowed to show this site the photos you select. Please try again and allow access.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
		}
		$facts   = array(
			'external_id' => 'own',
			'name'        => self::LABEL,
			'token'       => $tokens->to_json(),
		);
		$account = ( new Accounts() )->add( self::SERVICE, $owner, $facts );
		return $account ? $account : Errors::unreachable( self::LABEL );
	}
}
