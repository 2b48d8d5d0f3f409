<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Stores and finds orders (docs/server-contract.md B.5). Only Order_Updater applies a provider's data; nothing else
 * changes a status that depends on a payment.
 */
final class Orders {

	/** Maximum characters of the text columns. */
	const LENGTHS = array(
		'title'        => 255,
		'provider_ref' => 255,
		'payment_ref'  => 255,
		'customer_ref' => 255,
		'sub_ref'      => 255,
		'email'        => 254,
		'name'         => 255,
	);

	/**
	 * Stores a new order.
	 *
	 * @param array $columns Columns by name; at least `mode`, `kind`, `title`, `amount`, `currency`, `provider`.
	 *                       `claim_hash` as 64 hexadecimal digits or ''. Missing columns get their defaults.
	 * @return Order|null Null if the order cannot be stored, or another order has the same provider_ref.
	 */
	public function insert( array $columns ): ?Order {
		global $wpdb;
		$now = Sql::time();
		$row = self::truncate( $columns ) + array(
			'uuid'         => wp_generate_uuid4(),
			'parent_id'    => 0,
			'plan_id'      => 0,
			'post_id'      => 0,
			'user_id'      => null,
			'member_id'    => null,
			'refunded'     => 0,
			'fee'          => 0,
			'quantity'     => 1,
			'status'       => Order::STATUS_NEW,
			'provider_ref' => null,
			'payment_ref'  => '',
			'customer_ref' => '',
			'sub_ref'      => '',
			'email'        => '',
			'name'         => '',
			'claim_hash'   => null,
			'created_gmt'  => $now,
			'updated_gmt'  => $now,
			'paid_gmt'     => null,
		);
		if ( 1 !== Sql::insert( 'orders', array( $row ) ) ) {
			return null;
		}
		$row['id'] = (int) $wpdb->insert_id;
		if ( null !== $row['paid_gmt'] ) {
			self::count_change( 'id = ' . $row['id'] );
		}
		$row['mail_state'] = 0;
		$row['claim_hash'] = $row['claim_hash'] ? strtoupper( $row['claim_hash'][0] ) : '';
		return new Order( $row );
	}

	public function get( $id ): ?Order {
		return self::find_one( 'id = ' . (int) $id );
	}

	/** @param string $uuid UUID; any value, not validated before. */
	public function find_by_uuid( $uuid ): ?Order {
		global $wpdb;
		$uuid = is_string( $uuid ) ? strtolower( $uuid ) : '';
		return wp_is_uuid( $uuid ) ? self::find_one( $wpdb->prepare( 'uuid = %s', $uuid ) ) : null;
	}

	/**
	 * Finds an order by the provider's checkout, order or invoice id.
	 *
	 * @param string $ref Reference.
	 */
	public function find_by_ref( string $provider, $ref ): ?Order {
		global $wpdb;
		return '' === (string) $ref ? null : self::find_one( $wpdb->prepare( 'provider = %s AND provider_ref = %s', $provider, $ref ) );
	}

	/**
	 * Finds the first order with the provider's payment id.
	 *
	 * @param string $payment_ref Reference.
	 */
	public function find_by_payment_ref( string $provider, $payment_ref ): ?Order {
		global $wpdb;
		return '' === (string) $payment_ref ? null : self::find_one( $wpdb->prepare( 'payment_ref = %s AND provider = %s ORDER BY id', $payment_ref, $provider ) );
	}

	/**
	 * Changes an order if it currently has one of the given statuses. If two requests change the status at once, only one succeeds.
	 *
	 * @param array    $changes  Columns by name; `updated_gmt` is added.
	 * @param string[] $statuses Statuses.
	 * @return bool Whether the order was changed.
	 */
	public function update_if( int $id, array $changes, array $statuses ): bool {
		$in   = implode( ', ', array_map( array( Sql::class, 'value' ), $statuses ) );
		$done = 0 < Sql::update( 'orders', self::truncate( $changes ) + array( 'updated_gmt' => Sql::time() ), 'id = ' . (int) $id . " AND status IN ($in)" );
		if ( $done ) {
			self::count_change( 'id = ' . (int) $id );
		}
		return $done;
	}

