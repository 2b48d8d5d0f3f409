<?php
namespace Mainstreet\Social\Previews\Drawn_Card;

defined( 'ABSPATH' ) || exit;

/** The folder of a post's cards: `uploads/mainstreet-cache/cards/<key>/`. Its name can't be guessed, because it may hold the card of a draft. */
final class Card_Folder {

	/** Parent folder, below the uploads folder. */
	const PLACE = 'mainstreet-cache/cards';

	/** Patterns of the names of folders and files; nothing else is deleted. */
	const FOLDER = '/^[0-9a-f]{32}$/D';
	const FILE   = '/^[0-9a-f]{32}\.png$/D';

	/** Maximum number of cards of a post: each title that is previewed has one, until the post is stored. */
	const MAX_CARDS = 10;

	/** Name of the folder. */
	private string $name;

	/**
	 * Finds the folder of a post.
	 *
	 * @param int $post_id Post.
	 */
	public function __construct( $post_id ) {
		$this->name = wp_hash( 'mainstreet-card-' . (int) $post_id, 'nonce' );
	}

	/** Whether a card exists. */
	public function has( string $file ): bool {
		return is_file( $this->path() . '/' . $file );
	}

	public function url( string $file ): string {
		return set_url_scheme( wp_get_upload_dir()['baseurl'] ) . '/' . self::PLACE . '/' . $this->name . '/' . $file;
	}

	/**
	 * Stores a card.
	 *
	 * @param string $bytes Content.
	 * @param string $live  Card that visitors see, which is kept when there are too many; '' for none.
	 * @return bool Whether it exists now.
	 */
	public function store( string $file, string $bytes, string $live = '' ): bool {
		// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of our own; a disk may be full or closed.
		if ( ! wp_mkdir_p( $this->path() ) ) {
			return false;
		}
		if ( count( (array) scandir( $this->path() ) ) - 2 >= self::MAX_CARDS ) {
			$this->delete_except( $file, $live );
			wp_mkdir_p( $this->path() );
		}
		$list = dirname( $this->path() ) . '/index.html';
		if ( ! is_file( $list ) ) {
			@file_put_contents( $list, '' );
		}
		// Under a temporary name until it is complete, because visitors and other servers may request it.
		$path  = $this->path() . '/' . $file;
		$draft = $path . '.' . wp_generate_password( 8, false ) . '.tmp';
		$done  = strlen( $bytes ) === @file_put_contents( $draft, $bytes ) && @rename( $draft, $path );
		if ( ! $done && is_file( $draft ) ) {
			wp_delete_file( $draft );
		}
		return $done;
		// phpcs:enable
	}

	/**
	 * Deletes the cards of the post, except some.
	 *
	 * @param string ...$kept File names; where all are '', the folder is deleted, too.
	 */
	public function delete_except( string ...$kept ): void {
		self::delete_files( $this->path(), array_filter( $kept, 'strlen' ) );
	}

	/** Deletes the cards of all posts. */
	public static function delete_all(): void {
		$place = wp_get_upload_dir()['basedir'] . '/' . self::PLACE;
		foreach ( is_dir( $place ) ? (array) scandir( $place ) : array() as $folder ) {
			if ( preg_match( self::FOLDER, $folder ) ) {
				self::delete_files( "$place/$folder", array() );
			}
		}
		wp_delete_file( "$place/index.html" );
		self::remove( $place );
		self::remove( dirname( $place ) );
	}

	/**
	 * Deletes the cards in a folder.
	 *
	 * @param string[] $kept Names of files to keep.
	 */
	private static function delete_files( string $path, array $kept ): void {
		if ( ! is_dir( $path ) ) {
			return;
		}
		foreach ( (array) scandir( $path ) as $file ) {
			$is_lost = '.tmp' === substr( $file, -4 ) && (int) filemtime( "$path/$file" ) < time() - HOUR_IN_SECONDS;
			if ( ! in_array( $file, $kept, true ) && ( preg_match( self::FILE, $file ) || $is_lost || ( ! $kept && '.tmp' === substr( $file, -4 ) ) ) ) {
				wp_delete_file( "$path/$file" );
			}
		}
		if ( ! $kept ) {
			self::remove( $path );
		}
	}

	/**
	 * Deletes a folder if it is empty.
	 *
	 * @param string $path Folder.
	 */
	private static function remove( $path ): void {
		if ( is_dir( $path ) ) {
			@rmdir( $path ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- stays where somebody put a file of their own.
		}
	}

	/**
	 * Path of the folder.
	 *
	 * @return string Path without a slash at the end.
	 */
	private function path() {
		return wp_get_upload_dir()['basedir'] . '/' . self::PLACE . '/' . $this->name;
	}
}
