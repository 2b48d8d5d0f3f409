<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * Email frequency of a subscriber: each post immediately, or the posts of a week in one email. The site owner sets the day, and
 * whether the weekly email is offered.
 */
final class Subscriber_Frequency {

	const EACH   = 'each';
	const WEEKLY = 'weekly';

	const ALL = array( self::EACH, self::WEEKLY );

	/** Values of the setting, ordered by ISO 8601 day number. */
	const DAYS = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );

	/** Sanitizes a frequency: `each` or `weekly`. */
	public static function clean( $value ): string {
		return is_string( $value ) && self::WEEKLY === trim( substr( Utf8::clean( $value ), 0, 20 ) ) ? self::WEEKLY : self::EACH;
	}

	/**
	 * Returns the day of the weekly email.
	 *
	 * @return int 1 for Monday to 7 for Sunday; 0 if it is not offered.
	 */
	public static function weekly_day() {
		$day = array_search( Options::get( 'newsletter_weekly' ), self::DAYS, true );
		return false === $day ? 0 : $day + 1;
	}

	/**
	 * Whether a subscriber gets the weekly email. If it is not offered, everyone gets posts immediately.
	 *
	 * @param array $row Row of the subscriber, with `frequency`.
	 */
	public static function is_weekly( array $row ): bool {
		return isset( $row['frequency'] ) && self::WEEKLY === $row['frequency'] && self::weekly_day() > 0;
	}

	/** Returns the labels of the choices by value. */
	public static function choices(): array {
		return array(
			self::EACH   => __( 'Immediately (one email per post)', 'mainstreet-blocks' ),
			self::WEEKLY => __( 'Weekly (all posts in one email)', 'mainstreet-blocks' ),
		);
	}
}
