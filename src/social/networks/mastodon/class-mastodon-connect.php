<?php
namespace Mainstreet\Social\Networks\Mastodon;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_App;
use Mainstreet\Connections\Oauth\OAuth_Apps;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Connections\Oauth\OAuth_Service;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Connections\Network_Accounts;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Connects an account by signing in at its server, where the site registers an app for itself, or with a token from there. */
final class Mastodon_Connect {

	/** Scopes of the app. */
	const SCOPES = array( 'read:accounts', 'write:statuses', 'write:media' );

	private ?Http_Client $http;

	public function __construct( ?Http_Client $client = null ) {
		$this->http = $client;
	}

	/**
	 * The form that connects an account.
	 *
	 * @return array Entry for Connect_Forms.
	 */
	public function form(): array {
		return array(
			'label'      => 'Mastodon',
			'title'      => __( 'Connect Mastodon', 'mainstreet-blocks' ),
			'steps'      => array(
				__( 'On your server, open Preferences, then Development, and choose “New application”.', 'mainstreet-blocks' ),
				__( 'Check read:accounts, write:statuses and write:media, and save.', 'mainstreet-blocks' ),
				__( 'Open the application and copy “Your access token”.', 'mainstreet-blocks' ),
			),
			'url'        => '',
			'url_text'   => '',
			'data'       => __( 'The posts you share are sent to your server with text, URL, images and alternative text.', 'mainstreet-blocks' ),
			'capability' => 'publish_posts',
			'fields'     => array(
				'server' => array(
					'label'    => __( 'Server', 'mainstreet-blocks' ),
					'type'     => 'text',
					'help'     => __( 'For example, mastodon.social', 'mainstreet-blocks' ),
					'known'    => 'server',
					'signs_in' => true,
				),
				'token'  => array(
					'label' => __( 'Access token', 'mainstreet-blocks' ),
					'type'  => 'password',
				),
			),
			'connect'    => array( $this, 'connect' ),
			'oauth'      => $this->service(),
		);
	}

	/**
	 * Connects an account with a token.
	 *
	 * @param string[] $values `server` and `token`.
	 * @param int      $owner  Owner of the account; 0 for all users who publish.
	 * @return Account|\WP_Error
	 */
	public function connect( array $values, $owner ) {
		$server = self::parse_server( $values['server'] );
		if ( '' === $server ) {
			return Network_Accounts::invalid_error( __( 'This is not a valid server name. It should look like mastodon.social.', 'mainstreet-blocks' ) );
		}
		if ( ! preg_match( '/^[\x21-\x7e]{10,500}$/D', $values['token'] ) ) {
			return Network_Accounts::invalid_error( __( 'This is not a valid access token. Please copy it again.', 'mainstreet-blocks' ) );
		}
		return $this->save_account( $server, $values['token'], $owner );
	}

	/**
	 * Host of a server as users type it: with a URL, or as part of a handle.
	 *
	 * @param string $typed Text as typed.
	 * @return string '' where there is none.
	 */
	public static function parse_server( $typed ): string {
		$text = strtolower( trim( $typed ) );
		$text = (string) preg_replace( '#^(?:https?://)?(?:@?[\w.-]+@|@)?#', '', $text );
		$host = (string) preg_replace( '#[/?\#].*$#s', '', $text );
		return strlen( $host ) <= 100 && preg_match( '/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/D', $host ) ? $host : '';
	}

	/** The OAuth service without a server. */
	private function service(): OAuth_Service {
		return new OAuth_Service( array( 'at' => array( $this, 'service_at' ) ) + $this->service_data( '' ) );
	}

