<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Errors;
use Mainstreet\Core\Options\Settings_Page;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/** Offers products for the filter `mainstreet_checkout_offer`. All values come from the stored product, except for the quantity. */
final class Product_Offer {

	/**
	 * Filters `mainstreet_checkout_offer`.
	 *
	 * @param null|array|\WP_Error $offer Offer of another callback.
	 * @param array                $input `plan_id` (the product), `post_id`, `quantity`.
	 * @return null|array|\WP_Error
	 */
	public static function filter_offer( $offer, $input ) {
		$product = null === $offer && isset( $input['plan_id'] ) ? Product::find( (int) $input['plan_id'] ) : null;
		if ( ! $product || ! Product_Availability::is_sold( $product->id, isset( $input['post_id'] ) ? (int) $input['post_id'] : 0 ) ) {
			return $offer;
		}
		$provider = Product::get_provider();
		if ( ! $provider ) {
			return new \WP_Error( 'mainstreet_not_configured', __( 'This product is currently not available.', 'mainstreet-blocks' ), array( 'status' => 409 ) );
		}
		$quantity = self::validate_quantity( $product, isset( $input['quantity'] ) ? $input['quantity'] : 1 );
		if ( is_wp_error( $quantity ) ) {
			return $quantity;
		}
		return array(
			'amount'       => $product->amount * $quantity,
			'unit_amount'  => $product->amount,
			'currency'     => $product->currency,
			'quantity'     => $quantity,
			'max_quantity' => $product->is_multiple ? Product::MAX_QUANTITY : 1,
			'title'        => $product->plain_title(),
			'description'  => $product->plain_description(),
			'payee'        => $product->email,
			'provider'     => $provider->name(),
			'is_donation'  => false,
			'plan'         => null,
		);
	}

	/**
	 * @param mixed $entered Submitted value.
	 * @return int|\WP_Error
	 */
	private static function validate_quantity( Product $product, $entered ) {
		$text     = is_int( $entered ) || is_string( $entered ) ? trim( (string) $entered ) : '';
		$quantity = preg_match( '/^[0-9]{1,3}$/D', $text ) ? (int) $text : 0;
		$maximum  = $product->is_multiple ? Product::MAX_QUANTITY : 1;
		if ( $quantity >= 1 && $quantity <= $maximum && $product->amount <= intdiv( Amounts::maximum( $product->currency ), $quantity ) ) {
			return $quantity;
		}
		$fits = min( $maximum, intdiv( Amounts::maximum( $product->currency ), $product->amount ) );
		/* translators: %d: a number. */
		return Errors::invalid( 'quantity', sprintf( __( 'Please enter a number from 1 to %d.', 'mainstreet-blocks' ), max( 1, $fits ) ), 'mainstreet_invalid_quantity' );
	}

	/**
	 * Adds whether visitors can buy products, and the URL of the settings.
	 *
	 * @param array $own State (Editor_State::own()).
	 * @return array With `products`: `isReady`, `provider` ('' for none), `mode`, `settingsUrl` ('' for users without access to the settings).
	 */
	public static function add_state( $own ) {
		$provider        = Product::get_provider();
		$own['products'] = array(
			'isReady'     => null !== $provider,
			'provider'    => $provider ? $provider->name() : '',
			'mode'        => $provider ? $provider->mode() : '',
			'settingsUrl' => current_user_can( 'manage_options' ) ? Settings_Page::url() . '#/payments' : '',
		);
		return $own;
	}

	/** Records that PayPal rejected the email address of a product, so that the block can show a warning. */
	public static function record_refusal( Order $order ): void {
		if ( Product::TYPE === get_post_type( $order->plan_id ) ) {
			update_post_meta( $order->plan_id, 'spay_status', Product::PAYEE_REFUSED );
		}
	}
}
