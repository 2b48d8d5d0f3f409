<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Connections\Secrets\Token_Encryption;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests to PayPal with the owner's key of one mode (docs/server-contract.md B.7). The access token is stored encrypted until
 * a minute before it expires.
 *
 * Errors: `mainstreet_not_configured`, `mainstreet_remote_rejected` (PayPal rejects the key), `mainstreet_rate_limited`,
 * `mainstreet_remote_unreachable`, and `mainstreet_paypal_refused` (424) with `paypal_issue` and `paypal_status` in its data.
 */
final class Paypal_Client {

	const NAME = 'PayPal';

	/** A token is not used during the last seconds before it expires. */
	const MARGIN = 60;

	/** @var string `live` or `test`. */
	private $mode;

	/** @var string Client id and secret, see Paypal_Keys::parse(). */
	private $key;

	/** Whether the saved key is used. Only then is a rejection stored. */
	private ?bool $is_in_force;

	/** @param string|null $key Key; null uses the saved key of the mode. */
	public function __construct( $mode, $key = null ) {
		$this->mode        = $mode;
		$this->is_in_force = null === $key;
		$this->key         = null === $key ? Paypal_Keys::get( $mode ) : $key;
	}

	/**
	 * Reads an object.
	 *
	 * @param string $path Path with a leading slash. Ids in it must have passed is_id().
	 * @return array|\WP_Error
	 */
	public function get( string $path ) {
		return $this->request( 'GET', $path );
	}

	/**
	 * Creates or updates an object.
	 *
	 * @param string       $path       Path with a leading slash.
	 * @param array|string $body       Data, or JSON that is sent unchanged.
	 * @param string       $request_id Idempotency key; empty for none.
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
		return $this->request( 'POST', $path, is_string( $body ) ? $body : (string) wp_json_encode( (object) $body, JSON_UNESCAPED_SLASHES ), $headers );
	}

	/**
	 * Whether a value is an object id, and therefore safe in a path.
	 *
	 * @param mixed $id Any value.
	 */
	public static function is_id( $id ): bool {
		return is_string( $id ) && (bool) preg_match( '/^[A-Z0-9-]{4,64}$/D', $id );
	}

	/**
	 * Returns PayPal's reason for refusing a request.
	 *
	 * @param mixed $response Result of a method of this class.
	 * @return string Empty if PayPal did not refuse it.
	 */
	public static function get_issue( $response ) {
		$data = is_wp_error( $response ) ? (array) $response->get_error_data() : array();
		return isset( $data['paypal_issue'] ) ? $data['paypal_issue'] : '';
	}

	/**
	 * Exchanges the key for a new token, ignoring the stored one.
	 *
	 * @return array|\WP_Error `token`, `seconds`.
	 */
	public function fetch_token() {
		$pair = Paypal_Keys::parse( $this->key );
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
	 * Returns the stored token, or a new one.
	 *
	 * @return string|\WP_Error
	 */
	private function get_token() {
		$stored = get_transient( $this->transient_name() );
		// The expiry is stored too: an object cache may ignore that of the transient.
		if ( is_array( $stored ) && isset( $stored['sealed'], $stored['until'] ) && $stored['until'] > time() ) {
			$token = ( new Token_Encryption() )->decrypt( (string) $stored['sealed'] );
			if ( '' !== $token ) {
				return $token;
			}
		}
		$fresh = $this->fetch_token();
		if ( is_wp_error( $fresh ) ) {
			if ( $this->is_in_force && 'mainstreet_remote_rejected' === $fresh->get_error_code() ) {
				Key_Checks::store( Paypal_Keys::SERVICES[ $this->mode ], self::key_error() );
			}
			return $fresh;
		}
		$seconds = $fresh['seconds'] - self::MARGIN;
		if ( $seconds > 0 ) {
			set_transient(
				$this->transient_name(),
				array(
					'sealed' => ( new Token_Encryption() )->encrypt( $fresh['token'] ),
					'until'  => time() + $seconds,
				),
				$seconds
			);
		}
		return $fresh['token'];
	}

	/** Returns the name of the token's transient, which depends on the key. */
	private function transient_name(): string {
		return 'mainstreet_paypal_' . $this->mode . '_' . substr( wp_hash( $this->key ), 0, 12 );
	}

	/**
	 * Sends a request.
	 *
	 * @param string      $method  HTTP method.
	 * @param string      $path    Path with a leading slash.
	 * @param string|null $body    JSON; null sends no body.
	 * @param string[]    $headers Additional headers.
	 * @param bool        $again   Whether to retry with a new token if PayPal rejects the stored one.
	 * @return array|\WP_Error
	 */
	private function request( string $method, string $path, ?string $body = null, array $headers = array(), bool $again = true ) {
		$token = $this->get_token();
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
			delete_transient( $this->transient_name() );
			return $this->request( $method, $path, $body, $headers, false );
		}
		$data = Http_Client::json( $response );
		if ( ! is_wp_error( $response ) && in_array( $response['status'], array( 400, 403, 404, 409, 422 ), true ) ) {
			return self::create_error( $response['status'], (array) $data );
		}
		$error = Http_Client::service_error( $response, self::NAME );
		if ( $error ) {
			return $error;
		}
		return null === $data ? Errors::unreachable( self::NAME ) : $data;
	}

	/**
	 * Converts an error response into a WP_Error, and logs it. PayPal's messages are meant for developers, so visitors get another one.
	 *
	 * @param int   $status HTTP status.
	 * @param array $data   Body of the response.
	 */
	private static function create_error( int $status, array $data ): \WP_Error {
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

	/** Returns the error for a key that PayPal rejects. */
	public static function key_error(): \WP_Error {
		return Errors::invalid( 'service_api_key', __( 'PayPal does not recognize this client ID and secret. Live and sandbox apps use different credentials.', 'mainstreet-blocks' ), 'invalid_key' );
	}
}
