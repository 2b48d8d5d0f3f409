<?php
namespace Mainstreet\Responses\Files;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the space of visitors' files, with a table row for the size of each file. The row is inserted before the file is
 * written, and all rows are counted after that, so that simultaneous requests cannot exceed the limit together.
 */
final class File_Quota {

	/** Maximum number of bytes of the files of one form, and of the whole site. */
	const LIMITS = array(
		'form' => GB_IN_BYTES,
		'site' => 5 * GB_IN_BYTES,
	);

	/** Rows per statement. */
	const CHUNK = 200;

	/**
	 * Reserves space for files.
	 *
	 * @param array[] $files Files with their `size`.
	 * @param string  $form  Container of the form, such as `post:7`.
	 * @return string[]|\WP_Error A key for each file; an error if there is not enough space.
	 */
	public static function reserve( array $files, string $form ) {
		$keys = array();
		$rows = array();
		foreach ( $files as $file ) {
			$key    = bin2hex( random_bytes( 16 ) );
			$keys[] = $key;
			$rows[] = self::build_row( $key, $form, (int) $file['size'], time() );
		}
		Sql::insert( 'files', $rows );
		$limits = self::get_limits( $form );
		// If the database cannot be written, storing the response fails.
		if ( ! Sql::$failed && ( self::count_bytes( $form ) > $limits['form'] || self::count_bytes() > $limits['site'] ) ) {
			self::release( $keys );
			return new \WP_Error( 'mainstreet_no_room', __( 'There is not enough space for more files right now. Please send the form without a file, or send your file another way.', 'mainstreet-blocks' ), array( 'status' => 422 ) );
		}
		return $keys;
	}

	/**
	 * Releases the space of files.
	 *
	 * @param string[] $keys Keys of deleted files.
	 */
	public static function release( array $keys ): void {
		foreach ( array_chunk( self::to_sql( $keys ), self::CHUNK ) as $chunk ) {
			Sql::run( 'files', 'DELETE FROM {table} WHERE k IN (' . implode( ', ', $chunk ) . ')' );
		}
	}

	/**
	 * Counts the bytes in use.
	 *
	 * @param string|null $form Container of a form; null for the whole site.
	 */
	public static function count_bytes( ?string $form = null ): int {
		$row = Sql::row( 'files', 'SELECT COALESCE(SUM(bytes), 0) AS n FROM {table}' . ( null === $form ? '' : ' WHERE form = ' . Sql::value( array( md5( $form ) ) ) ) );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Returns the limits in bytes.
	 *
	 * @param string $form Container of a form; '' for the limit of the site.
	 * @return int[] `form`, `site`.
	 */
	public static function get_limits( string $form = '' ): array {
		/**
		 * Filters how much space visitors' files may use.
		 *
		 * @param int[]  $limits Bytes for one `form` (1 GB), and for the `site` (5 GB).
		 * @param string $form   Container of the form, such as `post:7`.
		 */
		return array_map( 'intval', (array) apply_filters( 'mainstreet_files_quota', self::LIMITS, $form ) + self::LIMITS );
	}

	/**
	 * Finds the keys that have no row.
	 *
	 * @return string[]
	 */
	public static function find_unknown( array $keys ): array {
		$rows = $keys ? Sql::rows( 'files', 'SELECT HEX(k) AS k FROM {table} WHERE k IN (' . implode( ', ', self::to_sql( $keys ) ) . ')' ) : array();
		return array_diff( $keys, array_map( 'strtolower', array_column( $rows, 'k' ) ) );
	}

	/**
	 * Adds a file that was stored without a row.
	 *
	 * @param string $form Container of the form.
	 * @param int    $time Unix time at which the file was stored.
	 */
	public static function add( string $key, string $form, int $bytes, int $time ): void {
		Sql::insert( 'files', array( self::build_row( $key, $form, $bytes, $time ) ) );
	}

	/**
	 * Finds the keys of rows that are between an hour and two days old.
	 *
	 * @return string[]
	 */
	public static function find_recent(): array {
		global $wpdb;
		$rows = Sql::rows( 'files', $wpdb->prepare( 'SELECT HEX(k) AS k FROM {table} WHERE created BETWEEN %d AND %d', time() - 2 * DAY_IN_SECONDS, time() - HOUR_IN_SECONDS ) );
		return array_map( 'strtolower', array_column( $rows, 'k' ) );
	}

	private static function build_row( string $key, string $form, int $bytes, int $time ): array {
		return array(
			'k'       => array( $key ),
			'form'    => array( md5( $form ) ),
			'bytes'   => $bytes,
			'created' => $time,
		);
	}

	/**
	 * Converts keys to SQL.
	 *
	 * @return string[]
	 */
	private static function to_sql( array $keys ): array {
		return array_map( static fn( $key ) => Sql::value( array( (string) $key ) ), $keys );
	}
}
