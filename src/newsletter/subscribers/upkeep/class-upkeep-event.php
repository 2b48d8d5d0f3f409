<?php
namespace Mainstreet\Newsletter\Subscribers\Upkeep;

use Mainstreet\Core\Jobs\Scheduler;

defined( 'ABSPATH' ) || exit;

/**
 * The event at which Subscriber_Upkeep works: there as soon as somebody subscribed.
 */
final class Upkeep_Event {

	const HOOK = 'mainstreet_newsletter_upkeep';

	/** Makes sure that the event comes. */
	public static function ensure(): void {
		Scheduler::ensure_recurring( self::HOOK, 'hourly', time() + HOUR_IN_SECONDS );
	}
}
