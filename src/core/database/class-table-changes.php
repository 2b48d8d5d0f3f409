<?php
namespace Mainstreet\Core\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the columns and keys that a table lacks, and touches nothing that is there, so that an
 * update keeps every row. (Core's dbDelta() wants its statements in a certain layout, and
 * compares types in words that the SQLite drop-in does not use.) A column that is added later
 * must be NULL or have a default.
 */
final class Table_Changes {

	/**
	 * Brings tables up to date.
	 *
	 * @param array<string, string> $files Name of the table => file that returns its columns as SQL.
	 */
	public static function apply( array $files ): void {
		foreach ( $files as $name => $file ) {
			self::complete( Tables::name( $name ), self::parts( require $file ) );
		}
	}

	/**
	 * Adds what a table lacks.
	 *
	 * @param string                $table Full name.
	 * @param array<string, string> $parts As parts().
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
	 * Takes the SQL of a table apart.
	 *
	 * @param string $sql Columns and keys.
	 * @return array<string, string> Column, or `KEY ` and name of a key => its SQL. The primary key is left out.
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
