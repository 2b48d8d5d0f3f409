<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Http\Throttle;
use Mainstreet\Payments\Events\Provider_Events;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\States\Order_States;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Providers\Payment_State;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/**
 * Takes PayPal's events (docs/server-contract.md B.7): PayPal itself says whether an event is its own, each is acted on once, and what is
 * true is asked anew. An event only says where to look.
 */
final class Paypal_Webhook {

	/** Bytes of an event at most. */
	const MOST = 524288;

	/** Headers that a signature is checked with, and what they look like. */
	const HEADERS = array(
		'auth_algo'         => '/^[A-Za-z0-9]{1,100}$/D',
		'cert_url'          => '#^https://api(?:-m)?(?:\.sandbox)?\.paypal\.com/[\x21-\x7E]{1,400}$#D',
		'transmission_id'   => '/^(?!\d+$)\w[\x21-\x7E]{3,48}$/D',
		'transmission_sig'  => '/^(?!\d+$)\w[\x21-\x7E]{3,498}$/D',
		'transmission_time' => '/^\d{4}-\d\d-\d\dT[0-9:.+Z-]{8,20}$/D',
	);

	/** Events a minute that one client may have checked at PayPal. */
	const A_MINUTE = 120;

	/**
	 * Takes an event.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return \WP_REST_Response|\WP_Error
	 */
	public static function receive( \WP_REST_Request $request ) {
		$body  = (string) $request->get_body();
		$event = strlen( $body ) <= self::MOST ? json_decode( $body, true, 64 ) : null;
		$signs = self::signs( $request );
		if ( ! $signs || ! is_array( $event ) || '{' !== substr( ltrim( $body ), 0, 1 ) || ! isset( $event['id'], $event['event_type'] ) || ! is_string( $event['event_type'] ) || ! Paypal_Client::is_id( $event['id'] ) ) {
			return self::bad();
		}
		$often = Throttle::hit( 'paypal_webhook', self::A_MINUTE, MINUTE_IN_SECONDS );
		if ( is_wp_error( $often ) ) {
			return $often;
		}
		$mode  = false === strpos( $signs['cert_url'], '.sandbox.' ) ? Paypal_Keys::LIVE : Paypal_Keys::TEST;
		$known = self::verify( $mode, $signs, $body );
		if ( true !== $known ) {
			return $known;
		}
		if ( in_array( $event['event_type'], Paypal_Endpoint::EVENTS, true ) && Provider_Events::begin( $event['id'], substr( $event['event_type'], 0, 64 ), $mode ) ) {
			$error = self::act( $event, $mode );
			if ( $error ) {
				return $error;
			}
			Provider_Events::finish( $event['id'] );
		}
		return new \WP_REST_Response( array( 'received' => true ) );
	}

	/**
	 * Looks at the order that an event is about, and carries out how it stands.
	 *
	 * @param array  $event Event.
	 * @param string $mode  Mode.
	 * @return \WP_Error|null Error when PayPal has to say it again.
	 */
	private static function act( array $event, string $mode ): ?\WP_Error {
		$order    = self::order( Attributes::items( $event, 'resource' ) );
		$provider = $order && $order->mode === $mode ? Providers::get( 'paypal' ) : null;
		if ( ! $provider || '' === $order->provider_ref ) {
			// Of another site of the same account, or of another mode.
			return null;
		}
		$state = $provider->look( $order );
		if ( is_wp_error( $state ) ) {
			return self::again();
		}
		try {
			Order_States::apply( $order, self::taken_back( $event['event_type'], $order, $state ) );
		} catch ( \Throwable $error ) {
			Errors::log( 'PayPal', $error->getMessage() );
			return self::again();
		}
		return null;
	}

