<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Closed_Folder;
use Mainstreet\Core\Options\Stored_Once;

defined( 'ABSPATH' ) || exit;

/**
 * One file for each upload, in a closed folder within that of uploads: every server of a site reaches that, and the finished file moves from
 * there without being copied.
 */
final class Part_Files {

	/** Option with the random part of the folder's name. */
	const OPTION = 'mainstreet_parts_folder';

	/** What that part, and a key, look like. */
	const PATTERN = '/^[0-9a-f]{32}$/D';

	/**
	 * The folder.
	 *
	 * @param bool $makes Whether to make it.
	 * @return string Path without slash at its end; '' when there is none.
	 */
	public static function folder( bool $makes ): string {
		$name = $makes
			? Stored_Once::choose( self::OPTION, self::PATTERN, bin2hex( random_bytes( 16 ) ) )
			: Stored_Once::read( self::OPTION, self::PATTERN );
		if ( '' === $name ) {
			return '';
		}
		/**
		 * Filters where the pieces of uploads lie. All servers of the site must reach it.
		 *
		 * @param string $folder Absolute path, to which a random name is added.
		 */
		$base   = untrailingslashit( (string) apply_filters( 'mainstreet_upload_parts_folder', wp_upload_dir( null, false )['basedir'] ) );
		$folder = "$base/mainstreet-parts-$name";
		if ( $makes ) {
			Closed_Folder::make( $folder );
		}
		return is_dir( $folder ) ? $folder : '';
	}

	/**
	 * The file of an upload.
	 *
	 * @param string $key   Key.
	 * @param bool   $makes Whether to make the folder.
	 * @return string Path; '' where there is no folder.
	 */
	public static function path( $key, bool $makes = false ): string {
		$folder = preg_match( self::PATTERN, $key ) ? self::folder( $makes ) : '';
		return '' === $folder ? '' : "$folder/$key.part";
	}

	/**
	 * Bytes of an upload on disk.
	 *
	 * @param string $key Key.
	 * @return int -1 where there is no file.
	 */
	public static function size( $key ): int {
		$path = self::path( $key );
		clearstatcache( true, $path );
		return '' !== $path && is_file( $path ) ? (int) filesize( $path ) : -1;
	}

	/**
	 * Deletes the file of an upload.
	 *
	 * @param string $key Key.
	 */
	public static function delete( $key ): void {
		$path = self::path( $key );
		if ( '' !== $path && is_file( $path ) ) {
			wp_delete_file( $path );
		}
	}

	/**
	 * Keys of files that nobody has written to for a day.
	 *
	 * @return string[]
	 */
	public static function old(): array {
		$folder = self::folder( false );
		$keys   = array();
		foreach ( '' === $folder ? array() : (array) glob( "$folder/*.part" ) as $path ) {
			$key = basename( $path, '.part' );
			if ( preg_match( self::PATTERN, $key ) && filemtime( $path ) < time() - DAY_IN_SECONDS ) {
				$keys[] = $key;
			}
		}
		return $keys;
	}

	/** Deletes the folder with all pieces. */
	public static function delete_folder(): void {
		$folder = self::folder( false );
		foreach ( '' === $folder ? array() : (array) glob( "$folder/*.part" ) as $path ) {
			wp_delete_file( $path );
		}
		Closed_Folder::delete( $folder );
	}
}
