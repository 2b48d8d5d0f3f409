<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Database_Clock;
use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Campaigns;

defined( 'ABSPATH' ) || exit;

/**
 * Works on the campaigns that are due, oldest first: for 20 seconds, as far as the limit of
 * mails per hour allows and the memory lasts. Any number of workers may run at once.
 */
final class Mail_Queue {

	const SECONDS = 20;

	/** Share of the memory limit that may be used. */
	const MEMORY = 0.7;

	/** The time that all servers go by. */
	private Database_Clock $clock;

	/** The limit of mails per hour. */
	private Send_Rate $rate;

	/**
	 * The queue.
	 *
	 * @param Send_Rate|null      $rate  The limit of mails per hour.
	 * @param Database_Clock|null $clock The time.
	 */
	public function __construct( ?Send_Rate $rate = null, ?Database_Clock $clock = null ) {
		$this->clock = $clock ? $clock : new Database_Clock();
		$this->rate  = $rate ? $rate : new Send_Rate( $this->clock );
	}

	/**
	 * One pass.
	 *
	 * @param int      $seconds Time it may take.
	 * @param int|null $limit   Mails it may send; what the limit per hour allows if left out.
	 * @return array `sent`, `failed` (attempts), `more` (whether it stopped though it might have sent more).
	 */
	public function run( $seconds = self::SECONDS, $limit = null ): array {
		$end   = microtime( true ) + $seconds;
		$left  = $limit;
		$total = array(
			'sent'   => 0,
			'failed' => 0,
			'more'   => false,
		);
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( $seconds + 120 ); // phpcs:ignore Squiz.PHP.DiscouragedFunctions -- one mail may take long.
		}
		// The first to run behind an update may be the scheduler.
		/** Fires where tables may be missing or of an older version: visitors and cron come before the first administrator. */
		do_action( 'mainstreet_needs_install' );
		foreach ( $this->due() as $campaign ) {
			$lease = microtime( true ) < $end ? Campaign_Lease::take( $campaign ) : null;
			if ( ! $lease ) {
				continue;
			}
			$this->settle( $lease );
			$left             = null === $limit ? $this->rate->reserve( $lease, $left ) : $left;
			$run              = new Campaign_Run( $campaign, $lease, $end, $left );
			$outcome          = $left > 0 ? $run->go() : array_fill_keys( array_keys( $total ), 0 );
			$left            -= $outcome['sent'] + $outcome['failed'];
			$total['sent']   += $outcome['sent'];
			$total['failed'] += $outcome['failed'];
			$total['more']    = $total['more'] || ( $outcome['more'] && $left > 0 );
			$lease->release();
		}
		return $total;
	}

	/** Whether another worker holds a campaign that is due. */
	public function is_held(): bool {
		global $wpdb;
		$now = $this->clock->now();
		return (bool) Sql::row( 'campaigns', $wpdb->prepare( "SELECT id FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d AND lock_owner <> '' AND lock_until >= %d LIMIT 1", $now, $now ) );
	}

	/**
	 * Whether a worker must come to its end.
	 *
	 * @param float $end Time it may go on, as microtime() gives it.
	 */
	public static function is_over( $end ): bool {
		static $bytes = null;
		if ( null === $bytes ) {
			$bytes = self::MEMORY * wp_convert_hr_to_bytes( (string) ini_get( 'memory_limit' ) );
		}
		return microtime( true ) >= $end || ( $bytes > 0 && memory_get_usage() > $bytes );
	}

	/**
	 * Settles what workers before us left behind.
	 *
	 * @param Campaign_Lease $lease Our lease.
	 */
	private function settle( Campaign_Lease $lease ): void {
		if ( Delivery_Recovery::settle( $lease->campaign(), $lease->token ) || $lease->is_after_crash ) {
			( new Campaigns() )->recount( $lease->campaign() );
		}
	}

	/**
	 * Campaigns that are due.
	 *
	 * @return array[] Rows.
	 */
	private function due(): array {
		global $wpdb;
		return Sql::rows( 'campaigns', $wpdb->prepare( "SELECT * FROM {table} WHERE status IN ('queued', 'sending') AND starts_at <= %d ORDER BY id LIMIT 20", $this->clock->now() ) );
	}
}
