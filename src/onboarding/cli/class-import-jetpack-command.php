<?php
namespace Mainstreet\Onboarding\Cli;

use Mainstreet\Core\Cli\Command;
use Mainstreet\Onboarding\Import\Jetpack_Importer;

defined( 'ABSPATH' ) || exit;

/**
 * Finds Jetpack's blocks, settings and form responses, and imports settings and responses. Jetpack's data is only read.
 *
 * Without --user, everything is allowed. With --user, the user must be able to manage options.
 */
final class Import_Jetpack_Command extends Command {

	/**
	 * Counts the blocks of Jetpack in all posts. Changes nothing.
	 *
	 * ## OPTIONS
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: name, posts, blocks, module, state.
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
	 *   - count
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet import jetpack survey
	 */
	public function survey( array $args, array $options ): void {
		$page     = $this->send( 'GET', '/start/survey' );
		$kinds    = $page['kinds'];
		$is_table = 'table' === ( $options['format'] ?? 'table' );
		// Other formats are read by programs.
		$progress = $is_table ? $this->start_progress( __( 'Reading posts', 'mainstreet-blocks' ), $page['total'] ) : null;
		$rows     = array();
		while ( true ) {
			foreach ( $page['blocks'] as $block ) {
				$rows[ $block['name'] ] = self::add_block( $rows[ $block['name'] ] ?? null, $block, $kinds );
			}
			if ( $progress ) {
				$progress->tick( $page['seen'] );
			}
			if ( ! $page['next'] ) {
				break;
			}
			self::free_memory();
			$page = $this->send( 'GET', '/start/survey', array( 'after' => $page['next'] ) );
		}
		if ( $progress ) {
			$progress->finish();
		}
		ksort( $rows );
		$this->show( array_values( $rows ), $options, array( 'name', 'posts', 'blocks', 'module', 'state' ) );
	}

	/**
	 * Adds the numbers of a batch to the row of a block.
	 *
	 * @param array|null $row   Row so far; null for the first batch with this block.
	 * @param array      $block `name`, `posts`, `blocks`.
	 * @param array      $kinds Modules and blocks, as Block_Requirements returns them.
	 */
	private static function add_block( ?array $row, array $block, array $kinds ): array {
		$known  = isset( $kinds['blocks'][ $block['name'] ] );
		$module = $known ? $kinds['blocks'][ $block['name'] ]['module'] : '';
		$state  = '' === $module ? 'ready' : $kinds['modules'][ $module ]['state'] ?? 'ready';
		return array(
			'name'   => $block['name'],
			'posts'  => $block['posts'] + ( $row['posts'] ?? 0 ),
			'blocks' => $block['blocks'] + ( $row['blocks'] ?? 0 ),
			'module' => $module,
			'state'  => $known ? $state : 'unknown',
		);
	}

	/**
	 * Imports settings and form responses. Running it twice gives the same result as once.
	 *
	 * ## OPTIONS
	 *
	 * [<area>...]
	 * : Only these areas, such as responses. All by default.
	 *
	 * [--dry-run]
	 * : Only list what would be imported.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet import jetpack run --dry-run
	 *     wp mainstreet import jetpack run newsletter responses
	 */
	public function run( array $args, array $options ): void {
		$areas   = array_column( $this->send( 'GET', '/start/former' ), null, 'id' );
		$unknown = array_diff( $args, array_keys( $areas ) );
		if ( $unknown ) {
			/* translators: %s: what was entered as the ID of an area. */
			\WP_CLI::error( sprintf( __( 'There is nothing to import for “%s”.', 'mainstreet-blocks' ), $this->to_line( implode( ', ', $unknown ) ) ) );
		}
		$areas = $args ? array_intersect_key( $areas, array_flip( $args ) ) : $areas;
		if ( ! empty( $options['dry-run'] ) ) {
			$rows = array();
			foreach ( $areas as $area ) {
				$rows[] = array_merge( $area, array( 'details' => implode( ' · ', $area['details'] ) ) );
			}
			$this->show( $rows, array(), array( 'id', 'label', 'state', 'details' ) );
			\WP_CLI::success( __( 'Nothing was imported.', 'mainstreet-blocks' ) );
			return;
		}
		foreach ( $areas as $id => $area ) {
			$this->import_area( $area );
			\WP_CLI::success( $this->to_line( $area['label'] ) );
		}
		if ( ! $areas ) {
			\WP_CLI::success( __( 'There is nothing to import.', 'mainstreet-blocks' ) );
		}
	}

	/** Imports an area; responses in batches, until none is left. */
	private function import_area( array $area ): void {
		if ( Jetpack_Importer::DONE === $area['state'] ) {
			return;
		}
		$progress = $this->start_progress( $this->to_line( $area['label'] ), max( 1, $area['left'] ) );
		$left     = $area['left'];
		do {
			$before = $left;
			$areas  = array_column( $this->send( 'POST', '/start/former/' . $area['id'] ), null, 'id' );
			$left   = $areas[ $area['id'] ]['left'] ?? 0;
			$progress->tick( max( 1, $before - $left ) );
			self::free_memory();
		} while ( $left && $left < $before );
		$progress->finish();
		if ( $left ) {
			/* translators: %d: number of responses. */
			\WP_CLI::error( sprintf( _n( '%d response could not be imported.', '%d responses could not be imported.', $left, 'mainstreet-blocks' ), $left ) );
		}
	}
}
