<?php
namespace Mainstreet\Social\Networks\Bluesky;

defined( 'ABSPATH' ) || exit;

/** Timestamp identifiers: 53 bits of microseconds since 1970 and 10 chosen bits, in 13 characters that sort by time. */
final class Tid {

	const LETTERS = '234567abcdefghijklmnopqrstuvwxyz';

	/**
	 * Time of the last one that this process made.
	 *
	 * @var int
	 */
	private static $last = 0;

	/** Makes one that is later than all that this process made. */
	public static function generate(): string {
		self::$last = max( self::$last + 1, (int) floor( microtime( true ) * 1e6 ) );
		$number     = ( self::$last << 10 ) | random_int( 0, 1023 );
		$text       = '';
		for ( $at = 0; $at < 13; $at++ ) {
			$text   = self::LETTERS[ $number & 31 ] . $text;
			$number = $number >> 5;
		}
		return $text;
	}

	/**
	 * Whether a text is a timestamp identifier.
	 *
	 * @param string $text Text.
	 */
	public static function is_valid( $text ): bool {
		return 1 === preg_match( '/^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/D', $text );
	}

	/**
	 * Reads the time of a timestamp identifier.
	 *
	 * @param string $tid A valid one.
	 * @return string As Bluesky writes times, with milliseconds.
	 */
	public static function to_time( $tid ): string {
		$number = 0;
		foreach ( str_split( $tid ) as $letter ) {
			$number = ( $number << 5 ) | (int) strpos( self::LETTERS, $letter );
		}
		$micros = $number >> 10;
		return gmdate( 'Y-m-d\TH:i:s', intdiv( $micros, 1000000 ) ) . sprintf( '.%03dZ', intdiv( $micros % 1000000, 1000 ) );
	}
}
