<?php
namespace Mainstreet\Blocks\Instagram_Gallery\Feed;

use Mainstreet\Http\Http_Client;

defined( 'ABSPATH' ) || exit;

/**
 * The folder in which the pictures of one account are copied: `uploads/mainstreet-cache/instagram/<number>/`. What comes in is
 * a picture by its contents, and is named by us.
 */
final class Picture_Folder {

	/** Where the folders are, below the uploads. */
	const PLACE = 'mainstreet-cache/instagram';

	/** Pixels of a copy, on both sides. */
	const SIZE = 640;

	/** Bytes of a picture at Instagram, and of a copy that could not be made smaller. */
	const LIMIT      = 8388608;
	const COPY_LIMIT = 1572864;

	/** Pixels of a picture at Instagram: decoding takes four bytes and more for each. */
	const PIXELS = 25000000;

	/** What is copied: type by contents => ending. */
	const TYPES = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/webp' => 'webp',
	);

	/** What our files are called; nothing else is served or deleted. */
	const FILE = '/^[0-9a-f]{32}\.(jpg|png|webp)$/D';

	/** Number of the account. */
	private int $id;

	/** Makes requests. */
	private Http_Client $client;

	/**
	 * Folder of an account.
	 *
	 * @param int              $id     Account.
	 * @param Http_Client|null $client Makes requests.
	 */
	public function __construct( $id, ?Http_Client $client = null ) {
		$this->id     = (int) $id;
		$this->client = $client ? $client : new Http_Client();
	}

	/**
	 * The copy of a picture, if there is one.
	 *
	 * @param string $post Post at Instagram.
	 * @return string Name of the file; '' for none.
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
	 * Copies a picture.
	 *
	 * @param string $post Post at Instagram.
	 * @param string $url  Address of its picture.
	 * @return string Name of the file; '' when it can't be had or is no picture.
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
		// Whatever Instagram says, the address must not lead into this server's own network.
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
	 * Deletes all copies but some.
	 *
	 * @param string[] $kept Names of files.
	 */
	public function keep_only( array $kept ): void {
		foreach ( $this->files() as $file ) {
			if ( ! in_array( $file, $kept, true ) ) {
				wp_delete_file( $this->path() . '/' . $file );
			}
		}
	}

	/** Deletes the folder. */
	public function delete(): void {
		$this->keep_only( array() );
		if ( is_dir( $this->path() ) ) {
			@rmdir( $this->path() ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- stays where somebody put a file of their own.
		}
	}

	/**
	 * Where copies are, for browsers.
	 *
	 * @return string Address with a slash at its end.
	 */
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
				@rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- stays where it is not empty.
			}
		}
	}

	/**
	 * Takes in a file that is a picture.
	 *
	 * @param string $temporary Path.
	 * @param string $name      Name without ending.
	 * @return string Name of the copy; '' when it is no picture.
	 */
	private function take( string $temporary, string $name ): string {
		$facts = @getimagesize( $temporary ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- says false of what is no picture, and may warn.
		if ( ! $facts || ! isset( self::TYPES[ $facts['mime'] ] ) || $facts[0] < 1 || $facts[1] < 1 || $facts[0] * $facts[1] > self::PIXELS ) {
			return '';
		}
		$file   = $name . '.' . self::TYPES[ $facts['mime'] ];
		$path   = $this->path() . '/' . $file;
		$square = min( self::SIZE, $facts[0], $facts[1] );
		$editor = wp_get_image_editor( $temporary, array( 'mime_type' => $facts['mime'] ) );
		$crop   = min( $facts[0], $facts[1] );
		$done   = ! is_wp_error( $editor )
			// Writing it anew leaves out where it was taken, and whatever else is hidden in it.
			&& ! is_wp_error( $editor->crop( (int) ( ( $facts[0] - $crop ) / 2 ), (int) ( ( $facts[1] - $crop ) / 2 ), $crop, $crop, $square, $square ) )
			&& ! is_wp_error( $editor->save( $path, $facts['mime'] ) );
		if ( ! $done && filesize( $temporary ) <= self::COPY_LIMIT ) {
			$done = copy( $temporary, $path );
		}
		if ( ! $done || ! is_file( $path ) ) {
			return '';
		}
		// A temporary file is closed to all others; a picture is not.
		chmod( $path, fileperms( $this->path() ) & 0666 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as core does with uploads.
		return $file;
	}

	/**
	 * Names of our files.
	 *
	 * @return string[]
	 */
	private function files() {
		$found = is_dir( $this->path() ) ? scandir( $this->path() ) : array();
		return preg_grep( self::FILE, $found ? $found : array() );
	}

	/**
	 * The folder.
	 *
	 * @return string Path without a slash at its end.
	 */
	private function path() {
		return wp_get_upload_dir()['basedir'] . '/' . self::PLACE . '/' . $this->id;
	}

	/**
	 * Name of a copy, without ending.
	 *
	 * @param string $post Post at Instagram.
	 */
	private static function name( string $post ): string {
		return md5( 'instagram' . $post );
	}
}
