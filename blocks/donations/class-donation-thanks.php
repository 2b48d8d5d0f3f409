<?php
namespace Mainstreet\Blocks\Donations;

use Mainstreet\Payments\Plans\Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `mainstreet_donation_message`: the thank-you message of the block that offers the plan, as it is published.
 */
final class Donation_Thanks {

	/**
	 * The message of the first block that has one.
	 *
	 * @param Plan $plan    Plan that was paid.
	 * @param int  $post_id Post it was paid from, 0 for none.
	 * @return string|null Plain text, '' where the author wrote none; null where no donation block offers the plan.
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
