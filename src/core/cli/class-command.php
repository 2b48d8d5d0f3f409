<?php
namespace Mainstreet\Core\Cli;

use Mainstreet\Core\Text\Csv;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Base class of the WP-CLI commands. A command sends requests to the plugin's REST routes, which validate the input and do the work.
 *
 * Whoever can run WP-CLI can read the database, so without --user a command may do everything. With --user it may do what that user may.
 */
abstract class Command {

	/** Namespace of the routes. */
	const ROOT = '/mainstreet/v1';

	/** Items per request. */
	const PAGE = 100;

	/**
	 * Sends a request to a route. Ends the command if the route returns an error.
	 *
	 * @param string $path   Path after the namespace.
	 * @param array  $params Parameters.
	 * @return mixed Data of the response.
	 */
	protected function send( string $method, string $path, array $params = array() ) {
		return $this->dispatch( $method, $path, $params )[1];
	}

	/**
	 * Validates parameters, and the permission, with a GET route. Ends the command if the route refuses them.
	 *
	 * @return array Sanitized parameters with their defaults.
	 */
	protected function validate( string $path, array $params ): array {
		return $this->dispatch( 'GET', $path, $params )[0]->get_params();
	}

	/** @return array The request, and the data of its response. */
	private function dispatch( string $method, string $path, array $params ): array {
		$request = new \WP_REST_Request( $method, self::ROOT . $path );
		if ( 'GET' === $method ) {
			$request->set_query_params( $params );
		} else {
			$request->set_body_params( $params );
		}
		$response = $this->run_permitted( static fn() => rest_do_request( $request ) );
		if ( $response->is_error() ) {
			$this->fail( $response->as_error() );
		}
		return array( $request, $response->get_data() );
	}

	/**
	 * Runs a callback. Without --user, all capabilities are granted to "no user" meanwhile, and to no other one; what WordPress allows
	 * nobody stays so.
	 *
	 * @return mixed Result of the callback.
	 */
	protected function run_permitted( callable $callback ) {
		if ( is_user_logged_in() ) {
			return $callback();
		}
		$grant = static fn( $all, $needed, $args, $user ) => $user->exists() ? $all : array_merge( $all, array_fill_keys( array_diff( $needed, array( 'do_not_allow' ) ), true ) );
		add_filter( 'user_has_cap', $grant, PHP_INT_MAX, 4 );
		try {
			return $callback();
		} finally {
			remove_filter( 'user_has_cap', $grant, PHP_INT_MAX );
		}
	}

	/** Ends the command if the user given with --user does not have a capability. */
	protected function require_capability( string $capability ): void {
		if ( ! $this->run_permitted( static fn() => current_user_can( $capability ) ) ) {
			\WP_CLI::error( __( 'This user may not do this.', 'mainstreet-blocks' ) );
		}
	}

	/** Ends the command with the message of an error, and what it says about single parameters. */
	protected function fail( \WP_Error $error ): void {
		$data   = $error->get_error_data();
		$params = is_array( $data ) && isset( $data['params'] ) ? array_filter( (array) $data['params'], 'is_string' ) : array();
		\WP_CLI::error( $this->to_line( implode( ' ', array_unique( array_merge( array( $error->get_error_message() ), array_values( $params ) ) ) ) ) );
	}

	/**
	 * Reads the pages of a list one after the other.
	 *
	 * @param callable $find_next Receives the data of a page, and the parameters of its request. Returns those of the next page; null if
	 *                            there is none.
	 * @param int      $limit     Maximum number of items; 0 for all.
	 * @return \Generator<array> Items.
	 */
	protected function read_pages( string $path, array $params, callable $find_next, int $limit = 0 ): \Generator {
		$params['per_page'] = $limit ? min( self::PAGE, $limit ) : self::PAGE;
		$count              = 0;
		while ( null !== $params ) {
			$data   = $this->send( 'GET', $path, $params );
			$params = $find_next( $data, $params );
			foreach ( $data['items'] as $item ) {
				yield $item;
				if ( ++$count === $limit ) {
					return;
				}
			}
			self::free_memory();
		}
	}

	/** Returns --limit; 0 for all. A count needs all items. */
	protected function get_limit( array $options ): int {
		return 'count' === ( $options['format'] ?? '' ) ? 0 : max( 0, (int) ( $options['limit'] ?? self::PAGE ) );
	}

