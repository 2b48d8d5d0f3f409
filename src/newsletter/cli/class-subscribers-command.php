<?php
namespace Mainstreet\Newsletter\Cli;

use Mainstreet\Core\Cli\Command;
use Mainstreet\Newsletter\Subscribers\Import\Subscriber_Export;
use Mainstreet\Newsletter\Subscribers\Privacy\Subscriber_Privacy;
use Mainstreet\Newsletter\Subscribers\Storage\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, adds, imports, exports and erases subscribers of the newsletter.
 *
 * Without --user, everything is allowed. With --user, the user must be able to manage options.
 */
final class Subscribers_Command extends Command {

	/** Rows with a problem that an import prints. */
	const PROBLEMS = 20;

	/**
	 * Lists subscribers, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Only subscribers with this status.
	 * ---
	 * options:
	 *   - active
	 *   - pending
	 *   - unsubscribed
	 *   - bounced
	 *   - complained
	 * ---
	 *
	 * [--search=<text>]
	 * : Part of an email address or name.
	 *
	 * [--limit=<number>]
	 * : Maximum number of subscribers; 0 for all.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, email, name, fields, status, frequency, source, source_post, consent, created, confirmed, unsubscribed.
	 *
	 * [--format=<format>]
	 * : Format of the list.
	 * ---
	 * default: table
	 * options:
	 *   - table
	 *   - csv
	 *   - json
	 *   - yaml
	 *   - ids
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet subscribers list --status=active --format=count
	 *     wp mainstreet subscribers list --search=@example.com --fields=email,status
	 *
	 * @subcommand list
	 */
	public function list_( array $args, array $options ): void {
		$filters = self::get_filters( $options ) + array( 'search_all' => true );
		// IDs fall from page to page; 0 would start again.
		$find_next = static fn( $data, $params ) => count( $data['items'] ) < $params['per_page'] ? null : array_merge( $params, array( 'before' => (int) end( $data['items'] )['id'] ) );
		$items     = $this->read_pages( '/subscribers', $filters, $find_next, $this->get_limit( $options ) );
		$this->show( $items, $options, array( 'id', 'email', 'name', 'status', 'created' ) );
	}

	/**
	 * Adds a subscriber. The person gets an email to confirm.
	 *
	 * ## OPTIONS
	 *
	 * <email>
	 * : Email address.
	 *
	 * [--name=<name>]
	 * : Name.
	 *
	 * [--consent]
	 * : You confirm that this person agreed to receive your emails. The subscription is active at once, without an email.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet subscribers add ada@example.com --name="Ada"
	 */
	public function add( array $args, array $options ): void {
		$result = $this->send(
			'POST',
			'/subscribers',
			array(
				'email'   => $args[0],
				'name'    => (string) ( $options['name'] ?? '' ),
				'consent' => ! empty( $options['consent'] ),
			)
		);
		$email  = $this->to_line( $result['item']['email'] );
		if ( $result['mailed'] ) {
			/* translators: %s: email address. */
			\WP_CLI::success( sprintf( __( '%s gets an email to confirm the subscription.', 'mainstreet-blocks' ), $email ) );
			return;
		}
		/* translators: 1: email address, 2: status, such as "active". */
		\WP_CLI::success( sprintf( __( '%1$s has the status “%2$s”.', 'mainstreet-blocks' ), $email, $result['item']['status'] ) );
	}

	/**
	 * Imports subscribers from a CSV file, or from a CSV or JSON export of this plugin.
	 *
	 * People who opted out are never subscribed. Existing subscribers stay as they are.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : File to read; - for STDIN.
	 *
	 * [--consent]
	 * : You confirm that these people agreed to receive your emails. Required, except with --dry-run.
	 *
	 * [--statement=<text>]
	 * : How they agreed. It is stored with each subscriber.
	 *
	 * [--encoding=<encoding>]
	 * : Encoding of the file, such as UTF-8 or windows-1252. It is detected by default.
	 *
	 * [--dry-run]
	 * : Only show how the file would be read.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet subscribers import people.csv --dry-run
	 *     wp mainstreet subscribers import people.csv --consent --statement="Signed up at our shop"
	 *
	 * @subcommand import
	 */
	public function import( array $args, array $options ): void {
		$file = array(
			'csv'      => $this->read_file( $args[0] ),
			'encoding' => (string) ( $options['encoding'] ?? '' ),
		);
		if ( ! empty( $options['dry-run'] ) ) {
			$this->show_preview( $this->send( 'POST', '/subscribers/import/preview', $file ) );
			return;
		}
		$state    = $this->send(
			'POST',
			'/subscribers/import',
			$file + array(
				'consent'   => ! empty( $options['consent'] ),
				'statement' => (string) ( $options['statement'] ?? '' ),
			)
		);
		$progress = $this->start_progress( __( 'Importing', 'mainstreet-blocks' ), $state['total'] );
		$progress->tick( $state['done'] );
		while ( ! $state['finished'] ) {
			$done  = $state['done'];
			$state = $this->send( 'POST', '/subscribers/import/' . $state['batch'] );
			$progress->tick( $state['done'] - $done );
			if ( $done === $state['done'] && ! $state['finished'] ) {
				// Another process has the lease on the rest.
				sleep( 1 );
			}
			self::free_memory();
		}
		$progress->finish();
		foreach ( array_slice( $state['problems'], 0, self::PROBLEMS ) as $problem ) {
			/* translators: 1: number of a row, 2: sentence that says why it was skipped. */
			\WP_CLI::warning( sprintf( __( 'Row %1$d – %2$s', 'mainstreet-blocks' ), $problem['row'], $this->to_line( $problem['reason'] ) ) );
		}
		/* translators: 1: number of subscribers, 2: existing subscribers, 3: rows without consent, 4: rows without an email address. */
		\WP_CLI::success( sprintf( __( '%1$d added, %2$d known, %3$d skipped, %4$d invalid.', 'mainstreet-blocks' ), $state['added'], $state['known'], $state['skipped'], $state['invalid'] ) );
	}

