<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\File_Name;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Moves a private video's file to a protected folder with a random name, and a public video's file back to its former path
 * (docs/server-contract.md B.17). The right place depends on the attachment only, so that any process can complete an interrupted move.
 */
final class Video_Place {

	/** Meta key of the path that the file has while the video is public, relative to the uploads folder. */
	const HOME = '_mainstreet_video_home';

	/** Cron task that moves the files of all videos. */
	const TASK = 'mainstreet_videos_settle';

	/** Cron event that moves the files of one video after its setting was changed. */
	const LATER = 'mainstreet_video_settle';

	/** Maximum number of moves in settle() while other processes change the setting. */
	const TRIES = 4;

	/** Maximum number of videos in one run of the task. */
	const BATCH = 100;

	/** Number of posts that one query searches for videos, as no index finds them; and number of queries in one run. */
	const SPAN  = 1000;
	const SPANS = 30;

	/** Option with the id of the last post that the task has checked. */
	const CURSOR = 'mainstreet_videos_cursor';

	/**
	 * Moves the files of a video to the folder for its privacy.
	 *
	 * @return bool Whether all files are there.
	 */
	public static function settle( int $id ): bool {
		for ( $try = 1; true; $try++ ) {
			$file       = (string) get_attached_file( $id, true );
			$is_private = Video_Access::is_private( $id );
			if ( '' === $file ) {
				return false;
			}
			$moves    = Video_Folder::is_closed( $file ) !== $is_private;
			$is_moved = ! $moves || self::move( $id, $file, $is_private ? self::closed_path( $id, $file ) : self::open_path( $id, $file ) );
			$is_there = Video_Tracks::settle( $id ) && $is_moved;
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
			Videos::forget( $id );
			if ( Video_Access::is_private( $id ) === $is_private ) {
				return $is_there;
			}
		}
	}

	/** Schedules settle() in a minute, in case this process dies. */
	public static function settle_later( int $id ): void {
		if ( Videos::is_video( $id ) ) {
			Scheduler::ensure_single( self::LATER, time() + MINUTE_IN_SECONDS, array( $id ) );
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
		if ( is_file( $file ) && ! self::rename( $file, $target ) ) {
			return false;
		}
		if ( ! is_file( $target ) ) {
			return false;
		}
		update_attached_file( $id, $target );
		return true;
	}

	/**
	 * Moves a file, unless the target exists. Creates the folder.
	 *
	 * @return bool Whether the file is at the target, also if another process has moved it.
	 */
	public static function rename( string $from, string $to ): bool {
		if ( is_file( $to ) && is_file( $from ) ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem is not loaded for visitors; another process may have been faster.
		return ( wp_mkdir_p( dirname( $to ) ) && @rename( $from, $to ) ) || ( ! is_file( $from ) && is_file( $to ) );
	}

	/**
	 * Returns the path of the file in the protected folder. Stores its public path.
	 *
	 * @param string $file Current path.
	 * @return string '' if the folder cannot be created.
	 */
	private static function closed_path( int $id, string $file ): string {
		$folder = Video_Folder::path();
		if ( '' === $folder ) {
			return '';
		}
		update_post_meta( $id, self::HOME, wp_slash( _wp_relative_upload_path( $file ) ) );
		return "$folder/" . File_Name::shorten( Videos::guid( $id ) . '-' . wp_basename( $file ), File_Name::MOST );
	}

	/**
	 * Returns the path of the file while it is public: its former path, so that URLs in posts work again.
	 *
	 * @param string $file Current path.
	 */
	private static function open_path( int $id, string $file ): string {
		$home = get_post_meta( $id, self::HOME, true );
		$base = (string) wp_upload_dir( null, false )['basedir'];
		if ( ! is_string( $home ) || '' === $home || 0 !== validate_file( $home ) || path_is_absolute( $home ) ) {
			return (string) wp_upload_dir( get_post_time( 'Y/m', false, $id ) )['path'] . '/' . wp_basename( $file );
		}
		if ( is_file( $file ) && is_file( "$base/$home" ) ) {
			// Another file has the former path. The new path is stored before the move, so that an interrupted move can be completed.
			$home = ltrim( dirname( $home ) . '/', './' ) . wp_basename( $file );
			update_post_meta( $id, self::HOME, wp_slash( $home ) );
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
	public static function added( $meta, $id ) {
		if ( Videos::is_video( (int) $id ) && Video_Access::is_private( (int) $id ) ) {
			self::settle( (int) $id );
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
	public static function plan(): void {
		update_option( self::CURSOR, 0, false );
		( new Scheduler() )->plan( self::TASK, time() );
	}

	/**
	 * Moves the files of some videos, and schedules the next run.
	 *
	 * @return int Number of videos.
	 */
	public static function run(): int {
		global $wpdb;
		$after = (int) get_option( self::CURSOR );
		$ids   = array();
		for ( $span = 0; ! $ids && $span < self::SPANS; $span++ ) {
			// phpcs:disable WordPress.DB -- no function pages by number.
			$end = (int) $wpdb->get_var( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE ID > %d ORDER BY ID LIMIT 1 OFFSET %d", $after, self::SPAN - 1 ) );
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
			self::settle( $id );
			update_option( self::CURSOR, $id, false );
		}
		return count( $ids );
	}
}
