<?php
namespace Mainstreet\Videos\Files;

use Mainstreet\Core\File_Name;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Videos\Access\Video_Access;
use Mainstreet\Videos\Video_Tracks;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * A private video's file lies in a closed folder with a random name, a public one's where it was uploaded to (docs/server-contract.md B.17).
 * Where it is to be follows from the attachment alone, so that whoever finds a move half done, on whatever server, ends it.
 */
final class Video_Place {

	/** Where the file lies when it is public: what WordPress said before it was first moved. */
	const HOME = '_mainstreet_video_home';

	/** Task that moves all files to where they belong. */
	const TASK = 'mainstreet_videos_settle';

	/** Event that moves those of one video, whose setting was changed. */
	const LATER = 'mainstreet_video_settle';

	/** How often files are moved to and fro while others change the setting. */
	const TRIES = 4;

	/** Videos of one run of the task. */
	const BATCH = 100;

	/** Posts among which one statement looks for videos, as no index knows them, and statements of one run. */
	const SPAN  = 1000;
	const SPANS = 30;

	/** Option with the number of the last video that the task has looked at. */
	const CURSOR = 'mainstreet_videos_cursor';

	/**
	 * Moves the files of a video to where they belong.
	 *
	 * @param int $id Attachment.
	 * @return bool Whether they are there.
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
			 * Filters whether all files of a video are where they belong, for who keeps others of it and moves them along.
			 *
			 * @param bool $is_there Whether they are.
			 * @param int  $id       Attachment.
			 */
			$is_there = (bool) apply_filters( 'mainstreet_settle_video', $is_there, $id );
			if ( ! $moves || $try >= self::TRIES ) {
				return $is_there;
			}
			// Somebody else may have said otherwise meanwhile, and found the files where they were: the last word counts.
			Videos::forget( $id );
			if ( Video_Access::is_private( $id ) === $is_private ) {
				return $is_there;
			}
		}
	}

	/**
	 * Makes sure that it is done even if this process dies.
	 *
	 * @param int $id Attachment.
	 */
	public static function settle_later( int $id ): void {
		if ( Videos::is_video( $id ) ) {
			Scheduler::ensure_single( self::LATER, time() + MINUTE_IN_SECONDS, array( $id ) );
		}
	}

	/**
	 * Moves the file. The path in the database follows it: who finds it wrong in between looks at the other place.
	 *
	 * @param int    $id     Attachment.
	 * @param string $file   Where WordPress thinks it is.
	 * @param string $target Where it belongs; '' for nowhere.
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
	 * Moves a file to a place where none is.
	 *
	 * @param string $from Path.
	 * @param string $to   Path.
	 * @return bool Whether it is there; also when somebody else has moved it.
	 */
	public static function rename( string $from, string $to ): bool {
		if ( is_file( $to ) && is_file( $from ) ) {
			return false;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- WP_Filesystem is not loaded for visitors; another process may have been faster.
		return ( wp_mkdir_p( dirname( $to ) ) && @rename( $from, $to ) ) || ( ! is_file( $from ) && is_file( $to ) );
	}

	/**
	 * Where a file belongs while it is private.
	 *
	 * @param int    $id   Attachment.
	 * @param string $file Where it lies now.
	 * @return string '' where the folder can't be made.
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
	 * Where a file belongs while it is public: where it was, so that posts with its address play it again.
	 *
	 * @param int    $id   Attachment.
	 * @param string $file Where it lies now.
	 */
	private static function open_path( int $id, string $file ): string {
		$home = get_post_meta( $id, self::HOME, true );
		$base = (string) wp_upload_dir( null, false )['basedir'];
		if ( ! is_string( $home ) || '' === $home || 0 !== validate_file( $home ) || path_is_absolute( $home ) ) {
			return (string) wp_upload_dir( get_post_time( 'Y/m', false, $id ) )['path'] . '/' . wp_basename( $file );
		}
		if ( is_file( $file ) && is_file( "$base/$home" ) ) {
			// Another file has got its place. The new one is noted first, so that a move that breaks off can be ended.
			$home = ltrim( dirname( $home ) . '/', './' ) . wp_basename( $file );
			update_post_meta( $id, self::HOME, wp_slash( $home ) );
		}
		return "$base/$home";
	}

	/**
	 * A video has been added: where the site's videos are private, it goes to the closed folder. Filter `wp_generate_attachment_metadata`.
	 *
	 * @param mixed $meta Meta data.
	 * @param int   $id   Attachment.
	 * @return mixed The same.
	 */
	public static function added( $meta, $id ) {
		if ( Videos::is_video( (int) $id ) && Video_Access::is_private( (int) $id ) ) {
			self::settle( (int) $id );
		}
		/**
		 * Fires when a video is in the media library; again when its meta data is made anew.
		 *
		 * @param int $id Attachment.
		 */
		do_action( 'mainstreet_video_uploaded', (int) $id );
		return $meta;
	}

	/** What is so for all videos of the site has changed: their files are moved by a task. */
	public static function plan(): void {
		update_option( self::CURSOR, 0, false );
		( new Scheduler() )->plan( self::TASK, time() );
	}

	/**
	 * Moves files of some videos, and plans the next ones.
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
		// Before the work: should it die, the next run goes on from where this one was.
		( new Scheduler() )->plan( self::TASK, time() + 60 );
		foreach ( array_map( 'intval', $ids ) as $id ) {
			self::settle( $id );
			update_option( self::CURSOR, $id, false );
		}
		return count( $ids );
	}
}
