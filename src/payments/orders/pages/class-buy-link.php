<?php
namespace Mainstreet\Payments\Orders\Pages;

defined( 'ABSPATH' ) || exit;

/** URL of the buy page, for buttons in feeds, mails and browsers without JavaScript (docs/server-contract.md B.5). */
final class Buy_Link {

	/** Query parameter with the id of the plan or product. */
	const PARAM = 'mainstreet_buy';

	/**
	 * Returns the URL of the page where a plan can be bought.
	 *
	 * @param int $plan_id Plan or product.
	 * @param int $post_id Post with the offer.
	 * @return string Absolute, not escaped.
	 */
	public static function url( $plan_id, int $post_id ): string {
		return add_query_arg(
			array(
				self::PARAM => (int) $plan_id,
				'p'         => (int) $post_id,
			),
			home_url( '/' )
		);
	}
}
