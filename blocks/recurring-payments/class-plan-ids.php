<?php
namespace Mainstreet\Blocks\Recurring_Payments;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the plans from attributes as stored, which may have any type. The editor's half is plan-ids.ts.
 */
final class Plan_Ids {

	/** Plans of one button at most. */
	const MOST = 20;

	/**
	 * The plans of a button.
	 *
	 * @param array $attributes `planId`: one, or several as `12+34`; or `planIds`, as later releases write it.
	 * @return int[] Ids above 0, each once, in the order in which they stand there.
	 */
	public static function of( array $attributes ): array {
		$ids    = isset( $attributes['planIds'] ) && is_array( $attributes['planIds'] ) ? self::read( $attributes['planIds'] ) : array();
		$single = isset( $attributes['planId'] ) && is_scalar( $attributes['planId'] ) ? (string) $attributes['planId'] : '';
		return $ids ? $ids : self::read( explode( '+', substr( $single, 0, 500 ) ) );
	}

	/**
	 * The ids of a list.
	 *
	 * @param array $values Anything.
	 * @return int[]
	 */
	private static function read( array $values ): array {
		$ids = array();
		foreach ( $values as $value ) {
			// More digits than any id has would become another one.
			if ( ( is_int( $value ) || is_string( $value ) ) && preg_match( '/^\s*[1-9]\d{0,14}\s*$/D', (string) $value ) ) {
				$ids[ (int) $value ] = true;
			}
		}
		return array_slice( array_keys( $ids ), 0, self::MOST );
	}
}
