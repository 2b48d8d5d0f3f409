<?php
namespace Mainstreet\Newsletter\Campaigns\Deliveries;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes old deliveries (docs/server-contract.md B.3) in short statements, so that workers which send emails do not wait long
 * for locks. A large backlog is deleted over several hours.
 */
final class Delivery_Cleanup {

	/** Maximum number of rows that a statement reads or deletes. */
	const BATCH = 1000;

	/** Maximum number of batches in one run. */
	const BATCHES = 50;

	/** Minimum number of days that deliveries of the weekly email are kept, because they define its contents. */
	const WEEKLY_DAYS = 30;

	/** Deletes deliveries older than the setting; returns the number of deleted rows. */
	public static function run( int $batches = self::BATCHES ): int {
		$days    = (int) Options::get( 'newsletter_deliveries_days' );
		$deleted = 0;
		// One state at a time, so that the query can use an index.
		for ( $state = Deliveries::OPEN; $state <= Deliveries::BUNDLED; $state++ ) {
			$is_weekly = in_array( $state, array( Deliveries::KEPT, Deliveries::BUNDLED ), true );
			$before    = time() - ( $is_weekly ? max( $days, self::WEEKLY_DAYS ) : $days ) * DAY_IN_SECONDS;
			do {
				$number   = $batches > 0 ? self::delete_batch( $state, $before ) : 0;
				$deleted += $number;
				--$batches;
			} while ( $number > 0 );
			// The last batch was empty and does not count.
			++$batches;
		}
		return $deleted;
	}

	/**
	 * Deletes one batch, except of campaigns that have not ended: their deliveries prevent emails from being sent twice. Reads the
	 * rows first and deletes them by key, because SQLite has no DELETE with LIMIT. The DELETE repeats the condition, because a
	 * campaign may have been reopened in between.
	 *
	 * @param int $before Unix time.
	 * @return int Number of deleted rows.
	 */
	private static function delete_batch( int $state, $before ): int {
		$where  = "state = $state AND at < $before AND campaign_id NOT IN (SELECT id FROM `" . Tables::name( 'campaigns' ) . "` WHERE status IN ('queued', 'sending', 'paused'))";
		$people = array();
		foreach ( Sql::rows( 'deliveries', "SELECT campaign_id, subscriber_id FROM {table} WHERE $where ORDER BY at LIMIT " . self::BATCH ) as $row ) {
			$people[ (int) $row['campaign_id'] ][] = (int) $row['subscriber_id'];
		}
		$deleted = 0;
		foreach ( $people as $campaign => $subscribers ) {
			$deleted += Sql::run( 'deliveries', "DELETE FROM {table} WHERE campaign_id = $campaign AND subscriber_id IN (" . implode( ',', $subscribers ) . ") AND $where" );
		}
		return $deleted;
	}
}
