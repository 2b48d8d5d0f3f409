<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\File_Name;

defined( 'ABSPATH' ) || exit;

/**
 * Checks a file before its first byte: name, type, size, room. Each rule is WordPress's own for the current user, but for the limit of PHP
 * for one request, which pieces stay below.
 */
final class Upload_Rules {

	/** Bytes of a file at most (docs/server-contract.md A41). */
	const MAX_BYTES = 2147483648;

	/** Bytes of a name: WordPress and the makers of copies put numbers and sizes behind it, and disks take 255. */
	const MAX_NAME = 200;

	/** Files of one user at once. */
	const AT_ONCE = 3;

	/** Bytes of disk that are left alone. */
	const SPARE = 104857600;

	/** The uploads. */
	private Uploads $uploads;

	/**
	 * The rules.
	 *
	 * @param Uploads $uploads The uploads.
	 */
	public function __construct( Uploads $uploads ) {
		$this->uploads = $uploads;
	}

	/**
	 * Bytes that a file may have.
	 *
	 * @return int
	 */
	public static function max_bytes() {
		/**
		 * Filters how large a file may be that is uploaded in pieces.
		 *
		 * @param int $bytes Bytes.
		 */
		return max( 1, (int) apply_filters( 'mainstreet_video_max_bytes', self::MAX_BYTES ) );
	}

	/**
	 * Checks a file that is announced.
	 *
	 * @param int   $length Bytes.
	 * @param array $facts  What the client says: `filename`, `filetype`, `post`.
	 * @return array|\WP_Error `name`, `type`, `post_id`; an error with a status.
	 */
	public function check( int $length, array $facts ) {
		$name = self::name( isset( $facts['filename'] ) ? $facts['filename'] : '' );
		$type = wp_check_filetype( $name, get_allowed_mime_types() );
		if ( ! $type['type'] ) {
			return self::refusal( 415, __( 'Sorry, you are not allowed to upload this file type.', 'mainstreet-blocks' ) );
		}
		if ( strlen( $name ) > self::MAX_NAME ) {
			return self::refusal( 400, __( 'The file’s name is too long. Please give the file a shorter one.', 'mainstreet-blocks' ) );
		}
		$said = isset( $facts['filetype'] ) ? (string) $facts['filetype'] : '';
		if ( '' !== $said && 'application/octet-stream' !== $said && self::sort( $said ) !== self::sort( $type['type'] ) ) {
			return self::refusal( 415, __( 'The file name does not match the file type.', 'mainstreet-blocks' ) );
		}
		if ( $length > self::max_bytes() ) {
			/* translators: %s: size such as "2 GB". */
			return self::refusal( 413, sprintf( __( 'This file is too large. The maximum size is %s.', 'mainstreet-blocks' ), size_format( self::max_bytes() ) ) );
		}
		if ( $length > $this->room() ) {
			return self::refusal( 507, __( 'There is not enough space for this file on the server.', 'mainstreet-blocks' ) );
		}
		if ( $this->uploads->under_way( get_current_user_id() ) >= self::AT_ONCE ) {
			return self::too_many();
		}
		$post = isset( $facts['post'] ) && ctype_digit( $facts['post'] ) ? (int) $facts['post'] : 0;
		if ( $post && ! current_user_can( 'edit_post', $post ) ) {
			return self::refusal( 403, __( 'Sorry, you are not allowed to upload media to this post.', 'mainstreet-blocks' ) );
		}
		return array(
			'name'    => $name,
			'type'    => $type['type'],
			'post_id' => $post,
		);
	}

	/**
	 * The name of a file on disk.
	 *
	 * @param string $said Name the client gives, perhaps with folders.
	 * @return string As sanitize_file_name() gives it; longer than MAX_NAME only where a filter makes it so.
	 */
	private static function name( $said ): string {
		$name = sanitize_file_name( wp_basename( str_replace( '\\', '/', $said ) ) );
		// What was cut may end in another way, which core looks at once more and may make longer.
		for ( $most = self::MAX_NAME; $most > 100 && strlen( $name ) > self::MAX_NAME; $most -= 20 ) {
			$name = sanitize_file_name( File_Name::shorten( $name, $most ) );
		}
		return $name;
	}

