<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\File_Name;

defined( 'ABSPATH' ) || exit;

/**
 * Checks a file before its first byte is uploaded: name, type, size, free space. The rules are those of WordPress for the current
 * user, except PHP's size limit for one request, which chunks do not reach.
 */
final class Upload_Rules {

	/** Maximum bytes of a file (docs/server-contract.md A41). */
	const MAX_BYTES = 2147483648;

	/** Maximum bytes of a file name: WordPress and transcoding append numbers and sizes, and file systems allow 255. */
	const MAX_NAME = 200;

	/** Maximum number of simultaneous uploads of a user. */
	const MAX_ACTIVE = 3;

	/** Bytes of disk space that must stay free. */
	const RESERVED_BYTES = 104857600;

	/** Bytes that reading metadata may use in addition to the memory in use. */
	const METADATA_MEMORY = 33554432;

	private Uploads $uploads;

	public function __construct( Uploads $uploads ) {
		$this->uploads = $uploads;
	}

	/**
	 * Returns the maximum bytes of a file.
	 *
	 * @return int
	 */
	public static function get_max_bytes() {
		/**
		 * Filters the maximum size of a file that is uploaded in chunks.
		 *
		 * @param int $bytes Bytes.
		 */
		return max( 1, (int) apply_filters( 'mainstreet_video_max_bytes', self::MAX_BYTES ) );
	}

	/**
	 * Checks a new upload of the current user.
	 *
	 * @param array $facts Metadata from the client: `filename`, `filetype`, `post`.
	 * @return array|\WP_Error `name`, `type`, `post_id`; an error with a status.
	 */
	public function check( int $length, array $facts ) {
		$name = self::sanitize_name( isset( $facts['filename'] ) ? $facts['filename'] : '' );
		$type = wp_check_filetype( $name, get_allowed_mime_types() );
		if ( ! $type['type'] ) {
			return self::create_error( 415, __( 'Sorry, you are not allowed to upload this file type.', 'mainstreet-blocks' ) );
		}
		if ( strlen( $name ) > self::MAX_NAME ) {
			return self::create_error( 400, __( 'The file’s name is too long. Please give the file a shorter one.', 'mainstreet-blocks' ) );
		}
		$said = isset( $facts['filetype'] ) ? (string) $facts['filetype'] : '';
		if ( '' !== $said && 'application/octet-stream' !== $said && self::get_type_group( $said ) !== self::get_type_group( $type['type'] ) ) {
			return self::create_error( 415, __( 'The file name does not match the file type.', 'mainstreet-blocks' ) );
		}
		if ( $length > self::get_max_bytes() ) {
			/* translators: %s: size such as "2 GB". */
			return self::create_error( 413, sprintf( __( 'This file is too large. The maximum size is %s.', 'mainstreet-blocks' ), size_format( self::get_max_bytes() ) ) );
		}
		if ( $length > $this->get_free_bytes() ) {
			return self::create_error( 507, __( 'There is not enough space for this file on the server.', 'mainstreet-blocks' ) );
		}
		if ( $this->uploads->count_active( get_current_user_id() ) >= self::MAX_ACTIVE ) {
			return self::create_count_error();
		}
		$post = isset( $facts['post'] ) && ctype_digit( $facts['post'] ) ? (int) $facts['post'] : 0;
		if ( $post && ! current_user_can( 'edit_post', $post ) ) {
			return self::create_error( 403, __( 'Sorry, you are not allowed to upload media to this post.', 'mainstreet-blocks' ) );
		}
		return array(
			'name'    => $name,
			'type'    => $type['type'],
			'post_id' => $post,
		);
	}

	/**
	 * Returns the sanitized name of a file.
	 *
	 * @param string $said Name from the client, which may contain folders.
	 * @return string As sanitize_file_name() returns it; longer than MAX_NAME only if a filter makes it longer.
	 */
	private static function sanitize_name( $said ): string {
		$name = sanitize_file_name( wp_basename( str_replace( '\\', '/', $said ) ) );
		// sanitize_file_name() may lengthen a shortened name again, if it now ends in another extension.
		for ( $most = self::MAX_NAME; $most > 100 && strlen( $name ) > self::MAX_NAME; $most -= 20 ) {
			$name = sanitize_file_name( File_Name::shorten( $name, $most ) );
		}
		return $name;
	}

	/**
	 * Checks the number of simultaneous uploads again after the row is stored: parallel requests may all have passed check().
	 *
	 * @param array $row Row of the new upload.
	 * @return \WP_Error|null An error if there are too many; the caller must delete the row.
	 */
	public function check_count( array $row ): ?\WP_Error {
		return $this->uploads->count_active( $row['user_id'], $row['id'] ) >= self::MAX_ACTIVE ? self::create_count_error() : null;
	}

