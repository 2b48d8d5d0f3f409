<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Campaigns;

defined( 'ABSPATH' ) || exit;

/** Sends newsletters, for sites whose server runs cron jobs. */
final class Queue_Cli {

	/** Seconds between two checks of another worker. */
	const LOOK = 2;

	/**
	 * Sends newsletters that are due. Waits while another server sends, and takes over if it stops.
	 *
	 * ## OPTIONS
	 *
	 * [--seconds=<seconds>]
	 * : Maximum duration in seconds.
	 * ---
	 * default: 55
	 * ---
	 *
	 * [--limit=<mails>]
	 * : Maximum number of emails. Default: the current hourly limit.
	 *
	 * ## EXAMPLES
	 *
	 *     # Each minute, from the system's crontab:
	 *     * * * * * wp --path=/srv/site mainstreet mail run --quiet
	 */
	public function run( array $args, array $options ): void {
		$end   = microtime( true ) + ( isset( $options['seconds'] ) ? max( 1, (int) $options['seconds'] ) : 55 );
		$limit = isset( $options['limit'] ) ? max( 0, (int) $options['limit'] ) : null;
		$sent  = 0;
		$lost  = 0;
		do {
			( new Queue_Scheduler() )->record_run();
			$pass  = ( new Mail_Queue() )->run( max( 1, (int) ceil( $end - microtime( true ) ) ), $limit );
			$sent += $pass['sent'];
			$lost += $pass['failed'];
			$limit = null === $limit ? null : $limit - $pass['sent'] - $pass['failed'];
		} while ( 0 !== $limit && self::wait_for_worker( $end ) );
		( new Queue_Scheduler() )->schedule();
		/* translators: 1: number of e-mails sent, 2: number of failed attempts. */
		\WP_CLI::success( sprintf( __( '%1$d sent, %2$d failed.', 'mainstreet-blocks' ), $sent, $lost ) );
	}

	/**
	 * Waits while another worker sends, to take over if it is killed.
	 *
	 * @param float $end When to stop, in seconds as from microtime().
	 * @return bool Whether to run again.
	 */
	private static function wait_for_worker( $end ): bool {
		if ( microtime( true ) + self::LOOK >= $end || ! ( new Mail_Queue() )->is_held() ) {
			return false;
		}
		sleep( self::LOOK );
		return true;
	}

	/**
	 * Prints the secret that mail services send in the header X-Mainstreet-Secret to report bounces to this site.
	 *
	 * @subcommand bounce-secret
	 */
	public function bounce_secret(): void {
		\WP_CLI::line( Bounces::secret() );
	}

	/**
	 * Lists newsletters that are not finished.
	 *
	 * @subcommand status
	 */
	public function status(): void {
		foreach ( Sql::rows( 'campaigns', "SELECT * FROM {table} WHERE status IN ('queued', 'sending', 'paused') ORDER BY id" ) as $row ) {
			\WP_CLI::line( sprintf( '#%d %s %d/%d %s', $row['id'], $row['status'], $row['sent'], $row['total'], Campaigns::title( $row ) ) );
		}
	}
}
