<?php
namespace Mainstreet\Payments\Stripe\Webhook;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Payments\Events\Payment_Reconciler;
use Mainstreet\Payments\Events\Provider_Event_Log;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Keys;

defined( 'ABSPATH' ) || exit;

/**
 * Receives events (docs/server-contract.md B.5). Nothing is processed before the signature is verified. The response is 200 if the
 * event was processed or is ignored, and 500 if processing failed; Stripe then retries for days.
 */
final class Stripe_Webhook_Controller extends Controller {

	/** Maximum size of a body in bytes. */
	const MAX_BYTES = 524288;

	/** Counter of requests with an invalid signature. */
	const BAD_SIGNATURES = 'stripe_bad_signatures';

	/** Maximum difference, in seconds, between the time of the signature and now. */
	const TOLERANCE = 300;

	public function register_routes() {
		// Stripe is not a user; requests are verified by their signature.
		$this->register_route( '/stripe/webhook', $this->endpoint( 'POST', array( __CLASS__, 'receive' ), '__return_true' ) );
	}

	/** Callback of the REST route. */
	public static function receive( \WP_REST_Request $request ) {
		$done = self::process( (string) $request->get_body(), (string) $request->get_header( 'stripe_signature' ) );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$response = new \WP_REST_Response( $done, 200 );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/** Callback of admin-post.php, for sites whose REST API is closed to visitors. */
	public static function receive_without_rest(): void {
		// phpcs:ignore WordPress.Security -- only compared; WordPress added the slashes.
		$header = isset( $_SERVER['HTTP_STRIPE_SIGNATURE'] ) ? wp_unslash( $_SERVER['HTTP_STRIPE_SIGNATURE'] ) : '';
		$done   = self::process( (string) \WP_REST_Server::get_raw_data(), (string) $header );
		nocache_headers();
		wp_send_json( is_wp_error( $done ) ? array( 'code' => $done->get_error_code() ) : $done, is_wp_error( $done ) ? $done->get_error_data()['status'] : 200 );
	}

	/**
	 * Verifies and processes a request.
	 *
	 * @param string $body   Unchanged body.
	 * @param string $header Header `Stripe-Signature`.
	 * @return array|\WP_Error `received`.
	 */
	public static function process( string $body, string $header ) {
		$mode = Stripe_Keys::mode();
		if ( strlen( $body ) > self::MAX_BYTES ) {
			return self::error_response( 'too_large', 413 );
		}
		if ( ! self::is_signature_valid( $body, $header, Stripe_Webhook_Secrets::get_all( $mode ) ) ) {
			Counters::add( self::BAD_SIGNATURES, 1 );
			return self::error_response( 'bad_signature', 400 );
		}
		$event = json_decode( $body, true, 64 );
		$id    = is_array( $event ) && isset( $event['id'] ) ? $event['id'] : '';
		$type  = Attributes::text( $event, 'type' );
		if ( ! Stripe_Client::is_id( $id, 'evt_' ) || strlen( $id ) > Provider_Event_Log::MAX_ID || '' === $type ) {
			return self::error_response( 'bad_event', 400 );
		}
		$is_live = Attributes::flag( $event, 'livemode' );
		if ( $is_live !== ( Stripe_Keys::LIVE === $mode ) ) {
			return self::error_response( 'wrong_mode', 400 );
		}
		if ( ! Provider_Event_Log::begin( $id, $type, $mode ) ) {
			return array( 'received' => true );
		}
		$object = Attributes::items( $event['data'] ?? null, 'object' );
		return self::handle_event( $mode, $id, $type, isset( $object['id'] ) ? $object['id'] : '' );
	}

	/**
	 * Processes a verified event.
	 *
	 * @param string $event Id of the event.
	 */
	private static function handle_event( string $mode, $event, string $type, $id ) {
		Payment_Reconciler::schedule();
		try {
			$done = ( new Stripe_Events( $mode ) )->handle( $type, $id );
		} catch ( \Throwable $error ) {
			Errors::log( 'Stripe webhook', $type . ': ' . $error->getMessage() );
			return self::error_response( 'failed', 500 );
		}
		if ( is_wp_error( $done ) ) {
			return self::error_response( $done->get_error_code(), 500 );
		}
		Provider_Event_Log::finish( $event );
		return array( 'received' => true );
	}

	/**
	 * Returns an error response. Stripe shows its message to the owner.
	 *
	 * @param int $status HTTP status.
	 */
	private static function error_response( $code, int $status ): \WP_Error {
		$messages = array(
			'bad_signature' => __( 'The signature does not match this site’s signing secret, or is too old.', 'mainstreet-blocks' ),
			'wrong_mode'    => __( 'This site is in the other mode (test or live).', 'mainstreet-blocks' ),
		);
		return new \WP_Error( $code, isset( $messages[ $code ] ) ? $messages[ $code ] : __( 'This event could not be processed.', 'mainstreet-blocks' ), array( 'status' => $status ) );
	}

	/**
	 * @param string   $body    Unchanged body of the request.
	 * @param string   $header  Header `Stripe-Signature`: `t=…,v1=…[,v1=…]`.
	 * @param string[] $secrets Valid secrets; more than one while a secret is being replaced.
	 */
	public static function is_signature_valid( string $body, string $header, array $secrets ): bool {
		$time  = '';
		$given = array();
		foreach ( array_slice( explode( ',', substr( (string) $header, 0, 4096 ) ), 0, 20 ) as $part ) {
			$pair = explode( '=', trim( $part ), 2 );
			if ( 't' === $pair[0] && isset( $pair[1] ) ) {
				$time = $pair[1];
			} elseif ( 'v1' === $pair[0] && isset( $pair[1] ) ) {
				$given[] = $pair[1];
			}
		}
		if ( ! preg_match( '/^\d{1,12}$/D', $time ) || abs( time() - (int) $time ) > self::TOLERANCE ) {
			return false;
		}
		$is_good = false;
		foreach ( array_filter( $secrets ) as $secret ) {
			$expected = hash_hmac( 'sha256', $time . '.' . $body, $secret );
			foreach ( $given as $one ) {
				// All are compared, so that the duration does not depend on which one matches.
				$is_good = hash_equals( $expected, $one ) || $is_good;
			}
		}
		return $is_good;
	}
}
