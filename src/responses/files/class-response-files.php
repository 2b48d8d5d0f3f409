<?php
namespace Mainstreet\Responses\Files;

use Mainstreet\Core\Closed_Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the files of responses where no web server runs them and nobody can guess their URL: in one folder per site with
 * a random name, closed to the web by .htaccess, under random names with the extension `.bin`. They are served by
 * File_Download alone, and deleted with their response.
 */
final class Response_Files {

	/** Option with the random part of the folder's name. */
	const OPTION = 'mainstreet_files_folder';

	/** Meta of a response, one row for each file: the key of the file. */
	const META = '_mainstreet_file';

	/** Format of keys. */
	const PATTERN = '/^[0-9a-f]{32}$/D';

	/** Maximum number of files per statement. */
	const CHUNK = 200;

	/**
	 * Moves validated files into the folder.
	 *
	 * @param array[] $files As File_Validator::check() returns them.
	 * @param string  $form  Container of the form, such as `post:7`.
	 * @return array[]|\WP_Error For the response: `name`, `size`, `type`, `key`.
	 */
	public static function store( array $files, string $form = '' ) {
		$keys = File_Quota::reserve( $files, $form );
		if ( is_wp_error( $keys ) ) {
			return $keys;
		}
		$folder = self::get_folder( true );
		$stored = array();
		foreach ( array_values( $files ) as $number => $file ) {
			$key = $keys[ $number ];
			if ( '' === $folder || ! self::move( $file, $folder, "$key.bin" ) ) {
				self::delete( $keys );
				return new \WP_Error( 'mainstreet_not_stored', __( 'Could not save the file. Please send it again in a moment.', 'mainstreet-blocks' ), array( 'status' => 503 ) );
			}
			chmod( "$folder/$key.bin", 0600 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem is not loaded for visitors.
			$stored[] = array(
				'name' => $file['name'],
				'size' => $file['size'],
				'type' => $file['type'],
				'key'  => $key,
			);
		}
		return $stored;
	}

	/**
	 * Lets core move a file, so that plugins that watch uploads (virus scanners, the quota of a network) see it. No attachment is
	 * created.
	 *
	 * @param string $folder Folder, without a trailing slash.
	 * @return bool Whether the file was moved.
	 */
	private static function move( array $file, string $folder, string $name ): bool {
		if ( ! is_uploaded_file( $file['tmp_name'] ) ) {
			// Only in tests: File_Validator refuses anything else.
			return copy( $file['tmp_name'], "$folder/$name" );
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$place = static function ( $uploads ) use ( $folder ) {
			return array_merge(
				$uploads,
				array(
					'path'   => $folder,
					'subdir' => '',
					'error'  => false,
				)
			);
		};
		add_filter( 'upload_dir', $place, PHP_INT_MAX );
		$moved = wp_handle_upload(
			$file,
			array(
				'test_form'                => false,
				// Upload_Type_Detector has checked the contents, which core does not.
				'test_type'                => false,
				'unique_filename_callback' => static fn() => $name,
			)
		);
		remove_filter( 'upload_dir', $place, PHP_INT_MAX );
		return isset( $moved['file'] ) && is_file( "$folder/$name" );
	}

	/** Deletes files. */
	public static function delete( array $keys ): void {
		foreach ( $keys as $key ) {
			$path = self::find_path( (string) $key );
			if ( '' !== $path ) {
				wp_delete_file( $path );
			}
		}
		File_Quota::release( array_map( 'strval', $keys ) );
	}

	/**
	 * Returns the folder.
	 *
	 * @param bool $makes Whether to create it.
	 * @return string Path without a trailing slash; empty if there is none.
	 */
	public static function get_folder( bool $makes ): string {
		$name = Closed_Folder::get_name( self::OPTION, $makes );
		if ( '' === $name ) {
			return '';
		}
		return Closed_Folder::open( self::get_parent_folder() . '/mainstreet-' . $name, $makes );
	}

	/**
	 * Finds a file.
	 *
	 * @return string Path; empty if there is no such file.
	 */
	public static function find_path( string $key ): string {
		if ( ! preg_match( self::PATTERN, $key ) ) {
			return '';
		}
		$folder = self::get_folder( false );
		if ( '' !== $folder && is_file( "$folder/$key.bin" ) ) {
			return "$folder/$key.bin";
		}
		foreach ( self::find_other_folders() as $folder ) {
			if ( is_file( "$folder/$key.bin" ) ) {
				return "$folder/$key.bin";
			}
		}
		return '';
	}

	/**
	 * Finds the response that a file belongs to.
	 *
	 * @return int Post id; 0 for none.
	 */
	public static function find_response( string $key ): int {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- along the index of keys.
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value = %s LIMIT 1", self::META, $key ) );
	}

	/**
	 * Lists visitors' files in a folder.
	 *
	 * @param string $folder Path; may be empty.
	 * @return string[] Paths.
	 */
	public static function list_files( string $folder ): array {
		$names = '' !== $folder && is_dir( $folder ) ? (array) scandir( $folder ) : array();
		return array_map( static fn( $name ) => "$folder/$name", array_values( preg_grep( '/^[0-9a-f]{32}\.bin$/D', $names ) ) );
	}

	/**
	 * Reconciles the rows of the quota with the files: adds rows for files of older versions, and deletes rows whose process
	 * died before it wrote the file. Runs hourly.
	 */
	public static function reconcile_quota(): void {
		foreach ( array_chunk( self::list_files( self::get_folder( false ) ), self::CHUNK ) as $files ) {
			$paths = array();
			foreach ( $files as $file ) {
				$paths[ basename( $file, '.bin' ) ] = $file;
			}
			foreach ( File_Quota::find_unknown( array_map( 'strval', array_keys( $paths ) ) ) as $key ) {
				$owner = self::find_response( $key );
				$form  = $owner ? (string) get_post_meta( $owner, '_mainstreet_source', true ) : '';
				$form  = '' === $form ? 'post:' . ( $owner ? wp_get_post_parent_id( $owner ) : 0 ) : $form;
				File_Quota::add( $key, $form, (int) filesize( $paths[ $key ] ), (int) filemtime( $paths[ $key ] ) );
			}
		}
		$gone = array_filter(
			File_Quota::find_recent(),
			static function ( $key ) {
				// If web servers do not share the folder, another one may have the file.
				return '' === self::find_path( $key ) && ! self::find_response( $key );
			}
		);
		File_Quota::release( $gone );
	}

	/**
	 * Moves files of this site's responses from other folders into its own: in older versions, several requests at once could
	 * create a folder each. Files of no response of this site may belong to another site, and stay.
	 */
	public static function move_stray_files(): void {
		foreach ( self::find_other_folders() as $other ) {
			foreach ( array_chunk( self::list_files( $other ), self::CHUNK ) as $files ) {
				foreach ( self::filter_owned( $files ) as $name ) {
					rename( "$other/$name", self::get_folder( true ) . "/$name" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- within the folder of uploads.
				}
			}
		}
	}

	/**
	 * Finds the files that belong to responses of this site.
	 *
	 * @param string[] $files Paths.
	 * @return string[] Names of the files.
	 */
	private static function filter_owned( array $files ): array {
		global $wpdb;
		$keys = array();
		foreach ( $files as $file ) {
			$keys[] = basename( $file, '.bin' );
		}
		$list = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
		// phpcs:ignore WordPress.DB -- along the index of keys.
		$found = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s AND meta_value IN ($list)", array_merge( array( self::META ), $keys ) ) );
		return preg_replace( '/$/D', '.bin', preg_grep( self::PATTERN, $found ) );
	}

	/**
	 * Returns the parent of the folder.
	 *
	 * @return string Path without a trailing slash.
	 */
	private static function get_parent_folder(): string {
		/**
		 * Filters the parent folder of visitors' files, for hosts with a folder that is not public.
		 *
		 * @param string $folder Absolute path, to which a random name is added.
		 */
		return untrailingslashit( (string) apply_filters( 'mainstreet_private_folder', wp_upload_dir( null, false )['basedir'] ) );
	}

	/**
	 * Lists other folders with a name of the same pattern.
	 *
	 * @return string[] Paths.
	 */
	private static function find_other_folders(): array {
		$base  = self::get_parent_folder();
		$names = is_dir( $base ) ? (array) scandir( $base ) : array();
		$found = array_map( static fn( $name ) => "$base/$name", preg_grep( '/^mainstreet-[0-9a-f]{32}$/D', $names ) );
		return array_values( array_diff( $found, array( self::get_folder( false ) ) ) );
	}

	/** Deletes all visitors' files and the folder. */
	public static function delete_folder(): void {
		self::move_stray_files();
		$folder = self::get_folder( false );
		if ( '' === $folder ) {
			return;
		}
		foreach ( array_merge( (array) glob( "$folder/*" ), array( "$folder/.htaccess" ) ) as $file ) {
			if ( is_file( $file ) ) {
				wp_delete_file( $file );
			}
		}
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a folder of our own.
		delete_option( self::OPTION );
	}

	/**
	 * Deletes the files of a network site that is being deleted: core deletes its uploads, but not a folder elsewhere
	 * (`mainstreet_private_folder`).
	 *
	 * @param \WP_Site $site Site.
	 */
	public static function site_deleted( $site ): void {
		if ( ! $site instanceof \WP_Site ) {
			return;
		}
		switch_to_blog( (int) $site->blog_id );
		self::delete_folder();
		restore_current_blog();
	}
}
