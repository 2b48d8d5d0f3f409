<?php
namespace Mainstreet\Payments\Events;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

/** State of the webhooks for the settings screen (docs/server-contract.md D.2): whether they are set up, and when the last event arrived. */
final class Webhook_List {

	/**
	 * Lists the webhooks of all providers.
	 *
	 * @return array[] See the filter.
	 */
	public static function all(): array {
		/**
		 * Filters the webhooks of payment providers that the settings show.
		 *
		 * @param array[] $webhooks List of `id`, `mode` (`live` or `test`), `label`, `status` (`good` or `warning`), `text` (a sentence), `url` (where
		 *                          the provider sends events; '' if the owner need not enter it anywhere), `hint` (instructions for the URL, or ''),
		 *                          `command` (for sites that cannot be reached, or ''), `renew` (true if a REST request can set it up, which the
		 *                          filter below handles).
		 */
		return array_values( (array) apply_filters( 'mainstreet_payments_webhooks', array() ) );
	}

	/**
	 * Sets up a webhook again.
	 *
	 * @return array[]|\WP_Error As all(), afterwards.
	 */
	public static function renew( \WP_REST_Request $request ) {
		/**
		 * Filters the result of setting up a webhook again. The webhook's provider does the work in its callback.
		 *
		 * @param true|\WP_Error|null $done Null while no provider has handled it.
		 * @param string              $id   Id of the webhook.
		 */
		$done = apply_filters( 'mainstreet_payments_webhook_renew', null, (string) $request['id'] );
		if ( null === $done ) {
			return Errors::gone();
		}
		return is_wp_error( $done ) ? $done : self::all();
	}

	/**
	 * Adds the webhooks to the state of the settings screen, and schedules the reconciliation.
	 *
	 * @param array $state State of the screen.
	 * @return array With `webhooks`.
	 */
	public static function add_to_settings( array $state ) {
		$state['webhooks'] = self::all();
		Payment_Reconciler::ensure_if_ready();
		return $state;
	}
}
