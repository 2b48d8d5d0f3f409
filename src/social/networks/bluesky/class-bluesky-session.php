<?php
namespace Mainstreet\Social\Networks\Bluesky;

use Mainstreet\Connections\Account;
use Mainstreet\Http\Http_Client;
use Mainstreet\Social\Networks\Failure;
use Mainstreet\Social\Networks\Network_Client;
use Mainstreet\Social\Networks\Token_Pair;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the server that keeps an account. A token that has ended is renewed once; when that does not help, the account is to be
 * connected again.
 */
final class Bluesky_Session {

	/**
	 * Account.
	 *
	 * @var Account
	 */
	private $account;

	/**
	 * Makes requests.
	 *
	 * @var Network_Client
	 */
	private $client;

	/**
	 * Its tokens.
	 *
	 * @var Token_Pair
	 */
	private $tokens;

	/**
	 * Requests of an account.
	 *
	 * @param Account        $account Account.
	 * @param Network_Client $client  Makes requests.
	 */
	public function __construct( Account $account, Network_Client $client ) {
		$this->account = $account;
		$this->client  = $client;
		$this->tokens  = new Token_Pair( $account );
	}

	/**
	 * Asks.
	 *
	 * @param string   $method Name of the method.
	 * @param string[] $query  Parameters.
	 * @return array|Failure As Network_Client::ask().
	 */
	public function get( $method, array $query = array() ) {
		return $this->ask( $query ? $method . '?' . http_build_query( $query, '', '&', PHP_QUERY_RFC3986 ) : $method, array( 'method' => 'GET' ) );
	}

	/**
	 * Does something.
	 *
	 * @param string $method Name of the method.
	 * @param array  $input  What it is told.
	 * @return array|Failure As Network_Client::ask().
	 */
	public function post( $method, array $input ) {
		return $this->ask(
			$method,
			array(
				'method'  => 'POST',
				'headers' => array( 'Content-Type' => 'application/json' ),
				'body'    => wp_json_encode( $input, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			)
		);
	}

	/**
	 * Sends a picture.
	 *
	 * @param array $file As Picture_File::of().
	 * @return array|Failure How records name it.
	 */
	public function upload( array $file ) {
		$answer = $this->ask(
			'com.atproto.repo.uploadBlob',
			array(
				'method'  => 'POST',
				'timeout' => Http_Client::UPLOAD_TIMEOUT,
				'headers' => array( 'Content-Type' => $file['type'] ),
				'body'    => $file['bytes'],
			)
		);
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		return isset( $answer['json']['blob'] ) && is_array( $answer['json']['blob'] ) ? $answer['json']['blob'] : $this->client->unreachable();
	}

	/**
	 * Asks with the token, and once more with the next.
	 *
	 * @param string $path Method and query.
	 * @param array  $args Of the request.
	 * @return array|Failure
	 */
	private function ask( $path, array $args ) {
		$args['headers'] = isset( $args['headers'] ) ? $args['headers'] : array();
		for ( $try = 0; $try < 2; $try++ ) {
			$args['headers']['Authorization'] = 'Bearer ' . $this->tokens->access();
			$answer                           = '' === $this->tokens->access() ? null : $this->client->ask_typed( $this->account->meta( 'pds' ) . '/xrpc/' . $path, $args );
			if ( $answer instanceof Failure ) {
				return $answer;
			}
			if ( null !== $answer && ! self::has_ended( $answer ) ) {
				return $answer['status'] >= 400 ? $this->client->refused( $answer ) : $answer;
			}
			$renewed = 0 === $try ? $this->tokens->renew( array( $this, 'refresh' ) ) : false;
			if ( $renewed instanceof Failure ) {
				return $renewed;
			}
			if ( ! $renewed ) {
				break;
			}
		}
		return $this->client->must_reauth( $this->account );
	}

	/**
	 * Asks for the next tokens.
	 *
	 * @param string $refresh Long token.
	 * @return string[]|Failure|null
	 */
	public function refresh( $refresh ) {
		$answer = $this->client->ask_typed(
			$this->account->meta( 'pds' ) . '/xrpc/com.atproto.server.refreshSession',
			array(
				'method'  => 'POST',
				'headers' => array( 'Authorization' => 'Bearer ' . $refresh ),
			)
		);
		if ( $answer instanceof Failure ) {
			return $answer;
		}
		$tokens = array(
			'access'  => Network_Client::text( $answer['json'], 'accessJwt' ),
			'refresh' => Network_Client::text( $answer['json'], 'refreshJwt' ),
		);
		if ( $answer['status'] >= 400 ) {
			return null;
		}
		return in_array( '', $tokens, true ) ? $this->client->unreachable() : $tokens;
	}

	/**
	 * Whether a token is not good any more.
	 *
	 * @param array $answer Answer.
	 * @return bool
	 */
	private static function has_ended( array $answer ) {
		return 401 === $answer['status'] || ( 400 === $answer['status'] && in_array( Network_Client::text( $answer['json'], 'error' ), array( 'ExpiredToken', 'InvalidToken' ), true ) );
	}
}
