<?php
namespace Mainstreet\Payments\Orders\Checkout;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Order;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plan_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Asks the block that a post holds whether it offers this, and holds its answer against the plan. Without such a
 * block nothing is sold: neither a plan by its number alone, nor one in a post that is no longer public.
 */
final class Checkout_Offer {

	/**
	 * Finds the offer.
	 *
	 * @param array     $input As Checkout_Input::clean().
	 * @param Plan|null $plan  Plan of that number; null for a product.
	 * @return array|\WP_Error `amount` (minor units, of all pieces), `fee`, `currency`, `title`, `description`, `plan`, `kind`, `quantity`,
	 *                         `max_quantity`, `is_donation`, `is_fixed`, `provider`, `payee`.
	 */
	public static function of( array $input, ?Plan $plan ) {
		if ( $input['plan_id'] <= 0 || $input['quantity'] < 1 || $input['quantity'] > Checkout_Input::MOST ) {
			return self::refused();
		}
		if ( ! self::is_public( $input['post_id'] ) || ( $plan && ! ( $plan->is_sold() && Plan_Post::is_complete( $plan ) ) ) ) {
			return self::refused();
		}
		if ( $plan ) {
			$input['amount'] = Checkout_Input::amount( $input, $plan );
			if ( is_wp_error( $input['amount'] ) ) {
				return $input['amount'];
			}
			if ( null !== $input['amount'] && $input['amount'] !== $plan->amount && ! $plan->buyer_can_change_amount ) {
				return self::refused();
			}
		}
		/**
		 * Filters what a post offers. The blocks that sell answer; what nobody answers for is refused.
		 *
		 * @param null|array|\WP_Error $offer `amount` (minor units, of all pieces), `title`; may hold `is_donation`; `is_fixed` (the owner set the
		 *                                    amount, such as a tier: the site's limits for named amounts do not apply); `covers_fees` (the buyer may
		 *                                    cover the fees); without a plan also `currency`, `quantity`, `max_quantity`, `provider`, `payee`, `description`.
		 * @param array                $input `plan_id`, `post_id` (a public post), `amount` (minor units; null when none was named: the offer's own
		 *                                    then), `def`, `quantity`, `cover_fees`.
		 * @param Plan|null            $plan  Plan that is sold; null when the number is no plan's.
		 */
		$offer = apply_filters( 'mainstreet_checkout_offer', null, $input, $plan );
		if ( is_wp_error( $offer ) ) {
			return $offer;
		}
		return is_array( $offer ) ? self::checked( $offer, $input, $plan ) : self::refused();
	}

	/** The error of what is not for sale: the same for all reasons, which tells nothing. */
	public static function refused(): \WP_Error {
		return new \WP_Error( 'mainstreet_not_offered', __( 'This is no longer available here. Please reload the page.', 'mainstreet-blocks' ), array( 'status' => 400 ) );
	}

	/**
	 * Whether everybody may see a post.
	 *
	 * @param int $post_id Post; 0 for what stands on no post's page.
	 */
	private static function is_public( $post_id ): bool {
		$post = $post_id > 0 ? get_post( $post_id ) : null;
		return 0 === $post_id || ( $post && 'publish' === $post->post_status && is_post_publicly_viewable( $post ) && ! post_password_required( $post ) );
	}

	/**
	 * Holds an answer against the plan and the limits.
	 *
	 * @param array     $offer Answer of the filter.
	 * @param array     $input What was sent.
	 * @param Plan|null $plan  Plan.
	 * @return array|\WP_Error
	 */
	private static function checked( array $offer, array $input, ?Plan $plan ) {
		$offer = self::complete( $offer, $plan );
		$named = $plan && null !== $input['amount'];
		if ( ! is_int( $offer['amount'] ) || ! Currencies::is_known( $offer['currency'] ) || ( $plan && $plan->currency !== $offer['currency'] ) ) {
			return self::refused();
		}
		if ( $plan && $offer['amount'] !== ( $named ? $input['amount'] : $plan->amount ) && ! ( $offer['is_fixed'] && ! $named ) ) {
			return self::refused();
		}
		$problem = Checkout_Limits::problem( $offer['amount'], $offer['currency'], $named && ! $offer['is_fixed'] && $input['amount'] !== self::price( $plan ) );
		if ( '' !== $problem ) {
			return Errors::invalid( 'amount', $problem, 'mainstreet_amount_limits' );
		}
		$offer['fee']     = $offer['covers_fees'] && $input['cover_fees'] ? Fees::on( $offer['amount'], $offer['currency'] ) : 0;
		$offer['amount'] += $offer['fee'];
		return $offer;
	}

	/**
	 * The price that the owner set.
	 *
	 * @param Plan|null $plan Plan.
	 * @return int|null Null where the buyer is to name it.
	 */
	private static function price( ?Plan $plan ): ?int {
		return $plan && ! $plan->buyer_can_change_amount ? $plan->amount : null;
	}

	/**
	 * An offer with all its members.
	 *
	 * @param array     $offer Answer of the filter.
	 * @param Plan|null $plan  Plan.
	 */
	private static function complete( array $offer, ?Plan $plan ): array {
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
