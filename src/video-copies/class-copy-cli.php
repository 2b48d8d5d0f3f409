<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Makes web-friendly copies, posters and strips of small pictures of videos, with the server's ffmpeg.
 */
final class Copy_Cli {

	/** Videos that are read from the database at once. */
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
	 * @param string[] $args    Numbers.
	 * @param array    $options Options.
	 */
	public function transcode( $args, $options ) {
		self::check();
		$is_forced = ! empty( $options['force'] );
		$ids       = empty( $options['all'] ) ? self::ids( $args ) : self::all( $is_forced );
		if ( ! $ids ) {
			empty( $options['all'] ) ? \WP_CLI::error( __( 'Please specify video IDs, or use --all.', 'mainstreet-blocks' ) ) : \WP_CLI::success( __( 'Nothing to do.', 'mainstreet-blocks' ) );
			return;
		}
		$jobs = new Copy_Jobs();
		foreach ( $ids as $id ) {
			$jobs->ask( $id, $is_forced );
		}
		$failed = 0;
		foreach ( $ids as $id ) {
			if ( null === ( new Copy_Worker( $jobs ) )->run( 1, $id, self::printer() ) ) {
				Copy_Tick::plan();
				\WP_CLI::warning( __( 'Another process is already converting videos. The videos are queued.', 'mainstreet-blocks' ) );
				return;
			}
			$job     = $jobs->find( $id );
			$failed += $job && Copy_Jobs::FAILED === $job['state'] ? 1 : 0;
			\WP_CLI::line( self::line( $id, $job ) );
		}
		if ( $failed ) {
			/* translators: %d: number of videos. */
			\WP_CLI::error( sprintf( _n( '%d video failed.', '%d videos failed.', $failed, 'mainstreet-blocks' ), $failed ) );
		}
		\WP_CLI::success( __( 'Done.', 'mainstreet-blocks' ) );
	}

	/**
	 * Works through the videos that wait, for sites whose server runs scheduled tasks.
	 */
	public function work() {
		delete_option( Copy_Tick::BEGUN );
		self::check();
		$done = ( new Copy_Worker() )->run( PHP_INT_MAX, 0, self::printer() );
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
	public function status( $args ) {
		$jobs = new Copy_Jobs();
		\WP_CLI::line( 'ffmpeg: ' . ( '' === Ffmpeg::path() ? Ffmpeg::missing() : Ffmpeg::path() ) );
		foreach ( self::ids( $args ) as $id ) {
			\WP_CLI::line( self::line( $id, $jobs->find( $id ) ) );
		}
		foreach ( $args ? array() : $jobs->counts() as $state => $number ) {
			\WP_CLI::line( "$state: $number" );
		}
	}

	/**
	 * Ends where there is no ffmpeg.
	 */
	private static function check() {
		if ( '' === Ffmpeg::path() ) {
			\WP_CLI::error( Ffmpeg::missing() );
		}
	}

	/**
	 * Videos by their numbers.
	 *
	 * @param string[] $args Arguments.
	 * @return int[]
	 */
	private static function ids( array $args ): array {
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
	 * All videos that have no copies.
	 *
	 * @param bool $is_forced Whether also those that have.
	 * @return int[]
	 */
	private static function all( bool $is_forced ): array {
		global $wpdb;
		$all  = array();
		$last = 0;
		do {
			$ids = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'attachment' AND post_status <> 'trash' AND post_mime_type LIKE %s AND ID > %d ORDER BY ID LIMIT %d", 'video/%', $last, self::BATCH ) ) );
			foreach ( $ids as $id ) {
				$job  = $is_forced ? null : ( new Copy_Jobs() )->find( $id );
				$last = $id;
				if ( ! $job || Copy_Jobs::DONE !== $job['state'] ) {
					$all[] = $id;
				}
			}
		} while ( $ids );
		return $all;
	}

	/**
	 * Prints each tenth of the way.
	 *
	 * @return callable
	 */
	private static function printer(): callable {
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
	 * A line about a video.
	 *
	 * @param int        $id  Attachment.
	 * @param array|null $job As Copy_Jobs::find().
	 * @return string
	 */
	private static function line( int $id, $job ): string {
		return "#$id " . Copy_Field::sentence( $id, $job );
	}
}
