<?php
namespace Mainstreet\Responses\Cli;

use Mainstreet\Core\Cli\Command;
use Mainstreet\Responses\Listing\Response_Export;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, exports and deletes form responses.
 *
 * Without --user, all responses are available. With --user, those that the user may edit or delete.
 */
final class Responses_Command extends Command {

	/** Options that filter responses. */
	const FILTERS = array( 'status', 'source', 'form', 'after', 'before', 'search', 'unread' );

	/**
	 * Lists responses, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--status=<status>]
	 * : Folder.
	 * ---
	 * default: inbox
	 * options:
	 *   - inbox
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * [--source=<id>]
	 * : ID of the post that contains the form.
	 *
	 * [--form=<title>]
	 * : Title of the form.
	 *
	 * [--after=<date>]
	 * : Responses from this day or time onward, in the site's time zone, such as 2026-01-31.
	 *
	 * [--before=<date>]
	 * : Responses before this day or time.
	 *
	 * [--search=<words>]
	 * : Words to search for.
	 *
	 * [--unread]
	 * : Only unread responses.
	 *
	 * [--limit=<number>]
	 * : Maximum number of responses; 0 for all.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, date, status, unread, name, email, subject, summary, form, page, source, files.
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
	 *     wp mainstreet responses list --unread
	 *     wp mainstreet responses list --status=spam --format=count
	 *
	 * @subcommand list
	 */
	public function list_( array $args, array $options ): void {
		$items = $this->read_responses( self::get_filters( $options ), $this->get_limit( $options ) );
		$this->show( $items, $options, array( 'id', 'date', 'form', 'name', 'email', 'summary' ) );
	}

	/**
	 * Exports responses with all fields, as CSV or JSON.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<file>]
	 * : File to write. Without it, the export goes to STDOUT.
	 *
	 * [--status=<status>]
	 * : Folder.
	 * ---
	 * default: inbox
	 * options:
	 *   - inbox
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * [--source=<id>]
	 * : ID of the post that contains the form.
	 *
	 * [--form=<title>]
	 * : Title of the form.
	 *
	 * [--after=<date>]
	 * : Responses from this day or time onward, in the site's time zone, such as 2026-01-31.
	 *
	 * [--before=<date>]
	 * : Responses before this day or time.
	 *
	 * [--search=<words>]
	 * : Words to search for.
	 *
	 * [--unread]
	 * : Only unread responses.
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
	 *     wp mainstreet responses export --file=responses.csv
	 *     wp mainstreet responses export --after=2026-01-01 --format=json | gzip > responses.json.gz
	 */
	public function export( array $args, array $options ): void {
		$filters = $this->validate( '/feedback/export', self::get_filters( $options ) + array( 'format' => $options['format'] ?? 'csv' ) );
		$total   = empty( $options['file'] ) ? 0 : (int) $this->send( 'GET', '/feedback', self::get_filters( $options ) + array( 'per_page' => 1 ) )['total'];
		$this->write_file( $options, static fn( $emit ) => Response_Export::write( $filters, $filters['format'], $emit ), $total, Response_Export::CHUNK );
	}

