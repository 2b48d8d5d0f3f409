<?php
namespace Mainstreet\Uploads;

use Mainstreet\Core\Jobs\Lease;
use Mainstreet\Core\Text\Plain_Text;
use Mainstreet\Uploads\Server\Tus_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the media file of a finished upload, exactly once. The target path is stored before the file is moved, so that a later
 * request can continue after a process that died in between.
 */
final class Upload_Finisher {

	/** Seconds until the lease expires while WordPress checks the file. */
	const LEASE = 120;

	private Uploads $uploads;

	public function __construct( Uploads $uploads ) {
		$this->uploads = $uploads;
	}

	/**
	 * Moves the file to the library, creates its attachment, and releases the lease.
	 *
	 * @param array $row Row; all bytes have arrived.
	 * @return array|\WP_Error The row with its new values; an error with a status.
	 */
	public function place( array $row, Lease $lease ) {
		if ( ! $this->uploads->renew_lease( $lease, array(), self::LEASE ) ) {
			return new \WP_Error( 'mainstreet_upload', __( 'This file is being uploaded in another window.', 'mainstreet-blocks' ), array( 'status' => 423 ) );
		}
		$file = $this->find_moved_file( $row );
		$file = $file ? $file : $this->move_file( $row, $lease );
		if ( is_wp_error( $file ) ) {
			$this->refuse( $row, $lease, $file );
			return $file;
		}
		$id = $this->create_attachment( $row, $file );
		if ( is_wp_error( $id ) ) {
			$lease->release();
			return new \WP_Error( 'mainstreet_upload', __( 'Could not save the file. Please try again in a moment.', 'mainstreet-blocks' ), array( 'status' => 503 ) );
		}
		$done = array(
			'state'         => Uploads::DONE,
			'attachment_id' => $id,
		);
		$lease->release( $done );
		// After the row is updated: reading metadata may take long, and a corrupt video may crash the process.
		self::add_metadata( $id, $file['file'] );
		/**
		 * Fires when a file that was uploaded in chunks is in the media library.
		 *
		 * @param int $id Attachment id.
		 */
		do_action( 'mainstreet_uploaded', $id );
		return $done + $row;
	}

	/** Stores the metadata of an attachment; the title in the tags of an audio file becomes its title. */
	private static function add_metadata( int $id, string $file ): void {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$facts = Upload_Rules::read_with_memory_limit( static fn() => wp_generate_attachment_metadata( $id, $file ) );
		wp_update_attachment_metadata( $id, $facts );
		// WordPress has filtered the title with kses, as HTML.
		$title = wp_attachment_is( 'audio', $id ) && isset( $facts['title'] ) && is_string( $facts['title'] ) ? Plain_Text::line_from_html( $facts['title'] ) : '';
		if ( '' !== $title ) {
			wp_update_post(
				array(
					'ID'         => $id,
					'post_title' => wp_slash( Plain_Text::to_html( $title ) ),
				)
			);
		}
	}

	/**
	 * Returns the response headers for a finished upload.
	 *
	 * @return array<string, string> Empty until the file is in the library.
	 */
	public static function get_headers( array $row ): array {
		if ( Uploads::DONE !== $row['state'] || ! get_post( $row['attachment_id'] ) ) {
			return array();
		}
		$headers = array(
			'x-videopress-upload-media-id' => (string) $row['attachment_id'],
			'x-videopress-upload-src-url'  => (string) wp_get_attachment_url( $row['attachment_id'] ),
		);
		/**
		 * Filters the response headers that describe the media file of a finished upload.
		 *
		 * @param string[] $headers Headers by name.
		 * @param int      $id      Attachment id.
		 */
		return (array) apply_filters( 'mainstreet_upload_headers', $headers, $row['attachment_id'] );
	}

	/**
	 * Finds the file if an earlier process died after moving it.
	 *
	 * @return array|null As wp_handle_sideload() returns it.
	 */
	private function find_moved_file( array $row ): ?array {
		$uploads = wp_upload_dir( null, false );
		$path    = '' === $row['path'] ? '' : $uploads['basedir'] . '/' . $row['path'];
		if ( '' === $path || Part_Files::get_size( $row['upload_key'] ) >= 0 || ! is_file( $path ) || filesize( $path ) !== $row['length'] ) {
			return null;
		}
		return array(
			'file' => $path,
			'url'  => $uploads['baseurl'] . '/' . $row['path'],
			'type' => $row['type'],
		);
	}

