<?php
/**
 * The webhooks of all providers.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Events;

defined( 'ABSPATH' ) || exit;

/**
 * What the settings say of the webhooks (docs/server-contract.md D.2): whether they are set up, and when they last told something.
 */
final class Webhook_List {

	/**
	 * All of them.
	 *
	 * @return array[] See the filter.
	 */
	public static function all() {
		/**
		 * Filters the webhooks of payment providers that the settings show.
		 *
		 * @param array[] $webhooks List of `id`, `mode` (`live` or `test`), `label`, `status` (`good` or `warning`), `text` (a sentence), `url` (where the provider
		 *                          sends events; '' where the owner has nothing to do with it), `hint` (what he does with it, or ''),
		 *                          `command` (for sites that can't be reached, or '').
		 */
		return array_values( (array) apply_filters( 'mainstreet_payments_webhooks', array() ) );
	}

	/**
	 * Gives them to the settings screen.
	 *
	 * @param array $state State of the screen.
	 * @return array With `webhooks`.
	 */
	public static function add_to_settings( array $state ) {
		$state['webhooks'] = self::all();
		Payments_Look::ensure_if_ready();
		return $state;
	}
}
