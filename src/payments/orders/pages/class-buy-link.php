<?php
namespace Mainstreet\Payments\Orders\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * What a button leads to that works without script, and in feeds and mails (docs/server-contract.md B.5).
 */
final class Buy_Link {

	/** Parameter with the plan. */
	const PARAM = 'mainstreet_buy';

	/**
	 * Address of the page on which a plan is bought.
	 *
	 * @param int $plan_id Plan.
	 * @param int $post_id Post that offers it.
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