	/**
	 * Deletes old responses of one folder and their files for good.
	 *
	 * ## OPTIONS
	 *
	 * --older-than=<age>
	 * : Age in days, such as 365, or a day in the site's time zone, such as 2026-01-31. Responses before it are deleted.
	 *
	 * [--status=<status>]
	 * : Folder.
	 * ---
	 * default: inbox
	 * options:
	 *   - inbox
	 *   - spam
	 *   - trash
	 * ---
	 *
	 * [--dry-run]
	 * : Only print how many responses would be deleted.
	 *
	 * [--yes]
	 * : Do not ask for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet responses purge --older-than=730 --dry-run
	 *     wp mainstreet responses purge --status=spam --older-than=30 --yes
	 */
	public function purge( array $args, array $options ): void {
		$filters = array(
			'before' => self::parse_age( (string) ( $options['older-than'] ?? '' ) ),
			'status' => $options['status'] ?? 'inbox',
			'order'  => 'asc',
		);
		$count   = iterator_count( $this->read_responses( $filters ) );
		/* translators: 1: number of responses, 2: date and time. */
		$found = sprintf( _n( '%1$d response is older than %2$s.', '%1$d responses are older than %2$s.', $count, 'mainstreet-blocks' ), $count, $filters['before'] );
		if ( ! $count || ! empty( $options['dry-run'] ) ) {
			\WP_CLI::success( $found . ' ' . __( 'Nothing was deleted.', 'mainstreet-blocks' ) );
			return;
		}
		\WP_CLI::confirm( $found . ' ' . __( 'Delete for good?', 'mainstreet-blocks' ), $options );
		$failed = $this->delete_responses( $filters, $count );
		if ( $failed ) {
			/* translators: %d: number of responses. */
			\WP_CLI::error( sprintf( _n( '%d response could not be deleted.', '%d responses could not be deleted.', $failed, 'mainstreet-blocks' ), $failed ) );
		}
		/* translators: %d: number of responses. */
		\WP_CLI::success( sprintf( _n( '%d response deleted.', '%d responses deleted.', $count, 'mainstreet-blocks' ), $count ) );
	}

	/**
	 * Deletes responses in batches.
	 *
	 * @param int $count Number of responses, for the progress bar.
	 * @return int Number of responses that could not be deleted.
	 */
	private function delete_responses( array $filters, int $count ): int {
		$progress = $this->start_progress( __( 'Deleting', 'mainstreet-blocks' ), $count );
		$failed   = 0;
		$cursor   = '';
		do {
			// The cursor skips responses that could not be deleted.
			$page   = $this->send( 'GET', '/feedback', $filters + array_filter( compact( 'cursor' ) ) + array( 'per_page' => self::PAGE ) );
			$cursor = $page['next'];
			if ( $page['items'] ) {
				$outcome = $this->send(
					'POST',
					'/feedback',
					array(
						'action' => 'delete',
						'ids'    => array_column( $page['items'], 'id' ),
					)
				);
				$failed += count( $outcome['failed'] );
				$progress->tick( count( $page['items'] ) );
			}
			self::free_memory();
		} while ( '' !== $cursor );
		$progress->finish();
		return $failed;
	}

	/**
	 * Reads responses page by page.
	 *
	 * @param array $filters Parameters of the route.
	 * @param int   $limit   Maximum number; 0 for all.
	 * @return \Generator<array> Items of the route, with the title of the page instead of an array.
	 */
	private function read_responses( array $filters, int $limit = 0 ): \Generator {
		$find_next = static fn( $data, $params ) => '' === $data['next'] ? null : array_merge( $params, array( 'cursor' => $data['next'] ) );
		foreach ( $this->read_pages( '/feedback', $filters, $find_next, $limit ) as $item ) {
			$item['page']   = $item['source']['title'];
			$item['source'] = $item['source']['id'];
			yield $item;
		}
	}

	/** Returns the options that filter responses. */
	private static function get_filters( array $options ): array {
		return array_intersect_key( $options, array_flip( self::FILTERS ) );
	}

	/** Converts --older-than to a date and time in the site's time zone. Other texts are left to the validation of the route. */
	private static function parse_age( string $age ): string {
		if ( ! preg_match( '/^[1-9]\d{0,4}$/D', $age ) ) {
			if ( ! preg_match( '/^\d{4}-/', $age ) ) {
				\WP_CLI::error( __( 'Please enter --older-than as a number of days, or as a day such as 2026-01-31.', 'mainstreet-blocks' ) );
			}
			return $age;
		}
		return (string) wp_date( 'Y-m-d H:i:s', time() - (int) $age * DAY_IN_SECONDS );
	}
}
