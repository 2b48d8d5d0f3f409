<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Closed_Folder;
use Mainstreet\Core\Stored_Once;

defined( 'ABSPATH' ) || exit;

/**
 * One folder with a random name for a whole site, chosen once (Stored_Once), and the files in it.
 */
final class Response_Folder {

	/** Option with the random part of the folder's name. */
	const OPTION = 'mainstreet_files_folder';

	/** What that part looks like. */
	const PATTERN = '/^[0-9a-f]{32}$/D';

	/** Files looked up in one statement. */
	const CHUNK = 200;

	/**
	 * The folder.
	 *
	 * @param bool $makes Whether to make it.
	 * @return string Path without slash at its end; empty when there is none.
	 */
	public static function path( $makes ) {
		$name = $makes
			? Stored_Once::choose( self::OPTION, self::PATTERN, bin2hex( random_bytes( 16 ) ) )
			: Stored_Once::read( self::OPTION, self::PATTERN );
		if ( '' === $name ) {
			return '';
		}
		$folder = self::base() . '/mainstreet-' . $name;
		if ( $makes ) {
			Closed_Folder::make( $folder );
		}
		return is_dir( $folder ) ? $folder : '';
	}

	/**
	 * Where a file lies.
	 *
	 * @param string $key Key.
	 * @return string Empty when there is none.
	 */
	public static function find( $key ) {
		if ( ! preg_match( self::PATTERN, $key ) ) {
			return '';
		}
		$folder = self::path( false );
		if ( '' !== $folder && is_file( "$folder/$key.bin" ) ) {
			return "$folder/$key.bin";
		}
		foreach ( self::others() as $folder ) {
			if ( is_file( "$folder/$key.bin" ) ) {
				return "$folder/$key.bin";
			}
		}
		return '';
	}

	/**
	 * Brings files of this site's responses together that lie in another folder: the first requests
	 * with files used to choose one each. What nobody here knows may be another site's, and stays.
	 */
	public static function gather() {
		foreach ( self::others() as $other ) {
			foreach ( array_chunk( self::files( $other ), self::CHUNK ) as $files ) {
				foreach ( self::owned( $files ) as $name ) {
					rename( "$other/$name", self::path( true ) . "/$name" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- within the folder of uploads.
				}
			}
		}
	}

	/**
	 * Which of some files belong to responses of this site.
	 *
	 * @param string[] $files Paths.
	 * @return string[] Names of those files.
	 */
	private static function owned( array $files ) {
		global $wpdb;
		$keys = array();
		foreach ( $files as $file ) {
			$keys[] = basename( $file, '.bin' );
		}
		$list = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		// phpcs:ignore WordPress.DB -- along the index of keys.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value IN ($list)", array_merge( array( Response_Files::META ), $keys ) ) );
		return preg_replace( '/$/D', '.bin', preg_grep( self::PATTERN, $found ) );
	}

	/**
	 * The response a file belongs to.
	 *
	 * @param string $key Key.
	 * @return int Post id; 0 for none.
	 */
	public static function owner( $key ) {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- along the index of keys.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s LIMIT 1", Response_Files::META, $key ) );
	}

	/**
	 * Visitors' files in a folder.
	 *
	 * @param string $folder Path; may be empty.
	 * @return string[] Paths.
	 */
	public static function files( $folder ) {
		$names = '' !== $folder && is_dir( $folder ) ? (array) scandir( $folder ) : array();
		return array_map(
			static function ( $name ) use ( $folder ) {
				return "$folder/$name";
			},
			array_values( preg_grep( '/^[0-9a-f]{32}\.bin$/D', $names ) )
		);
	}

	/**
	 * Where the folder lies.
	 *
	 * @return string Path without slash at its end.
	 */
	private static function base() {
		/**
		 * Filters where visitors' files are kept, for hosts with a place outside of the web's reach.
		 *
		 * @param string $folder Absolute path, to which a random name is added.
		 */
		return untrailingslashit( (string) apply_filters( 'mainstreet_private_folder', wp_upload_dir( null, false )['basedir'] ) );
	}

	/**
	 * Other folders of our kind.
	 *
	 * @return string[] Paths.
	 */
	private static function others() {
		$base  = self::base();
		$names = is_dir( $base ) ? (array) scandir( $base ) : array();
		$found = array_map(
			static function ( $name ) use ( $base ) {
				return "$base/$name";
			},
			preg_grep( '/^mainstreet-[0-9a-f]{32}$/D', $names )
		);
		return array_values( array_diff( $found, array( self::path( false ) ) ) );
	}
}
