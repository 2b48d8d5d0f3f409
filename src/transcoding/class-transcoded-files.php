<?php
namespace Mainstreet\Transcoding;

use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Access\Video_Signatures;
use Mainstreet\Videos\Files\Video_Folder;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the copy, the poster and the strip of a video, in a folder named after the video's GUID, among the private videos or in the
 * uploads folder. Attachment meta holds the file names without a path, so that a file is found in either folder while it is moved.
 */
final class Transcoded_Files {

	const META = '_mainstreet_video_copies';

	/** Folder in the uploads folder, with a folder for each public video. */
	const FOLDER = 'mainstreet-video-copies';

	/** Parts that can be made from a video. */
	const PARTS = array( 'copy', 'poster', 'strip' );

	/** File names of parts. The random middle makes every version a new URL for caches. */
	const NAME = '/^(?:copy|poster|strip|part)-[0-9a-f]{16}\.(?:mp4|webm|jpg)$/D';

	/**
	 * Finds the parts of a video.
	 *
	 * @return array[] By part: `file` (name), `width`, `height`, `size`; of the copy `type`; of the strip `interval`, `count`, `columns`.
	 */
	public static function find( int $id ): array {
		$kept  = get_post_meta( $id, self::META, true );
		$parts = array();
		foreach ( is_array( $kept ) ? $kept : array() as $name => $part ) {
			if ( in_array( $name, self::PARTS, true ) && is_array( $part ) && isset( $part['file'] ) && is_string( $part['file'] ) && preg_match( self::NAME, $part['file'] ) ) {
				$parts[ $name ] = $part;
			}
		}
		return $parts;
	}

	/**
	 * Finds the parts of a video with their URLs. Check Video_Access::can_watch() first.
	 *
	 * @return array[] By part, as find(), with `src` in place of `file`.
	 */
	public static function find_sources( int $id ): array {
		$parts = array();
		foreach ( self::find( $id ) as $name => $part ) {
			$src = self::get_url( $id, $name );
			unset( $part['file'] );
			if ( '' !== $src ) {
				$parts[ $name ] = array( 'src' => $src ) + $part;
			}
		}
		return $parts;
	}

	/**
	 * Adds the parts to the response of a video's route (A37). Filter `mainstreet_video_details`.
	 *
	 * @param array $details Details.
	 * @param int   $id      Attachment.
	 * @return array
	 */
	public static function add_details( $details, $id ) {
		$parts             = self::find_sources( (int) $id );
		$details['copy']   = isset( $parts['copy'] ) ? $parts['copy'] : null;
		$details['strip']  = isset( $parts['strip'] ) ? $parts['strip'] : null;
		$details['poster'] = '' === $details['poster'] && isset( $parts['poster'] ) ? $parts['poster']['src'] : $details['poster'];
		return $details;
	}

	/**
	 * Returns the URL of a part. Check Video_Access::can_watch() first.
	 *
	 * @param string $name One of PARTS.
	 * @return string URL; '' where there is no such part.
	 */
	public static function get_url( int $id, string $name ): string {
		$file = self::find_path( $id, $name );
		if ( '' === $file ) {
			return '';
		}
		return Video_Folder::contains( $file )
			? Video_Signatures::create_url( $id, 'copy', array( 'part' => $name ) )
			: wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/' . Videos::guid( $id ) . '/' . wp_basename( $file );
	}

	/**
	 * Returns the file of a part, after moving it to the folder it belongs in.
	 *
	 * @param string $name One of PARTS.
	 * @return string Path; '' where there is no such part.
	 */
	public static function find_path( int $id, string $name ): string {
		$parts = self::find( $id );
		if ( ! isset( $parts[ $name ] ) ) {
			return '';
		}
		self::move_files( true, $id );
		$is_private = Video_Access::is_private( $id );
		$file       = self::get_folder( $id, $is_private ) . '/' . $parts[ $name ]['file'];
		return is_file( $file ) ? $file : '';
	}

