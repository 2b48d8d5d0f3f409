<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Http\Throttle;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Orders\Order_History;
use Mainstreet\Payments\Orders\Orders;
use Mainstreet\Payments\Orders\Pages\Return_Page;
use Mainstreet\Payments\Orders\Providers\Payment_Provider;
use Mainstreet\Payments\Orders\Providers\Providers;
use Mainstreet\Payments\Plans\Plans;
use Mainstreet\Submissions\Pipeline\Request_Checks;
use Mainstreet\Submissions\Spam\Form_Token;

defined( 'ABSPATH' ) || exit;

/**
 * Starts orders (docs/server-contract.md B.5). The order is stored before the request to the provider, so no payment arrives without an
 * order. The idempotency key of that request is derived from the order's UUID.
 */
final class Checkout {

	/** Maximum number of checkouts of a client per minute. */
	const PER_MINUTE = 10;

	/**
	 * Checks the request of a buyer, then starts the order. The checks are the first and cheapest ones: size, origin, honeypot, and the
	 * number of requests, because stolen cards are tested in large numbers (docs/server-contract.md B.1).
	 *
	 * @param array $sent As for start(), with the honeypot field.
	 * @return array|\WP_Error `url`; errors as start(), or of the checks.
	 */
	public static function submit( array $sent ) {
		$error = Request_Checks::check_size( false );
		$error = $error ? $error : Request_Checks::check_origin();
		if ( $error ) {
			return $error;
		}
		$post_id = Checkout_Input::clean( $sent )['post_id'];
		if ( ! empty( $sent[ self::honeypot_name( $post_id ) ] ) ) {
			// A robot gets the response of a successful checkout.
			return array( 'url' => $post_id > 0 ? (string) get_permalink( $post_id ) : home_url( '/' ) );
		}
		$hit = Throttle::hit( 'checkout', self::PER_MINUTE, MINUTE_IN_SECONDS, '', ! Claim_Cookie::has_any() );
		return is_wp_error( $hit ) ? $hit : self::start( $sent );
	}

