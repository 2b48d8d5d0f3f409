<?php
namespace Mainstreet\Responses\Files;

use Mainstreet\Core\Database\Sql;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps a row for each file with its bytes. A file gets its row before it is written, and the row is
 * counted with all others after that: of several that come at once, none gets room that another has
 * taken already.
 */
final class File_Quota {

	/** Bytes the files of one form may take, and those of the whole site. */
	const LIMITS = array(
		'form' => GB_IN_BYTES,
		'site' => 5 * GB_IN_BYTES,
	);

	/** Rows per statement. */
	const CHUNK = 200;

	/**
	 * Takes room for files.
	 *
	 * @param array[] $files Files with their `size`.
	 * @param string  $form  Container of the form, such as `post:7`.
	 * @return string[]|\WP_Error A key for each file; an error when there is no room.
	 */
	public static function take( array $files, $form ) {
		$keys = array();
		$rows = array();
		foreach ( $files as $file ) {
			$key    = bin2hex( random_bytes( 16 ) );
			$keys[] = $key;
			$rows[] = self::row( $key, $form, (int) $file['size'], time() );
		}
		Sql::insert( 'files', $rows );
		$limits = self::limits( $form );
		// A database that can't be written is dealt with where the answer is stored.
		if ( ! Sql::$failed && ( self::bytes( $form ) > $limits['form'] || self::bytes() > $limits['site'] ) ) {
			self::give_back( $keys );
			return new \WP_Error( 'mainstreet_no_room', __( 'There is not enough space for more files right now. Please send the form without a file, or send your file another way.', 'mainstreet-blocks' ), array( 'status' => 422 ) );
		}
		return $keys;
	}

	/**
	 * Gives room back.
	 *
	 * @param string[] $keys Keys of files that are gone.
	 */
	public static function give_back( array $keys ) {
		foreach ( array_chunk( self::values( $keys ), self::CHUNK ) as $chunk ) {
			Sql::run( 'files', 'DELETE FROM {table} WHERE k IN (' . implode( ', ', $chunk ) . ')' );
		}
	}

	/**
	 * Bytes that are taken.
	 *
	 * @param string|null $form Container of a form; null for the whole site.
	 * @return int
	 */
	public static function bytes( $form = null ) {
		$row = Sql::row( 'files', 'SELECT COALESCE(SUM(bytes), 0) AS n FROM {table}' . ( null === $form ? '' : ' WHERE form = ' . Sql::value( array( md5( $form ) ) ) ) );
		return $row ? (int) $row['n'] : 0;
	}

	/**
	 * Bytes that may be taken.
	 *
	 * @param string $form Container of a form; '' where only the site's limit is asked for.
	 * @return int[] `form`, `site`.
	 */
	public static function limits( $form = '' ) {
		/**
		 * Filters how much room visitors' files may take.
		 *
		 * @param int[]  $limits Bytes for one `form` (1 GB), and for the `site` (5 GB).
		 * @param string $form   Container of the form, such as `post:7`.
		 */
		return array_map( 'intval', (array) apply_filters( 'mainstreet_files_quota', self::LIMITS, $form ) + self::LIMITS );
	}

	/**
	 * Brings rows and files together, hourly: files of older versions get a row, rows whose process died
	 * before there was a file go.
	 *
	 * @param string $folder The folder; may be empty.
	 */
	public static function settle( $folder ) {
		global $wpdb;
		foreach ( array_chunk( Response_Files::list_files( $folder ), self::CHUNK ) as $files ) {
			$keys = array();
			foreach ( $files as $file ) {
				$keys[ basename( $file, '.bin' ) ] = $file;
			}
			$rows = Sql::rows( 'files', 'SELECT HEX(k) AS k FROM {table} WHERE k IN (' . implode( ', ', self::values( array_keys( $keys ) ) ) . ')' );
			$new  = array();
			foreach ( array_diff_key( $keys, array_flip( array_map( 'strtolower', array_column( $rows, 'k' ) ) ) ) as $key => $file ) {
				$owner = Response_Files::owner( (string) $key );
				$form  = $owner ? (string) get_post_meta( $owner, '_mainstreet_source', true ) : '';
				$new[] = self::row( (string) $key, '' === $form ? 'post:' . ( $owner ? wp_get_post_parent_id( $owner ) : 0 ) : $form, (int) filesize( $file ), (int) filemtime( $file ) );
			}
			Sql::insert( 'files', $new );
		}
		$rows = Sql::rows( 'files', $wpdb->prepare( 'SELECT HEX(k) AS k FROM {table} WHERE created BETWEEN %d AND %d', time() - 2 * DAY_IN_SECONDS, time() - HOUR_IN_SECONDS ) );
		$gone = array_filter(
			array_map( 'strtolower', array_column( $rows, 'k' ) ),
			static function ( $key ) {
				// Where heads do not share their uploads, another one may have it.
				return '' === Response_Files::path( $key ) && ! Response_Files::owner( $key );
			}
		);
		self::give_back( $gone );
	}

	/**
	 * A row.
	 *
	 * @param string $key   Key of the file.
	 * @param string $form  Container of its form.
	 * @param int    $bytes Bytes.
	 * @param int    $time  Unix time.
	 * @return array
	 */
	private static function row( $key, $form, $bytes, $time ) {
		return array(
			'k'       => array( $key ),
			'form'    => array( md5( $form ) ),
			'bytes'   => $bytes,
			'created' => $time,
		);
	}

	/**
	 * Keys as they stand in a statement.
	 *
	 * @param string[] $keys Keys.
	 * @return string[]
	 */
	private static function values( array $keys ) {
		return array_map(
			static function ( $key ) {
				return Sql::value( array( (string) $key ) );
			},
			$keys
		);
	}
}