	/**
	 * Checks an upload that was made: requests at the same moment all passed check().
	 *
	 * @param array $row Its row.
	 * @return \WP_Error|null What is wrong; nothing may be left of the upload then.
	 */
	public function check_made( array $row ): ?\WP_Error {
		return $this->uploads->under_way( $row['user_id'], $row['id'] ) >= self::AT_ONCE ? self::too_many() : null;
	}

	/**
	 * Checks the file itself, whole as it is.
	 *
	 * @param string $path Path.
	 * @param string $name Its name.
	 * @return string|\WP_Error Its type; an error with a status.
	 */
	public static function check_file( string $path, $name ) {
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$found  = wp_check_filetype_and_ext( $path, $name );
		$family = self::family( (string) $found['type'] );
		$is_av  = in_array( $family, array( 'video', 'audio' ), true );
		if ( ! $found['type'] || $found['proper_filename'] || ( $is_av && ! self::plays( $path, $family ) ) ) {
			return self::refusal( 422, __( 'The file contents do not match the file name.', 'mainstreet-blocks' ) );
		}
		return $found['type'];
	}

	/**
	 * Whether a file is sound or film: core lets through anything that is nothing else, and what also is a program of PHP.
	 *
	 * @param string $path   Path.
	 * @param string $family `video` or `audio`.
	 */
	private static function plays( string $path, string $family ): bool {
		$head = (string) file_get_contents( $path, false, null, 0, 1048576 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file, of which only the head is read.
		if ( false !== stripos( $head, '<?php' ) || false !== stripos( $head, '<script' ) ) {
			return false;
		}
		unset( $head );
		$facts = Metadata_Memory_Limit::during(
			static function () use ( $path, $family ) {
				return 'video' === $family ? wp_read_video_metadata( $path ) : wp_read_audio_metadata( $path );
			}
		);
		return is_array( $facts ) && ! empty( $facts['fileformat'] );
	}

	/**
	 * The part of a type before the slash.
	 *
	 * @param string $type Type.
	 */
	private static function family( $type ): string {
		return (string) strtok( strtolower( $type ), '/' );
	}

	/**
	 * What a type is of, however systems call it: a table is text to one and an application's to another, an Ogg file sound or film.
	 *
	 * @param string $type Type.
	 */
	private static function sort( $type ): string {
		$sorts = array(
			'audio' => 'video',
			'text'  => 'application',
		);
		return strtr( self::family( $type ), $sorts );
	}

	/** Bytes there is room for. */
	private function room(): int {
		$folder = wp_upload_dir()['basedir'];
		$free   = function_exists( 'disk_free_space' ) && is_dir( $folder ) ? disk_free_space( $folder ) : false;
		$room   = false === $free ? PHP_INT_MAX : (int) $free - self::SPARE - $this->uploads->promised();
		if ( is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ) {
			$room = min( $room, (int) get_upload_space_available(), 1024 * (int) get_site_option( 'fileupload_maxk', 1500 ) );
		}
		/**
		 * Filters how many bytes may still be uploaded.
		 *
		 * @param int $room Bytes.
		 */
		return (int) apply_filters( 'mainstreet_upload_room', $room );
	}

	/** A fourth file at once. */
	private static function too_many(): \WP_Error {
		return self::refusal( 429, __( 'Three files are already being uploaded. Please wait until one of them is done.', 'mainstreet-blocks' ) );
	}

	/**
	 * A refusal.
	 *
	 * @param int    $status  HTTP status.
	 * @param string $message Sentence.
	 */
	private static function refusal( int $status, string $message ): \WP_Error {
		return new \WP_Error( 'mainstreet_upload', $message, array( 'status' => $status ) );
	}
}