	/**
	 * Exports subscribers with all fields, as CSV or JSON.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<file>]
	 * : File to write. Without it, the export goes to STDOUT.
	 *
	 * [--status=<status>]
	 * : Only subscribers with this status.
	 * ---
	 * options:
	 *   - active
	 *   - pending
	 *   - unsubscribed
	 *   - bounced
	 *   - complained
	 * ---
	 *
	 * [--search=<text>]
	 * : Part of an email address or name.
	 *
	 * [--format=<format>]
	 * : Format of the file.
	 * ---
	 * default: csv
	 * options:
	 *   - csv
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet subscribers export --file=subscribers.csv
	 *     wp mainstreet subscribers export --status=active --format=json > active.json
	 */
	public function export( array $args, array $options ): void {
		$params = $this->validate( '/subscribers/export', self::get_filters( $options ) + array( 'format' => $options['format'] ?? 'csv' ) );
		$counts = empty( $options['file'] ) ? array() : $this->send( 'GET', '/subscribers', array( 'per_page' => 1 ) )['counts'];
		$query  = array(
			'status'  => $params['status'],
			'search'  => trim( $params['search'] ),
			'page'    => 1,
			'orderby' => 'created',
			'order'   => 'desc',
		);
		$this->write_file( $options, static fn( $emit ) => Subscriber_Export::write( $params['format'], $query, $emit ), $counts[ $params['status'] ? $params['status'] : 'all' ] ?? 0, 1 );
	}

	/**
	 * Erases all personal data of subscribers, as Tools > Erase Personal Data does.
	 *
	 * The subscription ends. A checksum of the address stays, so that no email is sent to it again.
	 *
	 * ## OPTIONS
	 *
	 * <email>...
	 * : Email addresses.
	 *
	 * [--dry-run]
	 * : Only print which addresses are stored.
	 *
	 * [--yes]
	 * : Do not ask for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet subscribers erase ada@example.com
	 */
	public function erase( array $args, array $options ): void {
		$this->require_capability( 'erase_others_personal_data' );
		$found = array();
		foreach ( array_unique( $args ) as $email ) {
			$row = ( new Subscribers() )->find_by_email( $email );
			if ( $row && '' !== $row['email'] ) {
				$found[] = $email;
			} else {
				/* translators: %s: email address. */
				\WP_CLI::warning( sprintf( __( '%s is not a subscriber.', 'mainstreet-blocks' ), $this->to_line( $email ) ) );
			}
		}
		/* translators: %d: number of subscribers. */
		$text = sprintf( _n( '%d subscriber found.', '%d subscribers found.', count( $found ), 'mainstreet-blocks' ), count( $found ) );
		if ( ! $found || ! empty( $options['dry-run'] ) ) {
			\WP_CLI::success( $text . ' ' . __( 'Nothing was erased.', 'mainstreet-blocks' ) );
			return;
		}
		\WP_CLI::confirm( $text . ' ' . __( 'Erase their personal data?', 'mainstreet-blocks' ), $options );
		$progress = $this->start_progress( __( 'Erasing', 'mainstreet-blocks' ), count( $found ) );
		foreach ( $found as $email ) {
			Subscriber_Privacy::erase( $email );
			$progress->tick();
		}
		$progress->finish();
		/* translators: %d: number of subscribers. */
		\WP_CLI::success( sprintf( _n( '%d subscriber erased.', '%d subscribers erased.', count( $found ), 'mainstreet-blocks' ), count( $found ) ) );
	}

	/** Prints the preview of an import. */
	private function show_preview( array $preview ): void {
		/* translators: 1: number of rows, 2: encoding, such as UTF-8. */
		\WP_CLI::log( sprintf( _n( '%1$d row, read as %2$s.', '%1$d rows, read as %2$s.', $preview['total'], 'mainstreet-blocks' ), $preview['total'], $preview['encoding'] ) );
		$this->show( $preview['rows'], array(), array( 'row', 'email', 'name', 'status', 'reason' ) );
		if ( $preview['unreadable'] ) {
			/* translators: %d: number of rows. */
			\WP_CLI::warning( sprintf( _n( '%d row contains characters that cannot be read in this encoding.', '%d rows contain characters that cannot be read in this encoding.', $preview['unreadable'], 'mainstreet-blocks' ), $preview['unreadable'] ) );
		}
		\WP_CLI::success( __( 'Nothing was imported.', 'mainstreet-blocks' ) );
	}

	/** Returns the options that filter subscribers. */
	private static function get_filters( array $options ): array {
		return array_intersect_key( $options, array_flip( array( 'status', 'search' ) ) );
	}
}
