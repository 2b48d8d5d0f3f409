<?php
namespace Mainstreet\Newsletter\Cli;

use Mainstreet\Core\Cli\Command;

defined( 'ABSPATH' ) || exit;

/**
 * Lists, pauses, resumes and cancels mailings: the emails about posts to the subscribers.
 *
 * Without --user, everything is allowed. With --user, the user must be able to manage options.
 */
final class Mailing_Command extends Command {

	/**
	 * Lists mailings, newest first.
	 *
	 * ## OPTIONS
	 *
	 * [--limit=<number>]
	 * : Maximum number of mailings; 0 for all.
	 * ---
	 * default: 100
	 * ---
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, post, title, status, note, audience, total, sent, failed, weekly, left, seconds, created, starts, started, finished, actions.
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
	 *     wp mainstreet mailing list
	 *
	 * @subcommand list
	 */
	public function list_( array $args, array $options ): void {
		$this->show( $this->read_mailings( $this->get_limit( $options ) ), $options, array( 'id', 'title', 'status', 'sent', 'failed', 'total', 'created' ) );
	}

	/** Reads mailings page by page; each with the ID and title of the post instead of an array. */
	private function read_mailings( int $limit ): \Generator {
		$find_next = static fn( $data, $params ) => count( $data['items'] ) < $params['per_page'] ? null : array_merge( $params, array( 'page' => ( $params['page'] ?? 1 ) + 1 ) );
		foreach ( $this->read_pages( '/campaigns', array(), $find_next, $limit ) as $item ) {
			$item['title']   = $item['post']['title'];
			$item['post']    = $item['post']['id'];
			$item['actions'] = implode( ' ', $item['actions'] );
			yield $item;
		}
	}

	/**
	 * Pauses mailings. They can be resumed.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of mailings.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet mailing pause 12
	 */
	public function pause( array $args, array $options ): void {
		$this->change( 'pause', $args );
	}

	/**
	 * Continues to send paused mailings.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of mailings.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet mailing resume 12
	 */
	public function resume( array $args, array $options ): void {
		$this->change( 'resume', $args );
	}

	/**
	 * Stops sending mailings for good.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of mailings.
	 *
	 * [--yes]
	 * : Do not ask for confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet mailing cancel 12 --yes
	 */
	public function cancel( array $args, array $options ): void {
		/* translators: %s: IDs of mailings. */
		\WP_CLI::confirm( sprintf( __( 'Stop sending %s for good?', 'mainstreet-blocks' ), $this->to_line( implode( ', ', $args ) ) ), $options );
		$this->change( 'cancel', $args );
	}

	/** Applies an action to mailings, and prints the new status of each. */
	private function change( string $action, array $ids ): void {
		foreach ( $ids as $id ) {
			if ( ! ctype_digit( $id ) ) {
				/* translators: %s: what was entered instead of a number. */
				\WP_CLI::error( sprintf( __( '%s is not an ID.', 'mainstreet-blocks' ), $this->to_line( $id ) ) );
			}
			$mailing = $this->send( 'POST', '/campaigns/' . $id, array( 'action' => $action ) );
			\WP_CLI::success( sprintf( '#%d %s: %s', $mailing['id'], $this->to_line( $mailing['post']['title'] ), $mailing['status'] ) );
		}
	}
}
