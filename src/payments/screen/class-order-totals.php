<?php
namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Payments\Orders\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Totals of a year by month and currency, for one mode. Refunds count in the month of the payment. The totals of a month are cached
 * until one of its orders changes.
 */
final class Order_Totals {

	/** Option with the cached totals, and maximum number of months in it. */
	const OPTION     = 'mainstreet_order_sums';
	const MAX_MONTHS = 60;

	/** Lifetime of cached totals in seconds: a process that died may have left a change uncounted. */
	const LIFETIME = HOUR_IN_SECONDS;

	/**
	 * @param int $year Year, in the site's time zone.
	 * @return array[] List of `month` (YYYY-MM), `currency`, `orders`, `amount`, `refunded`, `disputed` (currently disputed amount), in minor
	 *                 units; months without a payment are omitted.
	 */
	public static function get_months( int $year, string $mode ): array {
		$stored = get_option( self::OPTION );
		$stored = is_array( $stored ) ? $stored : array();
		$sums   = array();
		$new    = array();
		for ( $month = 1; $month <= 12; $month++ ) {
			$from = self::get_month_start( $year, $month );
			$to   = 12 === $month ? self::get_month_start( $year + 1, 1 ) : self::get_month_start( $year, $month + 1 );
			$key  = "$mode $from $to";
			// Read before the totals: if an order changes in between, the next request computes them again.
			$number = Orders::get_change_count( $mode, $from, $to );
			if ( ! isset( $stored[ $key ] ) || ! self::is_valid( $stored[ $key ], $number ) ) {
				$new[ $key ] = array(
					'number' => $number,
					'until'  => time() + self::LIFETIME,
					'sums'   => self::calculate( $mode, $from, $to ),
				);
			}
			foreach ( isset( $new[ $key ] ) ? $new[ $key ]['sums'] : $stored[ $key ]['sums'] as $sum ) {
				$sums[] = array( 'month' => sprintf( '%04d-%02d', $year, $month ) ) + $sum;
			}
		}
		if ( $new && ! Sql::$failed ) {
			update_option( self::OPTION, array_slice( $new + $stored, 0, self::MAX_MONTHS, true ), false );
		}
		return $sums;
	}

	/** Counts the payments of the current month, without those in test mode; -1 if there has never been one. Uses the index of payment times. */
	public static function count_this_month(): int {
		global $wpdb;
		if ( ! Sql::row( 'orders', "SELECT id FROM {table} WHERE mode = 'live' AND paid_gmt IS NOT NULL LIMIT 1" ) ) {
			return -1;
		}
		$from = self::get_month_start( (int) wp_date( 'Y' ), (int) wp_date( 'n' ) );
		$row  = Sql::row( 'orders', 'SELECT COUNT(*) AS number FROM {table}' . $wpdb->prepare( ' WHERE mode = %s AND paid_gmt >= %s', 'live', Sql::time( $from ) ) );
		return $row ? (int) $row['number'] : -1;
	}

	/** Returns the start of a month in the site's time zone as Unix time. */
	private static function get_month_start( int $year, int $month ): int {
		$first = date_create_immutable( sprintf( '%04d-%02d-01 00:00:00', $year, $month ), wp_timezone() );
		return $first ? $first->getTimestamp() : 0;
	}

	/**
	 * Whether cached totals are valid.
	 *
	 * @param mixed $stored   Cached value.
	 * @param int   $number Current number of changes, as Orders::get_change_count().
	 */
	private static function is_valid( $stored, int $number ): bool {
		return is_array( $stored ) && isset( $stored['number'], $stored['until'], $stored['sums'] ) && is_array( $stored['sums'] )
			&& $number === $stored['number'] && time() < $stored['until'] && $stored['until'] <= time() + self::LIFETIME;
	}

	/**
	 * Computes the totals of a period.
	 *
	 * @param int $from Start as a Unix time.
	 * @param int $to   End as a Unix time, exclusive.
	 * @return array[] As get_months(), without `month`.
	 */
	private static function calculate( string $mode, int $from, int $to ): array {
		global $wpdb;
		$rows = Sql::rows(
			'orders',
			"SELECT currency, COUNT(*) AS orders, SUM(amount) AS amount, SUM(refunded) AS refunded, SUM(CASE WHEN status = 'disputed' THEN amount - refunded ELSE 0 END) AS disputed FROM " . self::table_name()
			. $wpdb->prepare( ' WHERE mode = %s AND paid_gmt >= %s AND paid_gmt < %s', $mode, Sql::time( $from ), Sql::time( $to ) ) . ' GROUP BY currency ORDER BY currency'
		);
		return array_map(
			static fn( $row ) => array( 'currency' => (string) $row['currency'] ) + array_map( 'intval', array_intersect_key( $row, array_flip( array( 'orders', 'amount', 'refunded', 'disputed' ) ) ) ),
			$rows
		);
	}

	/** Returns the range of years with payments (first year, and the later one of the last year and the current one). */
	public static function get_years( string $mode ): array {
		global $wpdb;
		$now   = (int) wp_date( 'Y' );
		$years = array();
		// Reads only the first and last entry of the index of payment times.
		foreach ( array( 'ASC', 'DESC' ) as $way ) {
			$row     = Sql::row( 'orders', 'SELECT paid_gmt FROM {table}' . $wpdb->prepare( ' WHERE mode = %s AND paid_gmt IS NOT NULL', $mode ) . " ORDER BY paid_gmt $way LIMIT 1" );
			$years[] = $row ? (int) wp_date( 'Y', (int) strtotime( $row['paid_gmt'] . ' UTC' ) ) : $now;
		}
		return array( $years[0], max( $now, $years[1] ) );
	}

	/** Returns the quoted table name, for queries with a quoted value before it: Sql replaces `{table}` only before the first one. */
	private static function table_name(): string {
		return '`' . Tables::name( 'orders' ) . '`';
	}
}
