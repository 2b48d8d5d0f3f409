<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Connections\Network_Accounts;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Token_Pair;

defined( 'ABSPATH' ) || exit;

/** Connects an account with a handle and an app password, which is sent to the account's own server once and not stored. */
final class Bluesky_Connect {

	private Network_Client $client;

	/** Resolves handles. */
	private Bluesky_Identity $identity;

	public function __construct( ?Http_Client $client = null ) {
		$this->client   = new Network_Client( 'Bluesky', $client );
		$this->identity = new Bluesky_Identity( $client );
	}

	/**
	 * The form that connects an account.
	 *
	 * @return array Entry for Connect_Forms.
	 */
	public function form(): array {
		return array(
			'label'      => 'Bluesky',
			'title'      => __( 'Connect Bluesky', 'mainstreet-blocks' ),
			'steps'      => array(
				__( 'On Bluesky, open Settings, then Privacy and security, then App passwords.', 'mainstreet-blocks' ),
				__( 'Add an app password for this site, and copy it.', 'mainstreet-blocks' ),
			),
			'url'        => 'https://bsky.app/settings/app-passwords',
			'url_text'   => __( 'Bluesky app passwords', 'mainstreet-blocks' ),
			'data'       => __( 'The posts you share are sent to Bluesky with text, URL, images and alternative text. The app password is used once and not stored.', 'mainstreet-blocks' ),
			'capability' => 'publish_posts',
			'fields'     => array(
				'handle'   => array(
					'label' => __( 'Handle', 'mainstreet-blocks' ),
					'type'  => 'text',
					'help'  => __( 'For example, name.bsky.social', 'mainstreet-blocks' ),
					'known' => 'handle',
				),
				'password' => array(
					'label' => __( 'App password', 'mainstreet-blocks' ),
					'type'  => 'password',
					'help'  => __( 'For example, xxxx-xxxx-xxxx-xxxx', 'mainstreet-blocks' ),
				),
			),
			'connect'    => array( $this, 'connect' ),
		);
	}

	/**
	 * Connects an account.
	 *
	 * @param string[] $values `handle` and `password`.
	 * @param int      $owner  Owner of the account; 0 for all users who publish.
	 * @return Account|\WP_Error
	 */
	public function connect( array $values, $owner ) {
		$handle = Bluesky_Identity::parse_handle( $values['handle'] );
		if ( '' === $handle ) {
			return Network_Accounts::invalid_error( __( 'This is not a valid handle. It should look like name.bsky.social.', 'mainstreet-blocks' ) );
		}
		// The password of the account itself gives full access, so it is never sent.
		if ( ! preg_match( '/^[a-z0-9]{4}(?:-[a-z0-9]{4}){3}$/iD', $values['password'] ) ) {
			return Network_Accounts::invalid_error( __( 'This is not a valid app password. It should have four groups of four characters. Please do not use your account password.', 'mainstreet-blocks' ) );
		}
		$did    = $this->identity->find_did( $handle );
		$server = $did instanceof Publish_Error ? $did : $this->identity->find_server( $did );
		if ( $server instanceof Publish_Error ) {
			return Network_Accounts::connect_error( $server );
		}
		$answer = $this->create_session( $server, $did, $values['password'] );
		if ( $answer instanceof Publish_Error ) {
			return Network_Accounts::connect_error( $answer );
		}
		$json    = $answer['json'];
		$access  = Network_Client::text( $json, 'accessJwt' );
		$refresh = Network_Client::text( $json, 'refreshJwt' );
		$name    = Network_Client::text( $json, 'handle' );
		if ( $answer['status'] >= 400 ) {
			return Network_Accounts::invalid_error( __( 'Bluesky does not accept this handle with this app password. Please check both.', 'mainstreet-blocks' ) );
		}
		if ( '' === $access || '' === $refresh || Network_Client::text( $json, 'did' ) !== $did || ! Bluesky_Identity::is_handle( $name ) ) {
			return Network_Accounts::connect_error( $this->client->unreachable_error() );
		}
		return Network_Accounts::save( Bluesky::ID, $owner, $did, Token_Pair::encode( $access, $refresh ), $this->identity->fetch_profile( $did, $name ), array( 'pds' => $server ) );
	}

	/**
	 * Signs in at the server of the account.
	 *
	 * @return array|Publish_Error See Network_Client::request().
	 */
	private function create_session( string $server, string $did, string $password ) {
		return $this->client->request_public(
			$server . '/xrpc/com.atproto.server.createSession',
			array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => wp_json_encode(
					array(
						'identifier' => $did,
						'password'   => $password,
					)
				),
			)
		);
	}
}
