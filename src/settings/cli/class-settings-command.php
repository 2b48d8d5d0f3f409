<?php
namespace Mainstreet\Settings\Cli;

use Mainstreet\Core\Cli\Command;
use Mainstreet\Settings\Option_Fields;
use Mainstreet\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads, changes, exports and imports settings. Keys of services are none of them: see `wp mainstreet keys`.
 *
 * Without --user, everything is allowed. With --user, the user must be able to manage options.
 */
final class Settings_Command extends Command {

	/**
	 * Prints one setting, or lists all.
	 *
	 * ## OPTIONS
	 *
	 * [<name>]
	 * : Name of a setting. Its value is printed as it is.
	 *
	 * [--fields=<fields>]
	 * : Columns of the list, separated by commas: name, value, label.
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
	 *     wp mainstreet settings get
	 *     wp mainstreet settings get newsletter_mails_per_hour
	 */
	public function get( array $args, array $options ): void {
		$labels = self::get_labels();
		$values = array_intersect_key( $this->send( 'GET', '/settings' ), $labels );
		if ( isset( $args[0] ) ) {
			$value = $values[ $this->require_name( $args[0] ) ];
			\WP_CLI::line( $this->to_text( $value ) );
			return;
		}
		$rows = array();
		foreach ( $values as $name => $value ) {
			$label  = $labels[ $name ];
			$rows[] = compact( 'name', 'value', 'label' );
		}
		$this->show( $rows, $options, array( 'name', 'value', 'label' ) );
	}

	/**
	 * Changes a setting.
	 *
	 * ## OPTIONS
	 *
	 * <name>
	 * : Name of a setting.
	 *
	 * <value>
	 * : New value. Switches take true or false, lists take JSON.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet settings set newsletter_mails_per_hour 500
	 */
	public function set( array $args, array $options ): void {
		$name   = $this->require_name( $args[0] );
		$list   = json_decode( $args[1], true );
		$values = $this->send( 'POST', '/settings', array( $name => is_array( $list ) ? $list : $args[1] ) );
		$value  = $values[ $name ];
		/* translators: 1: name of a setting, 2: its value. */
		\WP_CLI::success( sprintf( __( '%1$s: %2$s', 'mainstreet-blocks' ), $name, $this->to_line( $this->to_text( $value ) ) ) );
	}

	/**
	 * Exports all settings, and which modules are off, as JSON. Keys are not exported.
	 *
	 * ## OPTIONS
	 *
	 * [--file=<file>]
	 * : File to write. Without it, the export goes to STDOUT.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet settings export --file=settings.json
	 */
	public function export( array $args, array $options ): void {
		$text = wp_json_encode( $this->send( 'GET', '/settings/export' ), JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) . "\n";
		$this->write_file( $options, static fn( $emit ) => $emit( $text ), 1, 1 );
	}

	/**
	 * Imports settings from an exported file.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : File to read; - for STDIN.
	 *
	 * [--dry-run]
	 * : Only print what would change.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet settings import settings.json --dry-run
	 */
	public function import( array $args, array $options ): void {
		$this->require_capability( 'manage_options' );
		$file = json_decode( $this->read_file( $args[0] ), true );
		// An empty array is refused with the message for other files.
		$file   = is_array( $file ) ? $file : array();
		$dry    = ! empty( $options['dry-run'] );
		$result = $dry ? $this->run_permitted( static fn() => Settings::check_file( $file ) ) : $this->send( 'POST', '/settings/import', compact( 'file' ) );
		if ( is_wp_error( $result ) ) {
			$this->fail( $result );
		}
		foreach ( $result['skipped'] as $name ) {
			/* translators: %s: name of a setting. */
			\WP_CLI::warning( sprintf( __( '“%s” was skipped.', 'mainstreet-blocks' ), $this->to_line( $name ) ) );
		}
		foreach ( $dry ? $result['changes'] : array() as $name => $value ) {
			\WP_CLI::log( $name . ': ' . wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
		}
		/* translators: %d: number of settings. */
		\WP_CLI::success( sprintf( $dry ? _n( '%d setting would be imported.', '%d settings would be imported.', $result['taken'], 'mainstreet-blocks' ) : _n( '%d setting imported.', '%d settings imported.', $result['taken'], 'mainstreet-blocks' ), $result['taken'] ) );
	}

	/** Returns a name. Ends the command unless there is a setting of this name. */
	private function require_name( string $name ): string {
		if ( ! isset( self::get_labels()[ $name ] ) ) {
			/* translators: %s: what was entered as the name of a setting. */
			\WP_CLI::error( sprintf( __( 'There is no setting “%s”. “wp mainstreet settings get” lists all settings, “wp mainstreet keys set” stores keys.', 'mainstreet-blocks' ), $this->to_line( $name ) ) );
		}
		return $name;
	}

	/** Returns the labels of all settings by name. */
	private static function get_labels(): array {
		$labels = array();
		foreach ( array_intersect_key( Settings::args(), array_flip( Settings::DELETE ) ) + Option_Fields::args() as $name => $arg ) {
			$labels[ $name ] = $arg['description'];
		}
		return $labels;
	}
}
