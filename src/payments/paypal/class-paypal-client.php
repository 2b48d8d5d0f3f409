<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Token_Seal;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Asks PayPal with the owner's key of one mode (docs/server-contract.md B.7). The token that a key is exchanged for is kept, sealed,
 * until a minute before its end.
 *
 * Errors: `mainstreet_not_configured`, `mainstreet_remote_rejected` (PayPal does not know the key), `mainstreet_rate_limited`,
 * `mainstreet_remote_unreachable`, and `mainstreet_paypal_refused` (424) with `paypal_issue` and `paypal_status` in its data.
 */
final class Paypal_Client {

	const NAME = 'PayPal';

	/** Seconds before its end from which on a token is no longer used. */
	const MARGIN = 60;

	/**
	 * Mode.
	 *
	 * @var string
	 */
	private $mode;

	/**
	 * Key.
	 *
	 * @var string
	 */
	private $key;

	/** Whether it is the key in force. */
	private ?bool $is_in_force;

	/**
	 * A client.
	 *
	 * @param string      $mode `live` or `test`.
	 * @param string|null $key  Key; the one in force if left out.
	 */
	public function __construct( $mode, $key = null ) {
		$this->mode        = $mode;
		$this->is_in_force = null === $key;
		$this->key         = null === $key ? Paypal_Keys::get( $mode ) : $key;
	}

	/**
	 * Reads an object.
	 *
	 * @param string $path Path with a leading slash; names in it have passed is_id().
	 * @return array|\WP_Error
	 */
	public function get( string $path ) {
		return $this->ask( 'GET', $path );
	}

	/**
	 * Makes or changes an object.
	 *
	 * @param string       $path       Path.
	 * @param array|string $body       What is sent; JSON that must stay as it is, as text.
	 * @param string       $request_id Makes a repeated request one; '' for what is none.
	 * @return array|\WP_Error
	 */
	public function post( string $path, $body, $request_id = '' ) {
		$headers = array(
			'Content-Type' => 'application/json',
			'Prefer'       => 'return=representation',
		);
		if ( '' !== $request_id ) {
			$headers['PayPal-Request-Id'] = substr( $request_id, 0, 108 );
		}
		return $this->ask( 'POST', $path, is_string( $body ) ? $body : (string) wp_json_encode( (object) $body, JSON_UNESCAPED_SLASHES ), $headers );
	}

	/**
	 * Whether a text is a name of an object: only that becomes part of an address.
	 *
	 * @param mixed $id Anything.
	 */
	public static function is_id( $id ): bool {
		return is_string( $id ) && (bool) preg_match( '/^[A-Z0-9-]{4,64}$/D', $id );
	}

	/**
	 * What PayPal calls the reason of a refusal.
	 *
	 * @param mixed $answer What a method gave.
	 * @return string '' when it is no refusal.
	 */
	public static function issue( $answer ) {
		$data = is_wp_error( $answer ) ? (array) $answer->get_error_data() : array();
		return isset( $data['paypal_issue'] ) ? $data['paypal_issue'] : '';
	}

	/**
	 * Exchanges the key for a token, whatever is kept.
	 *
	 * @return array|\WP_Error `token`, `seconds`.
	 */
	public function fresh_token() {
		$pair = Paypal_Keys::read( $this->key );
		if ( ! $pair ) {
			return Errors::not_configured( self::NAME );
		}
		$response = ( new Http_Client() )->request(
			Paypal_Keys::HOSTS[ $this->mode ] . '/v1/oauth2/token',
			array(
				'method'  => 'POST',
				'headers' => array(
					// HTTP Basic.
					'Authorization' => 'Basic ' . base64_encode( implode( ':', $pair ) ),
					'Content-Type'  => 'application/x-www-form-urlencoded',
				),
				'body'    => 'grant_type=client_credentials',
			)
		);
		$data     = Http_Client::json( $response );
		$error    = Http_Client::service_error( $response, self::NAME );
		if ( $error ) {
			return $error;
		}
		if ( ! isset( $data['access_token'], $data['expires_in'] ) || ! is_string( $data['access_token'] ) || ! is_numeric( $data['expires_in'] ) ) {
			return Errors::unreachable( self::NAME );
		}
		return array(
			'token'   => $data['access_token'],
			'seconds' => (int) $data['expires_in'],
		);
	}

