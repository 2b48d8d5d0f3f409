<?php
namespace Mainstreet\Social\Networks\X;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_App;
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

	private Network_Client $client;

	public function __construct( ?Http_Client $client = null ) {
		$this->client = new Network_Client( 'X', $client );
	}

	public function service(): OAuth_Service {
		return X_App::service( array( $this, 'connect' ) );
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
		$who = $this->client->ask(
			X_App::API . 'users/me?user.fields=profile_image_url',
			array(
				'method'  => 'GET',
				'headers' => array( 'Authorization' => 'Bearer ' . $token ),
			)
		);
		if ( $who instanceof Publish_Error ) {
			return Network_Accounts::error( $who );
		}
		$profile = X::profile( $who['json'] );
		return $profile ? Network_Accounts::keep( X::ID, $owner, $profile['id'], Token_Pair::write( $token, OAuth_Network::token( $answer, 'refresh_token' ) ), $profile ) : Errors::unreachable( 'X' );
	}
}
