<?php
namespace Mainstreet\Payments\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * An order, read from its row. Amounts are integers in minor units; times are Unix seconds, 0 for none.
 *
 * @property-read int    $id           Id.
 * @property-read string $uuid         Public id, used in links and at providers.
 * @property-read string $mode         `live` or `test`.
 * @property-read string $kind         ONE_TIME or SUBSCRIPTION.
 * @property-read int    $parent_id    For a renewal, the first order of the subscription; otherwise 0.
 * @property-read int    $plan_id      Plan, or product of simple payments.
 * @property-read int    $post_id      Post it was bought from.
 * @property-read int    $user_id      User, 0 for none.
 * @property-read int    $member_id    Member, 0 for none.
 * @property-read string $title        Title of the plan or product.
 * @property-read int    $amount       Total amount.
 * @property-read int    $refunded     Refunded part of the amount.
 * @property-read int    $fee          Part of the amount that covers the provider's fees.
 * @property-read string $currency     ISO code, upper case.
 * @property-read int    $quantity     Quantity.
 * @property-read string $status       One of the statuses below.
 * @property-read string $provider     `stripe` or `paypal`.
 * @property-read string $provider_ref The provider's checkout, order or invoice id; '' while there is none.
 * @property-read string $payment_ref  The provider's payment id, used for refunds.
 * @property-read string $customer_ref The provider's customer id.
 * @property-read string $sub_ref      The provider's subscription id.
 * @property-read string $email        Buyer's email address.
 * @property-read string $name         Buyer's name.
 * @property-read string $claim_hash   SHA-256 hash of the claim cookie, hexadecimal; '' for none.
 * @property-read int    $mail_state   Bit mask of the sent mails (Order_Mails).
 * @property-read int    $created      Time of creation.
 * @property-read int    $updated      Time of the last change.
 * @property-read int    $paid         Time of payment.
 */
final class Order {

	/** Statuses (docs/server-contract.md B.5). */
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

	/** Selected columns. */
	const COLUMNS = 'id, uuid, mode, kind, parent_id, plan_id, post_id, user_id, member_id, title, amount, refunded, fee, currency, quantity, status, provider, provider_ref, payment_ref, customer_ref, sub_ref, email, name, HEX(claim_hash) AS claim_hash, mail_state, created_gmt, updated_gmt, paid_gmt';

	/** Integer columns. */
	const NUMBERS = array( 'id', 'parent_id', 'plan_id', 'post_id', 'user_id', 'member_id', 'amount', 'refunded', 'fee', 'quantity', 'mail_state' );

	/** Values by property name. */
	private array $values = array();

	/**
	 * Converts a row. `…_gmt` columns become Unix times without the suffix.
	 *
	 * @param array $row Row with the columns above.
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
	 * @param string $name Property name.
	 * @return int|string
	 */
	public function __get( string $name ) {
		return $this->values[ $name ];
	}

	/**
	 * Whether a value exists.
	 *
	 * @param string $name Property name.
	 */
	public function __isset( string $name ) {
		return isset( $this->values[ $name ] );
	}

	/** Whether the order is paid: not refunded in full, not disputed. */
	public function is_paid(): bool {
		return self::STATUS_PAID === $this->status;
	}
}
