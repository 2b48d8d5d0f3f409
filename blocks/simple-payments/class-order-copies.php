<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Writes a post of the type `jp_pay_order` for each product that was paid, in the transaction of the order itself, so that there is
 * exactly one, and keeps its state (docs/server-contract.md B.7).
 */
final class Order_Copies {

	/**
	 * An order's state is being carried out.
	 *
	 * @param Order $order Order as it will be.
	 */
	public static function follow( Order $order ): void {
		if ( Product_Types::PRODUCT !== get_post_type( $order->plan_id ) || ! in_array( $order->status, array( Order::STATUS_PAID, Order::STATUS_REFUNDED, Order::STATUS_DISPUTED ), true ) ) {
			return;
		}
		$id = self::id_of( $order->uuid );
		if ( ! $id ) {
			self::create( $order );
		} elseif ( get_post_meta( $id, 'spay_status', true ) !== $order->status ) {
			update_post_meta( $id, 'spay_status', $order->status );
		}
	}

	/**
	 * Copy of an order.
	 *
	 * @param string $uuid Name of the order.
	 * @return int 0 while there is none.
	 */
	public static function id_of( string $uuid ): int {
		global $wpdb;
		// Inside the transaction, what caches say is not yet so.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name = %s AND post_type = %s", $uuid, Product_Types::ORDER ) );
	}

	/**
	 * Writes the copy.
	 *
	 * @param Order $order Order.
	 * @throws \RuntimeException When it can't be written: then the order is not changed either.
	 */
	private static function create( Order $order ): void {
		Product_Types::register();
		$decimal = Amounts::decimal( $order->amount, $order->currency );
		$id      = wp_insert_post(
			wp_slash(
				array(
					'post_type'      => Product_Types::ORDER,
					'post_status'    => 'publish',
					'post_name'      => $order->uuid,
					'post_title'     => $order->title,
					'comment_status' => 'closed',
					'ping_status'    => 'closed',
					'meta_input'     => array(
						'spay_paypal_id'       => 'paypal' === $order->provider ? $order->provider_ref : '',
						'spay_status'          => $order->status,
						'spay_product_id'      => $order->plan_id,
						'spay_quantity'        => $order->quantity,
						'spay_price'           => $decimal,
						'spay_currency'        => $order->currency,
						'spay_formatted_price' => Amounts::format( $order->amount, $order->currency ),
						'spay_customer_email'  => $order->email,
					),
				)
			),
			true
		);
		if ( is_wp_error( $id ) ) {
			throw new \RuntimeException( esc_html( $id->get_error_message() ) );
		}
	}

	/**
	 * Registers the eraser of buyers' addresses in copies.
	 *
	 * @param array[] $erasers Erasers.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		$erasers['mainstreet-product-orders'] = array(
			'eraser_friendly_name' => __( 'Product orders', 'mainstreet-blocks' ),
			'callback'             => array( __CLASS__, 'erase' ),
		);
		return $erasers;
	}

	/**
	 * Takes a buyer's address out of the copies; the orders themselves have an eraser of their own.
	 *
	 * @param string $email Address.
	 * @return array As core wants it.
	 */
	public static function erase( $email ) {
		$ids = get_posts(
			array(
				'post_type'   => Product_Types::ORDER,
				'post_status' => 'any',
				'numberposts' => 100,
				'fields'      => 'ids',
				'meta_key'    => 'spay_customer_email', // phpcs:ignore WordPress.DB.SlowDBQuery -- when a person asks for it.
				'meta_value'  => $email, // phpcs:ignore WordPress.DB.SlowDBQuery -- as above.
			)
		);
		foreach ( $ids as $id ) {
			update_post_meta( $id, 'spay_customer_email', '' );
		}
		return array(
			'items_removed'  => count( $ids ) > 0,
			'items_retained' => false,
			'messages'       => array(),
			'done'           => count( $ids ) < 100,
		);
	}
}
