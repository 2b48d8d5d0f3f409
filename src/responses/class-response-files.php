<?php
namespace Mainstreet\Responses;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\File_Name;
use Mainstreet\Core\Utf8;
use Mainstreet\Http\Upload_Probe;

defined( 'ABSPATH' ) || exit;

/**
 * Checks files before anything is written, and keeps them where no web server runs them
 * and nobody guesses them: a folder with a random name, closed to the web where the server
 * reads .htaccess, in it files with random names and the ending `.bin`. They leave it only
 * through the download route, and go with their response.
 */
final class Response_Files {

	/** Bytes of one file at most, whatever the server allows. */
	const MAX_BYTES = 20971520;

	/** Option with the random part of the folder's name. */
	const OPTION = Response_Folder::OPTION;

	/** Meta of a response, one row for each file: its key. */
	const META = '_mainstreet_file';

	/**
	 * Endings that a field allows.
	 *
	 * @param string[] $wanted Endings its author wants; none for all.
	 * @return string[] Those of them that are safe.
	 */
	public static function endings( array $wanted ) {
		$all     = array_keys( Upload_Types::ALL );
		$allowed = array_values( array_intersect( $all, $wanted ) );
		return $allowed ? $allowed : $all;
	}

	/**
	 * Bytes one file may have.
	 *
	 * @return int
	 */
	public static function max_bytes() {
		/**
		 * Filters how large a visitor's file may be.
		 *
		 * @param int $bytes Bytes; what the server takes is the limit all the same.
		 */
		$limit = (int) apply_filters( 'mainstreet_max_file_bytes', self::MAX_BYTES );
		return max( 1, min( $limit, wp_max_upload_size(), Upload_Probe::limit() ) );
	}

	/**
	 * Checks the files of one field. Nothing is written.
	 *
	 * @param array   $field Field of the definition.
	 * @param array[] $files As PHP names them: `name`, `tmp_name`, `size`, `error`.
	 * @return array[]|\WP_Error Files as store() takes them: `name`, `tmp_name`, `size`, `type`.
	 */
	public static function check( array $field, array $files ) {
		$files = array_values(
			array_filter(
				$files,
				static function ( $file ) {
					return is_array( $file ) && ( ! isset( $file['error'] ) || UPLOAD_ERR_NO_FILE !== (int) $file['error'] );
				}
			)
		);
		if ( count( $files ) > (int) $field['max'] ) {
			return new \WP_Error( 'files', File_Sentences::too_many( (int) $field['max'] ) );
		}
		$checked = array();
		foreach ( $files as $file ) {
			$result = self::check_one( self::endings( $field['accept'] ), $file );
			if ( is_wp_error( $result ) ) {
				return $result;
			}
			$checked[] = $result;
		}
		return $checked;
	}

	/**
	 * Checks one file: its size, its name, and that its contents are what the name says.
	 *
	 * @param string[] $endings Allowed endings.
	 * @param array    $file    File.
	 * @return array|\WP_Error
	 */
	private static function check_one( array $endings, array $file ) {
		$full      = isset( $file['name'] ) && is_string( $file['name'] ) ? self::clean_name( $file['name'] ) : '';
		$name      = self::short_name( $full );
		$path      = Attributes::text( $file, 'tmp_name' );
		$error     = isset( $file['error'] ) ? (int) $file['error'] : UPLOAD_ERR_OK;
		$too_large = new \WP_Error( 'size', File_Sentences::too_large( $name ) );
		if ( UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
			return $too_large;
		}
		if ( UPLOAD_ERR_OK !== $error || ! self::is_upload( $path ) ) {
			return new \WP_Error( 'upload', File_Sentences::not_received( $name ) );
		}
		$size = (int) filesize( $path );
		if ( $size > self::max_bytes() ) {
			return $too_large;
		}
		$type = Upload_Types::of( $path, $full, $endings );
		if ( 0 === $size || null === $type ) {
			return new \WP_Error( 'type', File_Sentences::not_allowed( $name, $endings ) );
		}
		return array(
			'name'     => $name,
			'tmp_name' => $path,
			'size'     => $size,
			'type'     => $type,
		);
	}

	/**
	 * Moves checked files into the folder.
	 *
	 * @param array[] $files From check().
	 * @param string  $form  Container of the form, such as `post:7`.
	 * @return array[]|\WP_Error For the response: `name`, `size`, `type`, `key`.
	 */
	public static function store( array $files, $form = '' ) {
		$keys = File_Quota::take( $files, $form );
		if ( is_wp_error( $keys ) ) {
			return $keys;
		}
		$folder = self::folder( true );
		$stored = array();
		foreach ( array_values( $files ) as $number => $file ) {
			$key = $keys[ $number ];
			if ( '' === $folder || ! File_Upload::move( $file, $folder, "$key.bin" ) ) {
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
	 * Deletes files.
	 *
	 * @param string[] $keys Keys.
	 */
	public static function delete( array $keys ) {
		foreach ( $keys as $key ) {
			$path = self::path( (string) $key );
			if ( '' !== $path ) {
				wp_delete_file( $path );
			}
		}
		File_Quota::give_back( array_map( 'strval', $keys ) );
	}

	/**
	 * Where a file lies.
	 *
	 * @param string $key Key.
	 * @return string Empty when there is none.
	 */
	public static function path( $key ) {
		return Response_Folder::find( $key );
	}

	/**
	 * The folder.
	 *
	 * @param bool $makes Whether to make it.
	 * @return string Path without slash at its end; empty when there is none.
	 */
	public static function folder( $makes ) {
		return Response_Folder::path( $makes );
	}

	/**
	 * Whether PHP took the file from this request.
	 *
	 * @param string $path Path.
	 * @return bool
	 */
	private static function is_upload( $path ) {
		/**
		 * Filters whether a path is an upload of this request; for tests, which have none.
		 *
		 * @param bool   $is_upload Whether it is.
		 * @param string $path      Path.
		 */
		return '' !== $path && ( is_uploaded_file( $path ) || apply_filters( 'mainstreet_is_upload', false, $path ) );
	}

	/**
	 * Name of a file without what no system takes in one.
	 *
	 * @param string $name Name as posted.
	 * @return string
	 */
	private static function clean_name( $name ) {
		$name = str_replace( '\\', '/', Utf8::clean( $name ) );
		$name = (string) preg_replace( '/[\x00-\x1F\x7F"<>|:*?\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', substr( $name, (int) strrpos( '/' . $name, '/' ) ) );
		return trim( $name, " \t." );
	}

	/**
	 * Name of a file as it is shown, and sent when it is downloaded.
	 *
	 * @param string $name As clean_name() gives it.
	 * @return string At most 120 letters, and as many bytes as a disk takes.
	 */
	private static function short_name( $name ) {
		return File_Name::shorten( $name, min( File_Name::MOST, strlen( mb_substr( $name, 0, 120 ) ) ) );
	}

	/**
	 * Deletes all files visitors sent, and their folder.
	 */
	public static function delete_folder() {
		Response_Folder::gather();
		$folder = self::folder( false );
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
	 * A site of a network is being deleted. Its uploads go with it; a folder that a host put elsewhere does not.
	 *
	 * @param \WP_Site $site Site.
	 */
	public static function site_deleted( $site ) {
		switch_to_blog( (int) $site->blog_id );
		self::delete_folder();
		restore_current_blog();
	}
}
