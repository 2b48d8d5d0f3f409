<?php
namespace Mainstreet\Site_Health\Cli;

use Mainstreet\Core\Cli\Command;
use Mainstreet\Site_Health\Site_Checks;

defined( 'ABSPATH' ) || exit;

/** Runs the checks of the site. */
final class Doctor_Command extends Command {

	/**
	 * Runs the checks under Settings > Mainstreet > Tools.
	 *
	 * Exits with 1 if a check is critical. Limits of PHP, such as the upload size, are those of the command line. Without --user,
	 * everything is allowed. With --user, the user must be able to manage options.
	 *
	 * ## OPTIONS
	 *
	 * [<check>...]
	 * : Only these checks. All by default.
	 *
	 * [--strict]
	 * : Also exit with 1 if a check has a recommendation.
	 *
	 * [--fields=<fields>]
	 * : Columns, separated by commas: id, status, label, text.
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
	 *     wp mainstreet doctor
	 *     wp mainstreet doctor cron mail --strict --format=json
	 */
	public function __invoke( array $args, array $options ): void {
		$known   = array_keys( Site_Checks::ALL );
		$unknown = array_diff( $args, $known );
		if ( $unknown ) {
			/* translators: 1: what was entered, 2: names of checks. */
			\WP_CLI::error( sprintf( __( 'There is no check “%1$s”. The checks are %2$s.', 'mainstreet-blocks' ), $this->to_line( implode( ', ', $unknown ) ), implode( ', ', $known ) ) );
		}
		$rows = array();
		foreach ( $args ? array_unique( $args ) : $known as $id ) {
			$result = $this->send( 'GET', '/checks/' . $id );
			$rows[] = compact( 'id' ) + array_intersect_key( $result, array_flip( array( 'status', 'label', 'text' ) ) );
		}
		$this->show( $rows, $options, array( 'id', 'status', 'label' ) );
		if ( array_intersect( array_column( $rows, 'status' ), empty( $options['strict'] ) ? array( 'critical' ) : array( 'critical', 'recommended' ) ) ) {
			\WP_CLI::halt( 1 );
		}
	}
}
