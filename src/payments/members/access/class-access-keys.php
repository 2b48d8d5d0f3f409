<?php
namespace Mainstreet\Payments\Members\Access;

use Mainstreet\Core\Options\Stored_Once;

defined( 'ABSPATH' ) || exit;

/**
 * The keys that access cookies are signed with: 32 random bytes each, one for each span of 90 days, in options that no page
 * loads by itself. The key of this span signs, that of the one before still counts; older ones are deleted.
 */
final class Access_Keys {

	/** Beginning of the options' names; the number of the key follows. */
	const OPTION = 'mainstreet_access_key_';

	/** What a key looks like. */
	const PATTERN = '/^[0-9a-f]{64}$/D';

	/** Seconds that a key signs. */
	const SPAN = 90 * DAY_IN_SECONDS;

	/** Number of the key that signs now. */
	public static function current(): int {
		return intdiv( time(), self::SPAN );
	}

	/**
	 * The key that signs now; made if there is none.
	 *
	 * @return string Hexadecimal; '' when the database can't be written.
	 */
	public static function signing(): string {
		$number = self::current();
		$key    = Stored_Once::read( self::OPTION . $number, self::PATTERN );
		if ( '' === $key ) {
			$key = Stored_Once::choose( self::OPTION . $number, self::PATTERN, bin2hex( random_bytes( 32 ) ) );
			self::delete_old( $number );
		}
		return $key;
	}

	/**
	 * A key that counts.
	 *
	 * @param int $number Its number.
	 * @return string Hexadecimal; '' when there is none, or it is of another time.
	 */
	public static function of( $number ): string {
		$current = self::current();
		return $number === $current || $number === $current - 1 ? Stored_Once::read( self::OPTION . $number, self::PATTERN ) : '';
	}

	/**
	 * Deletes keys that no longer count.
	 *
	 * @param int $current Number of the key that signs.
	 */
	private static function delete_old( int $current ): void {
		global $wpdb;
		// Once in 90 days.
		$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( self::OPTION ) . '%' ) );
		array_map( 'delete_option', array_diff( $names, array( self::OPTION . $current, self::OPTION . ( $current - 1 ) ) ) );
	}
}
