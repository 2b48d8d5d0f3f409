<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Personal_Data;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Checkout\Claim_Cookie;
use Mainstreet\Payments\Orders\Providers\Providers;

defined( 'ABSPATH' ) || exit;

/** Exporter, eraser and privacy policy text for orders (docs/server-contract.md B.26). Erasing removes the person; the payment stays on record. */
final class Order_Privacy {

	const ID = 'mainstreet-orders';

	/** Orders per page. */
	const PER_PAGE = 50;

	/**
	 * @param array[] $exporters Exporters by id.
	 * @return array[]
	 */
	public static function add_exporter( $exporters ) {
		return Personal_Data::add( $exporters, 'exporter', self::ID, __( 'Payments', 'mainstreet-blocks' ), array( __CLASS__, 'export' ) );
	}

	/**
	 * @param array[] $erasers Erasers by id.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		return Personal_Data::add( $erasers, 'eraser', self::ID, __( 'Payments', 'mainstreet-blocks' ), array( __CLASS__, 'erase' ) );
	}

	/** Suggests a text for the privacy policy if a payment provider is set up. */
	public static function suggest_policy(): void {
		if ( wp_doing_ajax() || ! current_user_can( 'manage_privacy_options' ) || ! Providers::get_ready() ) {
			return;
		}
		$years = Order_Cleanup::get_years();
		$texts = array(
			__( 'When you pay on this site, you pay on the page of our payment provider, which receives your payment details; we never see them. We store your name, your email address, what you bought, the amount, the time and the payment provider’s reference numbers.', 'mainstreet-blocks' ),
			/* translators: %s: number of years. */
			sprintf( _n( 'We keep these records for %s year, as tax law requires.', 'We keep these records for %s years, as tax law requires.', $years, 'mainstreet-blocks' ), number_format_i18n( $years ) ),
			/* translators: %s: number of days. */
			sprintf( _n( 'Records of checkouts that were not paid are deleted after %s day.', 'Records of checkouts that were not paid are deleted after %s days.', Order_Cleanup::UNPAID_DAYS, 'mainstreet-blocks' ), number_format_i18n( Order_Cleanup::UNPAID_DAYS ) ),
			/* translators: %s: beginning of a cookie's name. */
			sprintf( __( 'Until you return from the payment provider, a cookie whose name begins with %s identifies your browser. It holds a random value and expires after two hours.', 'mainstreet-blocks' ), Claim_Cookie::PREFIX ),
		);
		wp_add_privacy_policy_content( __( 'Mainstreet Blocks: payments', 'mainstreet-blocks' ), '<p>' . esc_html( implode( ' ', $texts ) ) . '</p>' );
	}

	/**
	 * Exports one page of the orders of an email address.
	 *
	 * @param string $email
	 * @param int $page Page, from 1.
	 */
	public static function export( $email, $page = 1 ) {
		$orders = self::find_orders( $email, ( max( 1, (int) $page ) - 1 ) * self::PER_PAGE );
		return array(
			'data' => array_map( array( __CLASS__, 'format_item' ), $orders ),
			'done' => count( $orders ) < self::PER_PAGE,
		);
	}

	/**
	 * Anonymizes orders of an email address, at most PER_PAGE per call (as core expects).
	 *
	 * @param string $email
	 */
	public static function erase( $email ) {
		$orders = self::find_orders( $email, 0 );
		foreach ( $orders as $order ) {
			self::anonymize( $order );
		}
		$message = __( 'Payment records are kept without name or address. Subscriptions continue until they are canceled, and the payment provider keeps its own data.', 'mainstreet-blocks' );
		return array(
			'items_removed'  => (bool) $orders,
			'items_retained' => (bool) $orders,
			'messages'       => $orders ? array( $message ) : array(),
			'done'           => count( $orders ) < self::PER_PAGE,
		);
	}

	/** Anonymizes an order. The payment reference stays, so that the payment can be refunded. */
	public static function anonymize( Order $order ): void {
		$blank = array(
			'email'        => '',
			'name'         => '',
			'user_id'      => null,
			'customer_ref' => '',
			'claim_hash'   => null,
			'mail_due'     => null,
		);
		Sql::update( 'orders', $blank, 'id = ' . (int) $order->id );
		Order_History::add( $order->id, 'anonymised', array(), get_current_user_id() );
	}

	/**
	 * Finds orders by email address. Anonymized orders have none and are not found.
	 *
	 * @param int $from Offset.
	 * @return Order[]
	 */
	private static function find_orders( $email, $from ): array {
		global $wpdb;
		$email = trim( (string) $email );
		return '' === $email ? array() : Orders::find_all( $wpdb->prepare( 'email = %s ORDER BY id LIMIT %d OFFSET %d', $email, self::PER_PAGE, $from ) );
	}

	/** Builds the export item of an order. */
	private static function format_item( Order $order ) {
		$values = array(
			array( __( 'Order', 'mainstreet-blocks' ), $order->uuid ),
			array( __( 'Date', 'mainstreet-blocks' ), gmdate( 'Y-m-d H:i:s', $order->created ) . ' UTC' ),
			array( __( 'Item', 'mainstreet-blocks' ), $order->title ),
			array( __( 'Amount', 'mainstreet-blocks' ), Amounts::decimal( $order->amount, $order->currency ) . ' ' . $order->currency ),
			array( __( 'Refunded', 'mainstreet-blocks' ), $order->refunded ? Amounts::decimal( $order->refunded, $order->currency ) . ' ' . $order->currency : '' ),
			array( __( 'Status', 'mainstreet-blocks' ), $order->status ),
			array( __( 'Name', 'mainstreet-blocks' ), $order->name ),
			array( __( 'Email address', 'mainstreet-blocks' ), $order->email ),
			array( __( 'Payment provider', 'mainstreet-blocks' ), $order->provider ),
			array( __( 'Payment', 'mainstreet-blocks' ), $order->payment_ref ),
			array( __( 'Customer', 'mainstreet-blocks' ), $order->customer_ref ),
			array( __( 'Subscription', 'mainstreet-blocks' ), $order->sub_ref ),
		);
		return Personal_Data::group( self::ID, __( 'Payments', 'mainstreet-blocks' ), 'order-' . $order->id, $values );
	}
}
