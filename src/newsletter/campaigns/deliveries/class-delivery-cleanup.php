<?php
namespace Mainstreet\Newsletter\Campaigns\Deliveries;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Core\Database\Tables;
use Mainstreet\Core\Options\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes old deliveries (docs/server-contract.md B.3) in short statements, so that a worker that sends mail never waits long
 * for the locks of one. A large backlog is deleted over several hours.
 */
final class Delivery_Cleanup {

	/** Rows that one statement reads or deletes. */
	const BATCH = 1000;

	/** Batches of one run. */
	const BATCHES = 50;

	/** Days for which deliveries of the weekly email stay at least: they say what is in it. */
	const WEEKLY_DAYS = 30;

	/**
	 * Deletes what is older than the owner's setting.
	 *
	 * @param int $batches Batches at most.
	 * @return int Rows deleted.
	 */
	public static function run( int $batches = self::BATCHES ): int {
		$days    = (int) Options::get( 'newsletter_deliveries_days' );
		$deleted = 0;
		// One state at a time, so that the index finds the rows in their order.
		for ( $state = Deliveries::OPEN; $state <= Deliveries::BUNDLED; $state++ ) {
			$is_weekly = in_array( $state, array( Deliveries::KEPT, Deliveries::BUNDLED ), true );
			$before    = time() - ( $is_weekly ? max( $days, self::WEEKLY_DAYS ) : $days ) * DAY_IN_SECONDS;
			do {
				$number   = $batches > 0 ? self::delete_batch( $state, $before ) : 0;
				$deleted += $number;
				--$batches;
			} while ( $number > 0 );
			// An empty batch costs one row.
			++$batches;
		}
		return $deleted;
	}

	/**
	 * The campaigns that go on: their deliveries keep people from getting a mail twice.
	 *
	 * @return string SQL that finds their numbers.
	 */
	private static function unfinished(): string {
		return 'SELECT id FROM `' . Tables::name( 'campaigns' ) . "` WHERE status IN ('queued', 'sending', 'paused')";
	}

	/**
	 * Deletes one batch. The rows are read first, as SQLite knows no DELETE with a limit, and deleted by their key. The condition
	 * is asked again: a campaign may have been reopened in between.
	 *
	 * @param int $state  State of the rows.
	 * @param int $before Unix time.
	 * @return int Rows deleted.
	 */
	private static function delete_batch( int $state, $before ): int {
		$where  = "state = $state AND at < $before AND campaign_id NOT IN (" . self::unfinished() . ')';
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
