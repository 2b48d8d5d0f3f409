<?php
namespace Mainstreet\Blocks\Recurring_Payments;

defined( 'ABSPATH' ) || exit;

/** Reads plan ids from stored attributes, which may have any type. Same rules as in plan-ids.ts. */
final class Plan_Ids {

	/** Maximum number of plans per button. */
	const MAX_PLANS = 20;

	/**
	 * Returns the plan ids of a button.
	 *
	 * @param array $attributes `planId`: one id, or several such as `12+34`; or `planIds`, used by later Jetpack releases.
	 * @return int[] Unique ids above 0, in the stored order.
	 */
	public static function from_attributes( array $attributes ): array {
		$ids    = isset( $attributes['planIds'] ) && is_array( $attributes['planIds'] ) ? self::read( $attributes['planIds'] ) : array();
		$single = isset( $attributes['planId'] ) && is_scalar( $attributes['planId'] ) ? (string) $attributes['planId'] : '';
		return $ids ? $ids : self::read( explode( '+', substr( $single, 0, 500 ) ) );
	}

	/** Returns the valid ids of a list. */
	private static function read( array $values ): array {
		$ids = array();
		foreach ( $values as $value ) {
			// The length is limited, because an integer overflow could result in another valid id.
			if ( ( is_int( $value ) || is_string( $value ) ) && preg_match( '/^\s*[1-9]\d{0,14}\s*$/D', (string) $value ) ) {
				$ids[ (int) $value ] = true;
			}
		}
		return array_slice( array_keys( $ids ), 0, self::MAX_PLANS );
	}
}
