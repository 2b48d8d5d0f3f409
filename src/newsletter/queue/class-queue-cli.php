<?php
namespace Mainstreet\Newsletter\Queue;

use Mainstreet\Core\Database\Sql;
use Mainstreet\Newsletter\Campaigns\Campaigns;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the newsletter, for sites whose server runs scheduled tasks.
 */
final class Queue_Cli {

	/** Seconds between two looks at a worker that sends. */
	const LOOK = 2;

	/**
	 * Sends what is due. While a worker of another server does, stands by to take over.
	 *
	 * ## OPTIONS
	 *
	 * [--seconds=<seconds>]
	 * : How long to go on.
	 * ---
	 * default: 55
	 * ---
	 *
	 * [--limit=<mails>]
	 * : Mails at most, instead of what the limit per hour allows now.
	 *
	 * ## EXAMPLES
	 *
	 *     # Each minute, from the system's crontab:
	 *     * * * * * wp --path=/srv/site mainstreet mail run --quiet
	 *
	 * @param array $args    Unused.
	 * @param array $options Options.
	 */
	public function run( array $args, array $options ): void {
		$end   = microtime( true ) + ( isset( $options['seconds'] ) ? max( 1, (int) $options['seconds'] ) : 55 );
		$limit = isset( $options['limit'] ) ? max( 0, (int) $options['limit'] ) : null;
		$sent  = 0;
		$lost  = 0;
		do {
			( new Queue_Scheduler() )->note();
			$pass  = ( new Mail_Queue() )->run( max( 1, (int) ceil( $end - microtime( true ) ) ), $limit );
			$sent += $pass['sent'];
			$lost += $pass['failed'];
			$limit = null === $limit ? null : $limit - $pass['sent'] - $pass['failed'];
		} while ( 0 !== $limit && self::stands_by( $end ) );
		( new Queue_Scheduler() )->ensure();
		/* translators: 1: number of e-mails sent, 2: number of failed attempts. */
		\WP_CLI::success( sprintf( __( '%1$d sent, %2$d failed.', 'mainstreet-blocks' ), $sent, $lost ) );
	}

	/**
	 * While another worker sends, waits a moment, ready to go on should it be killed.
	 *
	 * @param float $end Time to end, as microtime() gives it.
	 * @return bool Whether to look again.
	 */
	private static function stands_by( $end ): bool {
		if ( microtime( true ) + self::LOOK >= $end || ! ( new Mail_Queue() )->is_held() ) {
			return false;
		}
		sleep( self::LOOK );
		return true;
	}

	/**
	 * Prints what mail services send in the header X-Mainstreet-Secret when they report bounces to this site.
	 *
	 * @subcommand bounce-secret
	 */
	public function bounce_secret(): void {
		\WP_CLI::line( Bounces::secret() );
	}

	/**
	 * Shows the campaigns that are not finished.
	 *
	 * @subcommand status
	 */
	public function status(): void {
		foreach ( Sql::rows( 'campaigns', "SELECT * FROM {table} WHERE status IN ('queued', 'sending', 'paused') ORDER BY id" ) as $row ) {
			\WP_CLI::line( sprintf( '#%d %s %d/%d %s', $row['id'], $row['status'], $row['sent'], $row['total'], Campaigns::title( $row ) ) );
		}
	}
}