	/**
	 * A payment that PayPal took back stays disputed, also where its order says nothing of it, until the money comes in again.
	 *
	 * @param string        $type  Type of the event, verified.
	 * @param Order         $order Order before.
	 * @param Payment_State $state How it stands at PayPal.
	 * @return Payment_State The same.
	 */
	private static function taken_back( $type, Order $order, Payment_State $state ): Payment_State {
		$is_back = 'PAYMENT.CAPTURE.COMPLETED' === $type;
		// What was given back in part is told by the same event, and shows in the order.
		$is_gone = Paypal_Endpoint::REVERSED === $type && $state->refunded <= $order->refunded;
		if ( Order::STATUS_PAID === $state->status && ( $is_gone || ( Order::STATUS_DISPUTED === $order->status && ! $is_back ) ) ) {
			$state->status = Order::STATUS_DISPUTED;
		}
		return $state;
	}

	/**
	 * The order that an event is about.
	 *
	 * @param array $resource What the event shows: an order, capture or refund.
	 */
	private static function order( array $resource ): ?Order {
		$orders = new Orders();
		$own    = isset( $resource['custom_id'] ) ? $resource['custom_id'] : ( isset( $resource['purchase_units'][0]['custom_id'] ) ? $resource['purchase_units'][0]['custom_id'] : '' );
		$order  = is_string( $own ) && '' !== $own ? $orders->by_uuid( $own ) : null;
		$named  = array( isset( $resource['supplementary_data']['related_ids']['order_id'] ) ? $resource['supplementary_data']['related_ids']['order_id'] : '', self::capture_of( $resource ), isset( $resource['id'] ) ? $resource['id'] : '' );
		foreach ( $named as $id ) {
			if ( ! $order && Paypal_Client::is_id( $id ) ) {
				$order = $orders->by_ref( 'paypal', $id );
				$order = $order ? $order : $orders->by_payment( 'paypal', $id );
			}
		}
		return $order && 'paypal' === $order->provider ? $order : null;
	}

	/**
	 * The payment that a refund was made of: that stands in a link only.
	 *
	 * @param array $resource Refund.
	 * @return string '' for what is none.
	 */
	private static function capture_of( array $resource ): string {
		foreach ( Attributes::items( $resource, 'links' ) as $link ) {
			if ( isset( $link['rel'], $link['href'] ) && 'up' === $link['rel'] && is_string( $link['href'] ) && preg_match( '#/v2/payments/captures/([A-Z0-9-]{4,64})$#D', $link['href'], $found ) ) {
				return $found[1];
			}
		}
		return '';
	}

	/**
	 * Asks PayPal whether an event is its own.
	 *
	 * @param string   $mode  Mode.
	 * @param string[] $signs What its headers say.
	 * @param string   $body  Event as it came: PayPal signed these bytes, and no others.
	 * @return true|\WP_Error
	 */
	private static function verify( string $mode, array $signs, string $body ) {
		$webhook = Paypal_Endpoint::id( $mode );
		if ( '' === $webhook ) {
			return self::bad();
		}
		$json   = substr( (string) wp_json_encode( $signs + array( 'webhook_id' => $webhook ), JSON_UNESCAPED_SLASHES ), 0, -1 ) . ',"webhook_event":' . $body . '}';
		$answer = ( new Paypal_Client( $mode ) )->post( '/v1/notifications/verify-webhook-signature', $json );
		if ( is_wp_error( $answer ) ) {
			return '' === Paypal_Client::issue( $answer ) ? self::again() : self::bad();
		}
		return isset( $answer['verification_status'] ) && 'SUCCESS' === $answer['verification_status'] ? true : self::bad();
	}

	/**
	 * What the headers say.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return string[]|null Null when one is missing or is no such thing.
	 */
	private static function signs( \WP_REST_Request $request ): ?array {
		$signs = array();
		foreach ( self::HEADERS as $name => $pattern ) {
			$value = (string) $request->get_header( 'paypal_' . $name );
			if ( ! preg_match( $pattern, $value ) ) {
				return null;
			}
			$signs[ $name ] = $value;
		}
		return $signs;
	}

	/** Not PayPal's. */
	private static function bad(): \WP_Error {
		return new \WP_Error( 'bad_signature', __( 'This request does not come from PayPal.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}

	/** PayPal says it again later. */
	private static function again(): \WP_Error {
		return new \WP_Error( 'mainstreet_try_again', __( 'Please try again later.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
	}
}
