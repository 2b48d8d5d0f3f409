<?php
/**
 * The nightly recount.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Likes;

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
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			$night = new \DateTimeImmutable( 'tomorrow 03:00', wp_timezone() );
			wp_schedule_event( $night->getTimestamp(), 'daily', self::HOOK );
		}
	}
}
