<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Core\Attributes;
use Mainstreet\Registration\Block_Types\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * A week is an array of day key (`Sun` … `Sat`) => list of `array( opening, closing )`,
 * both `HH:MM`; a closed day has an empty list.
 */
final class Business_Hours {

	const DAYS = array(
		'Sun' => 'Sunday',
		'Mon' => 'Monday',
		'Tue' => 'Tuesday',
		'Wed' => 'Wednesday',
		'Thu' => 'Thursday',
		'Fri' => 'Friday',
		'Sat' => 'Saturday',
	);

	/** More would not be hours any more; keeps hostile content from growing without end. */
	const MAX_INTERVALS = 48;

	/** Answers with day names and first day of the week (docs/server-contract.md A1). */
	public static function get_localized_week(): \WP_REST_Response {
		$is_switched = is_user_logged_in() && switch_to_user_locale( get_current_user_id() );
		$days        = array();
		foreach ( array_keys( self::DAYS ) as $day ) {
			$days[ $day ] = self::day_label( $day );
		}
		if ( $is_switched ) {
			restore_previous_locale();
		}
		$response = new \WP_REST_Response(
			array(
				'days'        => $days,
				'startOfWeek' => self::start_of_week(),
			)
		);
		if ( ! is_user_logged_in() ) {
			$response->header( 'Cache-Control', 'public, max-age=3600' );
		}
		return $response;
	}

	/**
	 * Brings stored days into shape. A day that is missing is closed; where no day can be
	 * recognised the block's default week stands.
	 *
	 * @param mixed $stored Attribute `days`.
	 * @return array The week.
	 */
	public static function read_week( $stored ): array {
		$week = self::find_days( $stored );
		if ( ! $week ) {
			$type = Blocks::type( 'jetpack/business-hours' );
			$week = self::find_days( isset( $type->attributes['days']['default'] ) ? $type->attributes['days']['default'] : null );
		}
		return array_merge( array_fill_keys( array_keys( self::DAYS ), array() ), $week );
	}

	/**
	 * Orders a week for display.
	 *
	 * @param array $week The week, from Sunday on.
	 * @return array The week, from the site's first day on.
	 */
	public static function in_order( array $week ): array {
		$first = self::start_of_week();
		return array_slice( $week, $first, null, true ) + $week;
	}

	/**
	 * Name of a day in the current language.
	 *
	 * @param string $day Key, such as `Sun`.
	 * @return string
	 */
	public static function day_label( $day ) {
		global $wp_locale;
		return $wp_locale->get_weekday( array_search( $day, array_keys( self::DAYS ), true ) );
	}

	/**
	 * Says a day's hours to people.
	 *
	 * @param array         $hours Intervals.
	 * @param \DateTimeZone $zone  Time zone of the site; for a whole week it is made once.
	 * @return string Escaped HTML.
	 */
	public static function describe( array $hours, \DateTimeZone $zone ): string {
		if ( ! $hours ) {
			return esc_html__( 'Closed', 'mainstreet-blocks' );
		}
		if ( self::is_all_day( $hours ) ) {
			return esc_html__( 'Open 24 hours', 'mainstreet-blocks' );
		}
		$texts = array();
		$last  = array_key_last( $hours );
		foreach ( $hours as $index => list( $opening, $closing ) ) {
			// Each time by itself: in text that runs from right to left, "9:00 am" would be taken apart.
			$texts[] = '<span class="jetpack-business-hours__interval">' . sprintf(
				/* translators: 1: opening time, 2: closing time. */
				esc_html__( '%1$s – %2$s', 'mainstreet-blocks' ),
				'<bdi>' . esc_html( self::format_time( $opening, $zone ) ) . '</bdi>',
				'<bdi>' . esc_html( self::format_time( $closing, $zone ) ) . '</bdi>'
			) . ( $index === $last ? '' : esc_html_x( ',', 'between two opening hours', 'mainstreet-blocks' ) ) . '</span>';
		}
		// The comma is a part of the interval: behind the box, a narrow column would put it on a line of its own.
		return implode( ' ', $texts );
	}

	/**
	 * Tells whether a day has no closing time.
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
	 * Finds the days in what is stored.
	 *
	 * @param mixed $stored Attribute `days`.
	 * @return array Day key => intervals, without the days that are not there.
	 */
	private static function find_days( $stored ): array {
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
	 * Reads the intervals that have both times.
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
	 * Reads a stored time.
	 *
	 * @param mixed $stored Such as `09:00`; `24:00` is midnight at the end of the day.
	 * @return string `HH:MM`, or nothing when it is no time.
	 */
	private static function read_time( $stored ): string {
		$is_time = is_string( $stored ) && preg_match( '/^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/D', $stored, $parts );
		if ( ! $is_time || $parts[1] > 24 || ( 24 === (int) $parts[1] && '00' !== $parts[2] ) ) {
			return '';
		}
		return str_pad( $parts[1], 2, '0', STR_PAD_LEFT ) . ':' . $parts[2];
	}

	/**
	 * Says a time in the site's format.
	 *
	 * @param string        $time `HH:MM`.
	 * @param \DateTimeZone $zone Time zone of the site.
	 * @return string Empty where it is no time.
	 */
	public static function format_time( $time, \DateTimeZone $zone ) {
		if ( '' === self::read_time( $time ) ) {
			return '';
		}
		// Any day on which no clock changes.
		$moment = date_create( '2001-01-15 ' . ( '24:00' === $time ? '00:00' : $time ), $zone );
		$format = get_option( 'time_format' );
		return wp_date( $format ? $format : 'H:i', $moment->getTimestamp(), $zone );
	}

	/**
	 * First day of the week of this site.
	 *
	 * @return int 0 is Sunday.
	 */
	private static function start_of_week(): int {
		$day = (int) get_option( 'start_of_week' );
		return $day >= 0 && $day < 7 ? $day : 0;
	}
}
