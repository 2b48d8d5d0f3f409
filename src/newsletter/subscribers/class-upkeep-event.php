<?php
/**
 * The hourly event of subscribers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/**
 * The event at which Subscriber_Upkeep works: there as soon as somebody subscribed.
 */
final class Upkeep_Event {

	const HOOK = 'mainstreet_newsletter_upkeep';

	/**
	 * Makes sure that the event comes.
	 */
	public static function ensure() {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::HOOK );
		}
	}
}
