<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Errors;

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
	public static function all(): array {
		/**
		 * Filters the webhooks of payment providers that the settings show.
		 *
		 * @param array[] $webhooks List of `id`, `mode` (`live` or `test`), `label`, `status` (`good` or `warning`), `text` (a sentence), `url` (where the provider
		 *                          sends events; '' where the owner has nothing to do with it), `hint` (what he does with it, or ''),
		 *                          `command` (for sites that can't be reached, or ''), `renew` (true where it can be set up by a request,
		 *                          which the filter below answers).
		 */
		return array_values( (array) apply_filters( 'mainstreet_payments_webhooks', array() ) );
	}

	/**
	 * Sets a webhook up again.
	 *
	 * @param \WP_REST_Request $request Request.
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public static function renew( \WP_REST_Request $request ) {
		/**
		 * Filters what came of setting a webhook up again. The provider whose it is does so.
		 *
		 * @param true|\WP_Error|null $done Null while nobody knows the webhook.
		 * @param string              $id   Its id.
		 */
		$done = apply_filters( 'mainstreet_payments_webhook_renew', null, (string) $request['id'] );
		if ( null === $done ) {
			return Errors::gone();
		}
		return is_wp_error( $done ) ? $done : self::all();
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
