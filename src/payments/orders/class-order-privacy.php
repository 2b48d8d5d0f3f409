<?php
/**
 * Personal data in orders.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Payments\Money\Amounts;

defined( 'ABSPATH' ) || exit;

/**
 * Core's tools to export and erase personal data, for orders (docs/server-contract.md B.26): the books keep that something was paid, not by whom.
 */
final class Order_Privacy {

	const ID = 'mainstreet-orders';

	/** Orders handled in one step. */
	const STEP = 50;

	/**
	 * Adds our exporter.
	 *
	 * @param array[] $exporters Exporters by id.
	 * @return array[]
	 */
	public static function add_exporter( $exporters ) {
		return Personal_Data::add( $exporters, 'exporter', self::ID, __( 'Payments', 'mainstreet-blocks' ), array( __CLASS__, 'export' ) );
	}

	/**
	 * Adds our eraser.
	 *
	 * @param array[] $erasers Erasers by id.
	 * @return array[]
	 */
	public static function add_eraser( $erasers ) {
		return Personal_Data::add( $erasers, 'eraser', self::ID, __( 'Payments', 'mainstreet-blocks' ), array( __CLASS__, 'erase' ) );
	}

	/**
	 * Suggests a text for the privacy policy.
	 */
	public static function suggest_policy() {
		if ( wp_doing_ajax() || ! current_user_can( 'manage_privacy_options' ) || ! Providers::ready() ) {
			return;
		}
		$text = __( 'When you pay on this site, you do so on the page of our payment service, which gets your payment details; we never see them. We store your name and e-mail address, what you bought, the amount, the time, and the numbers by which the payment service knows the payment, for as long as tax law asks for. Until you come back from the payment service, a cookie tells your browser from others; it lasts for two hours.', 'mainstreet-blocks' );
		wp_add_privacy_policy_content( __( 'Mainstreet Blocks: payments', 'mainstreet-blocks' ), '<p>' . esc_html( $text ) . '</p>' );
	}

	/**
	 * What we know about an address, one page of it.
	 *
	 * @param string $email Address.
	 * @param int    $page  Page, from 1.
	 * @return array `data`, `done` as core asks for.
	 */
	public static function export( $email, $page = 1 ) {
		$orders = self::orders( $email, ( max( 1, (int) $page ) - 1 ) * self::STEP );
		return array(
			'data' => array_map( array( __CLASS__, 'item' ), $orders ),
			'done' => count( $orders ) < self::STEP,
		);
	}

	/**
	 * Takes the person out of orders; what was paid stays in the books.
	 *
	 * @param string $email Address.
	 * @return array As core asks for.
	 */
	public static function erase( $email ) {
		$orders = self::orders( $email, 0 );
		foreach ( $orders as $order ) {
			self::blank( $order );
		}
		$message = __( 'Payments stay in the books without name and address. Subscriptions go on until they are ended, and the payment service has data of its own.', 'mainstreet-blocks' );
		return array(
			'items_removed'  => (bool) $orders,
			'items_retained' => (bool) $orders,
			'messages'       => $orders ? array( $message ) : array(),
			'done'           => count( $orders ) < self::STEP,
		);
	}

	/**
	 * Takes the person out of one order. Its reference of the payment stays, so that it can be given back.
	 *
	 * @param Order $order Order.
	 */
	public static function blank( Order $order ) {
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
	 * Orders of an address. What is erased is not found again.
	 *
	 * @param string $email Address.
	 * @param int    $from  How many to leave out.
	 * @return Order[]
	 */
	private static function orders( $email, $from ) {
		global $wpdb;
		$email = trim( (string) $email );
		return '' === $email ? array() : Orders::many( $wpdb->prepare( 'email = %s ORDER BY id LIMIT %d OFFSET %d', $email, self::STEP, $from ) );
	}

	/**
	 * An order for the export.
	 *
	 * @param Order $order Order.
	 * @return array
	 */
	private static function item( Order $order ) {
		$values = array(
			__( 'Order', 'mainstreet-blocks' )          => $order->uuid,
			__( 'Date', 'mainstreet-blocks' )           => gmdate( 'Y-m-d H:i:s', $order->created ) . ' UTC',
			__( 'For', 'mainstreet-blocks' )            => $order->title,
			__( 'Amount', 'mainstreet-blocks' )         => Amounts::decimal( $order->amount, $order->currency ) . ' ' . $order->currency,
			__( 'Given back', 'mainstreet-blocks' )     => $order->refunded ? Amounts::decimal( $order->refunded, $order->currency ) . ' ' . $order->currency : '',
			__( 'Status', 'mainstreet-blocks' )         => $order->status,
			__( 'Name', 'mainstreet-blocks' )           => $order->name,
			__( 'E-mail address', 'mainstreet-blocks' ) => $order->email,
			__( 'Paid by', 'mainstreet-blocks' )        => $order->provider,
			__( 'Payment', 'mainstreet-blocks' )        => $order->payment_ref,
			__( 'Customer', 'mainstreet-blocks' )       => $order->customer_ref,
			__( 'Subscription', 'mainstreet-blocks' )   => $order->sub_ref,
		);
		return Personal_Data::group( self::ID, __( 'Payments', 'mainstreet-blocks' ), 'order-' . $order->id, $values );
	}
}
