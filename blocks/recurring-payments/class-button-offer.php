<?php
namespace Mainstreet\Blocks\Recurring_Payments;

use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Registration\Modules\Availability;
use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Submissions\Registry\Form_Locator;
use Mainstreet\Submissions\Registry\Form_Source;

defined( 'ABSPATH' ) || exit;

/**
 * Checks whether a post contains a payment button for a plan, and returns the price. Values from the browser are not trusted:
 * only plans in published content can be bought, at their own price.
 */
final class Button_Offer {

	const BLOCK = 'jetpack/recurring-payments';

	/** Maximum number of plans per button. */
	const MAX_PLANS = 20;

	/**
	 * Filters `mainstreet_checkout_offer`.
	 *
	 * @param array|\WP_Error|null $offer Offer of another callback.
	 * @param array                $input `plan_id`, `post_id`, and `amount` if the buyer entered one: minor units, or a decimal number as string.
	 * @param Plan|null            $plan  Plan.
	 * @return array|\WP_Error|null `amount` in minor units, `is_donation`, `title`, `plan`; null if no button offers the plan.
	 */
	public static function filter_offer( $offer, $input, $plan ) {
		if ( is_array( $offer ) || ! $plan instanceof Plan || ! $plan->is_sold() || ! Blocks::is_registered( 'recurring-payments' ) || Availability::gate( 'recurring-payments' ) ) {
			return $offer;
		}
		if ( ! self::is_offered( $plan->id, isset( $input['post_id'] ) ? (int) $input['post_id'] : 0 ) ) {
			return $offer;
		}
		$amount = self::validate_amount( $plan, isset( $input['amount'] ) ? $input['amount'] : null );
		return is_wp_error( $amount ) ? $amount : array(
			'amount'      => $amount,
			'is_donation' => 'donation' === $plan->type,
			'title'       => $plan->title,
			'plan'        => $plan,
		);
	}

	/**
	 * Returns the amount to pay.
	 *
	 * @param mixed $entered Amount entered by the buyer; null or '' for none.
	 * @return int|\WP_Error Minor units.
	 */
	private static function validate_amount( Plan $plan, $entered ) {
		if ( null === $entered || '' === $entered ) {
			return $plan->amount;
		}
		// The checkout has already converted it to minor units.
		$amount = is_int( $entered ) ? $entered : Amounts::parse( $entered, $plan->currency );
		if ( ! $plan->buyer_can_change_amount ) {
			return $amount === $plan->amount ? $amount : self::error( 'invalid', __( 'The price of this plan is fixed. Please reload the page.', 'mainstreet-blocks' ), $plan );
		}
		switch ( null === $amount ? 'none' : Amounts::problem( $amount, $plan->currency ) ) {
			case '':
				return $amount;
			case 'low':
				$minimum = Amounts::format( Amounts::least( $plan->currency ), $plan->currency );
				/* translators: %s: amount of money. */
				return self::error( 'low', sprintf( __( 'Minimum allowed price is %s.', 'mainstreet-blocks' ), $minimum ), $plan );
			case 'high':
				$maximum = Amounts::format( Amounts::maximum( $plan->currency ), $plan->currency );
				/* translators: %s: amount of money. */
				return self::error( 'high', sprintf( __( 'The maximum amount per payment is %s.', 'mainstreet-blocks' ), $maximum ), $plan );
		}
		return self::error( 'invalid', __( 'Please enter a valid amount.', 'mainstreet-blocks' ), $plan );
	}

	/**
	 * Returns an error for an invalid amount.
	 *
	 * @param string $what `invalid`, `low` or `high`.
	 */
	private static function error( string $what, string $message, Plan $plan ): \WP_Error {
		return new \WP_Error(
			'invalid' === $what ? 'mainstreet_amount_invalid' : 'mainstreet_amount_too_' . $what,
			$message,
			array(
				'status'  => 400,
				'field'   => 'amount',
				'minimum' => Amounts::decimal( Amounts::least( $plan->currency ), $plan->currency ),
			)
		);
	}

	/**
	 * Whether a button for this plan is shown with a post.
	 *
	 * @param int $post_id Post id; 0 for a page without a post, such as an archive.
	 */
	public static function is_offered( int $plan_id, int $post_id ): bool {
		if ( $post_id && ! ( Form_Source::is_released( $post_id ) && Form_Source::is_readable( $post_id ) ) ) {
			return false;
		}
		return self::contains_plan( Form_Locator::find_candidates( $post_id ), $plan_id ) || self::contains_plan( Form_Locator::find_referenced( self::find_templates() ), $plan_id );
	}

	/**
	 * Whether one of the sources contains a button for this plan.
	 *
	 * @param Form_Source[] $locations Sources.
	 */
	private static function contains_plan( array $locations, int $plan_id ): bool {
		foreach ( $locations as $location ) {
			$content = $location->get_content();
			if ( false !== strpos( $content, 'wp:' . self::BLOCK ) && in_array( $plan_id, self::find_plan_ids( parse_blocks( $content ) ), true ) && $location->is_open() ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the plan ids of all payment buttons in blocks and inner blocks.
	 *
	 * @param array[] $blocks Result of parse_blocks().
	 */
	public static function find_plan_ids( array $blocks ): array {
		$plans = array();
		foreach ( $blocks as $block ) {
			if ( self::BLOCK === $block['blockName'] ) {
				$plans = array_merge( $plans, self::read_plan_ids( $block['attrs'] ) );
			}
			$plans = array_merge( $plans, self::find_plan_ids( $block['innerBlocks'] ) );
		}
		return $plans;
	}

	/**
	 * Finds templates and template parts that contain payment buttons, or synced patterns that may contain them.
	 *
	 * @return Form_Source[]
	 */
	private static function find_templates(): array {
		$found = array();
		if ( ! wp_is_block_theme() ) {
			return $found;
		}
		foreach ( array(
			'template' => 'wp_template',
			'part'     => 'wp_template_part',
		) as $name => $type ) {
			foreach ( get_block_templates( array(), $type ) as $template ) {
				if ( false !== strpos( $template->content, 'wp:' . self::BLOCK ) || false !== strpos( $template->content, 'wp:block ' ) ) {
					$found[] = new Form_Source( $name, $template->id );
				}
			}
		}
		return $found;
	}

	/**
	 * Returns the plan ids of a button.
	 *
	 * @param array $attributes `planId`: one id, or several such as `12+34`; or `planIds`, used by later Jetpack releases.
	 * @return int[] Unique ids above 0, in the stored order.
	 */
	public static function read_plan_ids( array $attributes ): array {
		$ids    = isset( $attributes['planIds'] ) && is_array( $attributes['planIds'] ) ? self::parse_plan_ids( $attributes['planIds'] ) : array();
		$single = isset( $attributes['planId'] ) && is_scalar( $attributes['planId'] ) ? (string) $attributes['planId'] : '';
		return $ids ? $ids : self::parse_plan_ids( explode( '+', substr( $single, 0, 500 ) ) );
	}

	/** Returns the valid ids of a list. */
	private static function parse_plan_ids( array $values ): array {
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
