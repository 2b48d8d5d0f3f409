<?php
namespace Mainstreet\Transcoding;

use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Jobs\Transcode_Cron;
use Mainstreet\Transcoding\Jobs\Transcode_Queue;
use Mainstreet\Transcoding\Jobs\Transcode_Worker;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/** Makes web-friendly copies, posters and strips of small pictures of videos, with the server's ffmpeg. */
final class Transcode_Command {

	/** Videos per database query. */
	const BATCH = 200;

	/**
	 * Makes copies now.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Numbers of videos in the media library.
	 *
	 * [--all]
	 * : All videos that have none yet, and those that failed.
	 *
	 * [--force]
	 * : Also anew, and of videos that browsers play as they are.
	 *
	 * ## EXAMPLES
	 *
	 *     wp mainstreet video transcode 12 15
	 *     wp mainstreet video transcode --all
	 *
	 * @param string[] $args Numbers.
	 */
	public function transcode( array $args, array $options ): void {
		self::require_ffmpeg();
		$is_forced = ! empty( $options['force'] );
		$ids       = empty( $options['all'] ) ? self::parse_video_ids( $args ) : self::find_untranscoded( $is_forced );
		if ( ! $ids ) {
			empty( $options['all'] ) ? \WP_CLI::error( __( 'Please specify video IDs, or use --all.', 'mainstreet-blocks' ) ) : \WP_CLI::success( __( 'Nothing to do.', 'mainstreet-blocks' ) );
			return;
		}
		$jobs = new Transcode_Queue();
		foreach ( $ids as $id ) {
			$jobs->enqueue( $id, $is_forced );
		}
		$failed = 0;
		foreach ( $ids as $id ) {
			if ( null === ( new Transcode_Worker( $jobs ) )->run( 1, $id, self::create_progress_callback() ) ) {
				Transcode_Cron::schedule();
				\WP_CLI::warning( __( 'Another process is already converting videos. The videos are queued.', 'mainstreet-blocks' ) );
				return;
			}
			$job     = $jobs->find( $id );
			$failed += $job && Transcode_Queue::FAILED === $job['state'] ? 1 : 0;
			\WP_CLI::line( self::format_status( $id, $job ) );
		}
		if ( $failed ) {
			/* translators: %d: number of videos. */
			\WP_CLI::error( sprintf( _n( '%d video failed.', '%d videos failed.', $failed, 'mainstreet-blocks' ), $failed ) );
		}
		\WP_CLI::success( __( 'Done.', 'mainstreet-blocks' ) );
	}

	/** Works through the videos that wait, for sites whose server runs scheduled tasks. */
	public function work(): void {
		delete_option( Transcode_Cron::LAUNCHED );
		self::require_ffmpeg();
		$done = ( new Transcode_Worker() )->run( PHP_INT_MAX, 0, self::create_progress_callback() );
		/* translators: %d: number of videos. */
		\WP_CLI::success( null === $done ? __( 'Another process is already converting videos.', 'mainstreet-blocks' ) : sprintf( _n( '%d video converted.', '%d videos converted.', $done, 'mainstreet-blocks' ), $done ) );
	}

	/**
	 * Shows how it is: of the videos that are named, or numbers of all.
	 *
	 * ## OPTIONS
	 *
	 * [<id>...]
	 * : Numbers of videos.
	 *
	 * @param string[] $args Numbers.
	 */
	public function status( array $args ): void {
		$jobs = new Transcode_Queue();
		\WP_CLI::line( 'ffmpeg: ' . ( '' === Ffmpeg::find_path() ? Ffmpeg::get_missing_message() : Ffmpeg::find_path() ) );
		foreach ( self::parse_video_ids( $args ) as $id ) {
			\WP_CLI::line( self::format_status( $id, $jobs->find( $id ) ) );
		}
		foreach ( $args ? array() : $jobs->count_by_state() as $state => $number ) {
			\WP_CLI::line( "$state: $number" );
		}
	}

	/** Ends the command where there is no ffmpeg. */
	private static function require_ffmpeg(): void {
		if ( '' === Ffmpeg::find_path() ) {
			\WP_CLI::error( Ffmpeg::get_missing_message() );
		}
	}

	/**
	 * Filters the IDs that are videos; warns about the others.
	 *
	 * @param string[] $args Arguments.
	 * @return int[]
	 */
	private static function parse_video_ids( array $args ): array {
		$ids = array();
		foreach ( $args as $arg ) {
			if ( ctype_digit( (string) $arg ) && Videos::is_video( (int) $arg ) ) {
				$ids[] = (int) $arg;
			} else {
				/* translators: %s: what was typed. */
				\WP_CLI::warning( sprintf( __( '%s is not a video.', 'mainstreet-blocks' ), $arg ) );
			}
		}
		return array_values( array_unique( $ids ) );
	}

	/**
	 * Finds all videos that have not been transcoded.
	 *
	 * @param bool $is_forced Whether to include those that have.
	 * @return int[]
	 */
	private static function find_untranscoded( bool $is_forced ): array {
		global $wpdb;
		$all  = array();
		$last = 0;
		do {
			$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'attachment' AND post_status <> 'trash' AND post_mime_type LIKE %s AND ID > %d ORDER BY ID LIMIT %d", 'video/%', $last, self::BATCH ) ) );
			foreach ( $ids as $id ) {
				$job  = $is_forced ? null : ( new Transcode_Queue() )->find( $id );
				$last = $id;
				if ( ! $job || Transcode_Queue::DONE !== $job['state'] ) {
					$all[] = $id;
				}
			}
		} while ( $ids );
		return $all;
	}

	/** Makes a callback that logs the progress in steps of ten percent. */
	private static function create_progress_callback(): callable {
		$last = '';
		return static function ( $percent, $id ) use ( &$last ) {
			$now = "#$id " . 10 * intdiv( $percent, 10 ) . '%';
			if ( $now !== $last ) {
				\WP_CLI::log( $now );
			}
			$last = $now;
		};
	}

	/**
	 * Describes the state of a video in one line.
	 *
	 * @param array|null $job As Transcode_Queue::find().
	 */
	private static function format_status( int $id, ?array $job ): string {
		return "#$id " . Transcoding_Field::get_status_text( $id, $job );
	}
}
