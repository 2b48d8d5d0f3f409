<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Rest\Controller;
use Mainstreet\Http\Throttle;
use Mainstreet\Payments\Events\Provider_Event_Log;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_Snapshot;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Payments\Orders\States\Order_Updater;

defined( 'ABSPATH' ) || exit;

/**
 * Receives events (docs/server-contract.md B.7). PayPal's API verifies each event, and it is processed once. It only
 * identifies the order, whose state is read from the API; reversals are an exception (see apply_reversal()).
 */
final class Paypal_Webhook_Controller extends Controller {

	/** Maximum size of an event in bytes. */
	const MAX_BYTES = 524288;

	/** Headers that are needed to verify a signature, and their formats. */
	const HEADERS = array(
		'auth_algo'         => '/^[A-Za-z0-9]{1,100}$/D',
		'cert_url'          => '#^https://api(?:-m)?(?:\.sandbox)?\.paypal\.com/[\x21-\x7E]{1,400}$#D',
		'transmission_id'   => '/^(?!\d+$)\w[\x21-\x7E]{3,48}$/D',
		'transmission_sig'  => '/^(?!\d+$)\w[\x21-\x7E]{3,498}$/D',
		'transmission_time' => '/^\d{4}-\d\d-\d\dT[0-9:.+Z-]{8,20}$/D',
	);

	/** Maximum number of events per client and minute that are sent to PayPal for verification. */
	const MAX_PER_MINUTE = 120;

	public function register_routes() {
		// PayPal is not a user; requests are verified by their signature.
		$this->register_route( '/paypal/webhook', $this->endpoint( 'POST', array( __CLASS__, 'receive' ), '__return_true' ) );
	}

	/** Callback of the REST route. */
	public static function receive( \WP_REST_Request $request ) {
		$body      = (string) $request->get_body();
		$event     = strlen( $body ) <= self::MAX_BYTES ? json_decode( $body, true, 64 ) : null;
		$signature = self::read_signature_headers( $request );
		if ( ! $signature || ! is_array( $event ) || '{' !== substr( ltrim( $body ), 0, 1 ) || ! isset( $event['id'], $event['event_type'] ) || ! is_string( $event['event_type'] ) || ! Paypal_Client::is_id( $event['id'] ) ) {
			return self::signature_error();
		}
		$throttled = Throttle::hit( 'paypal_webhook', self::MAX_PER_MINUTE, MINUTE_IN_SECONDS );
		if ( is_wp_error( $throttled ) ) {
			return $throttled;
		}
		$mode  = false === strpos( $signature['cert_url'], '.sandbox.' ) ? Paypal_Keys::LIVE : Paypal_Keys::TEST;
		$known = self::verify( $mode, $signature, $body );
		if ( true !== $known ) {
			return $known;
		}
		if ( in_array( $event['event_type'], Paypal_Endpoint::EVENTS, true ) && Provider_Event_Log::begin( $event['id'], substr( $event['event_type'], 0, 64 ), $mode ) ) {
			$error = self::process( $event, $mode );
			if ( $error ) {
				return $error;
			}
			Provider_Event_Log::finish( $event['id'] );
		}
		return new \WP_REST_Response( array( 'received' => true ) );
	}

	/** Updates the order of an event (error if PayPal should send the event again). */
	private static function process( array $event, string $mode ): ?\WP_Error {
		$order    = self::find_order( Attributes::items( $event, 'resource' ) );
		$provider = $order && $order->mode === $mode ? Providers::get( 'paypal' ) : null;
		if ( ! $provider || '' === $order->provider_ref ) {
			// The event belongs to another site with the same account, or to the other mode.
			return null;
		}
		$state = $provider->fetch( $order );
		if ( is_wp_error( $state ) ) {
			return self::retry_error();
		}
		try {
			Order_Updater::apply( $order, self::apply_reversal( $event['event_type'], $order, $state ) );
		} catch ( \Throwable $error ) {
			Errors::log( 'PayPal', $error->getMessage() );
			return self::retry_error();
		}
		return null;
	}

