<?php
namespace Mainstreet\Blocks\Business_Hours;

use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

/**
 * A special day is an array of `name` (may be empty) and `hours` (intervals as in a week; none for closed); days are
 * kept by date (`YYYY-MM-DD`), the earliest first.
 */
final class Special_Days {

	/** More would not be special any more; keeps hostile content from growing without end. */
	const MAX = 100;

	/** Characters of a name that are shown. */
	const MAX_NAME = 200;

	/**
	 * Reads the days that are not over. A date that is there twice counts once, as it stands first.
	 *
	 * @param mixed  $stored Attribute `specialDays`.
	 * @param string $first  First date that is of interest.
	 * @return array[] Special days by date.
	 */
	public static function since( $stored, string $first ): array {
		$days = array();
		foreach ( array_slice( is_array( $stored ) ? $stored : array(), 0, self::MAX ) as $day ) {
			$date = is_array( $day ) && isset( $day['date'] ) ? self::read_date( $day['date'] ) : '';
			if ( '' !== $date && $date >= $first && ! isset( $days[ $date ] ) ) {
				$name          = trim( Attributes::text( $day, 'name' ) );
				$days[ $date ] = array(
					'name'  => mb_substr( $name, 0, self::MAX_NAME ),
					'hours' => Business_Hours::read_hours( isset( $day['hours'] ) ? $day['hours'] : null ),
				);
			}
		}
		ksort( $days );
		return $days;
	}

	/**
	 * The date at the site.
	 *
	 * @param int $ahead Days from today on; may be negative.
	 * @return string
	 */
	public static function today( int $ahead = 0 ) {
		return current_datetime()->modify( sprintf( '%+d days', $ahead ) )->format( 'Y-m-d' );
	}

	/**
	 * Says a date in the site's format.
	 *
	 * @param string $date Such as `2026-12-25`.
	 * @return string Empty where it is no date.
	 */
	public static function label( $date ) {
		// By noon no clock changes.
		$noon   = '' === self::read_date( $date ) ? false : date_create( $date . ' 12:00', wp_timezone() );
		$format = (string) get_option( 'date_format' );
		return $noon ? wp_date( '' === $format ? 'Y-m-d' : $format, $noon->getTimestamp(), wp_timezone() ) : '';
	}

	/**
	 * Reads a stored date.
	 *
	 * @param mixed $stored Such as `2026-12-25`.
	 * @return string The same, or nothing when there is no such day.
	 */
	private static function read_date( $stored ) {
		$is_date = is_string( $stored ) && preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $stored, $parts );
		return $is_date && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $stored : '';
	}
}