	/** Stores the provider's checkout id. The status becomes `open` only if it is still `new`: a webhook may have arrived first. */
	public function mark_opened( int $id, string $ref ): void {
		global $wpdb;
		Sql::run( 'orders', $wpdb->prepare( 'UPDATE {table} SET provider_ref = %s, status = CASE WHEN status = %s THEN %s ELSE status END, updated_gmt = %s WHERE id = %d', $ref, Order::STATUS_NEW, Order::STATUS_OPEN, Sql::time(), $id ) );
	}

	/**
	 * Finds all orders that match a condition.
	 *
	 * @param string $condition Prepared SQL after WHERE, with ORDER BY and LIMIT if needed.
	 * @return Order[]
	 */
	public static function find_all( $condition ): array {
		return array_map( static fn( $row ) => new Order( $row ), Sql::rows( 'orders', 'SELECT ' . Order::COLUMNS . ' FROM {table} WHERE ' . $condition ) );
	}

	/**
	 * Finds the first order that matches a condition.
	 *
	 * @param string $condition As find_all(), without LIMIT.
	 */
	private static function find_one( $condition ): ?Order {
		$found = self::find_all( $condition . ' LIMIT 1' );
		return $found ? $found[0] : null;
	}

	/**
	 * Truncates texts to the length of their columns, because databases differ in whether they truncate or reject. An email address
	 * that is too long becomes '', as a truncated one could belong to another person.
	 *
	 * @param array $columns Columns by name.
	 */
	public static function truncate( array $columns ): array {
		foreach ( array_intersect_key( self::LENGTHS, array_filter( $columns, 'is_string' ) ) as $name => $length ) {
			$text             = Utf8::clean( $columns[ $name ] );
			$columns[ $name ] = 'email' === $name && mb_strlen( $text ) > $length ? '' : mb_substr( $text, 0, $length );
		}
		if ( isset( $columns['claim_hash'] ) && is_string( $columns['claim_hash'] ) ) {
			$columns['claim_hash'] = '' === $columns['claim_hash'] ? null : array( $columns['claim_hash'] );
		}
		return $columns;
	}

	/**
	 * Increments the counters for stored or changed orders.
	 *
	 * @param string $where Prepared SQL condition for the orders.
	 */
	public static function count_change( string $where ): void {
		foreach ( Sql::rows( 'orders', "SELECT DISTINCT mode, SUBSTR(paid_gmt, 1, 7) AS month FROM {table} WHERE paid_gmt IS NOT NULL AND $where" ) as $row ) {
			Counters::add( self::counter_name( $row['mode'], $row['month'] ), 1 );
		}
	}

	/**
	 * Returns the number of changes of the months in a period.
	 *
	 * @param int $from Start as a Unix time.
	 * @param int $to   End as a Unix time, exclusive.
	 */
	public static function get_change_count( string $mode, int $from, int $to ): int {
		$names = array( Sql::value( self::counter_name( $mode, gmdate( 'Y-m', $to - 1 ) ) ) );
		for ( $time = $from; $time < $to; $time += DAY_IN_SECONDS ) {
			$names[] = Sql::value( self::counter_name( $mode, gmdate( 'Y-m', $time ) ) );
		}
		$row = Sql::row( 'counters', 'SELECT SUM(n) AS number FROM {table} WHERE name IN (' . implode( ', ', array_unique( $names ) ) . ')' );
		return $row ? (int) $row['number'] : 0;
	}

	/** @param string $month YYYY-MM, in UTC. */
	private static function counter_name( $mode, $month ): string {
		return "paid_{$mode}_$month";
	}
}