	/**
	 * Keeps a reversed payment disputed until it is completed again, even if the order at PayPal does not show the reversal.
	 *
	 * @param string $type Type of the event, verified.
	 */
	private static function apply_reversal( $type, Order $order, Payment_Snapshot $state ): Payment_Snapshot {
		$is_back = 'PAYMENT.CAPTURE.COMPLETED' === $type;
		// Partial refunds cause the same event, but increase the refunded amount.
		$is_gone = Paypal_Endpoint::REVERSED === $type && $state->refunded <= $order->refunded;
		if ( Order::STATUS_PAID === $state->status && ( $is_gone || ( Order::STATUS_DISPUTED === $order->status && ! $is_back ) ) ) {
			$state->status = Order::STATUS_DISPUTED;
		}
		return $state;
	}

	/**
	 * Finds the order of an event.
	 *
	 * @param array $resource Resource of the event: an order, capture or refund.
	 */
	private static function find_order( array $resource ): ?Order {
		$orders = new Orders();
		$own    = isset( $resource['custom_id'] ) ? $resource['custom_id'] : ( isset( $resource['purchase_units'][0]['custom_id'] ) ? $resource['purchase_units'][0]['custom_id'] : '' );
		$order  = is_string( $own ) && '' !== $own ? $orders->find_by_uuid( $own ) : null;
		$named  = array( isset( $resource['supplementary_data']['related_ids']['order_id'] ) ? $resource['supplementary_data']['related_ids']['order_id'] : '', self::find_capture_id( $resource ), isset( $resource['id'] ) ? $resource['id'] : '' );
		foreach ( $named as $id ) {
			if ( ! $order && Paypal_Client::is_id( $id ) ) {
				$order = $orders->find_by_ref( 'paypal', $id );
				$order = $order ? $order : $orders->find_by_payment_ref( 'paypal', $id );
			}
		}
		return $order && 'paypal' === $order->provider ? $order : null;
	}

	/** Reads the id of the refunded payment, which a refund contains in a link only; empty if there is none. */
	private static function find_capture_id( array $resource ): string {
		foreach ( Attributes::items( $resource, 'links' ) as $link ) {
			if ( isset( $link['rel'], $link['href'] ) && 'up' === $link['rel'] && is_string( $link['href'] ) && preg_match( '#/v2/payments/captures/([A-Z0-9-]{4,64})$#D', $link['href'], $found ) ) {
				return $found[1];
			}
		}
		return '';
	}

	/**
	 * Verifies an event with PayPal's API.
	 *
	 * @param string[] $signature As read_signature_headers() returns them.
	 * @param string   $body  Unchanged body, because PayPal signed these bytes.
	 */
	private static function verify( string $mode, array $signature, string $body ) {
		$webhook = Paypal_Endpoint::get_id( $mode );
		if ( '' === $webhook ) {
			return self::signature_error();
		}
		$json     = substr( (string) wp_json_encode( $signature + array( 'webhook_id' => $webhook ), JSON_UNESCAPED_SLASHES ), 0, -1 ) . ',"webhook_event":' . $body . '}';
		$response = ( new Paypal_Client( $mode ) )->post( '/v1/notifications/verify-webhook-signature', $json );
		if ( is_wp_error( $response ) ) {
			return '' === Paypal_Client::get_issue( $response ) ? self::retry_error() : self::signature_error();
		}
		return isset( $response['verification_status'] ) && 'SUCCESS' === $response['verification_status'] ? true : self::signature_error();
	}

	/** Reads the headers that are needed to verify the signature; null if one is missing or invalid. */
	private static function read_signature_headers( \WP_REST_Request $request ): ?array {
		$signature = array();
		foreach ( self::HEADERS as $name => $pattern ) {
			$value = (string) $request->get_header( 'paypal_' . $name );
			if ( ! preg_match( $pattern, $value ) ) {
				return null;
			}
			$signature[ $name ] = $value;
		}
		return $signature;
	}

	/** Returns the error for a request that PayPal did not sign. */
	private static function signature_error(): \WP_Error {
		return new \WP_Error( 'bad_signature', __( 'This request does not come from PayPal.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}

	/** Returns the error that makes PayPal send the event again. */
	private static function retry_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_try_again', __( 'Please try again later.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
	}
}