	/**
	 * Checks the contents of a complete file.
	 *
	 * @param string $name File name.
	 * @return string|\WP_Error MIME type; an error with a status.
	 */
	public static function check_file( string $path, $name ) {
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$found  = wp_check_filetype_and_ext( $path, $name );
		$family = self::get_family( (string) $found['type'] );
		$is_av  = in_array( $family, array( 'video', 'audio' ), true );
		if ( ! $found['type'] || $found['proper_filename'] || ( $is_av && ! self::is_playable( $path, $family ) ) ) {
			return self::create_error( 422, __( 'The file contents do not match the file name.', 'mainstreet-blocks' ) );
		}
		return $found['type'];
	}

	/**
	 * Whether a file is really audio or video. Core accepts any content that it does not recognize as another type, and files that
	 * also contain PHP code.
	 *
	 * @param string $family `video` or `audio`.
	 */
	private static function is_playable( string $path, string $family ): bool {
		$head = (string) file_get_contents( $path, false, null, 0, 1048576 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- reads only the beginning of a local file.
		if ( false !== stripos( $head, '<?php' ) || false !== stripos( $head, '<script' ) ) {
			return false;
		}
		unset( $head );
		$facts = self::read_with_memory_limit( static fn() => 'video' === $family ? wp_read_video_metadata( $path ) : wp_read_audio_metadata( $path ) );
		return is_array( $facts ) && ! empty( $facts['fileformat'] );
	}

	/**
	 * Returns the part of a MIME type before the slash, in lower case.
	 *
	 * @param string $type MIME type.
	 */
	private static function get_family( $type ): string {
		return (string) strtok( strtolower( $type ), '/' );
	}

	/**
	 * Returns a group of MIME types that systems use for the same file: CSV is `text` or `application`, Ogg is `audio` or `video`.
	 *
	 * @param string $type MIME type.
	 */
	private static function get_type_group( $type ): string {
		$sorts = array(
			'audio' => 'video',
			'text'  => 'application',
		);
		return strtr( self::get_family( $type ), $sorts );
	}

	/** Returns the bytes that may still be uploaded, after the disk space and the quota of the site in a network. */
	private function get_free_bytes(): int {
		$folder = wp_upload_dir()['basedir'];
		$free   = function_exists( 'disk_free_space' ) && is_dir( $folder ) ? disk_free_space( $folder ) : false;
		$room   = false === $free ? PHP_INT_MAX : (int) $free - self::RESERVED_BYTES - $this->uploads->sum_lengths();
		if ( is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ) {
			$room = min( $room, (int) get_upload_space_available(), 1024 * (int) get_site_option( 'fileupload_maxk', 1500 ) );
		}
		/**
		 * Filters the bytes that may still be uploaded.
		 *
		 * @param int $room Bytes.
		 */
		return (int) apply_filters( 'mainstreet_upload_room', $room );
	}

	private static function create_count_error(): \WP_Error {
		return self::create_error( 429, __( 'Three files are already being uploaded. Please wait until one of them is done.', 'mainstreet-blocks' ) );
	}

	private static function create_error( int $status, string $message ): \WP_Error {
		return new \WP_Error( 'mainstreet_upload', $message, array( 'status' => $status ) );
	}

	/**
	 * Lowers PHP's memory limit while WordPress reads the metadata of a video or audio file: getID3 allocates up to a quarter of the
	 * limit at once, several times. The previous limit is restored as soon as the file is read.
	 *
	 * @param callable $read Calls wp_read_video_metadata() or wp_read_audio_metadata(), directly or not.
	 * @return mixed Return value of the function.
	 */
	public static function read_with_memory_limit( callable $read ) {
		$limit   = (string) ini_get( 'memory_limit' );
		$restore = static function ( $facts = null ) use ( $limit ) {
			ini_set( 'memory_limit', $limit ); // phpcs:ignore WordPress.PHP.IniSet, Squiz.PHP.DiscouragedFunctions -- restores the previous limit.
			return $facts;
		};
		add_filter( 'wp_read_video_metadata', $restore, PHP_INT_MIN );
		add_filter( 'wp_read_audio_metadata', $restore, PHP_INT_MIN );
		$bytes = wp_convert_hr_to_bytes( $limit );
		$lower = memory_get_usage( true ) + self::METADATA_MEMORY;
		if ( $bytes < 1 || $bytes > $lower ) {
			ini_set( 'memory_limit', (string) $lower ); // phpcs:ignore WordPress.PHP.IniSet, Squiz.PHP.DiscouragedFunctions -- until the file is read.
		}
		try {
			return $read();
		} finally {
			$restore();
			remove_filter( 'wp_read_video_metadata', $restore, PHP_INT_MIN );
			remove_filter( 'wp_read_audio_metadata', $restore, PHP_INT_MIN );
		}
	}
}
