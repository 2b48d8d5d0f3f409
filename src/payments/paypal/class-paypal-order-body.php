<?php
namespace Mainstreet\Payments\Paypal;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Payments\Orders\Checkout\Checkout_Details;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the request that creates an order at PayPal. It must be the same each time for the same order, because the idempotency key
 * is the same.
 */
final class Paypal_Order_Body {

	/** Maximum number of characters of a text. */
	const MAX_LENGTH = 127;

	public static function build( Order $order, Checkout_Details $details ): array {
		$unit = array(
			'reference_id' => 'default',
			'custom_id'    => $order->uuid,
			'amount'       => Paypal_Order::format_amount( $order->amount, $order->currency ),
		);
		$name = self::clean_text( $order->title );
		if ( '' !== $name ) {
			$unit['description'] = $name;
			$unit                = self::add_items( $unit, $order, $name );
		}
		if ( '' !== $details->payee && ! self::is_own( $details->payee ) ) {
			$unit['payee'] = array( 'email_address' => $details->payee );
		}
		return array(
			'intent'         => 'CAPTURE',
			'purchase_units' => array( $unit ),
			'payment_source' => array( 'paypal' => array( 'experience_context' => self::build_context( $details ) ) ),
		);
	}

	/** Adds the items, if the amount is a multiple of the quantity. */
	private static function add_items( array $unit, Order $order, string $name ): array {
		if ( $order->quantity < 1 || 0 !== $order->amount % $order->quantity ) {
			return $unit;
		}
		$unit['amount']['breakdown'] = array( 'item_total' => Paypal_Order::format_amount( $order->amount, $order->currency ) );
		$unit['items']               = array(
			array(
				'name'        => $name,
				'quantity'    => (string) $order->quantity,
				'unit_amount' => Paypal_Order::format_amount( intdiv( $order->amount, $order->quantity ), $order->currency ),
			),
		);
		return $unit;
	}

	/** Builds the texts and URLs for PayPal's page. */
	private static function build_context( Checkout_Details $details ): array {
		$context = array(
			'return_url'  => $details->return_url,
			'cancel_url'  => $details->cancel_url,
			'user_action' => 'PAY_NOW',
		);
		$name    = self::clean_text( wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ) );
		if ( '' !== $name ) {
			$context['brand_name'] = $name;
		}
		$locale = str_replace( '_', '-', get_locale() );
		if ( preg_match( '/^[a-z]{2}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/D', $locale ) ) {
			$context['locale'] = $locale;
		}
		return $context;
	}

	/** Whether a payee is the owner's own PayPal account, which must not be sent as payee. */
	private static function is_own( string $payee ): bool {
		$own = Options::get( 'payments_paypal_email' );
		return is_string( $own ) && '' !== $own && strtolower( $own ) === strtolower( $payee );
	}

	/** Cleans and shortens a text to one line that PayPal accepts. */
	private static function clean_text( $text ) {
		return mb_substr( trim( (string) preg_replace( '/[\x00-\x1F\x7F\s]+/u', ' ', Utf8::clean( $text ) ) ), 0, self::MAX_LENGTH, 'UTF-8' );
	}
}
