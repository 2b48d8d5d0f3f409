<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/** Counts the changes of paid orders, per mode and month of payment. Cached totals of a month are valid while its count stays the same. */
final class Order_Changes {

	/**
	 * Increments the counters for stored or changed orders.
	 *
	 * @param string $where Prepared SQL condition for the orders.
	 */
	public static function count( string $where ): void {
		foreach ( Sql::rows( 'orders', "SELECT DISTINCT mode, SUBSTR(paid_gmt, 1, 7) AS month FROM {table} WHERE paid_gmt IS NOT NULL AND $where" ) as $row ) {
			Counters::add( self::name( $row['mode'], $row['month'] ), 1 );
		}
	}

	/**
	 * Returns the number of changes of the months in a period.
	 *
	 * @param int $from Start as a Unix time.
	 * @param int $to   End as a Unix time, exclusive.
	 */
	public static function number( string $mode, int $from, int $to ): int {
		$names = array( Sql::value( self::name( $mode, gmdate( 'Y-m', $to - 1 ) ) ) );
		for ( $time = $from; $time < $to; $time += DAY_IN_SECONDS ) {
			$names[] = Sql::value( self::name( $mode, gmdate( 'Y-m', $time ) ) );
		}
		$row = Sql::row( 'counters', 'SELECT SUM(n) AS number FROM {table} WHERE name IN (' . implode( ', ', array_unique( $names ) ) . ')' );
		return $row ? (int) $row['number'] : 0;
	}

	/**
	 * Returns the counter name of a month.
	 *
	 * @param string $month YYYY-MM, in UTC.
	 */
	private static function name( $mode, $month ): string {
		return "paid_{$mode}_$month";
	}
}
