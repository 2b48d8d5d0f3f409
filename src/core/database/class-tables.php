<?php
namespace Mainstreet\Core\Database;

use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/** Creates, alters and drops the tables that feature folders and blocks declare in `tables/<name>.php`. */
final class Tables {

	/**
	 * Returns the name of a plugin table with prefix.
	 *
	 * @param string $name Name of a file in `tables/` without extension, such as `throttle`.
	 */
	public static function name( $name ): string {
		global $wpdb;
		return $wpdb->prefix . 'mainstreet_' . $name;
	}

	/** Creates missing tables. */
	public static function create(): void {
		global $wpdb;
		foreach ( self::files() as $name => $file ) {
			$table   = self::name( $name );
			$columns = require $file;
			// phpcs:ignore WordPress.DB -- own table, own columns.
			$wpdb->query( "CREATE TABLE IF NOT EXISTS `$table` ( $columns ) " . $wpdb->get_charset_collate() );
		}
	}

	/**
	 * Filters `wpmu_drop_tables`: adds the plugin tables to those deleted with a site.
	 *
	 * @param string[] $tables  Names of tables, with prefix.
	 * @param int      $site_id Site being deleted.
	 * @return string[]
	 */
	public static function add_to_site_deletion( $tables, $site_id ) {
		global $wpdb;
		if ( ! is_array( $tables ) || ! is_numeric( $site_id ) ) {
			return $tables;
		}
		foreach ( array_keys( self::files() ) as $name ) {
			$tables[] = $wpdb->get_blog_prefix( $site_id ) . 'mainstreet_' . $name;
		}
		return $tables;
	}

	/**
	 * Lists the declarations of tables.
	 *
	 * @return array<string, string> Files that return columns as SQL, by table name.
	 */
	public static function files() {
		$files = Declarations::files( 'tables/*.php' );
		$names = array_map( static fn( $file ) => basename( $file, '.php' ), $files );
		return array_combine( $names, $files );
	}

	/** Drops all plugin tables. */
	public static function drop(): void {
		global $wpdb;
		foreach ( array_keys( self::files() ) as $name ) {
			$table = self::name( $name );
			// phpcs:ignore WordPress.DB -- own table.
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" );
		}
	}

	/**
	 * Creates the tables or columns that a failed statement may have missed. After an update, visitors may come before an administrator
	 * runs the upgrade.
	 *
	 * @param string $error Error message of the database.
	 */
	public static function complete( string $error ): void {
		self::create();
		if ( false !== stripos( $error, 'column' ) ) {
			self::add_missing_columns();
		}
	}

	/**
	 * Adds missing columns and keys to the tables, and changes nothing else. (Core's dbDelta() requires a certain layout and compares
	 * types by names that the SQLite drop-in does not use.) A column that is added later must be NULL or have a default.
	 */
	public static function add_missing_columns(): void {
		foreach ( self::files() as $name => $file ) {
			self::alter( self::name( $name ), self::parts( require $file ) );
		}
	}

	/**
	 * Adds the missing columns and keys of one table.
	 *
	 * @param string                $table Name with prefix.
	 * @param array<string, string> $parts As parts() returns them.
	 */
	private static function alter( string $table, array $parts ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- own table, own columns.
		$there = array_merge(
			array_column( (array) $wpdb->get_results( "SHOW COLUMNS FROM `$table`", ARRAY_A ), 'Field' ),
			array_map(
				static fn( $key ) => 'KEY ' . $key,
				array_column( (array) $wpdb->get_results( "SHOW INDEX FROM `$table`", ARRAY_A ), 'Key_name' )
			)
		);
		foreach ( array_diff_key( $parts, array_flip( $there ) ) as $part ) {
			$wpdb->query( "ALTER TABLE `$table` ADD $part" );
		}
		// phpcs:enable
	}

	/**
	 * Splits the SQL of a table into columns and keys.
	 *
	 * @param string $sql Columns and keys.
	 * @return array<string, string> SQL by column, or by `KEY ` and name of the key. Without the primary key.
	 */
	public static function parts( $sql ): array {
		$parts = array();
		// Commas outside of brackets.
		foreach ( preg_split( '/,(?![^(]*\))/', $sql ) as $part ) {
			$part = trim( (string) preg_replace( '/\s+/', ' ', $part ) );
			if ( preg_match( '/^(?:UNIQUE )?KEY (\w+)/', $part, $found ) ) {
				$parts[ 'KEY ' . $found[1] ] = $part;
			} elseif ( 0 !== strpos( $part, 'PRIMARY KEY' ) ) {
				$parts[ strtok( $part, ' ' ) ] = 'COLUMN ' . $part;
			}
		}
		return $parts;
	}
}
