<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\File_Name;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Access\Video_Signatures;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Moves a private video's file to a protected folder with a random name, and a public video's file back to its former path
 * (docs/server-contract.md B.17). The right place depends on the attachment only, so that any process can complete an interrupted move.
 */
final class Video_Storage {

	/** Meta key of the path that the file has while the video is public, relative to the uploads folder. */
	const PUBLIC_PATH_META = '_mainstreet_video_home';

	/** Cron task that moves the files of all videos. */
	const TASK = 'mainstreet_videos_settle';

	/** Cron event that moves the files of one video after its setting was changed. */
	const SINGLE_EVENT = 'mainstreet_video_settle';

	/** Maximum number of moves in move_files() while other processes change the setting. */
	const TRIES = 4;

	/** Maximum number of videos in one run of the task. */
	const BATCH = 100;

	/** Number of posts that one query searches for videos, as no index finds them; and number of queries in one run. */
	const POSTS_PER_QUERY = 1000;
	const QUERIES         = 30;

	/** Option with the id of the last post that the task has checked. */
	const CURSOR = 'mainstreet_videos_cursor';

	/**
	 * Moves the files of a video to the folder for its privacy.
	 *
	 * @return bool Whether all files are there.
	 */
	public static function move_files( int $id ): bool {
		for ( $try = 1; true; $try++ ) {
			$file       = (string) get_attached_file( $id, true );
			$is_private = Video_Access::is_private( $id );
			if ( '' === $file ) {
				return false;
			}
			$moves    = Video_Folder::contains( $file ) !== $is_private;
			$is_moved = ! $moves || self::move( $id, $file, $is_private ? self::get_private_path( $id, $file ) : self::get_public_path( $id, $file ) );
			$is_there = Video_Tracks::move_files( $id ) && $is_moved;
			/**
			 * Filters whether all files of a video are in the right folder. Plugins with further files of a video move them in this filter.
			 *
			 * @param bool $is_there Whether they are.
			 * @param int  $id       Attachment.
			 */
			$is_there = (bool) apply_filters( 'mainstreet_settle_video', $is_there, $id );
			if ( ! $moves || $try >= self::TRIES ) {
				return $is_there;
			}
			// Another process may have changed the setting during the move. Then the files are moved again.
			Videos::clear_cache( $id );
			if ( Video_Access::is_private( $id ) === $is_private ) {
				return $is_there;
			}
		}
	}

	/**
	 * Returns the URL that plays a video: of the file of a public video, signed for a private one. The caller must check
	 * Video_Access::can_watch().
	 *
	 * @return string '' if there is no file.
	 */
	public static function get_url( int $id ): string {
		self::move_files( $id );
		return Video_Folder::contains( (string) get_attached_file( $id, true ) ) ? Video_Signatures::create_url( $id ) : (string) wp_get_attachment_url( $id );
	}

	/** Schedules move_files() in a minute, in case this process dies. */
	public static function schedule_move( int $id ): void {
		if ( Videos::is_video( $id ) ) {
			Scheduler::ensure_single( self::SINGLE_EVENT, time() + MINUTE_IN_SECONDS, array( $id ) );
		}
	}

	/**
	 * Moves the file, then stores its new path. If the process dies in between, the next call finds the file at the target.
	 *
	 * @param string $file   Stored path.
	 * @param string $target Path at which it belongs; '' if there is none.
	 */
	private static function move( int $id, string $file, string $target ): bool {
		if ( '' === $target ) {
			return false;
		}
		if ( is_file( $file ) && ! Video_Folder::move_file( $file, $target ) ) {
			return false;
		}
		if ( ! is_file( $target ) ) {
			return false;
		}
		update_attached_file( $id, $target );
		return true;
	}

	/**
	 * Returns the path of the file in the protected folder. Stores its public path.
	 *
	 * @param string $file Current path.
	 * @return string '' if the folder cannot be created.
	 */
	private static function get_private_path( int $id, string $file ): string {
		$folder = Video_Folder::path();
		if ( '' === $folder ) {
			return '';
		}
		update_post_meta( $id, self::PUBLIC_PATH_META, wp_slash( _wp_relative_upload_path( $file ) ) );
		return "$folder/" . File_Name::shorten( Videos::guid( $id ) . '-' . wp_basename( $file ), File_Name::MAX_BYTES );
	}

	/**
	 * Returns the path of the file while it is public: its former path, so that URLs in posts work again.
	 *
	 * @param string $file Current path.
	 */
	private static function get_public_path( int $id, string $file ): string {
		$home = get_post_meta( $id, self::PUBLIC_PATH_META, true );
		$base = (string) wp_upload_dir( null, false )['basedir'];
		if ( ! is_string( $home ) || '' === $home || 0 !== validate_file( $home ) || path_is_absolute( $home ) ) {
			return (string) wp_upload_dir( get_post_time( 'Y/m', false, $id ) )['path'] . '/' . wp_basename( $file );
		}
		if ( is_file( $file ) && is_file( "$base/$home" ) ) {
			// Another file has the former path. The new path is stored before the move, so that an interrupted move can be completed.
			$home = ltrim( dirname( $home ) . '/', './' ) . wp_basename( $file );
			update_post_meta( $id, self::PUBLIC_PATH_META, wp_slash( $home ) );
		}
		return "$base/$home";
	}

	/**
	 * Callback of `wp_generate_attachment_metadata`: moves a new video to the protected folder if it is private.
	 *
	 * @param mixed $meta Metadata.
	 * @param int   $id   Attachment.
	 * @return mixed Metadata, unchanged.
	 */
	public static function handle_new_video( $meta, $id ) {
		if ( Videos::is_video( (int) $id ) && Video_Access::is_private( (int) $id ) ) {
			self::move_files( (int) $id );
		}
		/**
		 * Fires when a video was added to the media library, and when its metadata is regenerated.
		 *
		 * @param int $id Attachment.
		 */
		do_action( 'mainstreet_video_uploaded', (int) $id );
		return $meta;
	}

	/** Schedules the task after the default privacy of the site has changed. */
	public static function schedule_all(): void {
		update_option( self::CURSOR, 0, false );
		( new Scheduler() )->plan( self::TASK, time() );
	}

	/**
	 * Moves the files of some videos, and schedules the next run.
	 *
	 * @return int Number of videos.
	 */
	public static function move_next_batch(): int {
		global $wpdb;
		$after = (int) get_option( self::CURSOR );
		$ids   = array();
		for ( $span = 0; ! $ids && $span < self::QUERIES; $span++ ) {
			// phpcs:disable WordPress.DB -- no function pages by number.
			$end = (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT 1 OFFSET %d", $after, self::POSTS_PER_QUERY - 1 ) );
			$end = $end ? $end : (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
			if ( $end <= $after ) {
				delete_option( self::CURSOR );
				return 0;
			}
			$ids = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'attachment' AND post_mime_type LIKE %s AND ID BETWEEN %d AND %d ORDER BY ID LIMIT %d", 'video/%', $after + 1, $end, self::BATCH ) );
			// phpcs:enable
			if ( ! $ids ) {
				$after = $end;
				update_option( self::CURSOR, $after, false );
			}
		}
		// Scheduled before the work: if this run dies, the next one continues.
		( new Scheduler() )->plan( self::TASK, time() + 60 );
		foreach ( array_map( 'intval', $ids ) as $id ) {
			self::move_files( $id );
			update_option( self::CURSOR, $id, false );
		}
		return count( $ids );
	}
}
