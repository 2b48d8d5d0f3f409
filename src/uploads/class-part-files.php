<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Closed_Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Stores each unfinished upload as one file, in a protected folder within the uploads folder: all servers of a site share that
 * folder, and the finished file can be renamed instead of copied.
 */
final class Part_Files {

	/** Option with the random part of the folder's name. */
	const OPTION = 'mainstreet_parts_folder';

	/** Format of upload keys. */
	const PATTERN = '/^[0-9a-f]{32}$/D';

	/**
	 * Returns the folder.
	 *
	 * @param bool $makes Whether to create the folder.
	 * @return string Path without trailing slash; '' if there is no folder.
	 */
	public static function get_folder( bool $makes ): string {
		$name = Closed_Folder::get_name( self::OPTION, $makes );
		if ( '' === $name ) {
			return '';
		}
		/**
		 * Filters the folder of unfinished uploads. All servers of the site must share it.
		 *
		 * @param string $folder Absolute path, to which a random name is added.
		 */
		$base = untrailingslashit( (string) apply_filters( 'mainstreet_upload_parts_folder', wp_upload_dir( null, false )['basedir'] ) );
		return Closed_Folder::open( "$base/mainstreet-parts-$name", $makes );
	}

	/**
	 * Returns the path of an upload's file.
	 *
	 * @param string $key   Key of the upload.
	 * @param bool   $makes Whether to create the folder.
	 * @return string '' for an invalid key or if there is no folder. The file may not exist.
	 */
	public static function get_path( $key, bool $makes = false ): string {
		$folder = preg_match( self::PATTERN, $key ) ? self::get_folder( $makes ) : '';
		return '' === $folder ? '' : "$folder/$key.part";
	}

	/**
	 * Returns the number of bytes of an upload on disk.
	 *
	 * @param string $key Key of the upload.
	 * @return int -1 if there is no file.
	 */
	public static function get_size( $key ): int {
		$path = self::get_path( $key );
		clearstatcache( true, $path );
		return '' !== $path && is_file( $path ) ? (int) filesize( $path ) : -1;
	}

	/**
	 * Deletes the file of an upload.
	 *
	 * @param string $key Key of the upload.
	 */
	public static function delete( $key ): void {
		$path = self::get_path( $key );
		if ( '' !== $path && is_file( $path ) ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Returns the keys of files that were not written to for a day.
	 *
	 * @return string[]
	 */
	public static function find_old(): array {
		$folder = self::get_folder( false );
		$keys   = array();
		foreach ( '' === $folder ? array() : (array) glob( "$folder/*.part" ) as $path ) {
			$key = basename( $path, '.part' );
			if ( preg_match( self::PATTERN, $key ) && filemtime( $path ) < time() - DAY_IN_SECONDS ) {
				$keys[] = $key;
			}
		}
		return $keys;
	}

	/** Deletes the folder with all unfinished uploads. */
	public static function delete_folder(): void {
		$folder = self::get_folder( false );
		foreach ( '' === $folder ? array() : (array) glob( "$folder/*.part" ) as $path ) {
			wp_delete_file( $path );
		}
		Closed_Folder::delete( $folder );
	}
}
