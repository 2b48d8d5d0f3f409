<?php
namespace Mainstreet\Newsletter\Subscribers\Upkeep;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/** Deletes IP addresses of subscribers after the number of days in the setting `newsletter_ip_days`. */
final class Subscriber_Ip_Cleanup {

	/** Rows per statement. */
	const BATCH = 500;

	/** Maximum number of batches in one run. */
	const BATCHES = 50;

	/**
	 * Deletes expired IP addresses.
	 *
	 * @return int Number of changed rows.
	 */
	public static function run(): int {
		$where   = "ip_gmt < '" . Sql::time( time() - (int) Options::get( 'newsletter_ip_days' ) * DAY_IN_SECONDS ) . "'";
		$nothing = array(
			'signup_ip'  => null,
			'confirm_ip' => null,
			'ip_gmt'     => null,
		);
		$changed = 0;
		for ( $batch = 0; $batch < self::BATCHES; $batch++ ) {
			$ids = array_map( 'intval', array_column( Sql::rows( 'subscribers', "SELECT id FROM {table} WHERE $where ORDER BY ip_gmt LIMIT " . self::BATCH ), 'id' ) );
			// Repeats the condition, because someone may have confirmed in between, with a new IP address.
			$number   = $ids ? Sql::update( 'subscribers', $nothing, 'id IN (' . implode( ',', $ids ) . ") AND $where" ) : 0;
			$changed += $number;
			if ( 0 === $number ) {
				break;
			}
		}
		return $changed;
	}

	/**
	 * Sets the date of IP addresses from versions without the column `ip_gmt`.
	 *
	 * @param int $from Previous version of the data.
	 */
	public static function upgrade( $from ): void {
		if ( $from < 9 ) {
			Sql::run( 'subscribers', 'UPDATE {table} SET ip_gmt = COALESCE(confirmed_gmt, created_gmt) WHERE ip_gmt IS NULL AND (signup_ip IS NOT NULL OR confirm_ip IS NOT NULL)' );
		}
	}
}
