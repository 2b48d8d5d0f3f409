<?php
namespace Mainstreet\Settings\Cli;

use Mainstreet\Core\Cli\Command;

defined( 'ABSPATH' ) || exit;

/**
 * Lists modules, and turns them on and off.
 *
 * Without --user, everything is allowed. With --user, the user must be able to manage options.
 */
final class Module_Command extends Command {

	/**
	 * Lists the modules, whether each is on, and what it is missing.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, label, group, description, on, state, plan, missing, warning.
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
	 *     wp mainstreet module list --fields=id,state,missing
	 *
	 * @subcommand list
	 */
	public function list_( array $args, array $options ): void {
		$rows = array();
		foreach ( $this->send( 'GET', '/modules' ) as $module ) {
			$missing = array_filter( $module['needs'], static fn( $need ) => ! $need['met'] && ! $need['optional'] );

			$module['missing'] = implode( ', ', array_column( $missing, 'label' ) );
			$rows[]            = $module;
		}
		$this->show( $rows, $options, array( 'id', 'label', 'group', 'state', 'missing' ) );
	}

	/**
	 * Turns modules on.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of modules.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet module enable map contact-form
	 */
	public function enable( array $args, array $options ): void {
		$this->change( $args, true );
	}

	/**
	 * Turns modules off. Their blocks are not shown, and nothing is deleted.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : IDs of modules.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet module disable likes
	 */
	public function disable( array $args, array $options ): void {
		$this->change( $args, false );
	}

	/** Turns modules on or off, after all IDs were checked. */
	private function change( array $ids, bool $on ): void {
		$known   = array_column( $this->send( 'GET', '/modules' ), 'label', 'id' );
		$unknown = array_diff( $ids, array_map( 'strval', array_keys( $known ) ) );
		if ( $unknown ) {
			/* translators: %s: IDs of modules. */
			\WP_CLI::error( sprintf( __( 'There is no module “%s”.', 'mainstreet-blocks' ), $this->to_line( implode( ', ', $unknown ) ) ) );
		}
		foreach ( array_unique( $ids ) as $id ) {
			$this->send( 'POST', '/modules/' . $id, compact( 'on' ) );
			/* translators: %s: name of a module. */
			\WP_CLI::success( sprintf( $on ? __( '%s is on.', 'mainstreet-blocks' ) : __( '%s is off.', 'mainstreet-blocks' ), $known[ $id ] ) );
		}
	}
}