	/**
	 * Stores an order and opens the provider's checkout for it. The caller has checked the request, see submit().
	 *
	 * @param array $sent `plan_id`, `post_id`; optional: `amount` (decimal text), `def`, `quantity`, `cover_fees`.
	 * @return array{url: string, order: Order}|\WP_Error 400 not offered, or invalid amount (`params`); 409 not set up; the provider's error.
	 */
	public static function start( array $sent ) {
		$input = Checkout_Input::clean( $sent );
		$offer = self::find_offer( $input );
		if ( is_wp_error( $offer ) ) {
			return $offer;
		}
		$provider = Providers::get( (string) $offer['provider'] );
		if ( ! $provider || ! $provider->is_ready() ) {
			return new \WP_Error( 'mainstreet_not_configured', __( 'Payments are not set up on this site yet.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$buyer = self::get_buyer( $provider, $offer );
		$order = self::store( $input, $offer, $provider, $buyer );
		if ( ! $order ) {
			return new \WP_Error( 'mainstreet_not_stored', __( 'Your order could not be saved. Please try again in a moment.', 'mainstreet-blocks' ), array( 'status' => 500 ) );
		}
		return self::open_provider( $order, $provider, self::get_details( $order, $offer, $buyer ) );
	}

	/**
	 * Finds the offer for a request. Stores nothing.
	 *
	 * @param array $input As Checkout_Input::clean().
	 * @return array|\WP_Error As Checkout_Offer::find().
	 */
	public static function find_offer( array $input ) {
		if ( $input['plan_id'] <= 0 || $input['post_id'] < 0 ) {
			return Checkout_Offer::refusal_error();
		}
		_prime_post_caches( array_filter( array( (int) $input['plan_id'], (int) $input['post_id'] ) ), false );
		return Checkout_Offer::find( $input, ( new Plans() )->get( $input['plan_id'] ) );
	}

	/** Collects the known data of the buyer (`customer_ref`, `email`, `user_id`, `member_id`). */
	private static function get_buyer( Payment_Provider $provider, array $offer ): array {
		$user  = wp_get_current_user();
		$buyer = array(
			'customer_ref' => '',
			'email'        => $user->exists() ? $user->user_email : '',
			'user_id'      => $user->ID,
			'member_id'    => 0,
		);
		/**
		 * Filters the known data of the buyer who starts an order.
		 *
		 * @param array            $buyer    `customer_ref` (the provider's customer id in its current mode), `email`, `user_id`, `member_id`.
		 * @param Payment_Provider $provider Provider that takes the payment.
		 * @param array            $offer    Offer.
		 */
		return (array) apply_filters( 'mainstreet_checkout_buyer', $buyer, $provider, $offer ) + $buyer;
	}

	/**
	 * Stores the order, and sends the claim cookie.
	 *
	 * @param array $input As Checkout_Input::clean().
	 * @return Order|null Null if the order cannot be stored.
	 */
	private static function store( array $input, array $offer, Payment_Provider $provider, array $buyer ): ?Order {
		$uuid = wp_generate_uuid4();
		return ( new Orders() )->insert(
			array(
				'uuid'       => $uuid,
				'mode'       => $provider->mode(),
				'kind'       => $offer['kind'],
				'plan_id'    => $input['plan_id'],
				'post_id'    => $input['post_id'],
				'user_id'    => $buyer['user_id'] ? (int) $buyer['user_id'] : null,
				'member_id'  => $buyer['member_id'] ? (int) $buyer['member_id'] : null,
				'title'      => (string) $offer['title'],
				'amount'     => $offer['amount'],
				'fee'        => $offer['fee'],
				'currency'   => $offer['currency'],
				'quantity'   => (int) $offer['quantity'],
				'provider'   => $provider->name(),
				'claim_hash' => Claim_Cookie::send( $uuid ),
			)
		);
	}

	private static function get_details( Order $order, array $offer, array $buyer ): Checkout_Details {
		$details               = new Checkout_Details();
		$details->plan         = $offer['plan'];
		$details->is_donation  = (bool) $offer['is_donation'];
		$details->return_url   = Return_Page::url( $order );
		$details->cancel_url   = Return_Page::post_url( $order );
		$details->payee        = (string) $offer['payee'];
		$details->customer_ref = (string) $buyer['customer_ref'];
		$details->email        = (string) $buyer['email'];
		return $details;
	}

	/**
	 * Opens the provider's checkout. If that fails, the order gets the status `failed`.
	 *
	 * @return array{url: string, order: Order}|\WP_Error
	 */
	private static function open_provider( Order $order, Payment_Provider $provider, Checkout_Details $details ) {
		$orders = new Orders();
		$opened = $provider->open( $order, $details );
		if ( is_wp_error( $opened ) ) {
			if ( $orders->update_if( $order->id, array( 'status' => Order::STATUS_FAILED ), array( Order::STATUS_NEW ) ) ) {
				Order_History::add( $order->id, Order::STATUS_FAILED, array( 'message' => $opened->get_error_message() ) );
			}
			return self::hide_from_buyer( $opened );
		}
		$orders->mark_opened( $order->id, (string) $opened['ref'] );
		return array(
			'url'   => (string) $opened['url'],
			'order' => $order,
		);
	}

	/**
	 * Replaces errors about keys, accounts and products by a general message. Only administrators see the original; it is also in the
	 * order's history.
	 *
	 * @param \WP_Error $error The provider's error; `for_owner` in its data marks a message that buyers must not see.
	 */
	private static function hide_from_buyer( \WP_Error $error ): \WP_Error {
		$data         = (array) $error->get_error_data();
		$is_for_owner = ! empty( $data['for_owner'] ) || in_array( $error->get_error_code(), array( 'mainstreet_remote_rejected', 'mainstreet_not_configured' ), true );
		if ( ! $is_for_owner || current_user_can( 'manage_options' ) ) {
			return $error;
		}
		return new \WP_Error( $error->get_error_code(), __( 'The payment could not be started, and you have not been charged. Please try again later or contact the site owner.', 'mainstreet-blocks' ), array( 'status' => isset( $data['status'] ) ? (int) $data['status'] : 424 ) );
	}

	/** Returns the name of the honeypot field, which differs for each post. */
	public static function honeypot_name( $post_id ): string {
		return 'f' . Form_Token::get_honeypot_name( 'checkout|' . (int) $post_id );
	}

	/** Renders the honeypot field. The style sheet (class `mainstreet-payments-extra`) and an inline style hide it from people. */
	public static function render_honeypot( int $post_id ): string {
		return sprintf(
			'<p class="mainstreet-payments-extra" style="position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%%)" aria-hidden="true"><label>%1$s <input type="text" name="%2$s" value="" autocomplete="off" tabindex="-1" aria-hidden="true"></label></p>',
			esc_html__( 'Please leave this field empty.', 'mainstreet-blocks' ),
			esc_attr( self::honeypot_name( $post_id ) )
		);
	}
}
