<?php
namespace Mainstreet\Social\Likes;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * The event that compares numbers with likes: there as soon as something was liked.
 */
final class Like_Upkeep {

	const HOOK = 'mainstreet_likes_recount';

	/**
	 * Makes sure that the event comes: at three in the morning, each night.
	 */
	public static function ensure() {
			$night = new \DateTimeImmutable( 'tomorrow 03:00', wp_timezone() );
		Scheduler::ensure_recurring( self::HOOK, 'daily', $night->getTimestamp() );
	}
}