	/**
	 * The OAuth service of one server. Registers the site's app there, if there is none.
	 *
	 * @param string $typed Server as typed.
	 * @return OAuth_Service|\WP_Error
	 */
	public function service_at( $typed ) {
		$server = self::parse_server( $typed );
		if ( '' === $server ) {
			return Network_Accounts::invalid_error( __( 'This is not a valid server name. It should look like mastodon.social.', 'mainstreet-blocks' ) );
		}
		$service = new OAuth_Service( $this->service_data( $server ) );
		$apps    = new OAuth_Apps();
		if ( $apps->find( $service ) ) {
			return $service;
		}
		$client = new Network_Client( $server, $this->http );
		$answer = $client->request_public(
			'https://' . $server . '/api/v1/apps',
			array(
				'method'  => 'POST',
				'headers' => array(
					'Content-Type' => 'application/json',
					'Accept'       => 'application/json',
				),
				'body'    => wp_json_encode(
					array(
						'client_name'   => mb_substr( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), 0, 60 ) . ' (Mainstreet Blocks)',
						'redirect_uris' => array( ( new OAuth_Flow( $service ) )->redirect_uri() ),
						'scopes'        => implode( ' ', self::SCOPES ),
						'website'       => home_url( '/' ),
					)
				),
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return Network_Accounts::connect_error( $answer );
		}
		$saved = $apps->save( $service, Network_Client::text( $answer['json'], 'client_id' ), Network_Client::text( $answer['json'], 'client_secret' ) );
		/* translators: %s: host name of a server. */
		return is_wp_error( $saved ) ? Network_Accounts::invalid_error( sprintf( __( '%s does not seem to be a Mastodon server. Please check its name.', 'mainstreet-blocks' ), $server ) ) : $service;
	}

	/**
	 * Facts of an OAuth_Service.
	 *
	 * @param string $server Host; '' for none yet.
	 */
	private function service_data( string $server ): array {
		$facts = array(
			'id'         => Mastodon::ID,
			'label'      => 'Mastodon',
			'authorize'  => 'https://' . $server . '/oauth/authorize',
			'token'      => 'https://' . $server . '/oauth/token',
			'scopes'     => self::SCOPES,
			'constant'   => '',
			'steps'      => array(),
			'capability' => 'publish_posts',
			'json'       => true,
			'any_scheme' => true,
			'connect'    => function ( array $answer, OAuth_App $app, $owner ) use ( $server ) {
				unset( $app );
				$token = Network_Client::text( $answer, 'access_token' );
				return preg_match( '/^[\x21-\x7e]{10,500}$/D', $token ) ? $this->save_account( $server, $token, $owner ) : Errors::unreachable( $server );
			},
		);
		if ( '' !== $server ) {
			// An app is registered for one redirect URL.
			$facts['app_key'] = Mastodon::ID . '|' . $server . '|' . substr( md5( admin_url() ), 0, 8 );
		}
		$facts['is_app_refused'] = static function ( array $answer ) use ( $facts ) {
			$is_refused = 'invalid_client' === Network_Client::text( $answer, 'error' );
			if ( $is_refused ) {
				// The app was deleted on the server: the next sign-in registers another.
				( new OAuth_Apps() )->delete( new OAuth_Service( $facts ) );
			}
			return $is_refused;
		};
		return $facts;
	}

	/**
	 * Reads whose token it is, and stores the account.
	 *
	 * @param string $server Host.
	 * @param int    $owner  Owner of the account; 0 for all users who publish.
	 * @return Account|\WP_Error
	 */
	private function save_account( string $server, string $token, $owner ) {
		$client = new Network_Client( $server, $this->http );
		$answer = $client->request_public(
			'https://' . $server . '/api/v1/accounts/verify_credentials',
			array(
				'method'  => 'GET',
				'headers' => array(
					'Accept'        => 'application/json',
					'Authorization' => 'Bearer ' . $token,
				),
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return Network_Accounts::connect_error( $answer );
		}
		if ( in_array( $answer['status'], array( 401, 403 ), true ) ) {
			/* translators: %s: host name of a server. */
			return Network_Accounts::invalid_error( sprintf( __( '%s does not accept this token. Please copy it again, and check the application’s permissions.', 'mainstreet-blocks' ), $server ) );
		}
		$profile = Mastodon::parse_profile( $answer['json'], $server );
		if ( ! $profile ) {
			/* translators: %s: host name of a server. */
			return Network_Accounts::invalid_error( sprintf( __( '%s does not seem to be a Mastodon server. Please check its name.', 'mainstreet-blocks' ), $server ) );
		}
		$limits = ( new Mastodon( $this->http ) )->fetch_limits( $server );
		return Network_Accounts::save( Mastodon::ID, $owner, $server . '/' . $profile['id'], $token, $profile, array( 'server' => $server ) + $limits );
	}
}
