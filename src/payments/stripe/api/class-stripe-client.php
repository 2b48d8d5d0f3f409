<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Sends requests to Stripe with the owner's key of one mode (docs/server-contract.md B.5). The API version is pinned, so that
 * the account's default version and later changes at Stripe do not affect the responses.
 *
 * Errors: `mainstreet_not_configured` (no key), `mainstreet_remote_rejected` (Stripe rejects the key),
 * `mainstreet_rate_limited`, `mainstreet_remote_unreachable`, and `mainstreet_stripe_refused` (424) with Stripe's message and, in
 * its data, `stripe_code`, `stripe_type`, `stripe_param`, `stripe_status` and `for_owner`: whether to hide the message from buyers.
 */
final class Stripe_Client {

	const BASE    = 'https://api.stripe.com/v1/';
	const VERSION = '2026-07-29.dahlia';
	const NAME    = 'Stripe';

	/** @var string `live` or `test`. */
	private $mode;

	/** @var string */
	private $key;

	/** Whether the saved key is used. Only then is a rejection stored. */
	private ?bool $is_in_force;

	/** @param string|null $key Key; null uses the saved key of the mode. */
	public function __construct( $mode, $key = null ) {
		$this->mode        = $mode;
		$this->is_in_force = null === $key;
		$this->key         = null === $key ? Stripe_Keys::get( $mode ) : $key;
	}

	/**
	 * Reads an object, or a page of a list.
	 *
	 * @param string   $path   Path after `/v1/`. Ids in it must have passed is_id().
	 * @param string[] $expand Members that are returned as objects instead of ids.
	 * @param array    $query  Parameters of a list, by name.
	 * @return array|\WP_Error
	 */
	public function get( string $path, array $expand = array(), array $query = array() ) {
		$query += $expand ? array( 'expand' => $expand ) : array();
		return $this->request( 'GET', $path . ( $query ? '?' . http_build_query( $query, '', '&' ) : '' ) );
	}

	/**
	 * Creates or updates an object.
	 *
	 * @param string $key Idempotency key: Stripe repeats its response for the same parameters, and rejects other parameters.
	 * @return array|\WP_Error
	 */
	public function post( string $path, array $params, string $key ) {
		return $this->request( 'POST', $path, self::encode( $params ), array( 'Idempotency-Key' => substr( $key, 0, 255 ) ) );
	}

	/**
	 * Deletes or cancels an object.
	 *
	 * @return array|\WP_Error
	 */
	public function delete( string $path ) {
		return $this->request( 'DELETE', $path, '' );
	}

	/**
	 * Whether a value is an object id with this prefix, and therefore safe in a path.
	 *
	 * @param mixed  $id     Any value.
	 * @param string $prefix Prefix, such as `cs_`.
	 */
	public static function is_id( $id, $prefix ): bool {
		return is_string( $id ) && 0 === strpos( $id, $prefix ) && (bool) preg_match( '/^[A-Za-z0-9_]{4,200}$/D', $id );
	}

	/**
	 * Returns the id of a member, whether or not it was expanded.
	 *
	 * @param mixed $value Id, object or null.
	 * @return string Empty if there is no id.
	 */
	public static function id( $value ) {
		$id = is_array( $value ) && isset( $value['id'] ) ? $value['id'] : $value;
		return is_string( $id ) ? $id : '';
	}

	/**
	 * Whether a result is Stripe's error for an object that does not exist.
	 *
	 * @param mixed $response Result of a method of this class.
	 */
	public static function is_missing( $response ): bool {
		return is_wp_error( $response ) && 'resource_missing' === self::code( $response );
	}

	/** Returns Stripe's error code; empty if the error did not come from Stripe. */
	public static function code( \WP_Error $error ) {
		$data = (array) $error->get_error_data();
		return isset( $data['stripe_code'] ) ? $data['stripe_code'] : '';
	}

	/**
	 * Sends a request.
	 *
	 * @param string      $method  HTTP method.
	 * @param string      $path    Path after `/v1/`, with its query.
	 * @param string|null $body    Encoded form; null sends no body.
	 * @param array       $headers Additional headers.
	 * @return array|\WP_Error
	 */
	private function request( string $method, string $path, ?string $body = null, array $headers = array() ) {
		if ( '' === $this->key ) {
			return Errors::not_configured( self::NAME );
		}
		$args = array(
			'method'  => $method,
			'headers' => $headers + array(
				'Authorization'  => 'Bearer ' . $this->key,
				'Stripe-Version' => self::VERSION,
			),
		);
		if ( null !== $body ) {
			$args['headers']['Content-Type'] = 'application/x-www-form-urlencoded';
			$args['body']                    = $body;
		}
		$response = ( new Http_Client() )->request( self::BASE . $path, $args );
		$data     = Http_Client::json( $response );
		if ( ! is_wp_error( $response ) && in_array( $response['status'], array( 400, 402, 403, 404 ), true ) && isset( $data['error'] ) ) {
			return self::create_error( $response['status'], (array) $data['error'] );
		}
		$error = Http_Client::service_error( $response, self::NAME );
		if ( $error ) {
			$this->record_rejection( $error );
			return $error;
		}
		// 409: another request with the same idempotency key is still running.
		return null === $data || 200 !== $response['status'] ? Errors::unreachable( self::NAME ) : $data;
	}

	/** Stores that Stripe rejected the saved key. */
	private function record_rejection( \WP_Error $error ): void {
		if ( $this->is_in_force && 'mainstreet_remote_rejected' === $error->get_error_code() ) {
			Key_Checks::store( Stripe_Keys::find_service( $this->mode ), self::key_error() );
		}
	}

	/**
	 * Converts an error response into a WP_Error, and logs it.
	 *
	 * @param int   $status HTTP status.
	 * @param array $error  `error` object of the response.
	 */
	private static function create_error( int $status, array $error ): \WP_Error {
		$text = static fn( $name ) => isset( $error[ $name ] ) && is_string( $error[ $name ] ) ? Errors::redact( sanitize_text_field( $error[ $name ] ) ) : '';
		Errors::log( self::NAME, $status . ' ' . $text( 'code' ) . ' ' . $text( 'param' ) . ' ' . $text( 'message' ) );
		return new \WP_Error(
			'mainstreet_stripe_refused',
			'' === $text( 'message' ) ? __( 'Stripe rejected this request.', 'mainstreet-blocks' ) : mb_substr( $text( 'message' ), 0, 500 ),
			array(
				'status'        => 424,
				'stripe_status' => $status,
				'stripe_code'   => $text( 'code' ),
				'stripe_type'   => $text( 'type' ),
				'stripe_param'  => $text( 'param' ),
				// Errors about the amount are the only ones that a buyer can correct.
				'for_owner'     => 0 !== strpos( $text( 'code' ), 'amount_' ),
			)
		);
	}

	/** Encodes a form. Stripe expects booleans as `true` and `false`. */
	private static function encode( array $params ): string {
		array_walk_recursive(
			$params,
			static function ( &$value ) {
				$value = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value;
			}
		);
		return http_build_query( $params, '', '&' );
	}

	/** Returns the error for a key that Stripe rejects. */
	public static function key_error(): \WP_Error {
		return Errors::invalid( 'service_api_key', __( 'Stripe refused the saved key.', 'mainstreet-blocks' ), 'invalid_key' );
	}
}
