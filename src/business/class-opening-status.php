<?php
namespace Mainstreet\Business;

defined( 'ABSPATH' ) || exit;

/**
 * Determines whether a business is open at a time, and when it closes next. Follows the same rules as the script of the Business Hours
 * block (open-now.ts): hours are meant as the local clock shows them, also when daylight saving time begins or ends.
 */
final class Opening_Status {

	/** Minutes. */
	const DAY = 1440;

	/** Days ahead that are looked at. */
	const AHEAD = 8;

	/** Whether the business is open. */
	private bool $is_open;

	/** Minutes from the beginning of the day until the next closing; null if there is none within a week. */
	private ?int $closing = null;

	private \DateTimeImmutable $now;

	/**
	 * Reads the hours around a time.
	 *
	 * @param array              $week    The week (class Opening_Hours).
	 * @param array[]            $special Special days by date, from yesterday on.
	 * @param \DateTimeImmutable $now     Time in the site's time zone.
	 */
	public function __construct( array $week, array $special, \DateTimeImmutable $now ) {
		$this->now     = $now;
		$this->is_open = false;
		$minute        = self::to_minutes( $now->format( 'H:i' ) );
		foreach ( self::spans( $week, $special, $now ) as list( $start, $end ) ) {
			if ( $end > $minute ) {
				$this->is_open = $start <= $minute;
				$this->closing = $end < self::AHEAD * self::DAY ? $end : null;
				break;
			}
		}
	}

	public function is_open(): bool {
		return $this->is_open;
	}

	/**
	 * Returns the next closing time as text. It includes the day of the week where the time alone would be understood as another day's.
	 *
	 * @return string Not escaped; '' if there is none within a week.
	 */
	public function closing_text(): string {
		if ( null === $this->closing ) {
			return '';
		}
		$days = intdiv( $this->closing, self::DAY );
		$rest = $this->closing % self::DAY;
		$time = Opening_Hours::format_time( sprintf( '%02d:%02d', intdiv( $rest, 60 ), $rest % 60 ), $this->now->getTimezone() );
		$wait = $this->closing - self::to_minutes( $this->now->format( 'H:i' ) );
		if ( 0 === $days || ( $this->is_open && $wait < self::DAY ) ) {
			return $time;
		}
		$day = array_keys( Opening_Hours::DAYS )[ ( (int) $this->now->format( 'w' ) + $days ) % 7 ];
		/* translators: 1: day of the week, 2: time of the day. */
		return sprintf( _x( '%1$s, %2$s', 'closing time', 'mainstreet-blocks' ), Opening_Hours::day_label( $day ), $time );
	}

	/**
	 * Returns the hours around a day. Adjacent and overlapping hours are joined.
	 *
	 * @return array[] List of start and end, in minutes from the beginning of the day.
	 */
	private static function spans( array $week, array $special, \DateTimeImmutable $now ): array {
		$spans = array();
		// Hours that began yesterday may not be over.
		for ( $day = -1; $day < self::AHEAD; $day++ ) {
			$date  = $now->setTime( 12, 0 )->modify( sprintf( '%+d days', $day ) );
			$hours = $special[ $date->format( 'Y-m-d' ) ]['hours'] ?? $week[ $date->format( 'D' ) ];
			foreach ( $hours as list( $opening, $closing ) ) {
				$start = self::to_minutes( $opening );
				// A day without closing time is stored as 00:00 to 23:59.
				$end     = 0 === $start && '23:59' === $closing ? self::DAY : self::to_minutes( $closing );
				$spans[] = array( $day * self::DAY + $start, $day * self::DAY + $end + ( $end <= $start ? self::DAY : 0 ) );
			}
		}
		sort( $spans );
		$joined = array();
		foreach ( $spans as $span ) {
			$last = count( $joined ) - 1;
			if ( $last >= 0 && $span[0] <= $joined[ $last ][1] ) {
				$joined[ $last ][1] = max( $joined[ $last ][1], $span[1] );
			} else {
				$joined[] = $span;
			}
		}
		return $joined;
	}

	/**
	 * Converts a time.
	 *
	 * @param string $time `HH:MM`.
	 */
	private static function to_minutes( string $time ): int {
		return 60 * (int) substr( $time, 0, 2 ) + (int) substr( $time, 3 );
	}
}
