<?php
namespace Mainstreet\Responses\Files;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\File_Name;
use Mainstreet\Core\Text\Utf8;
use Mainstreet\Http\Upload_Probe;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the files of a submission before anything is written. The messages are also given to scripts, which show
 * them before anything is sent.
 */
final class File_Validator {

	/** Maximum number of bytes of one file, whatever the server allows. */
	const MAX_BYTES = 20971520;

	/**
	 * Returns the file name extensions that a field allows.
	 *
	 * @param string[] $wanted Extensions its author chose; none for all.
	 * @return string[] The safe ones.
	 */
	public static function get_extensions( array $wanted ): array {
		$all     = array_keys( Upload_Type_Detector::ALL );
		$allowed = array_values( array_intersect( $all, $wanted ) );
		return $allowed ? $allowed : $all;
	}

	/** Returns the maximum size of one file in bytes. */
	public static function get_max_bytes(): int {
		/**
		 * Filters the maximum size of a visitor's file.
		 *
		 * @param int $bytes Bytes. The limits of the server apply in addition.
		 */
		$limit = (int) apply_filters( 'mainstreet_max_file_bytes', self::MAX_BYTES );
		return max( 1, min( $limit, wp_max_upload_size(), Upload_Probe::limit() ) );
	}

	/**
	 * Checks the files of one field without writing anything.
	 *
	 * @param array[] $files As PHP names them: `name`, `tmp_name`, `size`, `error`.
	 * @return array[]|\WP_Error Files as Response_Files::store() takes them: `name`, `tmp_name`, `size`, `type`.
	 */
	public static function check( array $field, array $files ) {
		$files = array_values(
			array_filter(
				$files,
				static fn( $file ) => is_array( $file ) && ( ! isset( $file['error'] ) || UPLOAD_ERR_NO_FILE !== (int) $file['error'] )
			)
		);
		if ( count( $files ) > (int) $field['max'] ) {
			return new \WP_Error( 'files', self::too_many_message( (int) $field['max'] ) );
		}
		$checked = array();
		foreach ( $files as $file ) {
			$result = self::check_one( self::get_extensions( $field['accept'] ), $file );
			if ( is_wp_error( $result ) ) {
				return $result;
			}
			$checked[] = $result;
		}
		return $checked;
	}

	/**
	 * Checks the size and name of one file, and that its contents are of the type that the name says.
	 *
	 * @return array|\WP_Error
	 */
	private static function check_one( array $endings, array $file ) {
		$full      = isset( $file['name'] ) && is_string( $file['name'] ) ? self::clean_name( $file['name'] ) : '';
		$name      = self::shorten_name( $full );
		$path      = Attributes::text( $file, 'tmp_name' );
		$error     = isset( $file['error'] ) ? (int) $file['error'] : UPLOAD_ERR_OK;
		$too_large = new \WP_Error( 'size', self::too_large_message( $name ) );
		if ( UPLOAD_ERR_INI_SIZE === $error || UPLOAD_ERR_FORM_SIZE === $error ) {
			return $too_large;
		}
		if ( UPLOAD_ERR_OK !== $error || ! self::is_upload( $path ) ) {
			return new \WP_Error( 'upload', self::not_received_message( $name ) );
		}
		$size = (int) filesize( $path );
		if ( $size > self::get_max_bytes() ) {
			return $too_large;
		}
		$type = Upload_Type_Detector::detect( $path, $full, $endings );
		if ( 0 === $size || null === $type ) {
			return new \WP_Error( 'type', self::not_allowed_message( $name, $endings ) );
		}
		return array(
			'name'     => $name,
			'tmp_name' => $path,
			'size'     => $size,
			'type'     => $type,
		);
	}

	/** Whether PHP received the file with this request. */
	private static function is_upload( string $path ): bool {
		/**
		 * Filters whether a path is an upload of this request. For tests, which have no uploads.
		 *
		 * @param bool   $is_upload Whether it is.
		 * @param string $path      Path.
		 */
		return '' !== $path && ( is_uploaded_file( $path ) || apply_filters( 'mainstreet_is_upload', false, $path ) );
	}

	/** Removes the folder, and characters that file systems refuse or that hide parts of the name. */
	private static function clean_name( string $name ): string {
		$name = str_replace( '\\', '/', Utf8::clean( $name ) );
		$name = (string) preg_replace( '/[\x00-\x1F\x7F"<>|:*?\x{202A}-\x{202E}\x{2066}-\x{2069}]/u', '', substr( $name, (int) strrpos( '/' . $name, '/' ) ) );
		return trim( $name, " \t." );
	}

	/** Shortens the name that is shown and used for downloads; at most 120 characters, and as many bytes as file systems allow. */
	private static function shorten_name( string $name ): string {
		return File_Name::shorten( $name, min( File_Name::MAX_BYTES, strlen( mb_substr( $name, 0, 120 ) ) ) );
	}

	/** The message for too many files. */
	public static function too_many_message( int $limit ): string {
		/* translators: %s: number of files. */
		return sprintf( _n( 'Please select only %s file.', 'Please select no more than %s files.', $limit, 'mainstreet-blocks' ), number_format_i18n( $limit ) );
	}

	/** The message for a file that is too large. */
	public static function too_large_message( string $name ): string {
		/* translators: 1: name of a file, 2: size such as "8 MB". */
		return sprintf( __( '“%1$s” is too large. The maximum size is %2$s.', 'mainstreet-blocks' ), $name, size_format( self::get_max_bytes() ) );
	}

	/** The message for a file that is empty or of a type that is not allowed. */
	public static function not_allowed_message( string $name, array $endings ): string {
		/* translators: 1: name of a file, 2: list of file types. */
		return sprintf( __( '“%1$s” is not an allowed file type. Allowed types: %2$s.', 'mainstreet-blocks' ), $name, implode( ', ', $endings ) );
	}

	/** The message for a file that was received in part only. */
	private static function not_received_message( string $name ): string {
		/* translators: %s: name of a file. */
		return sprintf( __( '“%s” could not be uploaded. Please select it again.', 'mainstreet-blocks' ), $name );
	}
}
