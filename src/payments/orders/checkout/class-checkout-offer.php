<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plan_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Checks that a block in the post offers the plan or product, and validates its offer against the plan. Without such
 * a block nothing is sold: neither a plan by its id alone, nor a plan in a post that is no longer public.
 */
final class Checkout_Offer {

	/**
	 * Finds and validates the offer.
	 *
	 * @param array     $input As Checkout_Input::clean().
	 * @param Plan|null $plan  Plan with that id; null for a product.
	 * @return array|\WP_Error `amount` (minor units, for the whole quantity, with `fee`), `fee`, `currency`, `title`, `description`, `plan`,
	 *                         `kind`, `quantity`, `max_quantity`, `is_donation`, `is_fixed`, `provider`, `payee`.
	 */
	public static function find( array $input, ?Plan $plan ) {
		if ( $input['plan_id'] <= 0 || $input['quantity'] < 1 || $input['quantity'] > Checkout_Input::MAX_QUANTITY ) {
			return self::refusal_error();
		}
		if ( ! self::is_public( $input['post_id'] ) || ( $plan && ! ( $plan->is_sold() && Plan_Post::is_complete( $plan ) ) ) ) {
			return self::refusal_error();
		}
		if ( $plan ) {
			$input['amount'] = Checkout_Input::parse_amount( $input, $plan );
			if ( is_wp_error( $input['amount'] ) ) {
				return $input['amount'];
			}
			if ( null !== $input['amount'] && $input['amount'] !== $plan->amount && ! $plan->buyer_can_change_amount ) {
				return self::refusal_error();
			}
		}
		/**
		 * Filters the offer of a post. Blocks that sell something return it; without an offer the request is rejected.
		 *
		 * @param null|array|\WP_Error $offer `amount` (minor units, for the whole quantity), `title`; optional: `is_donation`; `is_fixed` (the owner
		 *                                    set the amount, such as a tier: the site's limits for chosen amounts do not apply); `covers_fees` (the
		 *                                    buyer may cover the fees); without a plan also `currency`, `quantity`, `max_quantity`, `provider`,
		 *                                    `payee`, `description`.
		 * @param array                $input `plan_id`, `post_id` (a public post, or 0), `amount` (minor units; null to use the offer's own), `def`,
		 *                                    `quantity`, `cover_fees`.
		 * @param Plan|null            $plan  Plan to sell; null if no plan has this id.
		 */
		$offer = apply_filters( 'mainstreet_checkout_offer', null, $input, $plan );
		if ( is_wp_error( $offer ) ) {
			return $offer;
		}
		return is_array( $offer ) ? self::validate( $offer, $input, $plan ) : self::refusal_error();
	}

	/** Returns the error for everything that is not for sale. It is the same for all reasons and reveals nothing. */
	public static function refusal_error(): \WP_Error {
		return new \WP_Error( 'mainstreet_not_offered', __( 'This is no longer available here. Please reload the page.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}

	/**
	 * Whether everybody may see a post.
	 *
	 * @param int $post_id Post; 0 if the block is not in a post.
	 */
	private static function is_public( $post_id ): bool {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		return 0 === $post_id || ( $post && 'publish' === $post->post_status && is_post_publicly_viewable( $post ) && ! post_password_required( $post ) );
	}

	/**
	 * Validates an offer against the plan and the limits, and adds the fee.
	 *
	 * @param array $offer Result of the filter.
	 * @param array $input As Checkout_Input::clean(), with the parsed amount.
	 * @return array|\WP_Error
	 */
	private static function validate( array $offer, array $input, ?Plan $plan ) {
		$offer = self::with_defaults( $offer, $plan );
		$named = $plan && null !== $input['amount'];
		if ( ! is_int( $offer['amount'] ) || ! Currencies::is_known( $offer['currency'] ) || ( $plan && $plan->currency !== $offer['currency'] ) ) {
			return self::refusal_error();
		}
		if ( $plan && $offer['amount'] !== ( $named ? $input['amount'] : $plan->amount ) && ! ( $offer['is_fixed'] && ! $named ) ) {
			return self::refusal_error();
		}
		$problem = Checkout_Amounts::find_problem( $offer['amount'], $offer['currency'], $named && ! $offer['is_fixed'] && $input['amount'] !== self::fixed_price( $plan ) );
		if ( '' !== $problem ) {
			return Errors::invalid( 'amount', $problem, 'mainstreet_amount_limits' );
		}
		$offer['fee']     = $offer['covers_fees'] && $input['cover_fees'] ? Checkout_Amounts::calculate_fee( $offer['amount'], $offer['currency'] ) : 0;
		$offer['amount'] += $offer['fee'];
		return $offer;
	}

	/** Returns the price that the owner set; null if the buyer chooses the amount, or there is no plan. */
	private static function fixed_price( ?Plan $plan ): ?int {
		return $plan && ! $plan->buyer_can_change_amount ? $plan->amount : null;
	}

	/**
	 * Adds the missing values of an offer. `plan` and `kind` cannot be overridden.
	 *
	 * @param array $offer Result of the filter.
	 */
	private static function with_defaults( array $offer, ?Plan $plan ): array {
		return array(
			'plan' => $plan,
			'kind' => $plan && $plan->is_recurring() ? Order::SUBSCRIPTION : Order::ONE_TIME,
		) + $offer + array(
			'amount'       => null,
			'currency'     => $plan ? $plan->currency : '',
			'title'        => $plan ? $plan->title : '',
			'description'  => $plan ? $plan->description : '',
			'quantity'     => 1,
			'max_quantity' => 1,
			'is_donation'  => $plan && 'donation' === $plan->type,
			'is_fixed'     => false,
			'covers_fees'  => false,
			'provider'     => 'stripe',
			'payee'        => '',
		);
	}
}
