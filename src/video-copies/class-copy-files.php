<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Videos\Video_Access;
use Mainstreet\Videos\Video_Files;
use Mainstreet\Videos\Video_Folder;
use Mainstreet\Videos\Video_Place;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Where the copy, the poster and the strip of a video lie: in a folder of the video's name, among the private videos or in the uploads folder.
 * Which there are says meta data of the attachment, by names alone, so that they may lie at either place while they are moved.
 */
final class Copy_Files {

	const META = '_mainstreet_video_copies';

	/** Folder in the uploads folder, with a folder for each public video. */
	const FOLDER = 'mainstreet-video-copies';

	/** What there may be. */
	const PARTS = array( 'copy', 'poster', 'strip' );

	/** Names of our files; the part in the middle is new each time, so that no cache mixes two. */
	const NAME = '/^(?:copy|poster|strip|part)-[0-9a-f]{16}\.(?:mp4|webm|jpg)$/D';

	/**
	 * What there is.
	 *
	 * @param int $id Attachment.
	 * @return array[] By part: `file` (name), `width`, `height`, `size`; of the copy `type`; of the strip `interval`, `count`, `columns`.
	 */
	public static function of( int $id ): array {
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
	 * The address of a part. Ask Video_Access::can_watch() before.
	 *
	 * @param int    $id   Attachment.
	 * @param string $name One of PARTS.
	 * @return string '' where there is none.
	 */
	public static function address( int $id, string $name ): string {
		$file = self::path( $id, $name );
		if ( '' === $file ) {
			return '';
		}
		return Video_Folder::is_closed( $file )
			? Video_Files::signed( $id, 'copy', array( 'part' => $name ) )
			: wp_upload_dir( null, false )['baseurl'] . '/' . self::FOLDER . '/' . Videos::guid( $id ) . '/' . wp_basename( $file );
	}

	/**
	 * The file of a part, which is moved to where it belongs first.
	 *
	 * @param int    $id   Attachment.
	 * @param string $name One of PARTS.
	 * @return string Path; '' where there is none.
	 */
	public static function path( int $id, string $name ): string {
		$parts = self::of( $id );
		if ( ! isset( $parts[ $name ] ) ) {
			return '';
		}
		self::settle( true, $id );
		$is_private = Video_Access::is_private( $id );
		$file       = self::folder( $id, $is_private ) . '/' . $parts[ $name ]['file'];
		return is_file( $file ) ? $file : '';
	}

	/**
	 * Moves the files to where those of such a video belong. Filter `mainstreet_settle_video`.
	 *
	 * @param bool $is_there Whether the others are where they belong.
	 * @param int  $id       Attachment.
	 * @return bool
	 */
	public static function settle( $is_there, $id ): bool {
		$parts      = self::of( $id );
		$is_private = $parts && Video_Access::is_private( $id );
		foreach ( $parts as $part ) {
			$folder = self::folder( $id, $is_private );
			$from   = self::folder( $id, ! $is_private ) . '/' . $part['file'];
			// One that is nowhere (somebody emptied a folder) holds nobody up: the original is what counts.
			if ( '' === $folder || ( is_file( $from ) && ! Video_Place::rename( $from, "$folder/{$part['file']}" ) ) ) {
				$is_there = false;
			}
		}
		return (bool) $is_there;
	}

	/**
	 * Where a worker writes: never where anybody could see it, whoever may see the video.
	 *
	 * @param int    $id     Attachment.
	 * @param string $mark   Mark of the worker.
	 * @param string $ending Of the file's name.
	 * @return string Path; '' where there is no place.
	 */
	public static function part( int $id, string $mark, string $ending ): string {
		$folder = self::folder( $id, true );
		return '' !== $folder && wp_mkdir_p( $folder ) ? "$folder/part-$mark.$ending" : '';
	}

	/**
	 * Takes in what was made.
	 *
	 * @param int    $id    Attachment.
	 * @param string $name  One of PARTS.
	 * @param array  $facts As of().
	 * @param string $file  Path of the file that was written.
	 * @return bool
	 */
	public static function keep( int $id, string $name, array $facts, string $file ): bool {
		Videos::forget( $id );
		$facts['file'] = $name . '-' . bin2hex( random_bytes( 8 ) ) . '.' . pathinfo( $file, PATHINFO_EXTENSION );
		$facts['size'] = (int) filesize( $file );
		$folder        = self::folder( $id, Video_Access::is_private( $id ) );
		if ( '' === $folder || ! Video_Place::rename( $file, "$folder/{$facts['file']}" ) ) {
			return false;
		}
		update_post_meta( $id, self::META, array( $name => $facts ) + self::of( $id ) );
		self::sweep( $id );
		// It may have become private in this moment.
		Videos::forget( $id );
		self::settle( true, $id );
		return true;
	}

	/**
	 * Deletes what was left behind: of workers that were killed, and what was made anew. For who holds the site only.
	 *
	 * @param int $id Attachment.
	 */
	public static function sweep( int $id ) {
		self::delete( $id, array_column( self::of( $id ), 'file' ) );
	}

	/**
	 * Deletes everything made of a video.
	 *
	 * @param int      $id   Attachment.
	 * @param string[] $kept Names of files that stay.
	 */
	public static function delete( int $id, array $kept = array() ) {
		foreach ( array( true, false ) as $is_private ) {
			$folder = self::folder( $id, $is_private );
			foreach ( '' !== $folder && is_dir( $folder ) ? (array) scandir( $folder ) : array() as $name ) {
				if ( preg_match( self::NAME, (string) $name ) && ! in_array( $name, $kept, true ) ) {
					wp_delete_file( "$folder/$name" );
				}
			}
			if ( ! $kept && is_dir( $folder ) ) {
				// Text tracks of a private video lie there, too.
				@rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- only if it is empty.
			}
		}
	}

	/**
	 * Deletes everything made of all videos.
	 */
	public static function delete_everything() {
		global $wpdb;
		// phpcs:ignore WordPress.DB -- once, when the plugin is deleted.
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s", self::META ) ) as $id ) {
			self::delete( (int) $id );
		}
		delete_post_meta_by_key( self::META );
		@rmdir( wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- only if it is empty.
	}

	/**
	 * The folder of a video.
	 *
	 * @param int  $id         Attachment.
	 * @param bool $is_private Whether the closed one.
	 * @return string Path; '' where the closed folder can't be made.
	 */
	private static function folder( int $id, bool $is_private ): string {
		$folder = $is_private ? Video_Folder::path() : wp_upload_dir( null, false )['basedir'] . '/' . self::FOLDER;
		$guid   = Videos::guid( $id );
		return '' === $folder || '' === $guid ? '' : "$folder/$guid";
	}
}
