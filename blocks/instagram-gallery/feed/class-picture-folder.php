<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Feed;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * Folder with copies of an account's images: `uploads/mainstreet-cache/instagram/<account>/`. Files are validated as images by
 * their contents, and file names do not come from Instagram.
 */
final class Picture_Folder {

	/** Parent folder, relative to the uploads folder. */
	const PLACE = 'mainstreet-cache/instagram';

	/** Maximum width and height of a copy in pixels. */
	const SIZE = 640;

	/** Maximum bytes of a download, and of an image that is copied unchanged because it cannot be edited. */
	const LIMIT      = 8388608;
	const COPY_LIMIT = 1572864;

	/** Maximum number of pixels of a download. Decoding takes at least four bytes per pixel. */
	const PIXELS = 25000000;

	/** File extensions by MIME type. */
	const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/webp' => 'webp',
	);

	/** Pattern of file names. Other files are neither shown nor deleted. */
	const FILE = '/^[0-9a-f]{32}\.(jpg|png|webp)$/D';

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
			$name = self::name( $post ) . '.' . $ending;
			if ( is_file( $this->path() . '/' . $name ) ) {
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
		if ( ! wp_mkdir_p( $this->path() ) ) {
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
				'limit_response_size' => self::LIMIT,
			)
		);
		$is_there = ! is_wp_error( $response ) && 200 === $response['status'];
		$name     = $is_there ? $this->take( $temporary, self::name( $post ) ) : '';
		if ( is_file( $temporary ) ) {
			wp_delete_file( $temporary );
		}
		return $name;
	}

	/**
	 * Deletes all other copies.
	 *
	 * @param string[] $kept File names.
	 */
	public function keep_only( array $kept ): void {
		foreach ( $this->files() as $file ) {
			if ( ! in_array( $file, $kept, true ) ) {
				wp_delete_file( $this->path() . '/' . $file );
			}
		}
	}

	/** Deletes the copies, and the folder if it is then empty. */
	public function delete(): void {
		$this->keep_only( array() );
		if ( is_dir( $this->path() ) ) {
			@rmdir( $this->path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- fails if the folder contains other files.
		}
	}

	/** Returns the URL of the folder, with a trailing slash. */
	public function url(): string {
		return set_url_scheme( wp_get_upload_dir()['baseurl'] ) . '/' . self::PLACE . '/' . $this->id . '/';
	}

	/** Deletes the folders of all accounts. */
	public static function delete_all(): void {
		$place = wp_get_upload_dir()['basedir'] . '/' . self::PLACE;
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
	private function take( string $temporary, string $name ): string {
		$facts = @getimagesize( $temporary ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- returns false for other files, and may warn.
		if ( ! $facts || ! isset( self::TYPES[ $facts['mime'] ] ) || $facts[0] < 1 || $facts[1] < 1 || $facts[0] * $facts[1] > self::PIXELS ) {
			return '';
		}
		$file   = $name . '.' . self::TYPES[ $facts['mime'] ];
		$path   = $this->path() . '/' . $file;
		$square = min( self::SIZE, $facts[0], $facts[1] );
		$editor = wp_get_image_editor( $temporary, array( 'mime_type' => $facts['mime'] ) );
		$crop   = min( $facts[0], $facts[1] );
		$done   = ! is_wp_error( $editor )
			// Re-encoding removes metadata, such as the location.
			&& ! is_wp_error( $editor->crop( (int) ( ( $facts[0] - $crop ) / 2 ), (int) ( ( $facts[1] - $crop ) / 2 ), $crop, $crop, $square, $square ) )
			&& ! is_wp_error( $editor->save( $path, $facts['mime'] ) );
		if ( ! $done && filesize( $temporary ) <= self::COPY_LIMIT ) {
			$done = copy( $temporary, $path );
		}
		if ( ! $done || ! is_file( $path ) ) {
			return '';
		}
		// Temporary files are readable by their owner only.
		chmod( $path, fileperms( $this->path() ) & 0666 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as core does with uploads.
		return $file;
	}

	/**
	 * Lists the file names of the copies.
	 *
	 * @return string[]
	 */
	private function files() {
		$found = is_dir( $this->path() ) ? scandir( $this->path() ) : array();
		return preg_grep( self::FILE, $found ? $found : array() );
	}

	/**
	 * Returns the path of the folder, without a trailing slash.
	 *
	 * @return string
	 */
	private function path() {
		return wp_get_upload_dir()['basedir'] . '/' . self::PLACE . '/' . $this->id;
	}

	/**
	 * Returns the file name of a copy, without extension.
	 *
	 * @param string $post Id of the post at Instagram.
	 */
	private static function name( string $post ): string {
		return md5( 'instagram' . $post );
	}
}
