<?php
namespace Mainstreet\Business;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and formats opening hours. A week is an array of day key (`Sun` … `Sat`) => list of `array( opening, closing )`, both
 * `HH:MM`; a closed day has an empty list.
 */
final class Opening_Hours {

	const DAYS = array(
		'Sun' => 'Sunday',
		'Mon' => 'Monday',
		'Tue' => 'Tuesday',
		'Wed' => 'Wednesday',
		'Thu' => 'Thursday',
		'Fri' => 'Friday',
		'Sat' => 'Saturday',
	);

	/** Maximum number of intervals per day. Bounds the output of hostile content. */
	const MAX_INTERVALS = 48;

	/**
	 * Adds the missing days of a week, which are closed.
	 *
	 * @param array $days Result of find_days().
	 * @return array The week.
	 */
	public static function fill_week( array $days ): array {
		return array_merge( array_fill_keys( array_keys( self::DAYS ), array() ), $days );
	}

	/**
	 * Orders a week for display.
	 *
	 * @param array $week The week, from Sunday on.
	 * @return array The week, from the site's first day on.
	 */
	public static function sort_days( array $week ): array {
		$first = self::start_of_week();
		return array_slice( $week, $first, null, true ) + $week;
	}

	/**
	 * Returns the name of a day in the current language.
	 *
	 * @param string $day Key, such as `Sun`.
	 * @return string
	 */
	public static function day_label( $day ) {
		global $wp_locale;
		return $wp_locale->get_weekday( array_search( $day, array_keys( self::DAYS ), true ) );
	}

	/**
	 * Formats the hours of a day for visitors.
	 *
	 * @param array         $hours Intervals.
	 * @param \DateTimeZone $zone  Time zone of the site; passed in so that it is created once per week.
	 * @return string Escaped HTML.
	 */
	public static function format_hours( array $hours, \DateTimeZone $zone ): string {
		if ( ! $hours ) {
			return esc_html__( 'Closed', 'mainstreet-blocks' );
		}
		if ( self::is_all_day( $hours ) ) {
			return esc_html__( 'Open 24 hours', 'mainstreet-blocks' );
		}
		$texts = array();
		$last  = array_key_last( $hours );
		foreach ( $hours as $index => list( $opening, $closing ) ) {
			// Isolated by `<bdi>`: right-to-left text would reorder the parts of "9:00 am".
			$texts[] = '<span class="jetpack-business-hours__interval">' . sprintf(
				/* translators: 1: opening time, 2: closing time. */
				esc_html__( '%1$s – %2$s', 'mainstreet-blocks' ),
				'<bdi>' . esc_html( self::format_time( $opening, $zone ) ) . '</bdi>',
				'<bdi>' . esc_html( self::format_time( $closing, $zone ) ) . '</bdi>'
			) . ( $index === $last ? '' : esc_html_x( ',', 'between two opening hours', 'mainstreet-blocks' ) ) . '</span>';
		}
		// The comma is inside the interval's element: after it, it could wrap to a line of its own in a narrow column.
		return implode( ' ', $texts );
	}

	/**
	 * Formats the hours of a day as plain text, such as `9:00 am – 5:00 pm`.
	 *
	 * @param array         $hours Intervals.
	 * @param \DateTimeZone $zone  Time zone of the site.
	 * @return string Not escaped.
	 */
	public static function hours_text( array $hours, \DateTimeZone $zone ): string {
		if ( ! $hours ) {
			return __( 'Closed', 'mainstreet-blocks' );
		}
		if ( self::is_all_day( $hours ) ) {
			return __( 'Open 24 hours', 'mainstreet-blocks' );
		}
		$texts = array();
		foreach ( $hours as list( $opening, $closing ) ) {
			/* translators: 1: opening time, 2: closing time. */
			$texts[] = sprintf( __( '%1$s – %2$s', 'mainstreet-blocks' ), self::format_time( $opening, $zone ), self::format_time( $closing, $zone ) );
		}
		return implode( _x( ',', 'between two opening hours', 'mainstreet-blocks' ) . ' ', $texts );
	}

	/**
	 * Whether a day is open for 24 hours.
	 *
	 * @param array $hours Intervals.
	 */
	public static function is_all_day( array $hours ): bool {
		foreach ( $hours as list( $opening, $closing ) ) {
			if ( '00:00' === $opening && in_array( $closing, array( '23:59', '24:00', '00:00' ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Reads the days of a stored week. Of duplicates, the first counts.
	 *
	 * @param mixed $stored Attribute `days` of the Business Hours block, or the same member of the business details.
	 * @return array Day key => intervals, only for days that are stored.
	 */
	public static function find_days( $stored ): array {
		$week = array();
		foreach ( is_array( $stored ) ? $stored : array() as $day ) {
			$name = Attributes::text( $day, 'name' );
			if ( isset( self::DAYS[ $name ] ) && ! isset( $week[ $name ] ) ) {
				$week[ $name ] = self::read_hours( isset( $day['hours'] ) ? $day['hours'] : null );
			}
		}
		return $week;
	}

	/**
	 * Reads the intervals that have two valid times.
	 *
	 * @param mixed $stored Key `hours` of a day.
	 * @return array[] Intervals.
	 */
	public static function read_hours( $stored ): array {
		$hours = array();
		foreach ( array_slice( is_array( $stored ) ? $stored : array(), 0, self::MAX_INTERVALS ) as $interval ) {
			$opening = is_array( $interval ) && isset( $interval['opening'] ) ? self::read_time( $interval['opening'] ) : '';
			$closing = is_array( $interval ) && isset( $interval['closing'] ) ? self::read_time( $interval['closing'] ) : '';
			if ( '' !== $opening && '' !== $closing ) {
				$hours[] = array( $opening, $closing );
			}
		}
		return $hours;
	}

	/**
	 * Parses a stored time.
	 *
	 * @param mixed $stored Such as `09:00`; `24:00` is midnight at the end of the day.
	 * @return string `HH:MM`; '' for an invalid time.
	 */
	public static function read_time( $stored ): string {
		$is_time = is_string( $stored ) && preg_match( '/^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/D', $stored, $parts );
		if ( ! $is_time || $parts[1] > 24 || ( 24 === (int) $parts[1] && '00' !== $parts[2] ) ) {
			return '';
		}
		return str_pad( $parts[1], 2, '0', STR_PAD_LEFT ) . ':' . $parts[2];
	}

	/**
	 * Formats a time in the site's time format.
	 *
	 * @param string $time `HH:MM`.
	 * @return string '' for an invalid time.
	 */
	public static function format_time( $time, \DateTimeZone $zone ) {
		if ( '' === self::read_time( $time ) ) {
			return '';
		}
		// Any date without a change of daylight saving time.
		$moment = date_create( '2001-01-15 ' . ( '24:00' === $time ? '00:00' : $time ), $zone );
		$format = get_option( 'time_format' );
		return wp_date( $format ? $format : 'H:i', $moment->getTimestamp(), $zone );
	}

	/** Returns the first day of the week of this site; 0 is Sunday. */
	public static function start_of_week(): int {
		$day = (int) get_option( 'start_of_week' );
		return $day >= 0 && $day < 7 ? $day : 0;
	}
}