	/**
	 * The token, a kept one if possible.
	 *
	 * @return string|\WP_Error
	 */
	private function token() {
		$kept = get_transient( $this->place() );
		// The end stands with it: a store of transients may keep things longer.
		if ( is_array( $kept ) && isset( $kept['sealed'], $kept['until'] ) && $kept['until'] > time() ) {
			$token = ( new Token_Seal() )->open( (string) $kept['sealed'] );
			if ( '' !== $token ) {
				return $token;
			}
		}
		$fresh = $this->fresh_token();
		if ( is_wp_error( $fresh ) ) {
			if ( $this->is_in_force && 'mainstreet_remote_rejected' === $fresh->get_error_code() ) {
				Key_Checks::note( Paypal_Keys::SERVICES[ $this->mode ], Paypal_Service::unknown_key() );
			}
			return $fresh;
		}
		$seconds = $fresh['seconds'] - self::MARGIN;
		if ( $seconds > 0 ) {
			set_transient(
				$this->place(),
				array(
					'sealed' => ( new Token_Seal() )->close( $fresh['token'] ),
					'until'  => time() + $seconds,
				),
				$seconds
			);
		}
		return $fresh['token'];
	}

	/** Where the token is kept: another key has another place. */
	private function place(): string {
		return 'mainstreet_paypal_' . $this->mode . '_' . substr( wp_hash( $this->key ), 0, 12 );
	}

	/**
	 * Sends a request.
	 *
	 * @param string      $method  Method.
	 * @param string      $path    Path.
	 * @param string|null $body    JSON.
	 * @param string[]    $headers More headers.
	 * @param bool        $again   Whether it is tried with a new token, when PayPal no longer knows the kept one.
	 * @return array|\WP_Error
	 */
	private function ask( string $method, string $path, ?string $body = null, array $headers = array(), bool $again = true ) {
		$token = $this->token();
		if ( is_wp_error( $token ) ) {
			return $token;
		}
		$args = array(
			'method'  => $method,
			'headers' => $headers + array( 'Authorization' => 'Bearer ' . $token ),
		);
		if ( null !== $body ) {
			$args['body'] = $body;
		}
		$response = ( new Http_Client() )->request( Paypal_Keys::HOSTS[ $this->mode ] . $path, $args );
		if ( ! is_wp_error( $response ) && 401 === $response['status'] && $again ) {
			delete_transient( $this->place() );
			return $this->ask( $method, $path, $body, $headers, false );
		}
		$data = Http_Client::json( $response );
		if ( ! is_wp_error( $response ) && in_array( $response['status'], array( 400, 403, 404, 409, 422 ), true ) ) {
			return self::refused( $response['status'], (array) $data );
		}
		$error = Http_Client::service_error( $response, self::NAME );
		if ( $error ) {
			return $error;
		}
		return null === $data ? Errors::unreachable( self::NAME ) : $data;
	}

	/**
	 * What PayPal would not do. Its sentences are for programmers; visitors get one of ours.
	 *
	 * @param int   $status Status.
	 * @param array $data   Its error.
	 */
	private static function refused( int $status, array $data ): \WP_Error {
		$issue = isset( $data['details'][0]['issue'] ) ? $data['details'][0]['issue'] : ( isset( $data['name'] ) ? $data['name'] : '' );
		$issue = is_string( $issue ) ? (string) preg_replace( '/[^A-Z_0-9]/', '', strtoupper( $issue ) ) : '';
		Errors::log( self::NAME, $status . ' ' . (string) wp_json_encode( $data ) );
		return new \WP_Error(
			'mainstreet_paypal_refused',
			__( 'PayPal did not accept this payment. Please try again later.', 'mainstreet-blocks' ),
			array(
				'status'        => 424,
				'paypal_status' => $status,
				'paypal_issue'  => substr( $issue, 0, 80 ),
			)
		);
	}
}