	/**
	 * Moves the files to the folder for private or for public videos. Filter `mainstreet_settle_video`.
	 *
	 * @param bool $is_there Whether the video's other files are where they belong.
	 * @param int  $id       Attachment.
	 */
	public static function move_files( $is_there, $id ): bool {
		$parts      = self::find( $id );
		$is_private = $parts && Video_Access::is_private( $id );
		foreach ( $parts as $part ) {
			$folder = self::get_folder( $id, $is_private );
			$from   = self::get_folder( $id, ! $is_private ) . '/' . $part['file'];
			// A missing file (the folder was emptied) is not an error: the original counts.
			if ( '' === $folder || ( is_file( $from ) && ! Video_Folder::move_file( $from, "$folder/{$part['file']}" ) ) ) {
				$is_there = false;
			}
		}
		return (bool) $is_there;
	}

	/**
	 * Returns a path for a worker's unfinished file: always in the closed folder, also for public videos.
	 *
	 * @param string $token  Token of the worker's lease.
	 * @param string $ending File name extension.
	 * @return string Path; '' where the folder can't be made.
	 */
	public static function get_temporary_path( int $id, string $token, string $ending ): string {
		$folder = self::get_folder( $id, true );
		return '' !== $folder && wp_mkdir_p( $folder ) ? "$folder/part-$token.$ending" : '';
	}

	/**
	 * Moves a finished file into place and records it.
	 *
	 * @param string $name  One of PARTS.
	 * @param array  $facts As find(), without `file` and `size`.
	 * @param string $file  Path of the file that was written.
	 */
	public static function save( int $id, string $name, array $facts, string $file ): bool {
		Videos::clear_cache( $id );
		$facts['file'] = $name . '-' . bin2hex( random_bytes( 8 ) ) . '.' . pathinfo( $file, PATHINFO_EXTENSION );
		$facts['size'] = (int) filesize( $file );
		$folder        = self::get_folder( $id, Video_Access::is_private( $id ) );
		if ( '' === $folder || ! Video_Folder::move_file( $file, "$folder/{$facts['file']}" ) ) {
			return false;
		}
		update_post_meta( $id, self::META, array( $name => $facts ) + self::find( $id ) );
		self::delete_leftovers( $id );
		// The video may have become private meanwhile.
		Videos::clear_cache( $id );
		self::move_files( true, $id );
		return true;
	}

	/** Deletes files of killed workers and replaced versions. Only for the holder of the lease. */
	public static function delete_leftovers( int $id ): void {
		self::delete( $id, array_column( self::find( $id ), 'file' ) );
	}

	/**
	 * Deletes all files made from a video.
	 *
	 * @param string[] $kept File names to keep.
	 */
	public static function delete( int $id, array $kept = array() ): void {
		foreach ( array( true, false ) as $is_private ) {
			$folder = self::get_folder( $id, $is_private );
			foreach ( '' !== $folder && is_dir( $folder ) ? (array) scandir( $folder ) : array() as $name ) {
				if ( preg_match( self::NAME, (string) $name ) && ! in_array( $name, $kept, true ) ) {
					wp_delete_file( "$folder/$name" );
				}
			}
			if ( ! $kept && is_dir( $folder ) ) {
				// The folder of a private video may hold text tracks, too.
				@rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- only if it is empty.
			}
		}
	}

	/** Deletes all files made from all videos. */
	public static function delete_all(): void {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- once, when the plugin is deleted.
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s", self::META ) ) as $id ) {
			self::delete( (int) $id );
		}
		delete_post_meta_by_key( self::META );
		@rmdir( wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- only if it is empty.
	}

	/**
	 * Returns the folder of a video.
	 *
	 * @param bool $is_private Whether to return the closed folder.
	 * @return string Path; '' where the closed folder can't be made.
	 */
	private static function get_folder( int $id, bool $is_private ): string {
		$folder = $is_private ? Video_Folder::path() : wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
		$guid   = Videos::guid( $id );
		return '' === $folder || '' === $guid ? '' : "$folder/$guid";
	}
}
