<?php
namespace Mainstreet\Payments\Stripe\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Options;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Stripe\Api\Stripe_Client;
use Mainstreet\Payments\Stripe\Api\Stripe_Metadata;
use Mainstreet\Payments\Stripe\Api\Stripe_Products;

defined( 'ABSPATH' ) || exit;

/**
 * Creates Checkout Sessions (docs/server-contract.md B.5) from the data of the order and the plan; nothing comes from the browser.
 * Opening the same order again returns the same page, because the idempotency key is the same. If Stripe rejects the product,
 * the customer or the expiry, the request is repeated with a new product or without the rejected parameter.
 */
final class Stripe_Checkout {

	/** Seconds until a page expires, and the minimum: a little more than the 30 minutes that Stripe requires. */
	const LIFETIME     = HOUR_IN_SECONDS;
	const MIN_LIFETIME = 1900;

	/**
	 * Opens the page of an order.
	 *
	 * @return array|\WP_Error `ref`, `url`.
	 */
	public static function open( Order $order, Checkout_Details $details ) {
		$known = self::find_open( $order );
		if ( $known ) {
			return $known;
		}
		$without = array();
		do {
			$session  = self::create( $order, $details, $without );
			$rejected = self::find_fault( $session, $details );
			$again    = '' !== $rejected && ! in_array( $rejected, $without, true );

			$without[] = $rejected;
		} while ( $again );
		return is_wp_error( $session ) ? $session : self::read_session( $session );
	}

	/**
	 * Finds the parameter that Stripe rejected, if the request can be repeated without it or with a new product.
	 *
	 * @param array|\WP_Error $session Result of create().
	 * @return string `product`, `customer` or `expires_at`; empty for other errors and for success.
	 */
	private static function find_fault( $session, Checkout_Details $details ) {
		if ( $details->plan && Stripe_Products::is_unusable( $session ) ) {
			return 'product';
		}
		$data  = is_wp_error( $session ) ? (array) $session->get_error_data() : array();
		$param = isset( $data['stripe_param'] ) ? $data['stripe_param'] : '';
		return in_array( $param, array( 'customer', 'expires_at' ), true ) ? $param : '';
	}

	/** Returns the page that was opened earlier for an order, if it is still open (as open()). */
	private static function find_open( Order $order ): ?array {
		if ( ! Stripe_Client::is_id( $order->provider_ref, 'cs_' ) ) {
			return null;
		}
		$session = ( new Stripe_Client( $order->mode ) )->get( 'checkout/sessions/' . $order->provider_ref );
		if ( is_wp_error( $session ) || ! isset( $session['status'] ) || 'open' !== $session['status'] ) {
			return null;
		}
		$read = self::read_session( $session );
		return is_wp_error( $read ) ? null : $read;
	}

	/**
	 * Creates a session.
	 *
	 * @param string[] $without Results of find_fault(): `product` creates the product again, `customer` sends only the email address,
	 *                          `expires_at` leaves the expiry to Stripe.
	 * @return array|\WP_Error
	 */
	private static function create( Order $order, Checkout_Details $details, array $without ) {
		$is_new  = in_array( 'product', $without, true );
		$product = $details->plan ? Stripe_Products::find_or_create( $details->plan, $order->mode, $is_new ) : '';
		if ( is_wp_error( $product ) ) {
			return $product;
		}
		$details = clone $details;
		if ( in_array( 'customer', $without, true ) ) {
			$details->customer_ref = '';
		}
		$params = self::build_params( $order, $details, $product );
		if ( is_wp_error( $params ) ) {
			return $params;
		}
		$params = array_diff_key( $params, array_intersect_key( array( 'expires_at' => true ), array_flip( $without ) ) );
		// With a new product, another idempotency key, or Stripe would repeat its rejection.
		return ( new Stripe_Client( $order->mode ) )->post( 'checkout/sessions', $params, $order->uuid . '-' . md5( (string) wp_json_encode( $params ) ) . ( $is_new ? '-new' : '' ) );
	}

