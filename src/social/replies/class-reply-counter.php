<?php
namespace Mainstreet\Social\Replies;

use Mainstreet\Connections\Accounts\Accounts;
use Mainstreet\Core\Errors;
use Mainstreet\Core\Jobs\Scheduler;
use Mainstreet\Http\Time_Budget;
use Mainstreet\Social\Networks\Networks;
use Mainstreet\Social\Networks\Publish_Error;
use Mainstreet\Social\Networks\Publish_Result;
use Mainstreet\Social\Publishing\Shares\Shares;

defined( 'ABSPATH' ) || exit;

/**
 * Asks networks in the background, one after the other, a few at a time, and never while a page is requested. If a request fails, the last
 * number stays.
 */
final class Reply_Counter {

	const HOOK = 'mainstreet_replies_tick';

	/** Maximum number of shares, and seconds, of one run; seconds until the next run when there is more. */
	const MAX_SHARES = 30;
	const SECONDS    = 20;
	const PAUSE      = MINUTE_IN_SECONDS;

	/** Starts the runs. */
	private Scheduler $scheduler;

	/** @param Scheduler|null $scheduler Starts the runs. */
	public function __construct( ?Scheduler $scheduler = null ) {
		$this->scheduler = $scheduler ? $scheduler : new Scheduler();
	}

	/** Schedules the next run, or none. */
	public function schedule_next(): void {
		$due = Reply_Settings::types() ? Reply_Checks::next_due() : 0;
		if ( 0 === $due ) {
			$this->scheduler->drop( self::HOOK );
			return;
		}
		$planned = $this->scheduler->planned( self::HOOK );
		if ( 0 === $planned || $planned > max( $due, time() + self::PAUSE ) ) {
			$this->scheduler->plan( self::HOOK, max( $due, time() + self::PAUSE ) );
		}
	}

	/**
	 * Watches the shares of a post from now on.
	 *
	 * @param int $post_id Post.
	 */
	public static function watch_post( $post_id ): void {
		if ( Reply_Settings::types() ) {
			Reply_Checks::add_post( $post_id );
			( new self() )->schedule_next();
		}
	}

	/** Watches all that was shared within a year, and schedules the next run, or none. */
	public static function watch_recent(): void {
		Reply_Checks::add_recent();
		( new self() )->schedule_next();
	}

	/** Checks the shares that are due. */
	public function run(): void {
		// If this process dies, there is another run.
		$this->scheduler->plan( self::HOOK, time() + HOUR_IN_SECONDS );
		$time = new Time_Budget( self::SECONDS );
		$asks = Reply_Settings::types();
		for ( $number = 0; $asks && $number < self::MAX_SHARES && $time->left() > 0; $number++ ) {
			$row = Reply_Checks::take_next( time() );
			if ( ! $row ) {
				break;
			}
			self::check_share( $row );
		}
		$this->scheduler->drop( self::HOOK );
		$this->schedule_next();
	}

	/**
	 * Checks one share.
	 *
	 * @param array $row Row that was taken.
	 */
	private static function check_share( array $row ): void {
		$share   = Shares::find( (int) $row['share_id'] );
		$account = ( new Accounts() )->find( (int) $row['connection_id'] );
		$network = $share ? Networks::get( $share['service'] ) : null;
		if ( ! $share || ! $account || ! $network || ! Reply_Settings::is_shown( get_post( (int) $row['post_id'] ) ) ) {
			Reply_Checks::save_check( $row, true, 0, time() );
			return;
		}
		try {
			$count = $network->count_replies( $account, new Publish_Result( $share['remote_id'], $share['remote_url'] ) );
		} catch ( \Throwable $error ) {
			Errors::log( 'replies', get_class( $error ) . ': ' . $error->getMessage() );
			$count = new Publish_Error( Publish_Error::UNREACHABLE, '' );
		}
		if ( ! $count instanceof Publish_Error ) {
			// The second message of a thread is a reply to the first.
			$own = (int) $share['posts'] > 1 ? 1 : 0;
			Reply_Counts::save(
				(int) $row['post_id'],
				(int) $row['share_id'],
				null === $count ? null : array(
					'network' => $network->id(),
					'label'   => $network->label(),
					'url'     => $share['remote_url'],
					'n'       => max( 0, $count - $own ),
				)
			);
		}
		Reply_Checks::save_check( $row, ! $count instanceof Publish_Error, $count instanceof Publish_Error ? $count->wait : 0, time() );
	}
}
