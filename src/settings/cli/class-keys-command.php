<?php
namespace Mainstreet\Settings\Cli;

use Mainstreet\Connections\Secrets\Key_Parts;
use Mainstreet\Connections\Services;
use Mainstreet\Core\Cli\Command;

defined( 'ABSPATH' ) || exit;

/**
 * Lists which keys of services are set, and stores keys. Keys are read from STDIN, because arguments are visible to other processes and
 * stay in the history of the shell. They are never printed.
 *
 * Without --user, everything is allowed. With --user, the user must be able to manage options.
 */
final class Keys_Command extends Command {

	/**
	 * Lists the services, and whether each has a key.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, label, set, source, works.
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
	 *     wp mainstreet keys list
	 *
	 * @subcommand list
	 */
	public function list_( array $args, array $options ): void {
		$values = $this->send( 'GET', '/settings' );
		$rows   = array();
		foreach ( Services::all() as $id => $service ) {
			$rows[] = array(
				'id'     => $id,
				'label'  => $service['label'] . ': ' . $service['field'],
				'set'    => $values[ $id ]['set'],
				'source' => $values[ $id ]['source'],
				'works'  => $values[ $id ]['check'] ? (bool) $values[ $id ]['check']['ok'] : '',
			);
		}
		$this->show( $rows, $options, array( 'id', 'label', 'set', 'source', 'works' ) );
	}

	/**
	 * Tests and stores a key.
	 *
	 * A key that the service rejects is not stored. A key of several parts is a JSON object of them.
	 *
	 * ## OPTIONS
	 *
	 * <id>
	 * : ID of a service.
	 *
	 * [--stdin]
	 * : Read the key from STDIN. Required.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet keys set mapbox --stdin < mapbox.key
	 */
	public function set( array $args, array $options ): void {
		$id      = $args[0];
		$service = Services::get( $id );
		if ( ! $service ) {
			/* translators: %s: what was entered as the ID of a service. */
			\WP_CLI::error( sprintf( __( 'There is no service “%s”. “wp mainstreet keys list” lists all services.', 'mainstreet-blocks' ), $this->to_line( $id ) ) );
		}
		if ( empty( $options['stdin'] ) ) {
			\WP_CLI::error( __( 'Keys are only read from STDIN. Use --stdin.', 'mainstreet-blocks' ) );
		}
		$text  = trim( $this->read_file( '-' ) );
		$parts = Key_Parts::get( $service ) ? json_decode( $text, true ) : null;
		if ( '' === $text ) {
			\WP_CLI::error( __( 'STDIN is empty.', 'mainstreet-blocks' ) );
		}
		$check = $this->send( 'POST', '/settings', array( $id => is_array( $parts ) ? $parts : $text ) )[ $id ]['check'];
		if ( ! $check || ! $check['ok'] ) {
			/* translators: %s: name of a service. */
			\WP_CLI::warning( sprintf( __( 'The key of %s is stored, but could not be tested.', 'mainstreet-blocks' ), $service['label'] ) );
			return;
		}
		/* translators: %s: name of a service. */
		\WP_CLI::success( sprintf( __( 'The key of %s works and is stored.', 'mainstreet-blocks' ), $service['label'] ) );
	}
}
