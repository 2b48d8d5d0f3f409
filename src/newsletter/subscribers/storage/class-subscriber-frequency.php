<?php
namespace Mainstreet\Newsletter\Subscribers\Storage;

use Mainstreet\Core\Options\Options;
use Mainstreet\Core\Text\Utf8;

defined( 'ABSPATH' ) || exit;

/**
 * What readers can choose between: each post by itself, at once, or the posts of a week in one e-mail. The owner chooses the
 * day, and whether it can be chosen at all.
 */
final class Subscriber_Frequency {

	const EACH   = 'each';
	const WEEKLY = 'weekly';

	const ALL = array( self::EACH, self::WEEKLY );

	/** Values of the setting, in the order of days as ISO 8601 counts them. */
	const DAYS = array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' );

	/**
	 * One of the two.
	 *
	 * @param mixed $value Anything.
	 * @return string `each` or `weekly`.
	 */
	public static function clean( $value ): string {
		return is_string( $value ) && self::WEEKLY === trim( substr( Utf8::clean( $value ), 0, 20 ) ) ? self::WEEKLY : self::EACH;
	}

	/**
	 * The day of the weekly e-mail.
	 *
	 * @return int 1 for Monday to 7 for Sunday; 0 when it is not offered.
	 */
	public static function day() {
		$day = array_search( Options::get( 'newsletter_weekly' ), self::DAYS, true );
		return false === $day ? 0 : $day + 1;
	}

	/**
	 * Whether somebody gets posts once a week. While that is not offered, everybody gets them at once.
	 *
	 * @param array $row Row of the subscriber, with `frequency`.
	 */
	public static function is_weekly( array $row ): bool {
		return isset( $row['frequency'] ) && self::WEEKLY === $row['frequency'] && self::day() > 0;
	}

	/**
	 * What the choices are called in front of readers.
	 *
	 * @return string[] Texts by value.
	 */
	public static function choices(): array {
		return array(
			self::EACH   => __( 'Immediately (one email per post)', 'mainstreet-blocks' ),
			self::WEEKLY => __( 'Weekly (all posts in one email)', 'mainstreet-blocks' ),
		);
	}
}
