<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Attributes;
use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Brings the body of a checkout into shape. Prices, currencies and addresses to return to are not read at all: they are the site's.
 */
final class Checkout_Input {

	/** Most pieces of anything. */
	const MOST = 999;

	/**
	 * What was sent, each value of its type.
	 *
	 * @param array $sent Anything.
	 * @return array `plan_id`, `post_id`, `typed` (amount as sent, '' for none), `amount` (null until it is read), `def` (string), `quantity`,
	 *               `cover_fees`.
	 */
	public static function clean( array $sent ): array {
		return array(
			'plan_id'    => self::number( $sent, 'plan_id', 0 ),
			'post_id'    => self::number( $sent, 'post_id', 0 ),
			'typed'      => self::amount_text( $sent ),
			'amount'     => null,
			'def'        => substr( (string) preg_replace( '/[^\w.:-]/', '', Attributes::text( $sent, 'def' ) ), 0, 100 ),
			'quantity'   => self::number( $sent, 'quantity', 1 ),
			'cover_fees' => isset( $sent['cover_fees'] ) && in_array( $sent['cover_fees'], array( true, 1, '1', 'true', 'on' ), true ),
		);
	}

	/**
	 * Reads the amount in the plan's currency.
	 *
	 * @param array $input As clean().
	 * @param Plan  $plan  Plan.
	 * @return int|null|\WP_Error Minor units; null when none was sent.
	 */
	public static function amount( array $input, Plan $plan ) {
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
	 * A whole number.
	 *
	 * @param array  $sent    What was sent.
	 * @param string $name    Name.
	 * @param int    $default For none.
	 * @return int -1 for what is no such number.
	 */
	private static function number( array $sent, string $name, int $default ): int {
		if ( ! isset( $sent[ $name ] ) || '' === $sent[ $name ] ) {
			return $default;
		}
		$value = $sent[ $name ];
		$fits  = is_int( $value ) ? $value >= 0 : is_string( $value ) && preg_match( '/^\d{1,18}$/D', $value );
		return $fits ? (int) $value : -1;
	}

	/**
	 * The amount as text. Numbers with a fraction are refused later: what a machine makes of 0.1 + 0.2 is nobody's wish.
	 *
	 * @param array $sent What was sent.
	 */
	private static function amount_text( array $sent ): string {
		if ( ! isset( $sent['amount'] ) ) {
			return '';
		}
		$text = is_string( $sent['amount'] ) || is_int( $sent['amount'] ) ? trim( (string) $sent['amount'] ) : '-';
		// What is cut off might have been a digit.
		return strlen( $text ) > 40 ? '-' : $text;
	}
}
