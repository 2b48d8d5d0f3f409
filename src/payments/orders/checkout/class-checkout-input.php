<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/** Validates the request body of a checkout. Prices, currencies and return URLs are never read from the request: the site sets them. */
final class Checkout_Input {

	/** Maximum quantity. */
	const MAX_QUANTITY = 999;

	/**
	 * Converts each value to its type.
	 *
	 * @return array `plan_id`, `post_id`, `typed` (amount as sent, '' for none), `amount` (null until parse_amount() parses it), `def` (string), `quantity`,
	 *               `cover_fees`. Numbers are -1 if invalid.
	 */
	public static function clean( array $sent ): array {
		return array(
			'plan_id'    => self::parse_number( $sent, 'plan_id', 0 ),
			'post_id'    => self::parse_number( $sent, 'post_id', 0 ),
			'typed'      => self::read_amount( $sent ),
			'amount'     => null,
			'def'        => substr( (string) preg_replace( '/[^\w.:-]/', '', Attributes::text( $sent, 'def' ) ), 0, 100 ),
			'quantity'   => self::parse_number( $sent, 'quantity', 1 ),
			'cover_fees' => isset( $sent['cover_fees'] ) && in_array( $sent['cover_fees'], array( true, 1, '1', 'true', 'on' ), true ),
		);
	}

	/**
	 * Parses the amount in the plan's currency.
	 *
	 * @param array $input As clean().
	 * @return int|null|\WP_Error Minor units; null if no amount was sent.
	 */
	public static function parse_amount( array $input, Plan $plan ) {
		if ( '' === $input['typed'] ) {
			return null;
		}
		$amount = Amounts::parse( $input['typed'], $plan->currency );
		if ( null === $amount ) {
			return Errors::invalid( 'amount', __( 'Please enter a valid amount.', 'mainstreet-blocks' ), 'mainstreet_amount_invalid' );
		}
		return $amount;
	}

	/**
	 * Reads a whole number.
	 *
	 * @param int $default Used if the value is missing or empty.
	 * @return int -1 if the value is not a whole number, or negative.
	 */
	private static function parse_number( array $sent, string $name, int $default ): int {
		if ( ! isset( $sent[ $name ] ) || '' === $sent[ $name ] ) {
			return $default;
		}
		$value = $sent[ $name ];
		$fits  = is_int( $value ) ? $value >= 0 : is_string( $value ) && preg_match( '/^\d{1,18}$/D', $value );
		return $fits ? (int) $value : -1;
	}

	/**
	 * Reads the amount as text. A float becomes `-`, which parse_amount() rejects: 0.1 + 0.2 is not exactly 0.3.
	 *
	 * @return string '' for none; `-` if invalid.
	 */
	private static function read_amount( array $sent ): string {
		if ( ! isset( $sent['amount'] ) ) {
			return '';
		}
		$text = is_string( $sent['amount'] ) || is_int( $sent['amount'] ) ? trim( (string) $sent['amount'] ) : '-';
		// Not truncated: a lost digit would change the amount.
		return strlen( $text ) > 40 ? '-' : $text;
	}
}
