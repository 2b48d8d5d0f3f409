<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Adds missing columns and keys to tables, and changes nothing else. (Core's dbDelta() requires a certain layout and compares types
 * by names that the SQLite drop-in does not use.) A column that is added later must be NULL or have a default.
 */
final class Table_Changes {

	/**
	 * Adds the missing columns and keys of tables.
	 *
	 * @param array<string, string> $files Files that return columns as SQL, by table name.
	 */
	public static function apply( array $files ): void {
		foreach ( $files as $name => $file ) {
			self::complete( Tables::name( $name ), self::parts( require $file ) );
		}
	}

	/**
	 * Adds the missing columns and keys of one table.
	 *
	 * @param string                $table Name with prefix.
	 * @param array<string, string> $parts As parts() returns them.
	 */
	private static function complete( string $table, array $parts ): void {
		global $wpdb;
		// phpcs:disable WordPress.DB -- own table, own columns.
		$there = array_merge(
			array_column( (array) $wpdb->get_results( "SHOW COLUMNS FROM `$table`", ARRAY_A ), 'Field' ),
			array_map(
				static function ( $key ) {
					return 'KEY ' . $key;
				},
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
