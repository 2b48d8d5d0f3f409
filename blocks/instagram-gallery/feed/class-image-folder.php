<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Feed;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Folder with copies of an account's images: `uploads/mainstreet-cache/instagram/<account>/`. Files are validated as images by
 * their contents, and file names do not come from Instagram.
 */
final class Image_Folder {

	/** Parent folder, relative to the uploads folder. */
	const PARENT = 'mainstreet-cache/instagram';

	/** Maximum width and height of a copy in pixels. */
	const SIZE = 640;

	/** Maximum bytes of a download, and of an image that is copied unchanged because it cannot be edited. */
	const MAX_BYTES      = 8388608;
	const MAX_COPY_BYTES = 1572864;

	/** Maximum number of pixels of a download. Decoding takes at least four bytes per pixel. */
	const MAX_PIXELS = 25000000;

	/** File extensions by MIME type. */
	const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/webp' => 'webp',
	);

	/** Pattern of file names. Other files are neither shown nor deleted. */
	const FILE_PATTERN = '/^[0-9a-f]{32}\.(jpg|png|webp)$/D';

	private int $id;

	private Http_Client $client;

	public function __construct( $id, ?Http_Client $client = null ) {
		$this->id     = (int) $id;
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * Returns the file name of an existing copy.
	 *
	 * @param string $post Id of the post at Instagram.
	 * @return string '' if there is none.
	 */
	public function find( string $post ): string {
		foreach ( self::TYPES as $ending ) {
			$name = self::build_name( $post ) . '.' . $ending;
			if ( is_file( $this->get_path() . '/' . $name ) ) {
				return $name;
			}
		}
		return '';
	}

	/**
	 * Downloads an image and stores a square copy.
	 *
	 * @param string $post Id of the post at Instagram.
	 * @return string File name; '' on failure.
	 */
	public function copy( string $post, string $url ): string {
		if ( ! wp_mkdir_p( $this->get_path() ) ) {
			return '';
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$temporary = wp_tempnam( 'mainstreet-instagram' );
		if ( ! $temporary ) {
			return '';
		}
		// The URL comes from outside and must not lead into the server's network.
		$response = $this->client->get_public(
			$url,
			array(
				'stream'              => true,
				'filename'            => $temporary,
				'timeout'             => Http_Client::TIMEOUT,
				'limit_response_size' => self::MAX_BYTES,
			)
		);
		$is_there = ! is_wp_error( $response ) && 200 === $response['status'];
		$name     = $is_there ? $this->store_copy( $temporary, self::build_name( $post ) ) : '';
		if ( is_file( $temporary ) ) {
			wp_delete_file( $temporary );
		}
		return $name;
	}

	/**
	 * Deletes all other copies.
	 *
	 * @param string[] $keep File names.
	 */
	public function delete_others( array $keep ): void {
		foreach ( $this->list_files() as $file ) {
			if ( ! in_array( $file, $keep, true ) ) {
				wp_delete_file( $this->get_path() . '/' . $file );
			}
		}
	}

	/** Deletes the copies, and the folder if it is then empty. */
	public function delete(): void {
		$this->delete_others( array() );
		if ( is_dir( $this->get_path() ) ) {
			@rmdir( $this->get_path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- fails if the folder contains other files.
		}
	}

	/** Returns the URL of the folder, with a trailing slash. */
	public function get_url(): string {
		return set_url_scheme( wp_get_upload_dir()['baseurl'] ) . '/' . self::PARENT . '/' . $this->id . '/';
	}

	/** Deletes the folders of all accounts. */
	public static function delete_all(): void {
		$place = wp_get_upload_dir()['basedir'] . '/' . self::PARENT;
		foreach ( (array) glob( $place . '/*', GLOB_ONLYDIR ) as $folder ) {
			if ( preg_match( '/^\d+$/D', basename( $folder ) ) ) {
				( new self( (int) basename( $folder ) ) )->delete();
			}
		}
		foreach ( array( $place, dirname( $place ) ) as $folder ) {
			if ( is_dir( $folder ) ) {
				@rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- fails if the folder is not empty.
			}
		}
	}

	/**
	 * Validates a downloaded file and stores a square copy of it.
	 *
	 * @param string $name File name without extension.
	 * @return string File name of the copy; '' on failure.
	 */
	private function store_copy( string $temporary, string $name ): string {
		$size = @getimagesize( $temporary ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- returns false for other files, and may warn.
		if ( ! $size || ! isset( self::TYPES[ $size['mime'] ] ) || $size[0] < 1 || $size[1] < 1 || $size[0] * $size[1] > self::MAX_PIXELS ) {
			return '';
		}
		$file   = $name . '.' . self::TYPES[ $size['mime'] ];
		$path   = $this->get_path() . '/' . $file;
		$square = min( self::SIZE, $size[0], $size[1] );
		$editor = wp_get_image_editor( $temporary, array( 'mime_type' => $size['mime'] ) );
		$crop   = min( $size[0], $size[1] );
		$done   = ! is_wp_error( $editor )
			// Re-encoding removes metadata, such as the location.
			&& ! is_wp_error( $editor->crop( (int) ( ( $size[0] - $crop ) / 2 ), (int) ( ( $size[1] - $crop ) / 2 ), $crop, $crop, $square, $square ) )
			&& ! is_wp_error( $editor->save( $path, $size['mime'] ) );
		if ( ! $done && filesize( $temporary ) <= self::MAX_COPY_BYTES ) {
			$done = copy( $temporary, $path );
		}
		if ( ! $done || ! is_file( $path ) ) {
			return '';
		}
		// Temporary files are readable by their owner only.
		chmod( $path, fileperms( $this->get_path() ) & 0666 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as core does with uploads.
		return $file;
	}

	/**
	 * Lists the file names of the copies.
	 *
	 * @return string[]
	 */
	private function list_files() {
		$found = is_dir( $this->get_path() ) ? scandir( $this->get_path() ) : array();
		return preg_grep( self::FILE_PATTERN, $found ? $found : array() );
	}

	/**
	 * Returns the path of the folder, without a trailing slash.
	 *
	 * @return string
	 */
	private function get_path() {
		return wp_get_upload_dir()['basedir'] . '/' . self::PARENT . '/' . $this->id;
	}

	/**
	 * Returns the file name of a copy, without extension.
	 *
	 * @param string $post Id of the post at Instagram.
	 */
	private static function build_name( string $post ): string {
		return md5( 'instagram' . $post );
	}
}
