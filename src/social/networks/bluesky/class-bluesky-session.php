<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Connections\Accounts\Account;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Token_Pair;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests to the server of an account. An expired token is renewed once; if that does not help, the account requires a new
 * sign-in.
 */
final class Bluesky_Session {

	private Account $account;

	private Network_Client $client;

	/** Tokens of the account. */
	private Token_Pair $tokens;

	/** @param Network_Client $client HTTP client. */
	public function __construct( Account $account, Network_Client $client ) {
		$this->account = $account;
		$this->client  = $client;
		$this->tokens  = new Token_Pair( $account );
	}

	/**
	 * Sends a request.
	 *
	 * @param string[] $query Parameters.
	 * @return array|Publish_Error See Network_Client::request().
	 */
	public function get( string $method, array $query = array() ) {
		return $this->request( $query ? $method . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : $method, array( 'method' => 'GET' ) );
	}

	/**
	 * Calls a procedure.
	 *
	 * @return array|Publish_Error See Network_Client::request().
	 */
	public function post( string $method, array $input ) {
		return $this->request(
			$method,
			array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => wp_json_encode( $input, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			)
		);
	}

	/**
	 * Uploads an image.
	 *
	 * @param array $file As Image_File::find().
	 * @return array|Publish_Error Blob for records.
	 */
	public function upload( array $file ) {
		$answer = $this->request(
			'com.atproto.repo.uploadBlob',
			array(
				'method'  => 'POST',
				'timeout' => Http_Client::UPLOAD_TIMEOUT,
				'headers' => array( 'Content-Type' => $file['type'] ),
				'body'    => $file['bytes'],
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		return isset( $answer['json']['blob'] ) && is_array( $answer['json']['blob'] ) ? $answer['json']['blob'] : $this->client->unreachable_error();
	}

	/**
	 * Sends a request with the token, and again with a renewed one.
	 *
	 * @param string $path Method and query.
	 * @param array  $args Arguments of the request.
	 * @return array|Publish_Error
	 */
	private function request( string $path, array $args ) {
		$response = $this->tokens->request(
			function ( string $token ) use ( $path, $args ) {
				$args['headers']['Authorization'] = 'Bearer ' . $token;
				return $this->client->request_public( $this->account->meta( 'pds' ) . '/xrpc/' . $path, $args );
			},
			array( __CLASS__, 'has_ended' ),
			array( $this, 'refresh' )
		);
		if ( null === $response ) {
			return $this->client->require_reauth( $this->account );
		}
		return is_array( $response ) && $response['status'] >= 400 ? $this->client->refused_error( $response ) : $response;
	}

	/**
	 * Requests the next tokens.
	 *
	 * @param string $refresh Refresh token.
	 * @return string[]|Publish_Error|null
	 */
	public function refresh( $refresh ) {
		$answer = $this->client->request_public(
			$this->account->meta( 'pds' ) . '/xrpc/com.atproto.server.refreshSession',
			array(
				'method'  => 'POST',
				'headers' => array( 'Authorization' => 'Bearer ' . $refresh ),
			)
		);
		if ( $answer instanceof Publish_Error ) {
			return $answer;
		}
		$tokens = array(
			'access'  => Network_Client::text( $answer['json'], 'accessJwt' ),
			'refresh' => Network_Client::text( $answer['json'], 'refreshJwt' ),
		);
		if ( $answer['status'] >= 400 ) {
			return null;
		}
		return in_array( '', $tokens, true ) ? $this->client->unreachable_error() : $tokens;
	}

	/** Whether a response says that the token is no longer valid. */
	public static function has_ended( array $answer ): bool {
		return 401 === $answer['status'] || ( 400 === $answer['status'] && in_array( Network_Client::text( $answer['json'], 'error' ), array( 'ExpiredToken', 'InvalidToken' ), true ) );
	}
}
