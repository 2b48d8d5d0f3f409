<?php
/**
 * What came in.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Screen;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Sums of a year by month and currency, of one mode. What is given back counts in the month of the payment.
 */
final class Order_Totals {

	/**
	 * The sums.
	 *
	 * @param int    $year Year, in the site's time zone.
	 * @param string $mode `live` or `test`.
	 * @return array[] List of `month` (YYYY-MM), `currency`, `orders`, `amount`, `refunded`, `disputed` (what is contested at the
	 *                 moment), minor units; months without a payment are absent.
	 */
	public static function of( $year, $mode ) {
		global $wpdb;
		$bounds = array();
		for ( $month = 1; $month <= 13; $month++ ) {
			$first    = date_create_immutable( sprintf( '%04d-%02d-01 00:00:00', $month > 12 ? $year + 1 : $year, $month > 12 ? 1 : $month ), wp_timezone() );
			$bounds[] = Sql::time( $first ? $first->getTimestamp() : 0 );
		}
		$case = '';
		for ( $month = 1; $month < 12; $month++ ) {
			$case .= $wpdb->prepare( ' WHEN paid_gmt < %s THEN %d', $bounds[ $month ], $month );
		}
		$rows = Sql::rows(
			'orders',
			"SELECT CASE$case ELSE 12 END AS month, currency, COUNT(*) AS orders, SUM(amount) AS amount, SUM(refunded) AS refunded,"
			. " SUM(CASE WHEN status = 'disputed' THEN amount - refunded ELSE 0 END) AS disputed FROM " . self::table()
			. $wpdb->prepare( ' WHERE mode = %s AND paid_gmt >= %s AND paid_gmt < %s', $mode, $bounds[0], $bounds[12] ) . ' GROUP BY 1, 2 ORDER BY 1, 2'
		);
		return array_map(
			static function ( $row ) use ( $year ) {
				$sums = array_map( 'intval', array_intersect_key( $row, array_flip( array( 'orders', 'amount', 'refunded', 'disputed' ) ) ) );
				return array(
					'month'    => sprintf( '%04d-%02d', $year, $row['month'] ),
					'currency' => (string) $row['currency'],
				) + $sums;
			},
			$rows
		);
	}

	/**
	 * Years in which something was paid.
	 *
	 * @param string $mode `live` or `test`.
	 * @return int[] First and last; of none the current one twice.
	 */
	public static function years( $mode ) {
		global $wpdb;
		$row  = Sql::row( 'orders', 'SELECT MIN(paid_gmt) AS first_paid, MAX(paid_gmt) AS last_paid FROM {table}' . $wpdb->prepare( ' WHERE mode = %s AND paid_gmt IS NOT NULL', $mode ) );
		$now  = (int) wp_date( 'Y' );
		$year = static function ( $time ) use ( $now ) {
			return $time ? (int) wp_date( 'Y', (int) strtotime( $time . ' UTC' ) ) : $now;
		};
		return array( $year( $row ? $row['first_paid'] : null ), max( $now, $year( $row ? $row['last_paid'] : null ) ) );
	}

	/**
	 * The table as a statement names it where values stand before it.
	 *
	 * @return string
	 */
	private static function table() {
		return '`' . Tables::name( 'orders' ) . '`';
	}
}
