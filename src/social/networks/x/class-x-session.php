<?php
namespace Mainstreet\Social\Networks\X;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Connections\Oauth\OAuth_Flow;
use Mainstreet\Social\Networks\Connections\OAuth_Network;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Token_Pair;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests with the account's token, which lasts for two hours. An expired one is renewed once, with the owner's app; if that does not
 * help, the account requires a new sign-in.
 */
final class X_Session {

	private Account $account;

	private Network_Client $client;

	/** @param Network_Client $client HTTP client. */
	public function __construct( Account $account, Network_Client $client ) {
		$this->account = $account;
		$this->client  = $client;
	}

	/**
	 * Sends JSON.
	 *
	 * @return array|Publish_Error See request().
	 */
	public function post( string $path, array $data ) {
		return $this->request(
			$path,
			array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => wp_json_encode( $data ),
			)
		);
	}

	/**
	 * Requests the next tokens.
	 *
	 * @param string $refresh Refresh token.
	 * @return string[]|Publish_Error|null
	 */
	public function refresh( $refresh ) {
		$app = X_Connect::find_app();
		if ( ! $app ) {
			return null;
		}
		$answer = $this->client->request(
			X_Connect::TOKEN,
			array(
				'method'  => 'POST',
				'headers' => array( 'Authorization' => OAuth_Flow::basic( $app ) ),
				'body'    => array(
					'grant_type'    => 'refresh_token',
					'refresh_token' => $refresh,
					'client_id'     => $app->id(),
				),
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		if ( $answer['status'] >= 400 ) {
			return null;
		}
		$tokens = array(
			'access'  => OAuth_Network::token( $answer['json'] ),
			'refresh' => OAuth_Network::token( $answer['json'], 'refresh_token' ),
		);
		return '' === $tokens['access'] ? $this->client->unreachable_error() : $tokens;
	}

	/**
	 * Sends a request in the name of an account, and again with a renewed token.
	 *
	 * @param string $path Path and query.
	 * @param array  $args Arguments of the request.
	 * @return array|Publish_Error
	 */
	public function request( string $path, array $args ) {
		$response = ( new Token_Pair( $this->account ) )->request(
			function ( string $token ) use ( $path, $args ) {
				$args['headers']['Authorization'] = 'Bearer ' . $token;
				return $this->client->request( X_Connect::API . $path, $args );
			},
			static fn( array $response ) => 401 === $response['status'],
			array( $this, 'refresh' )
		);
		if ( null === $response ) {
			return $this->client->require_reauth( $this->account );
		}
		return is_array( $response ) && $response['status'] >= 400 ? $this->client->refused_error( $response, self::reason( $response ) ) : $response;
	}

	/**
	 * Reason why X refuses a request.
	 *
	 * @param array $answer Response.
	 * @return string Message for users; '' where the reason is unknown.
	 */
	private static function reason( array $answer ): string {
		$detail = Network_Client::text( $answer['json'], 'detail' ) . ' ' . Network_Client::text( $answer['json'], 'title' );
		if ( 402 === $answer['status'] || false !== stripos( $detail, 'credit' ) ) {
			return __( 'X no longer accepts posts from this app, because its credits are used up. You can buy credits in the X developer portal.', 'mainstreet-blocks' );
		}
		if ( false !== stripos( $detail, 'duplicate' ) ) {
			return __( 'X rejected this text as a duplicate, because the account recently posted it.', 'mainstreet-blocks' );
		}
		return 403 === $answer['status'] ? __( 'X does not allow the app to post. Please check in the X developer portal that the app can read and write.', 'mainstreet-blocks' ) : '';
	}
}
