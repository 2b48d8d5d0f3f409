<?php
namespace Mainstreet\Payments\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * A row of the table of orders, read. Amounts are integers in minor units; times are Unix seconds, 0 for none.
 *
 * @property-read int    $id           Number.
 * @property-read string $uuid         Name that buyers and providers know.
 * @property-read string $mode         `live` or `test`.
 * @property-read string $kind         ONE_TIME or SUBSCRIPTION.
 * @property-read int    $parent_id    First order of the subscription this renews, 0 for none.
 * @property-read int    $plan_id      Plan, or product of simple payments.
 * @property-read int    $post_id      Post it was bought from.
 * @property-read int    $user_id      User, 0 for none.
 * @property-read int    $member_id    Member, 0 for none.
 * @property-read string $title        What was bought.
 * @property-read int    $amount       What is paid in all.
 * @property-read int    $refunded     What of it was given back.
 * @property-read int    $fee          What of it covers the fees.
 * @property-read string $currency     Three capitals.
 * @property-read int    $quantity     How many.
 * @property-read string $status       One of the states below.
 * @property-read string $provider     `stripe` or `paypal`.
 * @property-read string $provider_ref The provider's checkout, order or invoice; '' while there is none.
 * @property-read string $payment_ref  The payment that a refund names.
 * @property-read string $customer_ref The provider's customer.
 * @property-read string $sub_ref      The provider's subscription.
 * @property-read string $email        Buyer's address.
 * @property-read string $name         Buyer's name.
 * @property-read string $claim_hash   SHA-256 of what the buyer's browser holds, hexadecimal; '' for none.
 * @property-read int    $mail_state   A bit for each mail that went out.
 * @property-read int    $created      When.
 * @property-read int    $updated      When.
 * @property-read int    $paid         When.
 */
final class Order {

	/** States (docs/server-contract.md B.5). */
	const STATUS_NEW      = 'new';
	const STATUS_OPEN     = 'open';
	const STATUS_PAID     = 'paid';
	const STATUS_FAILED   = 'failed';
	const STATUS_REFUNDED = 'refunded';
	const STATUS_DISPUTED = 'disputed';
	const STATUS_CANCELED = 'canceled';
	const STATUS_EXPIRED  = 'expired';

	/** Kinds. */
	const ONE_TIME     = 'one-time';
	const SUBSCRIPTION = 'subscription';

	/** Columns that are read. */
	const COLUMNS = 'id, uuid, mode, kind, parent_id, plan_id, post_id, user_id, member_id, title, amount, refunded, fee, currency, quantity, status, provider, provider_ref, payment_ref, customer_ref, sub_ref, email, name, HEX(claim_hash) AS claim_hash, mail_state, created_gmt, updated_gmt, paid_gmt';

	/** Columns that hold numbers. */
	const NUMBERS = array( 'id', 'parent_id', 'plan_id', 'post_id', 'user_id', 'member_id', 'amount', 'refunded', 'fee', 'quantity', 'mail_state' );

	/** What is read above. */
	private array $values = array();

	/**
	 * An order.
	 *
	 * @param array $row Row as the database gives it, the columns above.
	 */
	public function __construct( array $row ) {
		foreach ( $row as $name => $value ) {
			if ( '_gmt' === substr( $name, -4 ) ) {
				$this->values[ substr( $name, 0, -4 ) ] = $value ? (int) strtotime( $value . ' UTC' ) : 0;
			} else {
				$this->values[ $name ] = in_array( $name, self::NUMBERS, true ) ? (int) $value : (string) $value;
			}
		}
	}

	/**
	 * One of the values.
	 *
	 * @param string $name Name.
	 * @return int|string
	 */
	public function __get( string $name ) {
		return $this->values[ $name ];
	}

	/**
	 * Whether there is such a value.
	 *
	 * @param string $name Name.
	 * @return bool
	 */
	public function __isset( string $name ) {
		return isset( $this->values[ $name ] );
	}

	/** Whether money came in for it and was not all given back. */
	public function is_paid(): bool {
		return self::STATUS_PAID === $this->status;
	}
}
