<?php
namespace Mainstreet\Payments\Stripe\Api;

use Mainstreet\Connections\Secrets\Key_Checks;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Asks Stripe with the owner's key of one mode (docs/server-contract.md B.5). The version is pinned: what the account is set to, and
 * what Stripe changes next, is not what we read.
 *
 * Errors: `mainstreet_not_configured` (no key), `mainstreet_remote_rejected` (Stripe does not know the key),
 * `mainstreet_rate_limited`, `mainstreet_remote_unreachable`, and `mainstreet_stripe_refused` (424) with Stripe's own sentence and, in
 * its data, `stripe_code`, `stripe_param`, `stripe_status` and `for_owner`: whether the sentence is none for buyers.
 */
final class Stripe_Client {

	const BASE    = 'https://api.stripe.com/v1/';
	const VERSION = '2026-07-29.dahlia';
	const NAME    = 'Stripe';

	/**
	 * Mode of the key.
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

	/** Whether it is the key in force, of which an outcome is remembered. */
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
		$this->key         = null === $key ? Stripe_Keys::get( $mode ) : $key;
	}

	/**
	 * Reads an object, or a page of a list.
	 *
	 * @param string   $path   Path behind `/v1/`; names in it come from id().
	 * @param string[] $expand Members whose object is wanted in place of its id.
	 * @param array    $query  What a list is asked for, by name.
	 * @return array|\WP_Error
	 */
	public function get( string $path, array $expand = array(), array $query = array() ) {
		$query += $expand ? array( 'expand' => $expand ) : array();
		return $this->ask( 'GET', $path . ( $query ? '?' . http_build_query( $query, '', '&' ) : '' ) );
	}

	/**
	 * Makes or changes an object.
	 *
	 * @param string $path   Path.
	 * @param array  $params Parameters.
	 * @param string $key    Makes a repeated request one: with the same parameters Stripe repeats its answer, with others it refuses.
	 * @return array|\WP_Error
	 */
	public function post( string $path, array $params, string $key ) {
		return $this->ask( 'POST', $path, self::encode( $params ), array( 'Idempotency-Key' => substr( $key, 0, 255 ) ) );
	}

	/**
	 * Deletes or ends an object.
	 *
	 * @param string $path Path.
	 * @return array|\WP_Error
	 */
	public function delete( string $path ) {
		return $this->ask( 'DELETE', $path, '' );
	}

	/**
	 * Whether a text is a name of an object: only that becomes part of an address.
	 *
	 * @param mixed  $id     Anything.
	 * @param string $prefix What it begins with, such as `cs_`.
	 */
	public static function is_id( $id, $prefix ): bool {
		return is_string( $id ) && 0 === strpos( $id, $prefix ) && (bool) preg_match( '/^[A-Za-z0-9_]{4,200}$/D', $id );
	}

	/**
	 * Name of what stands in a member: of the object, where that was expanded.
	 *
	 * @param mixed $value Id, object or null.
	 * @return string '' for none.
	 */
	public static function id( $value ) {
		$id = is_array( $value ) && isset( $value['id'] ) ? $value['id'] : $value;
		return is_string( $id ) ? $id : '';
	}

	/**
	 * Whether an error says that there is no such object.
	 *
	 * @param mixed $answer What a method gave.
	 */
	public static function is_missing( $answer ): bool {
		return is_wp_error( $answer ) && 'resource_missing' === self::code( $answer );
	}

	/**
	 * Stripe's code of an error.
	 *
	 * @param \WP_Error $error Error.
	 * @return string
	 */
	public static function code( \WP_Error $error ) {
		$data = (array) $error->get_error_data();
		return isset( $data['stripe_code'] ) ? $data['stripe_code'] : '';
	}

	/**
	 * Sends a request.
	 *
	 * @param string      $method  Method.
	 * @param string      $path    Path with its query.
	 * @param string|null $body    Form.
	 * @param array       $headers More headers.
	 * @return array|\WP_Error
	 */
	private function ask( string $method, string $path, ?string $body = null, array $headers = array() ) {
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
			return self::refused( $response['status'], (array) $data['error'] );
		}
		$error = Http_Client::service_error( $response, self::NAME );
		if ( $error ) {
			$this->note( $error );
			return $error;
		}
		// 409: another request under the same key is still running.
		return null === $data || 200 !== $response['status'] ? Errors::unreachable( self::NAME ) : $data;
	}

	/**
	 * Remembers that Stripe does not know the key.
	 *
	 * @param \WP_Error $error Error.
	 */
	private function note( \WP_Error $error ): void {
		if ( $this->is_in_force && 'mainstreet_remote_rejected' === $error->get_error_code() ) {
			Key_Checks::note( Stripe_Keys::service( $this->mode ), Stripe_Account::unknown_key() );
		}
	}

	/**
	 * What Stripe would not do.
	 *
	 * @param int   $status Status.
	 * @param array $error  Its error.
	 */
	private static function refused( int $status, array $error ): \WP_Error {
		$text = static function ( $name ) use ( $error ) {
			return isset( $error[ $name ] ) && is_string( $error[ $name ] ) ? Errors::scrub( sanitize_text_field( $error[ $name ] ) ) : '';
		};
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
				// How much may be paid is all that a buyer can do something about.
				'for_owner'     => 0 !== strpos( $text( 'code' ), 'amount_' ),
			)
		);
	}

	/**
	 * A form as Stripe reads it: truth values are words.
	 *
	 * @param array $params Parameters.
	 */
	private static function encode( array $params ): string {
		array_walk_recursive(
			$params,
			static function ( &$value ) {
				$value = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value;
			}
		);
		return http_build_query( $params, '', '&' );
	}
}