	/**
	 * Checks the file and moves it into the uploads folder.
	 *
	 * @return array|\WP_Error As wp_handle_sideload() returns it.
	 */
	private function move_file( array $row, Lease $lease ) {
		$part = Part_Files::get_path( $row['upload_key'] );
		if ( Part_Files::get_size( $row['upload_key'] ) !== $row['length'] ) {
			// Remove bytes beyond the end, which an interrupted write may have left.
			$file = '' === $part ? false : fopen( $part, 'r+b' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as below.
			if ( ! $file || Part_Files::get_size( $row['upload_key'] ) < $row['length'] || ! ftruncate( $file, $row['length'] ) ) {
				return new \WP_Error( 'mainstreet_upload', __( 'The uploaded file can no longer be found. Please choose the file again.', 'mainstreet-blocks' ), array( 'status' => 410 ) );
			}
			fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as below.
		}
		$type = Upload_Rules::check_file( $part, $row['name'] );
		if ( is_wp_error( $type ) ) {
			return $type;
		}
		$move = function ( $moved, $file, $new_file ) use ( $lease, $part ) {
			if ( null !== $moved || $file['tmp_name'] !== $part ) {
				return $moved;
			}
			$base = wp_upload_dir( null, false )['basedir'] . '/';
			if ( 0 !== strpos( $new_file, $base ) || ! $this->uploads->renew_lease( $lease, array( 'path' => substr( $new_file, strlen( $base ) ) ), self::LEASE ) ) {
				return null;
			}
			// On the same disk, rename() is immediate for any size. If it fails, core copies the file.
			return @rename( $part, $new_file ) ? true : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- core copies the file if it fails.
		};
		add_filter( 'pre_move_uploaded_file', $move, 10, 3 );
		$sideload = array(
			'name'     => $row['name'],
			'type'     => $type,
			'tmp_name' => $part,
			'error'    => 0,
			'size'     => $row['length'],
		);
		try {
			$file = wp_handle_sideload( $sideload, array( 'test_form' => false ), null );
		} finally {
			remove_filter( 'pre_move_uploaded_file', $move, 10 );
		}
		return isset( $file['error'] ) ? new \WP_Error( 'mainstreet_upload', wp_strip_all_tags( (string) $file['error'] ), array( 'status' => 422 ) ) : $file;
	}

	/**
	 * Creates the attachment, or returns the one that a process which died has created.
	 *
	 * @param array $file As wp_handle_sideload() returns it.
	 * @return int|\WP_Error Attachment id.
	 */
	private function create_attachment( array $row, array $file ) {
		global $wpdb;
		// The row has a path only if a process died. Uses the index of `post_author`.
		$found = '' === $row['path'] ? 0 : (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_author = %d AND post_type = 'attachment' AND guid = %s LIMIT 1", $row['user_id'], $file['url'] ) );
		if ( $found ) {
			update_attached_file( $found, $file['file'] );
			return $found;
		}
		return wp_insert_attachment(
			array(
				'post_title'     => wp_slash( Plain_Text::to_html( self::get_title( $row ) ) ),
				'post_author'    => $row['user_id'],
				'post_mime_type' => $file['type'],
				'guid'           => $file['url'],
			),
			$file['file'],
			$row['post_id'],
			true
		);
	}

	/**
	 * Returns the title of the attachment: the client's file name without extension and HTML tags, as in core.
	 *
	 * @return string Plain text.
	 */
	private static function get_title( array $row ): string {
		$said  = Tus_Request::parse_metadata_header( $row['metadata'] );
		$name  = isset( $said['filename'] ) ? wp_basename( str_replace( '\\', '/', $said['filename'] ) ) : '';
		$title = Plain_Text::line_from_html( preg_replace( '/\.[^.]*$/D', '', $name ) );
		return '' === $title ? Plain_Text::line_from_html( pathinfo( $row['name'], PATHINFO_FILENAME ) ) : $title;
	}

	/** Marks an upload as refused, and deletes its file. */
	private function refuse( array $row, Lease $lease, \WP_Error $error ): void {
		Part_Files::delete( $row['upload_key'] );
		$refused = array(
			'state' => Uploads::REFUSED,
			'error' => mb_substr( $error->get_error_message(), 0, 500 ),
		);
		$lease->release( $refused );
	}
}
