<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Core\Errors;
use Mainstreet\Payments\Money\Amounts;
use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Orders\Checkout\Checkout_Amounts;
use Mainstreet\Payments\Plans\Plan;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts that a block offers for a plan, in minor units. The plan's currency is the one that is shown and charged; the block's
 * own is ignored, and later releases leave it empty.
 */
final class Donation_Choice {

	/** @var Plan Plan of the interval. */
	public $plan;

	/** @var int[] Valid tiers: position (0 to 2) => minor units. */
	public array $tiers = array();

	/** Whether donors may enter an amount. */
	public bool $has_custom;

	/** @var int Minimum of an entered amount, in minor units. */
	public $minimum;

	/** @var int Maximum of an entered amount, in minor units. */
	public $maximum;

	/**
	 * Reads the amounts of a block, within the limits of the currency and the site.
	 *
	 * @param string $interval Key of Donations_Settings::INTERVALS.
	 */
	public function __construct( Donations_Settings $settings, string $interval, Plan $plan ) {
		$this->plan       = $plan;
		$this->has_custom = $settings->has_custom_amount();
		foreach ( $settings->get_amounts( $interval ) as $place => $amount ) {
			$minor = $this->to_minor( $amount );
			if ( $minor && '' === Amounts::problem( $minor, $plan->currency ) ) {
				$this->tiers[ $place ] = $minor;
			}
		}
		$this->minimum = max( Checkout_Amounts::minimum( $plan->currency ), Amounts::in_steps( (int) $this->to_minor( $settings->get_number( 'minimumAmount' ) ), $plan->currency ) );
		$site          = Checkout_Amounts::maximum( $plan->currency );
		$most          = (int) $this->to_minor( $settings->get_number( 'maximumAmount' ) );
		$this->maximum = $most >= $this->minimum ? min( $most, $site ) : $site;
	}

	/** Whether there is at least one way to choose an amount. */
	public function is_open(): bool {
		return $this->has_custom || $this->tiers;
	}

	/** Whether an amount is one of the tiers. */
	public function is_tier( int $minor ): bool {
		return in_array( $minor, $this->tiers, true );
	}

	/**
	 * Validates an amount. Tiers are always valid, whatever the limits of entered amounts.
	 *
	 * @return true|\WP_Error
	 */
	public function validate( int $minor ) {
		if ( $this->is_tier( $minor ) ) {
			return true;
		}
		if ( ! $this->has_custom ) {
			return Errors::invalid( 'amount', __( 'This amount is not available. Please choose one of the amounts shown.', 'mainstreet-blocks' ), 'mainstreet_not_offered' );
		}
		if ( $minor < $this->minimum ) {
			return Errors::invalid( 'amount', $this->get_message( 'low' ), 'mainstreet_amount_too_low' );
		}
		if ( $minor > $this->maximum ) {
			return Errors::invalid( 'amount', $this->get_message( 'high' ), 'mainstreet_amount_too_high' );
		}
		return 0 === $minor % Currencies::step( $this->plan->currency ) ? true : Errors::invalid( 'amount', $this->get_message( 'step' ), 'mainstreet_amount_invalid' );
	}

	/**
	 * Returns the message for an invalid amount.
	 *
	 * @param string $problem `invalid`, `low`, `high` or `step`.
	 */
	public function get_message( string $problem ): string {
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
		return sprintf( __( 'Please enter an amount, such as %s.', 'mainstreet-blocks' ), Amounts::format( $this->get_suggested(), $currency ) );
	}

	/**
	 * Returns the suggested amount: the block's own, else 100 times Currencies::base() within the limits.
	 *
	 * @param int|float $own The block's suggestion in major units; 0 for none.
	 * @return int Minor units.
	 */
	public function get_suggested( $own = 0 ) {
		$minor = (int) $this->to_minor( $own );
		return $minor ? $minor : min( $this->maximum, max( $this->minimum, 100 * Currencies::base( $this->plan->currency ) ) );
	}

	/**
	 * Converts a number of the block to minor units.
	 *
	 * @param int|float $amount Major units.
	 */
	private function to_minor( $amount ): ?int {
		return Amounts::from_number( $amount, $this->plan->currency );
	}

	/** Returns the amounts by interval (by interval, in the order of the tabs). */
	public static function from_settings( Donations_Settings $settings ): array {
		$plans   = new Plans();
		$choices = array();
		foreach ( $settings->get_plans() as $interval => $id ) {
			$plan = $plans->find_sold( $id );
			if ( ! $plan || $plan->interval !== $interval || ! Currencies::is_known( $plan->currency ) ) {
				continue;
			}
			$choice = new Donation_Choice( $settings, $interval, $plan );
			if ( $choice->is_open() ) {
				$choices[ $interval ] = $choice;
			}
		}
		return $choices;
	}
}
