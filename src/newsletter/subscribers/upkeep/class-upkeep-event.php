<?php
namespace Mainstreet\Newsletter\Subscribers\Upkeep;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/** Hourly event of Subscriber_Upkeep. It is scheduled with the first subscriber or campaign. */
final class Upkeep_Event {

	const HOOK = 'mainstreet_newsletter_upkeep';

	/** Schedules the event, if it is not scheduled. */
	public static function ensure(): void {
		Scheduler::ensure_recurring( self::HOOK, 'hourly', time() + HOUR_IN_SECONDS );
	}
}
