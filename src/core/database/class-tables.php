<?php
namespace Mainstreet\Core\Database;

use Mainstreet\Core\Declarations;

defined( 'ABSPATH' ) || exit;

/**
 * Names, makes and drops the tables that rooms and blocks declare in `tables/<name>.php`.
 */
final class Tables {

	/**
	 * Full name of one of our tables.
	 *
	 * @param string $name A file of `tables/` without its ending, such as `throttle`.
	 */
	public static function name( $name ): string {
		global $wpdb;
		return $wpdb->prefix . 'mainstreet_' . $name;
	}

	/** Makes the tables that are not there yet. */
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
	 * Adds our tables to those that go with a site of a network.
	 *
	 * @param string[] $tables  Names of tables.
	 * @param int      $site_id Site being deleted.
	 * @return string[]
	 */
	public static function of_site( $tables, $site_id ) {
		global $wpdb;
		foreach ( array_keys( self::files() ) as $name ) {
			$tables[] = $wpdb->get_blog_prefix( $site_id ) . 'mainstreet_' . $name;
		}
		return $tables;
	}

	/**
	 * The files that describe our tables.
	 *
	 * @return array<string, string> Name of the table => file that returns its columns as SQL.
	 */
	public static function files() {
		$files = Declarations::files( 'tables/*.php' );
		$names = array_map(
			static function ( $file ) {
				return basename( $file, '.php' );
			},
			$files
		);
		return array_combine( $names, $files );
	}

	/** Drops our tables. */
	public static function drop(): void {
		global $wpdb;
		foreach ( array_keys( self::files() ) as $name ) {
			$table = self::name( $name );
			// phpcs:ignore WordPress.DB -- own table.
			$wpdb->query( "DROP TABLE IF EXISTS `$table`" );
		}
	}

	/**
	 * Makes what a statement that failed may have missed, tables or columns: after an update visitors
	 * come before the first administrator does.
	 *
	 * @param string $error What the database said.
	 */
	public static function complete( string $error ): void {
		self::create();
		if ( false !== stripos( $error, 'column' ) ) {
			Table_Changes::apply( self::files() );
		}
	}
}
