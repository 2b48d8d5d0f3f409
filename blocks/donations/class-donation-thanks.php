<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/** Finds the author's thank-you message, for the filter `mainstreet_donation_message`. */
final class Donation_Thanks {

	/**
	 * Returns the message of the first published block that offers the plan and has one.
	 *
	 * @param Plan $plan    Plan that was paid.
	 * @param int  $post_id Post it was paid from; 0 for none.
	 * @return string|null Plain text; '' if the author wrote none; null if no donation block offers the plan.
	 */
	public static function message( Plan $plan, int $post_id ): ?string {
		$message = null;
		foreach ( Donation_Finder::find( $post_id, $plan ) as list( , $settings ) ) {
			$message = trim( $settings->word( 'thankYouText' ) );
			if ( '' !== $message ) {
				return $message;
			}
		}
		return $message;
	}
}
