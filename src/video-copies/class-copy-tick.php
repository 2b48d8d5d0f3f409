<?php
namespace Mainstreet\Video_Copies;

use Mainstreet\Core\Options;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Videos\Videos;

defined( 'ABSPATH' ) || exit;

/**
 * A tick each minute while there is something to make, none otherwise. The next one is planned before the work begins, so that a worker that
 * is killed does not end the chain. The work takes long: where the server has WP-CLI, a process of its own does it; else the tick itself.
 */
final class Copy_Tick {

	const HOOK = 'mainstreet_video_copies_tick';

	/** Option with when a process of its own was last begun. It deletes it as its first deed: one that finds it there knows that none came. */
	const BEGUN = 'mainstreet_video_copies_begun';

	/** Seconds between two ticks. */
	const PAUSE = 60;

	/** Seconds in which a process that never came is not tried again. */
	const REST = HOUR_IN_SECONDS;

	/**
	 * A video was uploaded. Action `mainstreet_video_uploaded`.
	 *
	 * @param int $id Attachment.
	 */
	public static function uploaded( $id ) {
		if ( Options::get( 'video_copies' ) && Videos::is_video( (int) $id ) && '' !== Ffmpeg::path() && ( new Copy_Jobs() )->add( (int) $id ) ) {
			self::plan();
		}
	}

	/**
	 * Plans the next tick.
	 */
	public static function plan() {
		( new Scheduler() )->plan( self::HOOK, time() );
	}

	/**
	 * Sees to it that somebody works.
	 *
	 * @param callable|null $launch Begins a process of its own, for tests; `function (): bool`.
	 */
	public static function run( $launch = null ) {
		$jobs = new Copy_Jobs();
		if ( ! $jobs->is_any_due() || '' === Ffmpeg::path() ) {
			return;
		}
		( new Scheduler() )->plan( self::HOOK, time() + self::PAUSE );
		if ( $jobs->is_held() ) {
			return;
		}
		$begun = (int) get_option( self::BEGUN );
		$is_on = $begun < time() - self::REST;
		if ( $is_on ) {
			update_option( self::BEGUN, time(), false );
		}
		if ( ! $is_on || ! ( $launch ? $launch() : self::launch() ) ) {
			( new Copy_Worker( $jobs ) )->run( 1 );
		}
	}

	/**
	 * Begins `wp mainstreet video work` in a process that outlives this one.
	 *
	 * @return bool Whether it seems to have begun.
	 */
	private static function launch(): bool {
		$wp     = Ffmpeg::find( 'wp' );
		$setsid = Ffmpeg::find( 'setsid' );
		if ( '' === $wp || '' === $setsid ) {
			return false;
		}
		$command = array( $setsid, '--fork', $wp, '--path=' . untrailingslashit( ABSPATH ), '--url=' . home_url(), '--quiet', 'mainstreet', 'video', 'work' );
		// With --fork setsid itself ends at once. WordPress may need what the server tells it, such as where its database is.
		return 0 === Ffmpeg_Run::run( $command, 10, null, getenv() )['code'];
	}
}
