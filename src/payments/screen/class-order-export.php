<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Text\Csv;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Orders\Order;

defined( 'ABSPATH' ) || exit;

/** Streams orders as CSV. Reads 500 rows at a time by primary key, so that memory use stays constant. */
final class Order_Export {

	const CHUNK = 500;

	/**
	 * Writes the CSV in parts.
	 *
	 * @param callable $write Receives a part of the text.
	 */
	public static function write( array $query, callable $write ): void {
		$write( Csv::BOM . Csv::row( self::get_header() ) );
		$query['per_page'] = self::CHUNK;
		$query['page']     = 1;
		$query['before']   = 0;
		do {
			$orders = Order_Query::find_page( $query );
			$piece  = '';
			foreach ( $orders as $order ) {
				$query['before'] = $order->id;
				$piece          .= Csv::row( self::get_cells( $order ) );
			}
			$write( $piece );
			// Frees the query log of SAVEQUERIES, which would grow with the list, and the last result.
			$GLOBALS['wpdb']->queries = array();
			$GLOBALS['wpdb']->flush();
		} while ( count( $orders ) === self::CHUNK );
	}

	/** Sends the headers and the CSV. */
	public static function send( array $query ): void {
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( 0 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- the export of a long list takes long.
		}
		if ( ! headers_sent() ) {
			header( 'Content-Type: text/csv; charset=UTF-8' );
			header( 'Content-Disposition: attachment; filename="orders-' . wp_date( 'Y-m-d' ) . '.csv"' );
			header( 'Cache-Control: no-store, private' );
			header( 'X-Content-Type-Options: nosniff' );
		}
		// An output buffer would keep the whole list in memory.
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		self::write(
			$query,
			static function ( $text ) {
				echo $text; // phpcs:ignore WordPress.Security.EscapeOutput -- CSV, not HTML; Csv escapes the cells.
				flush();
			}
		);
	}

	/** Returns the column names. */
	private static function get_header(): array {
		return array(
			__( 'Order', 'mainstreet-blocks' ),
			__( 'Date', 'mainstreet-blocks' ),
			__( 'Paid', 'mainstreet-blocks' ),
			__( 'Status', 'mainstreet-blocks' ),
			__( 'Mode', 'mainstreet-blocks' ),
			__( 'Title', 'mainstreet-blocks' ),
			__( 'Plan', 'mainstreet-blocks' ),
			__( 'Kind', 'mainstreet-blocks' ),
			__( 'Quantity', 'mainstreet-blocks' ),
			__( 'Currency', 'mainstreet-blocks' ),
			__( 'Amount', 'mainstreet-blocks' ),
			__( 'Fees covered', 'mainstreet-blocks' ),
			__( 'Refunded', 'mainstreet-blocks' ),
			__( 'Name', 'mainstreet-blocks' ),
			__( 'Email address', 'mainstreet-blocks' ),
			__( 'Service', 'mainstreet-blocks' ),
			__( 'Payment', 'mainstreet-blocks' ),
			__( 'Subscription', 'mainstreet-blocks' ),
		);
	}

	/** Returns the cells of an order. Amounts are decimal numbers, times are in the site's time zone. */
	private static function get_cells( Order $order ): array {
		return array(
			$order->uuid,
			self::format_time( $order->created ),
			self::format_time( $order->paid ),
			$order->status,
			$order->mode,
			$order->title,
			$order->plan_id ? $order->plan_id : '',
			$order->parent_id ? 'renewal' : $order->kind,
			$order->quantity,
			$order->currency,
			Amounts::decimal( $order->amount, $order->currency ),
			Amounts::decimal( $order->fee, $order->currency ),
			Amounts::decimal( $order->refunded, $order->currency ),
			$order->name,
			$order->email,
			$order->provider,
			$order->payment_ref,
			$order->sub_ref,
		);
	}

	/** @param int $time Unix time; 0 for none. */
	private static function format_time( int $time ): string {
		return $time ? (string) wp_date( 'Y-m-d H:i:s', $time ) : '';
	}
}
