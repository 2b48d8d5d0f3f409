<?php
/**
 * The mail queue on the command line.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the newsletter, for sites whose server runs scheduled tasks.
 */
final class Mail_Cli {

	/**
	 * Sends what is due.
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
	public function run( $args, $options ) {
		$seconds = isset( $options['seconds'] ) ? max( 1, (int) $options['seconds'] ) : 55;
		$limit   = isset( $options['limit'] ) ? max( 0, (int) $options['limit'] ) : null;
		Mail_Clock::note();
		$pass = Mail_Queue::run( $seconds, $limit );
		Mail_Clock::ensure();
		/* translators: 1: number of e-mails sent, 2: number of failed attempts. */
		\WP_CLI::success( sprintf( __( '%1$d sent, %2$d failed.', 'mainstreet-blocks' ), $pass['sent'], $pass['failed'] ) );
	}

	/**
	 * Prints what mail services send in the header X-Mainstreet-Secret when they report bounces to this site.
	 *
	 * @subcommand bounce-secret
	 */
	public function bounce_secret() {
		\WP_CLI::line( Mail_Bounce::secret() );
	}

	/**
	 * Shows the campaigns that are not finished.
	 *
	 * @subcommand status
	 */
	public function status() {
		foreach ( Sql::rows( 'campaigns', "SELECT * FROM {table} WHERE status IN ('queued', 'sending', 'paused') ORDER BY id" ) as $row ) {
			\WP_CLI::line( sprintf( '#%d %s %d/%d %s', $row['id'], $row['status'], $row['sent'], $row['total'], get_the_title( (int) $row['post_id'] ) ) );
		}
	}
}
