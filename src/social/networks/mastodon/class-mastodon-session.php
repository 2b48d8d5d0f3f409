<?php
namespace Mainstreet\Social\Networks\Mastodon;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;

defined( 'ABSPATH' ) || exit;

/** Sends requests to the server of an account. Mastodon's tokens do not expire; a refused one means that the account requires a new sign-in. */
final class Mastodon_Session {

	private Account $account;

	private Network_Client $client;

	/** @param Network_Client $client HTTP client. */
	public function __construct( Account $account, Network_Client $client ) {
		$this->account = $account;
		$this->client  = $client;
	}

	/**
	 * Sends a request.
	 *
	 * @param array $args Arguments of the request.
	 * @return array|Publish_Error See Network_Client::request().
	 */
	public function request( string $path, array $args = array() ) {
		$args['headers'] = ( isset( $args['headers'] ) ? $args['headers'] : array() ) + array(
			'Accept'        => 'application/json',
			'Authorization' => 'Bearer ' . $this->account->token(),
		);
		$answer          = '' === $this->account->token() ? null : $this->client->request_public( 'https://' . $this->account->meta( 'server' ) . $path, $args + array( 'method' => 'GET' ) );
		// 403: the token lacks a scope.
		if ( null === $answer || ( is_array( $answer ) && in_array( $answer['status'], array( 401, 403 ), true ) ) ) {
			return $this->client->require_reauth( $this->account );
		}
		if ( is_array( $answer ) && $answer['status'] >= 400 ) {
			return $this->client->refused_error( $answer );
		}
		return $answer;
	}
}
