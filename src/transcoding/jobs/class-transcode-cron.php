<?php
namespace Mainstreet\Transcoding\Jobs;

use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Core\Options\Options;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg;
use Mainstreet\Transcoding\Ffmpeg\Ffmpeg_Process;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * Runs each minute while jobs wait, and is not scheduled otherwise. The next run is scheduled before the work begins, so that a killed worker
 * does not end the chain. Transcoding takes long: where the server has WP-CLI, a separate process does it; else the cron request itself.
 */
final class Transcode_Cron {

	const HOOK = 'mainstreet_video_copies_tick';

	/** Option with the time a separate process was last launched. The process deletes it first: an option that stays means that none started. */
	const LAUNCHED = 'mainstreet_video_copies_begun';

	/** Seconds between two runs. */
	const INTERVAL = 60;

	/** Seconds until a launch is tried again after a process did not start. */
	const RETRY_AFTER = HOUR_IN_SECONDS;

	/**
	 * Queues an uploaded video. Action `mainstreet_video_uploaded`.
	 *
	 * @param int $id Attachment.
	 */
	public static function handle_upload( $id ): void {
		if ( Options::get( 'video_copies' ) && Videos::is_video( (int) $id ) && '' !== Ffmpeg::find_path() && ( new Transcode_Queue() )->add( (int) $id ) ) {
			self::schedule();
		}
	}

	/** Schedules the next run. */
	public static function schedule(): void {
		( new Scheduler() )->plan( self::HOOK, time() );
	}

	/**
	 * Launches a worker, or transcodes one video. Action `mainstreet_video_copies_tick`.
	 *
	 * @param callable|null $launch Launches a process, for tests; `function (): bool`.
	 */
	public static function run( $launch = null ): void {
		$jobs = new Transcode_Queue();
		if ( ! $jobs->is_any_due() || '' === Ffmpeg::find_path() ) {
			return;
		}
		( new Scheduler() )->plan( self::HOOK, time() + self::INTERVAL );
		if ( $jobs->is_leased() ) {
			return;
		}
		$launched = (int) get_option( self::LAUNCHED );
		$is_on    = $launched < time() - self::RETRY_AFTER;
		if ( $is_on ) {
			update_option( self::LAUNCHED, time(), false );
		}
		if ( ! $is_on || ! ( $launch ? $launch() : self::launch() ) ) {
			( new Transcode_Worker( $jobs ) )->run( 1 );
		}
	}

	/**
	 * Launches `wp mainstreet video work` in a process that outlives this one.
	 *
	 * @return bool Whether it seems to have started.
	 */
	private static function launch(): bool {
		$wp     = Ffmpeg_Process::find_program( 'wp' );
		$setsid = Ffmpeg_Process::find_program( 'setsid' );
		if ( '' === $wp || '' === $setsid ) {
			return false;
		}
		$command = array( $setsid, '--fork', $wp, '--path=' . untrailingslashit( ABSPATH ), '--url=' . home_url(), '--quiet', 'mainstreet', 'video', 'work' );
		// With --fork setsid itself ends at once. WordPress may need the environment, such as the address of its database.
		return 0 === Ffmpeg_Process::run( $command, 10, null, getenv() )['code'];
	}
}
