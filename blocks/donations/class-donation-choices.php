<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Money\Currencies;
use Mainstreet\Payments\Plans\Plans;

defined( 'ABSPATH' ) || exit;

/** Finds the plans of a block. Intervals whose plan is missing, or is not for sale, are left out (docs/server-contract.md B.6). */
final class Donation_Choices {

	/**
	 * Returns the amounts by interval.
	 *
	 * @param Donations_Settings $settings Settings of the block.
	 * @return Donation_Choice[] By interval, in the order of the tabs.
	 */
	public static function of( Donations_Settings $settings ): array {
		$plans   = new Plans();
		$choices = array();
		foreach ( $settings->plans() as $interval => $id ) {
			$plan = $plans->sold( $id );
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
