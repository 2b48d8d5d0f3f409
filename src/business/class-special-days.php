<?php
namespace Mainstreet\Business;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * Reads special days by date (`YYYY-MM-DD`), the earliest first. Each is an array of `name` (may be empty) and `hours`
 * (intervals as in a week; empty if closed).
 */
final class Special_Days {

	/** Maximum number of stored days that are read. Bounds the output of hostile content. */
	const MAX = 100;

	/** Maximum number of characters of a name. */
	const MAX_NAME = 200;

	/**
	 * Reads the days from a date on. Of duplicate dates, the first counts.
	 *
	 * @param mixed  $stored Attribute `specialDays`.
	 * @param string $first  First date to return.
	 * @return array[] Special days by date.
	 */
	public static function read_from( $stored, string $first ): array {
		$days = array();
		foreach ( array_slice( is_array( $stored ) ? $stored : array(), 0, self::MAX ) as $day ) {
			$date = is_array( $day ) && isset( $day['date'] ) ? self::read_date( $day['date'] ) : '';
			if ( '' !== $date && $date >= $first && ! isset( $days[ $date ] ) ) {
				$name          = trim( Attributes::text( $day, 'name' ) );
				$days[ $date ] = array(
					'name'  => mb_substr( $name, 0, self::MAX_NAME ),
					'hours' => Opening_Hours::read_hours( isset( $day['hours'] ) ? $day['hours'] : null ),
				);
			}
		}
		ksort( $days );
		return $days;
	}

	/**
	 * Returns the date in the site's time zone, `YYYY-MM-DD`.
	 *
	 * @param int $ahead Days after today; may be negative.
	 * @return string
	 */
	public static function get_date( int $ahead = 0 ) {
		return current_datetime()->modify( sprintf( '%+d days', $ahead ) )->format( 'Y-m-d' );
	}

	/**
	 * Formats a date in the site's date format.
	 *
	 * @param string $date Such as `2026-12-25`.
	 * @return string '' for an invalid date.
	 */
	public static function label( $date ) {
		// Daylight saving time never changes at noon.
		$noon   = '' === self::read_date( $date ) ? false : date_create( $date . ' 12:00', wp_timezone() );
		$format = (string) get_option( 'date_format' );
		return $noon ? wp_date( '' === $format ? 'Y-m-d' : $format, $noon->getTimestamp(), wp_timezone() ) : '';
	}

	/**
	 * Validates a stored date.
	 *
	 * @param mixed $stored Such as `2026-12-25`.
	 * @return string The date; '' if it does not exist.
	 */
	private static function read_date( $stored ) {
		$is_date = is_string( $stored ) && preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $stored, $parts );
		return $is_date && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $stored : '';
	}
}
