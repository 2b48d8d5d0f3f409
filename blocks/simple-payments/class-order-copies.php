<?php
namespace Mainstreet\Blocks\Simple_Payments;

use Mainstreet\Core\Personal_Data;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Creates a post of the type `jp_pay_order` for each paid product, and updates its status (docs/server-contract.md B.7).
 * The post is created in the database transaction of the order, so there is exactly one for each order.
 */
final class Order_Copies {

	/** Creates or updates the post of an order. Called while the status of the order changes. */
	public static function sync( Order $order ): void {
		if ( Product::TYPE !== get_post_type( $order->plan_id ) || ! in_array( $order->status, array( Order::STATUS_PAID, Order::STATUS_REFUNDED, Order::STATUS_DISPUTED ), true ) ) {
			return;
		}
		$id = self::find_id( $order->uuid );
		if ( ! $id ) {
			self::create( $order );
		} elseif ( get_post_meta( $id, 'spay_status', true ) !== $order->status ) {
			update_post_meta( $id, 'spay_status', $order->status );
		}
	}

	/** Finds the post of an order; 0 if there is none. */
	public static function find_id( string $uuid ): int {
		global $wpdb;
		// Within the transaction, caches may be outdated.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_name = %s AND post_type = %s", $uuid, Product_Types::ORDER ) );
	}

	/**
	 * Creates the post.
	 *
	 * @throws \RuntimeException If the post cannot be stored. The transaction of the order is then rolled back.
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
	 * Registers the eraser of buyers' email addresses.
	 *
	 * @param array[] $erasers Erasers.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		return Personal_Data::add( $erasers, 'eraser', 'mainstreet-product-orders', __( 'Product orders', 'mainstreet-blocks' ), array( __CLASS__, 'erase' ) );
	}

	/**
	 * Removes the email address of a buyer from the posts. Orders have a separate eraser.
	 *
	 * @param string $email
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
