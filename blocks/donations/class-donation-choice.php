<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Checkout\Checkout_Limits;
use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts that a block offers for a plan, in minor units. The plan's currency is what is charged, so it is what is shown,
 * whatever the block says (later releases leave the block's empty).
 */
final class Donation_Choice {

	/**
	 * Plan.
	 *
	 * @var Plan
	 */
	public $plan;

	/**
	 * Tiers that can be paid: place (0 to 2) => minor units.
	 *
	 * @var int[]
	 */
	public array $tiers = array();

	/** Whether donors may name the amount. */
	public bool $has_custom;

	/**
	 * The least of an amount of one's own.
	 *
	 * @var int
	 */
	public $minimum;

	/**
	 * The most of it.
	 *
	 * @var int
	 */
	public $maximum;

	/**
	 * Reads what a block offers.
	 *
	 * @param Donations_Settings $settings What the block says.
	 * @param string             $interval Interval.
	 * @param Plan               $plan     Its plan.
	 */
	public function __construct( Donations_Settings $settings, string $interval, Plan $plan ) {
		$this->plan       = $plan;
		$this->has_custom = $settings->has_custom_amount();
		foreach ( $settings->amounts( $interval ) as $place => $amount ) {
			$minor = $this->minor( $amount );
			if ( $minor && '' === Amounts::problem( $minor, $plan->currency ) ) {
				$this->tiers[ $place ] = $minor;
			}
		}
		$this->minimum = max( Checkout_Limits::minimum( $plan->currency ), Amounts::in_steps( (int) $this->minor( $settings->number( 'minimumAmount' ) ), $plan->currency ) );
		$site          = Checkout_Limits::maximum( $plan->currency );
		$most          = (int) $this->minor( $settings->number( 'maximumAmount' ) );
		$this->maximum = $most >= $this->minimum ? min( $most, $site ) : $site;
	}

	/** Whether there is something to give. */
	public function is_open(): bool {
		return $this->has_custom || $this->tiers;
	}

	/**
	 * Whether an amount is one that the author set.
	 *
	 * @param int $minor Minor units.
	 */
	public function is_tier( int $minor ): bool {
		return in_array( $minor, $this->tiers, true );
	}

	/**
	 * Checks an amount.
	 *
	 * @param int $minor Minor units.
	 * @return true|\WP_Error
	 */
	public function check( int $minor ) {
		if ( $this->is_tier( $minor ) ) {
			return true;
		}
		if ( ! $this->has_custom ) {
			return Errors::invalid( 'amount', __( 'This amount is not available. Please choose one of the amounts shown.', 'mainstreet-blocks' ), 'mainstreet_not_offered' );
		}
		if ( $minor < $this->minimum ) {
			return Errors::invalid( 'amount', $this->sentence( 'low' ), 'mainstreet_amount_too_low' );
		}
		if ( $minor > $this->maximum ) {
			return Errors::invalid( 'amount', $this->sentence( 'high' ), 'mainstreet_amount_too_high' );
		}
		return 0 === $minor % Currencies::step( $this->plan->currency ) ? true : Errors::invalid( 'amount', $this->sentence( 'step' ), 'mainstreet_amount_invalid' );
	}

	/**
	 * What is said about an amount that can't be given.
	 *
	 * @param string $problem `invalid`, `low`, `high` or `step`.
	 */
	public function sentence( string $problem ): string {
		$currency = $this->plan->currency;
		switch ( $problem ) {
			case 'low':
				/* translators: %s: amount of money. */
				return sprintf( __( 'The minimum amount is %s.', 'mainstreet-blocks' ), Amounts::format( $this->minimum, $currency ) );
			case 'high':
				/* translators: %s: amount of money. */
				return sprintf( __( 'The maximum amount is %s.', 'mainstreet-blocks' ), Amounts::format( $this->maximum, $currency ) );
			case 'step':
				/* translators: %s: amount of money, such as 0.010 KWD. */
				return sprintf( __( 'Please enter a multiple of %s.', 'mainstreet-blocks' ), Amounts::format( Currencies::step( $currency ), $currency ) );
		}
		/* translators: %s: amount of money. */
		return sprintf( __( 'Please enter an amount, such as %s.', 'mainstreet-blocks' ), Amounts::format( $this->suggested(), $currency ) );
	}

	/**
	 * What the field of an own amount suggests: 100 times the currency's least amount.
	 *
	 * @param int|float $own The block's own suggestion, 0 for none.
	 * @return int
	 */
	public function suggested( $own = 0 ) {
		$minor = (int) $this->minor( $own );
		return $minor ? $minor : min( $this->maximum, max( $this->minimum, 100 * Currencies::base( $this->plan->currency ) ) );
	}

	/**
	 * A number of the block in minor units.
	 *
	 * @param int|float $amount Major units.
	 */
	private function minor( $amount ): ?int {
		return Amounts::from_number( $amount, $this->plan->currency );
	}
}