	/**
	 * Builds the parameters of a session.
	 *
	 * @param string $product Id of the plan's product; empty if there is no plan.
	 * @return array|\WP_Error
	 */
	public static function build_params( Order $order, Checkout_Details $details, string $product ) {
		$amount = Amounts::to_stripe( $order->amount, $order->currency );
		if ( null === $amount ) {
			return new \WP_Error( 'mainstreet_stripe_refused', __( 'Stripe cannot charge this amount.', 'mainstreet-blocks' ), array( 'status' => 424 ) );
		}
		$is_recurring = Order::SUBSCRIPTION === $order->kind;
		$metadata     = Stripe_Metadata::for_order( $order );
		$price        = array(
			'currency'    => strtolower( $order->currency ),
			'unit_amount' => $amount,
		);
		if ( '' !== $product ) {
			$price['product'] = $product;
		} else {
			$price['product_data'] = array( 'name' => self::get_item_name( $order ) );
		}
		if ( $is_recurring ) {
			$price['recurring'] = array( 'interval' => $details->plan && Plan::YEARLY === $details->plan->interval ? 'year' : 'month' );
		}
		$params = array(
			'mode'                => $is_recurring ? 'subscription' : 'payment',
			'line_items'          => array(
				array(
					'price_data' => $price,
					'quantity'   => 1,
				),
			),
			'client_reference_id' => $order->uuid,
			'metadata'            => $metadata,
			'success_url'         => $details->return_url . ( false === strpos( $details->return_url, '?' ) ? '?' : '&' ) . 'session_id={CHECKOUT_SESSION_ID}',
			'cancel_url'          => $details->cancel_url,
			'expires_at'          => self::get_expiry( $order ),
		);
		return array_filter(
			$params + self::build_customer_params( $details ) + self::build_payment_params( $order, $details, $metadata ),
			static fn( $value ) => '' !== $value
		);
	}

	private static function build_customer_params( Checkout_Details $details ): array {
		if ( Stripe_Client::is_id( $details->customer_ref, 'cus_' ) ) {
			return array( 'customer' => $details->customer_ref );
		}
		return array( 'customer_email' => is_email( $details->email ) ? $details->email : '' );
	}

	/** Builds the parameters of the payment or subscription that the session creates. */
	private static function build_payment_params( Order $order, Checkout_Details $details, array $metadata ): array {
		$marks = array(
			'metadata'    => $metadata,
			'description' => mb_substr( self::get_item_name( $order ), 0, 200 ),
		);
		if ( Order::SUBSCRIPTION === $order->kind ) {
			return array( 'subscription_data' => $marks );
		}
		$all = Options::all();
		if ( isset( $all['payments_receipts'] ) && 'provider' === Options::get( 'payments_receipts' ) && is_email( $details->email ) ) {
			$marks['receipt_email'] = $details->email;
		}
		return array(
			'payment_intent_data' => $marks,
			'submit_type'         => $details->is_donation ? 'donate' : '',
		);
	}

	/** Returns the name of the item, as shown to the buyer (never empty). */
	private static function get_item_name( Order $order ): string {
		$name = '' === trim( $order->title ) ? get_bloginfo( 'name' ) . ' ' . $order->plan_id : $order->title;
		/* translators: 1: name of what is bought, 2: how many. */
		return mb_substr( $order->quantity > 1 ? sprintf( __( '%1$s × %2$d', 'mainstreet-blocks' ), $name, $order->quantity ) : $name, 0, 250 );
	}

	/** Returns the expiry (Unix time). It stays the same for an order as long as Stripe accepts it, so that the parameters do not change. */
	private static function get_expiry( Order $order ) {
		$end = $order->created + self::LIFETIME;
		return $end >= time() + self::MIN_LIFETIME ? $end : time() + self::LIFETIME;
	}

	/**
	 * Reads id and URL of a session.
	 *
	 * @return array|\WP_Error `ref`, `url`.
	 */
	private static function read_session( array $session ) {
		$id  = Stripe_Client::id( $session );
		$url = Attributes::text( $session, 'url' );
		// A repeated response may contain the URL of a page that was paid since; Stripe shows a message there.
		if ( ! Stripe_Client::is_id( $id, 'cs_' ) || 'https' !== wp_parse_url( $url, PHP_URL_SCHEME ) ) {
			return Errors::unreachable( Stripe_Client::NAME );
		}
		return array(
			'ref' => $id,
			'url' => $url,
		);
	}
}
