<?php
namespace Mainstreet\Payments\Orders;

use Mainstreet\Core\Database\Counters;
use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Counts for each month how often an order that was paid in it has changed, so that sums of it can be kept for as long as
 * none has.
 */
final class Order_Changes {

	/**
	 * Orders were stored or changed.
	 *
	 * @param string $where Condition, prepared.
	 */
	public static function count( string $where ): void {
		foreach ( Sql::rows( 'orders', "SELECT DISTINCT mode, SUBSTR(paid_gmt, 1, 7) AS month FROM {table} WHERE paid_gmt IS NOT NULL AND $where" ) as $row ) {
			Counters::add( self::name( $row['mode'], $row['month'] ), 1 );
		}
	}

	/**
	 * How often orders of a span have changed.
	 *
	 * @param string $mode `live` or `test`.
	 * @param int    $from Unix time of its beginning.
	 * @param int    $to   Unix time behind its end.
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
	 * The counter of a month.
	 *
	 * @param string $mode  `live` or `test`.
	 * @param string $month YYYY-MM, in UTC.
	 */
	private static function name( $mode, $month ): string {
		return "paid_{$mode}_$month";
	}
}