	/**
	 * Prints items in the format of --format, with the columns of --fields.
	 *
	 * @param iterable $items  Items, each with the same keys.
	 * @param string[] $fields Default columns.
	 */
	protected function show( iterable $items, array $options, array $fields ): void {
		$format = $options['format'] ?? 'table';
		if ( 'count' === $format ) {
			\WP_CLI::line( (string) ( is_array( $items ) ? count( $items ) : iterator_count( $items ) ) );
			return;
		}
		$rows = array();
		foreach ( $items as $item ) {
			$rows[] = 'ids' === $format ? $item['id'] : array_map( fn( $value ) => $this->format_value( $value, $format ), $item );
		}
		\WP_CLI\Utils\format_items( $format, $rows, $options['fields'] ?? $fields );
	}

	/**
	 * Formats a value of a list. In a terminal, control characters of visitors could move the cursor or hide text; a spreadsheet could
	 * run a formula.
	 *
	 * @param mixed $value Value as the route returns it.
	 * @return mixed
	 */
	private function format_value( $value, string $format ) {
		if ( 'json' === $format ) {
			return $value;
		}
		if ( is_bool( $value ) && 'yaml' !== $format ) {
			return $this->to_text( $value );
		}
		if ( is_array( $value ) || is_object( $value ) ) {
			$value = $this->to_text( $value );
		}
		$value = is_string( $value ) ? $this->to_line( $value ) : $value;
		return 'csv' === $format && is_string( $value ) ? Csv::escape_formula( $value ) : $value;
	}

	/**
	 * Converts a value to text: `true` or `false`, lists and objects to JSON.
	 *
	 * @param mixed $value Value as a route returns it.
	 */
	protected function to_text( $value ): string {
		if ( is_bool( $value ) ) {
			return $value ? 'true' : 'false';
		}
		return is_scalar( $value ) ? (string) $value : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** Removes control and bidirectional formatting characters, and line breaks. */
	protected function to_line( string $text ): string {
		return trim( (string) preg_replace( array( '/\s+/u', '/[\p{Cc}\x{202A}-\x{202E}\x{2066}-\x{2069}]/u' ), array( ' ', '' ), Utf8::clean( $text ) ) );
	}

	/**
	 * Writes a file in pieces: to --file with a progress bar, otherwise to STDOUT.
	 *
	 * @param callable $write Receives a function that takes the next piece.
	 * @param int      $total Number of rows.
	 * @param int      $step  Rows per piece.
	 */
	protected function write_file( array $options, callable $write, int $total, int $step ): void {
		$file     = (string) ( $options['file'] ?? '' );
		$progress = '' === $file ? null : $this->start_progress( __( 'Exporting', 'mainstreet-blocks' ), $total );
		// Only its owner can read a new file: it contains personal data.
		$mask   = umask( 0077 );
		$stream = @fopen( '' === $file ? 'php://output' : $file, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a stream; the error is reported below.
		umask( $mask );
		$is_written = (bool) $stream;
		if ( $stream ) {
			$this->run_permitted(
				static function () use ( $write, $stream, $step, $progress, &$is_written ) {
					$write(
						static function ( $piece ) use ( $stream, $step, $progress, &$is_written ) {
							$is_written = fwrite( $stream, $piece ) === strlen( $piece ) && $is_written; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
							if ( $progress ) {
								$progress->tick( $step );
							}
						}
					);
				}
			);
			$is_written = fclose( $stream ) && $is_written; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream.
		}
		if ( $progress ) {
			$progress->finish();
		}
		if ( ! $is_written ) {
			/* translators: %s: path of a file. */
			\WP_CLI::error( sprintf( __( 'Could not write %s.', 'mainstreet-blocks' ), '' === $file ? 'STDOUT' : $file ) );
		}
		if ( '' !== $file ) {
			/* translators: %s: path of a file. */
			\WP_CLI::success( sprintf( __( 'Saved to %s.', 'mainstreet-blocks' ), $file ) );
		}
	}

	/** Reads a file; `-` is STDIN. Ends the command if it cannot be read. */
	protected function read_file( string $file ): string {
		if ( '-' === $file ) {
			return (string) \WP_CLI::get_value_from_arg_or_stdin( array(), 0 );
		}
		$text = is_file( $file ) && is_readable( $file ) ? file_get_contents( $file ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		if ( false === $text ) {
			/* translators: %s: path of a file. */
			\WP_CLI::error( sprintf( __( 'Could not read %s.', 'mainstreet-blocks' ), $file ) );
		}
		return (string) $text;
	}

	/** @return object Progress bar of WP-CLI, with tick() and finish(). */
	protected function start_progress( string $label, int $total ) {
		return \WP_CLI\Utils\make_progress_bar( $label, $total );
	}

	/** Frees the memory that grows with the number of rows a command reads. */
	protected static function free_memory(): void {
		$GLOBALS['wpdb']->queries = array();
		if ( wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}
}
