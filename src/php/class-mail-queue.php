<?php
/**
 * The mail queue.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Works on the campaigns that are due, oldest first: for 20 seconds, as far as the limit of
 * mails per hour allows and the memory lasts. Any number of workers may run at once.
 */
final class Mail_Queue {

	const SECONDS = 20;

	/** Share of the memory limit that may be used. */
	const MEMORY = 0.7;

	/**
	 * One pass.
	 *
	 * @param int      $seconds Time it may take.
	 * @param int|null $limit   Mails it may send; what the limit per hour allows if left out.
	 * @return array `sent`, `failed` (attempts), `more` (whether it stopped though it might have sent more).
	 */
	public static function run( $seconds = self::SECONDS, $limit = null ) {
		$limit = null === $limit ? Mail_Allowance::now() : $limit;
		$end   = microtime( true ) + $seconds;
		$total = array(
			'sent'   => 0,
			'failed' => 0,
			'more'   => false,
		);
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( $seconds + 120 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- one mail may take long.
		}
		foreach ( self::due() as $campaign ) {
			$left = $limit - $total['sent'] - $total['failed'];
			$lock = $left > 0 && microtime( true ) < $end ? Mail_Lock::take( $campaign ) : null;
			if ( ! $lock ) {
				continue;
			}
			$outcome          = self::work( (int) $campaign['id'], $campaign['lock_owner'], $lock, $end, $left );
			$total['sent']   += $outcome['sent'];
			$total['failed'] += $outcome['failed'];
			$total['more']    = $total['more'] || ( $outcome['more'] && $left > $outcome['sent'] + $outcome['failed'] );
		}
		return $total;
	}

	/**
	 * Whether a worker must come to its end.
	 *
	 * @param float $end Time it may go on, as microtime() gives it.
	 * @return bool
	 */
	public static function is_over( $end ) {
		static $bytes = null;
		if ( null === $bytes ) {
			$bytes = self::MEMORY * wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		}
		return microtime( true ) >= $end || ( $bytes > 0 && memory_get_usage() > $bytes );
	}

	/**
	 * Works on one campaign.
	 *
	 * @param int       $id    Campaign.
	 * @param string    $owner Worker before us, '' if it let go.
	 * @param Mail_Lock $lock  Our hold.
	 * @param float     $end   Time to end.
	 * @param int       $limit Mails at most.
	 * @return array `sent`, `failed`, `more`.
	 */
	private static function work( $id, $owner, Mail_Lock $lock, $end, $limit ) {
		$nothing = array(
			'sent'   => 0,
			'failed' => 0,
			'more'   => false,
		);
		if ( $lock->is_after_crash ) {
			if ( ! Deliveries::recover( $id, $lock->inherited ) ) {
				return $nothing;
			}
			$count = Deliveries::count( $id );
			Sql::update(
				'campaigns',
				array(
					'sent'   => $count[ Deliveries::SENT ],
					'failed' => $count[ Deliveries::GIVEN_UP ],
				),
				"id = $id"
			);
			Mail_Lock::forget( $owner );
		}
		$campaign = Campaigns::find( $id );
		if ( ! $campaign ) {
			return $nothing;
		}
		$run     = new Campaign_Run( $campaign, $lock, $end, $limit );
		$outcome = $run->go();
		if ( $run->is_settled ) {
			$lock->release();
		}
		return $outcome;
	}

	/**
	 * Campaigns that are due.
	 *
	 * @return array[] Rows.
	 */
	private static function due() {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- {table} is filled in.
		return Sql::rows( 'campaigns', $wpdb->prepare( "SELECT * FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d ORDER BY id LIMIT 20", time() ) );
	}
}
