<?php
/**
 * Counts what the plugin does in one request: its files, the queries it causes, the calls of its hook callbacks. On
 * MariaDB and MySQL also the rows that the database examines for the whole request. router.php loads it with the
 * must-use plugins, for requests that ask for it.
 *
 * @package Mainstreet
 */

// phpcs:disable WordPress -- part of a command; the plugin is not loaded yet.
namespace Mainstreet_Bench;

/** Counts from here on. */
final class Request_Counter {
	/** Folder of the plugin. */
	private string $root;
	/** Statements. */
	private array $queries = array();
	/** Calls by hook. */
	private array $calls = array();

	public function __construct() {
		$this->root = realpath( __DIR__ . '/../..' );
		add_filter( 'query', array( $this, 'note_query' ) );
		add_filter( 'all', array( $this, 'note_hook' ) );
	}

	/** Notes a statement if code of the plugin is on the stack. */
	public function note_query( $sql ) {
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
			if ( isset( $call['file'] ) && $this->is_ours( $call['file'] ) ) {
				$this->queries[] = substr( preg_replace( '/\s+/', ' ', $sql ), 0, 200 );
				break;
			}
		}
		return $sql;
	}

	/** Counts the plugin's callbacks of a hook that fires. */
	public function note_hook( $hook ) {
		global $wp_filter;
		foreach ( isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( $this->is_our_callback( $callback['function'] ) ) {
					$this->calls[ $hook ] = ( $this->calls[ $hook ] ?? 0 ) + 1;
				}
			}
		}
	}

	/** What was counted. */
	public function result(): array {
		remove_filter( 'query', array( $this, 'note_query' ) );
		remove_filter( 'all', array( $this, 'note_hook' ) );
		$files = array_filter( get_included_files(), array( $this, 'is_ours' ) );
		return array(
			'files'     => array_values( array_map( fn( $file ) => substr( $file, strlen( $this->root ) + 1 ), $files ) ),
			'queries'   => $this->queries,
			'callbacks' => $this->calls,
			'rows'      => $this->examined_rows(),
		);
	}

	/** Null where the database does not count. */
	private function examined_rows(): ?int {
		global $wpdb;
		if ( ! isset( $wpdb ) || ( defined( 'DB_ENGINE' ) && 'sqlite' === DB_ENGINE ) ) {
			return null;
		}
		return (int) array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A ), 'Value' ) );
	}

	private function is_ours( string $file ): bool {
		foreach ( array( '/src/', '/blocks/', '/extensions/', '/build/', '/plugin.php' ) as $part ) {
			if ( 0 === strpos( $file, $this->root . $part ) ) {
				return true;
			}
		}
		return false;
	}

	private function is_our_callback( $callback ): bool {
		if ( $callback instanceof \Closure ) {
			return $this->is_ours( (string) ( new \ReflectionFunction( $callback ) )->getFileName() );
		}
		$owner = is_array( $callback ) ? $callback[0] : $callback;
		$name  = is_object( $owner ) ? get_class( $owner ) : $owner;
		return 0 === strpos( ltrim( $name, '\\' ), 'Mainstreet\\' );
	}
}

return new Request_Counter();
